import { IconClockExclamation, IconUsers } from '@tabler/icons-react';
import { isActivelyHiring, isClosingSoon, type JobCard } from '../../../shared/jobs/schema.ts';
import { Badge } from '../../ui/labels/Badge.tsx';

/** What is special about a posting: its deadline is near, or many have applied. */
export function JobBadges({ job, now }: { job: JobCard; now: Date }) {
  return (
    <>
      {isClosingSoon(job.applicationDeadline, now) && (
        <Badge icon={IconClockExclamation} color="orange">
          Closing Soon
        </Badge>
      )}
      {isActivelyHiring(job.applicantCount) && (
        <Badge icon={IconUsers} color="green">
          Actively Hiring
        </Badge>
      )}
    </>
  );
}
