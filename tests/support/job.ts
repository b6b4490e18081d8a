import { JobId } from '../../shared/ids/schema.ts';
import type { JobDetail } from '../../shared/jobs/schema.ts';

/** A job as the careers page shows it. */
export const publicJob = (more: Partial<JobDetail> = {}): JobDetail => ({
  id: JobId.parse('00000000-0000-4000-8000-000000000001'),
  title: 'Chat Support',
  description: 'Answer people.',
  department: 'Support',
  location: 'Remote',
  position: 'Other',
  salaryMin: null,
  salaryMax: null,
  workHours: null,
  applicantCount: 1_000,
  applicationDeadline: null,
  createdAt: '2026-11-20T09:00:00Z',
  responsibilities: null,
  requirements: null,
  benefits: null,
  hiringManager: 'Talent Team',
  ...more,
});
