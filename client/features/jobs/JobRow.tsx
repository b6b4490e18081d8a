import { IconBuilding, IconCalendar, IconMapPin, IconUsers } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { type JobCard, postedAge, salaryText } from '../../../shared/jobs/schema.ts';
import { leavesZoneOpen } from '../../../shared/jobs/shift.ts';
import { counted } from '../../../shared/text/counted.ts';
import { ButtonLink } from '../../ui/buttons/Button.tsx';
import { Group } from '../../ui/layout/Stack.tsx';
import { Hidden, Remark, Text, Title } from '../../ui/text/Text.tsx';
import { HourStrip } from './HourStrip.tsx';
import { JobBadges } from './JobBadges.tsx';
import { useShift } from './useShift.ts';

type Props = {
  job: JobCard;
  now: Date;
  /**
   * Opens the details over the list. Without scripts, or in a new tab, the link leads to the job's own page.
   */
  onDetails?: () => void;
};

/**
 * One posting of a list. With `onDetails`, a plain click opens it in place; any other click follows the link.
 */
export function JobRow({ job, now, onDetails }: Props) {
  const hours = useShift(job.workHours, now);
  const salary = salaryText(job.salaryMin, job.salaryMax);
  const open = (event: MouseEvent): void => {
    if (!onDetails || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onDetails();
  };
  return (
    <article className="job" aria-labelledby={`job-${job.id}`}>
      <div data-place="shrink">
        <Group gap={8} wrap>
          <Title lines="anywhere" id={`job-${job.id}`} dir="auto">
            <Link to="/jobs/$jobId" params={{ jobId: job.id }}>
              {job.title}
            </Link>
          </Title>
          <JobBadges job={job} now={now} />
        </Group>
        <p className="clamp" dir="auto">
          {job.description}
        </p>
        <Text as="div" size="sm" className="jmeta">
          <Group as="span" gap={6}>
            <IconBuilding size={16} stroke={1.75} aria-hidden="true" />
            {job.department}
          </Group>
          <Group as="span" gap={6}>
            <IconMapPin size={16} stroke={1.75} aria-hidden="true" />
            {job.location}
          </Group>
          <Group as="span" gap={6}>
            <IconUsers size={16} stroke={1.75} aria-hidden="true" />
            {counted(job.applicantCount, 'applicant')}
          </Group>
          <Group as="span" gap={6}>
            <IconCalendar size={16} stroke={1.75} aria-hidden="true" />
            {postedAge(job.createdAt, now)}
          </Group>
        </Text>
      </div>
      <div className="jr">
        {salary && (
          <p className="sal">
            {salary} <Remark as="span">a year</Remark>
          </p>
        )}
        {hours ? (
          <HourStrip {...hours} />
        ) : (
          job.workHours && (
            <Text as="div" size="sm" className="hrs">
              {/* One element: the parts of a text would be lines of their own here. */}
              <Text as="span">{job.workHours}</Text>
              {leavesZoneOpen(job.workHours) && <Remark>In the employer’s time zone</Remark>}
            </Text>
          )
        )}
        <Group gap={8}>
          <ButtonLink to="/jobs/$jobId" params={{ jobId: job.id }} size="sm" onClick={open}>
            Read Details<Hidden>: {job.title}</Hidden>
          </ButtonLink>
          <ButtonLink to="/apply" search={{ job: job.id }} variant="filled" size="sm">
            Apply Now<Hidden>: {job.title}</Hidden>
          </ButtonLink>
        </Group>
      </div>
    </article>
  );
}
