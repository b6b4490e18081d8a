import { IconArrowLeft, IconArrowRight, IconLink, IconShieldCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { brand } from '../../../shared/brand.ts';
import { counted } from '../../../shared/counted.ts';
import { type JobDetail, type JobPage, postedAge } from '../../../shared/jobs.ts';
import { HrMail } from '../../site/HrMail.tsx';
import { toast } from '../../ui/toast.ts';
import { useTitle } from '../../ui/useTitle.ts';
import { HourStrip } from './HourStrip.tsx';
import { JobBadges } from './JobBadges.tsx';
import { JobRow } from './JobRow.tsx';
import { JobFacts, JobTexts } from './JobTexts.tsx';
import { useShift } from './useShift.ts';

/** A job's own page: what search engines and shared links open. */
export function JobPageView({ page, now }: { page: Exclude<JobPage, { kind: 'unknown' }>; now: Date }) {
  useTitle(page.kind === 'open' ? page.job.title : page.title);
  return (
    <main className="wrap" id="main">
      <p className="job-back">
        <Link to="/jobs" className="sm b row g6">
          <IconArrowLeft size={16} stroke={1.75} aria-hidden="true" />
          All jobs
        </Link>
      </p>
      {page.kind === 'open' ? <Open job={page.job} now={now} /> : <Closed page={page} now={now} />}
    </main>
  );
}

function Open({ job, now }: { job: JobDetail; now: Date }) {
  const hours = useShift(job.workHours, now);
  return (
    <div className="dp">
      <div className="stack g32 shrink">
        <div className="stack g12">
          <div className="row g8 w">
            <JobBadges job={job} now={now} />
            <span className="sm dim">
              Posted {postedAge(job.createdAt, now).toLowerCase()} ·{' '}
              {counted(job.applicantCount, 'applicant')}
            </span>
          </div>
          <h1 className="break" dir="auto">
            {job.title}
          </h1>
        </div>
        <JobTexts job={job} />
        <div className="alert info">
          <IconShieldCheck className="ic" stroke={1.75} aria-hidden="true" />
          <div>
            <b>We never ask for money.</b> {brand.name} doesn’t charge for applications, training, or
            equipment. If someone asks you to pay in our name, write to <HrMail />.
          </div>
        </div>
      </div>
      <aside className="stack g24">
        <JobFacts job={job} />
        {hours && <HourStrip {...hours} large />}
        <div className="stack g8">
          <Link to="/apply" search={{ job: job.id }} className="btn filled lg full">
            Apply Now
            <IconArrowRight size={18} stroke={1.75} aria-hidden="true" />
          </Link>
          <button type="button" className="btn default full" onClick={copyLink}>
            <IconLink size={18} stroke={1.75} aria-hidden="true" />
            Copy link
          </button>
        </div>
        <p className="sm dim">
          About ten minutes. No account needed.
          {job.applicationDeadline && ` Applications close on ${dayText(job.applicationDeadline)}.`}
        </p>
      </aside>
    </div>
  );
}

function Closed({ page, now }: { page: Extract<JobPage, { kind: 'closed' }>; now: Date }) {
  return (
    <div className="stack g32 job-closed">
      <div className="stack g12">
        <h1 className="break" dir="auto">
          {page.title}
        </h1>
        <p className="lead">This job is closed. Please choose another one.</p>
      </div>
      {page.similar.length > 0 && (
        <section className="stack g16" aria-labelledby="similar">
          <h2 id="similar">Similar open jobs</h2>
          <div className="list">
            {page.similar.map((job) => (
              <JobRow key={job.id} job={job} now={now} />
            ))}
          </div>
        </section>
      )}
      <Link to="/jobs" className="btn filled lg">
        See all open jobs
      </Link>
    </div>
  );
}

async function copyLink(): Promise<void> {
  const address = `${location.origin}${location.pathname}`;
  try {
    await navigator.clipboard.writeText(address);
    toast.success('Link copied');
  } catch {
    toast.error('We couldn’t copy the link', address);
  }
}

/** "December 4, 2026" of YYYY-MM-DD. */
function dayText(day: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}
