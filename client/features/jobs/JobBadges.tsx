import { IconClockExclamation, IconUsers } from '@tabler/icons-react';
import { isActivelyHiring, isClosingSoon, type JobCard } from '../../../shared/jobs.ts';

export function JobBadges({ job }: { job: JobCard }) {
  return (
    <>
      {isClosingSoon(job.applicationDeadline, new Date()) && (
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
