import { z } from 'zod';
import type { JobId } from './ids.ts';

export const jobStatuses = ['active', 'closed', 'draft'] as const;
export type JobStatus = (typeof jobStatuses)[number];

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
  /** Jobs that match, and active jobs in all. */
  matching: number;
  total: number;
  locations: string[];
  departments: string[];
};
