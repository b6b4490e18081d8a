import { z } from 'zod';
import { defaultManagers } from '../company/brand.ts';
import { sentence } from '../errors/errors.ts';
import { JobId } from '../ids/schema.ts';
import { figure } from '../text/counted.ts';
import { ONE_LINE, ONE_LINE_MESSAGE, withoutHidden } from '../text/plainLine.ts';
import { plainText } from '../text/plainText.ts';
import {
  adminJobFilters,
  isActivelyHiring,
  type JobDetail,
  type JobStatus,
  jobStatuses,
  positions,
} from './schema.ts';

/** What a new job starts with (specification file 2 §9). */
export const newJob = {
  location: 'Remote',
  hiringManager: defaultManagers[0],
  status: 'active',
  applicantCount: 1000,
} as const;

/** A text that may be left out; blank counts as left out. */
const optionalText = (max: number) =>
  plainText()
    .max(max, `Please use at most ${figure(max)} characters`)
    .transform((text) => (text === '' ? null : text))
    .nullable();
const requiredText = (missing: string, max: number) =>
  plainText()
    .min(1, missing)
    .max(max, `Please use at most ${figure(max)} characters`);
const requiredLine = (missing: string, max: number) =>
  z
    .string()
    .overwrite(withoutHidden)
    .trim()
    .regex(ONE_LINE, ONE_LINE_MESSAGE)
    .min(1, missing)
    .max(max, `Please use at most ${figure(max)} characters`);
const money = z
  .int('Please enter a whole number')
  .min(0, 'Please enter 0 or more')
  .max(10_000_000, 'Please enter at most 10,000,000')
  .nullable();

/** All fields of the create/edit dialog (specification file 2 §3, §5). */
export const JobInput = z
  .strictObject({
    title: requiredLine('Please enter a title', 120),
    department: requiredLine('Please enter a department', 80),
    location: requiredLine('Please enter a location', 100),
    position: z.enum(positions, 'Please choose a position'),
    salaryMin: money,
    salaryMax: money,
    description: requiredText('Please describe the job', 5_000),
    responsibilities: optionalText(5_000),
    requirements: optionalText(5_000),
    benefits: optionalText(5_000),
    workHours: optionalText(200),
    /** One of those the settings offer, or the one the job has already. */
    hiringManager: requiredText('Please choose a hiring manager', 60),
    status: z.enum(jobStatuses),
    /** Null if HR didn't edit it, because applications change the stored number. */
    applicantCount: z
      .int('Please enter a whole number')
      .min(0, 'Please enter 0 or more')
      .max(10_000_000, 'Please enter at most 10,000,000')
      .nullable(),
    /** Last day, YYYY-MM-DD. */
    applicationDeadline: z.iso
      .date('Please enter a date')
      .regex(/^2/, 'Please enter a year from 2000 to 2999')
      .nullable(),
  })
  .refine(({ salaryMin, salaryMax }) => salaryMin === null || salaryMax === null || salaryMin <= salaryMax, {
    path: ['salaryMax'],
    message: 'The maximum salary can’t be below the minimum',
  });
export type JobInput = z.infer<typeof JobInput>;

/** The form's rules on a day (UTC): the server closes an active job whose deadline has passed. */
export const jobInputOn = (today: string) =>
  JobInput.refine(
    ({ status, applicationDeadline: last }) => status !== 'active' || !last || last >= today,
    // Found together with the other problems, not after them.
    { path: ['applicationDeadline'], message: sentence('job_deadline_passed'), when: () => true },
  );

export const jobLabels = {
  title: 'Title',
  department: 'Department',
  location: 'Location',
  position: 'Position on the application form',
  salaryMin: 'Minimum salary (USD per year)',
  salaryMax: 'Maximum salary (USD per year)',
  description: 'Description',
  responsibilities: 'Responsibilities',
  requirements: 'Requirements',
  benefits: 'Benefits',
  workHours: 'Work hours',
  hiringManager: 'Hiring manager',
  status: 'Status',
  applicantCount: 'Applicant count',
  applicationDeadline: 'Application deadline',
} as const satisfies Record<keyof JobInput, string>;

export const SaveJobInput = z.strictObject({
  /** The browser makes the id of a new job, too, so a repeated call creates one job. */
  jobId: JobId,
  /** When the version that was edited was stored; null for a new job. */
  basedOn: z.iso.datetime().nullable(),
  job: JobInput,
});
export type SaveJobInput = z.infer<typeof SaveJobInput>;

export const AdminJobListInput = z.strictObject({
  search: z.string().trim().max(100).default(''),
  status: z.enum(adminJobFilters).optional(),
  cursor: z.string().max(300).optional(),
  limit: z.number().int().min(1).max(100).default(50),
});
export type AdminJobListInput = z.infer<typeof AdminJobListInput>;

/** A job as HR sees it. */
export type AdminJob = Omit<JobDetail, 'hiringManager'> & {
  hiringManager: string;
  status: JobStatus;
  archived: boolean;
  /** Whether its location lets search engines list it. */
  listable: boolean;
  /** Applications submitted through the form. */
  applications: number;
  updatedAt: string;
};

export type AdminJobList = {
  jobs: AdminJob[];
  nextCursor: string | null;
  summary: {
    total: number;
    active: number;
    /** Applications received. */
    applications: number;
    /** What the careers page shows for all active jobs together; the form's default number included. */
    applicants: number;
    mostApplied: { title: string; applications: number } | null;
  };
};

/** The Trending badge (specification file 2 §9). */
export const isTrending = isActivelyHiring;
