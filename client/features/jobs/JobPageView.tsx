import { IconArrowLeft, IconArrowRight, IconLink, IconShieldCheck } from '@tabler/icons-react';
import { brand } from '../../../shared/company/brand.ts';
import { type JobDetail, type JobPage, postedAge } from '../../../shared/jobs/schema.ts';
import { counted } from '../../../shared/text/counted.ts';
import { clockIn, inZone } from '../../../shared/time/dates.ts';
import { HrEmail } from '../../site/HrEmail.tsx';
import { Button, ButtonLink } from '../../ui/buttons/Button.tsx';
import { useTitle } from '../../ui/hooks/useTitle.ts';
import { Group, Stack } from '../../ui/layout/Stack.tsx';
import { Notice } from '../../ui/states/Notice.tsx';
import { Heading, Remark, Text } from '../../ui/text/Text.tsx';
import { TextLink } from '../../ui/text/TextLink.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { HourStrip } from './HourStrip.tsx';
import { JobBadges } from './JobBadges.tsx';
import { JobRow } from './JobRow.tsx';
import { JobFacts, JobTexts } from './JobTexts.tsx';
import { FALLBACK, useReaderZone, useShift } from './useShift.ts';

/** A job's own page: what search engines and shared links open. */
export function JobPageView({ page, now }: { page: Exclude<JobPage, { kind: 'unknown' }>; now: Date }) {
  useTitle(page.kind === 'open' ? page.job.title : page.title);
  return (
    <main className="wrap" id="main">
      <p className="job-back">
        <TextLink to="/jobs" gap={6} size="sm" bold>
          <IconArrowLeft size={16} stroke={1.75} aria-hidden="true" />
          All jobs
        </TextLink>
      </p>
      {page.kind === 'open' ? <Open job={page.job} now={now} /> : <Closed page={page} now={now} />}
    </main>
  );
}

/** Facts and the way to apply come before the texts: on phones right below the title, otherwise beside both. */
function Open({ job, now }: { job: JobDetail; now: Date }) {
  const hours = useShift(job.workHours, now);
  const zone = useReaderZone() ?? FALLBACK;
  return (
    <div className="dp">
      <Stack gap={12} place="shrink">
        <Group gap={8} wrap>
          <JobBadges job={job} now={now} />
          <Remark as="span">
            Posted {postedAge(job.createdAt, now).toLowerCase()} · {counted(job.applicantCount, 'applicant')}
          </Remark>
        </Group>
        <Heading level={1} lines="anywhere" dir="auto">
          {job.title}
        </Heading>
      </Stack>
      <Stack as="aside" gap={24}>
        <JobFacts job={job} />
        {hours && <HourStrip {...hours} large />}
        <Stack gap={8}>
          <ButtonLink
            iconAfter={IconArrowRight}
            to="/apply"
            search={{ job: job.id }}
            variant="filled"
            size="lg"
            full
          >
            Apply Now
          </ButtonLink>
          <Button icon={IconLink} full onClick={copyLink}>
            Copy link
          </Button>
        </Stack>
        <Remark>
          About ten minutes. No account needed.
          {job.applicationDeadline &&
            ` Applications close on ${deadlineText(job.applicationDeadline, zone)}.`}
        </Remark>
      </Stack>
      <Stack gap={32} place="shrink">
        <JobTexts job={job} />
        <Notice kind="info" icon={IconShieldCheck}>
          <b>We never ask for money.</b> {brand.name} doesn’t charge for applications, training, or equipment.
          If someone asks you to pay in our name, write to <HrEmail />.
        </Notice>
      </Stack>
    </div>
  );
}

function Closed({ page, now }: { page: Extract<JobPage, { kind: 'closed' }>; now: Date }) {
  return (
    <Stack gap={32} className="job-closed">
      <Stack gap={12}>
        <Heading level={1} lines="anywhere" dir="auto">
          {page.title}
        </Heading>
        <Text size="lead">This job is closed. Please choose another one.</Text>
      </Stack>
      {page.similar.length > 0 && (
        <Stack as="section" aria-labelledby="similar">
          <h2 id="similar">Similar open jobs</h2>
          <div className="list">
            {page.similar.map((job) => (
              <JobRow key={job.id} job={job} now={now} />
            ))}
          </div>
        </Stack>
      )}
      <ButtonLink to="/jobs" variant="filled" size="lg">
        See all open jobs
      </ButtonLink>
    </Stack>
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

/**
 * "December 4, 2026, at 6:59 PM in New York": a deadline is one moment worldwide, the last minute of its day in UTC, because
 * midnight would show the next day.
 */
function deadlineText(day: string, zone: string): string {
  const end = new Date(`${day}T23:59:00Z`);
  const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: zone }).format(end);
  return `${date}, at ${clockIn(end, zone)} ${inZone(zone)}`;
}
