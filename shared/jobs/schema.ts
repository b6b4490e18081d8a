import { z } from 'zod';
import type { JobId } from '../ids/schema.ts';
import { counted, figure } from '../text/counted.ts';
import { daysBetween } from '../time/dates.ts';

export const jobStatuses = ['active', 'closed', 'draft'] as const;
export type JobStatus = (typeof jobStatuses)[number];
/** `archived`: deleted jobs that have applications. */
export const adminJobFilters = [...jobStatuses, 'archived'] as const;

/** Position options of the application form (specification file 1 §9). */
export const positions = [
  'Data Entry Clerk',
  'Customer Support Representative',
  'Virtual Assistant',
  'Admin Support Specialist',
  'Other',
] as const;
export type Position = (typeof positions)[number];

export const jobSorts = ['newest', 'salary', 'applied'] as const;
export type JobSort = (typeof jobSorts)[number];
export const jobSortLabels: Record<JobSort, string> = {
  newest: 'Newest',
  salary: 'Highest Salary',
  applied: 'Most Applied',
};

export const JobListInput = z.strictObject({
  search: z.string().trim().max(100).default(''),
  location: z.string().max(100).optional(),
  departments: z.array(z.string().max(100)).max(20).default([]),
  sort: z.enum(jobSorts).default('newest'),
  cursor: z.string().max(300).optional(),
  limit: z.number().int().min(1).max(50).default(20),
  /** Sent along by the browser's paging; a list only ever goes forward. */
  direction: z.literal('forward').optional(),
});
export type JobListInput = z.infer<typeof JobListInput>;

export type JobCard = {
  id: JobId;
  title: string;
  description: string;
  department: string;
  location: string;
  /** Which option of the application form this job belongs to. */
  position: Position;
  salaryMin: number | null;
  salaryMax: number | null;
  workHours: string | null;
  applicantCount: number;
  /** YYYY-MM-DD. */
  applicationDeadline: string | null;
  /** When it was first public. */
  createdAt: string;
};

export type JobDetail = JobCard & {
  responsibilities: string | null;
  requirements: string | null;
  benefits: string | null;
  hiringManager: string;
};

export type JobList = {
  jobs: JobCard[];
  nextCursor: string | null;
  /**
   * The number of matching jobs (in a text search, one above MATCHING_MAX of matching.ts means more), and of
   * active jobs in all.
   */
  matching: number;
  total: number;
  locations: string[];
  departments: string[];
};

/** One job as its own page shows it: open, or closed with others to look at, or never public. */
export type JobPage =
  | { kind: 'open'; job: JobDetail }
  | { kind: 'closed'; title: string; similar: JobCard[] }
  | { kind: 'unknown' };

/** How long ago a job was posted (specification file 1 §9). */
export function postedAge(createdAt: string, now: Date): string {
  const days = Math.max(0, daysBetween(new Date(createdAt), now));
  const ago = (count: number, unit: string): string => `${counted(count, unit)} ago`;
  if (days === 0) return 'Today';
  if (days < 7) return ago(days, 'day');
  if (days < 30) return ago(Math.floor(days / 7), 'week');
  return ago(Math.floor(days / 30), 'month');
}

/** The Closing Soon badge: a deadline 1 to 7 days away (specification file 1 §9). `deadline` is YYYY-MM-DD. */
export function isClosingSoon(deadline: string | null, now: Date): boolean {
  if (!deadline) return false;
  const days = daysBetween(
    new Date(`${now.toISOString().slice(0, 10)}T00:00:00Z`),
    new Date(`${deadline}T00:00:00Z`),
  );
  return days >= 1 && days <= 7;
}

/** Above this the Actively Hiring and Trending badges show (specification §9). */
const BUSY_APPLICANTS = 5_000;

/** Whether a posting gets the badge "Actively Hiring" (specification file 1 §9). */
export function isActivelyHiring(applicantCount: number): boolean {
  return applicantCount > BUSY_APPLICANTS;
}

/** "$19,200–$26,400", one side alone, or null when nothing is given. */
export function salaryText(min: number | null, max: number | null): string | null {
  const money = (value: number): string => `$${figure(value)}`;
  if (min !== null && max !== null) return min === max ? money(min) : `${money(min)}–${money(max)}`;
  if (min !== null) return `From ${money(min)}`;
  return max !== null ? `Up to ${money(max)}` : null;
}
