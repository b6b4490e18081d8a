import { IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { JobId } from '../../../shared/ids/schema.ts';
import { type JobPage, postedAge } from '../../../shared/jobs/schema.ts';
import type { SiteApi } from '../../../shared/site/queries.ts';
import { counted } from '../../../shared/text/counted.ts';
import { Button, ButtonLink, IconButton } from '../../ui/buttons/Button.tsx';
import { Group } from '../../ui/layout/Stack.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { SkeletonLines } from '../../ui/states/Skeleton.tsx';
import { Heading, Remark } from '../../ui/text/Text.tsx';
import { HourStrip } from './HourStrip.tsx';
import { JobBadges } from './JobBadges.tsx';
import { JobFacts, JobTexts } from './JobTexts.tsx';
import { useShift } from './useShift.ts';

type Props = {
  api: SiteApi;
  jobId: JobId;
  now: Date;
  onClose: () => void;
};

/** Details of one job over the list. It has its own address, so Back closes it. */
export function JobDialog({ api, jobId, now, onClose }: Props) {
  const box = useRef<HTMLDialogElement>(null);
  const { page, failure, retry } = useJob(api, jobId);
  const closed = useRef(onClose);
  closed.current = onClose;

  useEffect(() => {
    const dialog = box.current;
    if (!dialog) return;
    dialog.showModal();
    // Only clicks around the box hit the dialog element itself; Escape fires its cancel event.
    const outside = (event: MouseEvent): void => {
      if (event.target === dialog) closed.current();
    };
    dialog.addEventListener('click', outside);
    // Makes the text scrollable by keyboard.
    const text = dialog.querySelector('section');
    if (text) text.tabIndex = 0;
    return () => {
      dialog.removeEventListener('click', outside);
      dialog.close();
    };
  }, []);

  const title = page?.kind === 'open' ? page.job.title : page?.kind === 'closed' ? page.title : 'Job';
  return (
    <dialog
      ref={box}
      className="jd"
      aria-labelledby="job-dialog-title"
      onClose={(event) => {
        if (event.target === event.currentTarget) closed.current();
      }}
      onCancel={() => closed.current()}
    >
      <div>
        <header>
          <Heading id="job-dialog-title" level={2} lines="anywhere" place="grow" dir="auto">
            {title}
          </Heading>
          <IconButton icon={IconX} variant="subtle" label="Close" onClick={() => closed.current()} />
        </header>
        <section className="bd" aria-labelledby="job-dialog-title">
          <Body page={page} failure={failure} now={now} onRetry={retry} />
        </section>
        <footer>
          {page?.kind === 'open' && (
            <ButtonLink to="/apply" search={{ job: jobId }} variant="filled" size="lg">
              Apply Now
            </ButtonLink>
          )}
          <ButtonLink to="/jobs/$jobId" params={{ jobId }} size="lg" only="desktop">
            View full page
          </ButtonLink>
          <Button size="lg" onClick={() => closed.current()}>
            Close
          </Button>
        </footer>
      </div>
    </dialog>
  );
}

function Body(props: { page: JobPage | null; failure: boolean; now: Date; onRetry: () => void }) {
  const { page, now } = props;
  const hours = useShift(page?.kind === 'open' ? page.job.workHours : null, now);
  if (props.failure) {
    return (
      <ErrorState
        title="We couldn’t load the job"
        message="We’re having trouble right now. Nothing was lost. Please try again in a moment."
        onRetry={props.onRetry}
      />
    );
  }
  if (!page) return <SkeletonLines widths={['62%', '94%', '78%']} />;
  if (page.kind !== 'open') return <p>This job is closed.</p>;
  const { job } = page;
  return (
    <>
      <Group gap={8} wrap>
        <JobBadges job={job} now={now} />
        <Remark as="span">
          {counted(job.applicantCount, 'applicant')} · {postedAge(job.createdAt, now)}
        </Remark>
      </Group>
      <JobFacts job={job} />
      {hours && <HourStrip {...hours} />}
      <JobTexts job={job} />
    </>
  );
}

/** One job, loaded when its details are opened. */
function useJob(api: SiteApi, jobId: JobId) {
  const [page, setPage] = useState<JobPage | null>(null);
  const [failure, setFailure] = useState(false);
  const settled = page !== null || failure;
  useEffect(() => {
    if (settled) return;
    let dropped = false;
    api.job(jobId).then(
      (found) => !dropped && setPage(found),
      () => !dropped && setFailure(true),
    );
    return () => {
      dropped = true;
    };
  }, [api, jobId, settled]);
  return {
    page,
    failure,
    retry: () => setFailure(false),
  };
}
