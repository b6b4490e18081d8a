import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { skipToken } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { JobId } from '../../../shared/ids.ts';
import { type JobDetail, postedAge, salaryText } from '../../../shared/jobs.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { HourStrip } from './HourStrip.tsx';
import { JobBadges } from './JobBadges.tsx';
import { readerZone, useShift } from './useShift.ts';

/** Details of one job over the list. It has its own address, so Back closes it. */
export function JobDialog({ jobId, onClose }: { jobId: JobId | null; onClose: () => void }) {
  const phone = useMediaQuery('(max-width: 48em)') ?? false;
  const job = trpc.jobs.byId.useQuery(jobId ? { jobId } : skipToken);
  return (
    <Modal
      opened={jobId !== null}
      onClose={onClose}
      size={760}
      fullScreen={phone}
      title={job.data?.title ?? 'Job'}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {job.isPending && <p className="dim">Loading…</p>}
      {job.isError && (
        <ErrorState
          title="This job is not open any more"
          message={readError(job.error).message}
          onRetry={() => job.refetch()}
        />
      )}
      {job.data && <Detail job={job.data} onClose={onClose} />}
    </Modal>
  );
}

function Detail({ job, onClose }: { job: JobDetail; onClose: () => void }) {
  const shift = useShift(job.workHours);
  const salary = salaryText(job.salaryMin, job.salaryMax);
  return (
    <div className="stack g24">
      <div className="row g8 w">
        <JobBadges job={job} />
        <span className="sm dim">
          {job.department} · {job.location} · {postedAge(job.createdAt, new Date())}
        </span>
      </div>
      <dl className="dl">
        <dt>Salary range</dt>
        <dd>{salary ? `${salary} a year` : 'Not specified'}</dd>
        <dt>Work hours</dt>
        <dd>{job.workHours ?? 'Agreed with your team lead'}</dd>
        <dt>Hiring manager</dt>
        <dd>{job.hiringManager}</dd>
      </dl>
      {shift && <HourStrip shift={shift} zone={readerZone()} />}
      <Section title="About the role" text={job.description} />
      {job.responsibilities && <Section title="Responsibilities" text={job.responsibilities} />}
      {job.requirements && <Section title="Requirements" text={job.requirements} />}
      {job.benefits && <Section title="Benefits" text={job.benefits} />}
      <div className="row g12 job-actions">
        <Link to="/apply" search={{ job: job.id }} className="btn filled lg">
          Apply Now
        </Link>
        <button type="button" className="btn default lg" onClick={onClose}>
          Close
        </button>
      </div>
    </div>
  );
}

/** A text with one point per line becomes a list. */
function Section({ title, text }: { title: string; text: string }) {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return (
    <section className="stack g8" dir="auto">
      <h2 className="h3">{title}</h2>
      {lines.length > 1 ? (
        <ul className="bl">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        <p>{text}</p>
      )}
    </section>
  );
}
