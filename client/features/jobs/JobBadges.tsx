import { IconClockExclamation, IconUsers } from '@tabler/icons-react';
import { isActivelyHiring, isClosingSoon, type JobCard } from '../../../shared/jobs.ts';

/** What is special about a posting: its deadline is near, or many have applied. */
export function JobBadges({ job, now }: { job: JobCard; now: Date }) {
  return (
    <>
      {isClosingSoon(job.applicationDeadline, now) && (
        <span className="bdg orange">
          <IconClockExclamation size={14} stroke={1.75} aria-hidden="true" />
          Closing Soon
        </span>
      )}
      {isActivelyHiring(job.applicantCount) && (
        <span className="bdg green">
          <IconUsers size={14} stroke={1.75} aria-hidden="true" />
          Actively Hiring
        </span>
      )}
    </>
  );
}
