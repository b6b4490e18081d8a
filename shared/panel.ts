import { z } from 'zod';
import type { CandidateId } from './ids.ts';

/** The four stat cards of the HR panel, and what moved lately. */
export type PanelCounts = {
  candidates: number;
  candidatesThisWeek: number;
  employees: number;
  employeesThisMonth: number;
  jobs: number;
  jobsClosingThisWeek: number;
};

/** One page of a list that runs from new to old. */
export const PageInput = {
  cursor: z.string().max(300).optional(),
  limit: z.number().int().min(1).max(100).default(50),
};

export const EmployeeListInput = z.strictObject({
  search: z.string().trim().max(100).default(''),
  ...PageInput,
});
export type EmployeeListInput = z.infer<typeof EmployeeListInput>;

export type EmployeeRow = {
  id: CandidateId;
  fullName: string;
  email: string;
  position: string;
  /** False until they signed up through their invitation. */
  hasAccount: boolean;
  hiredAt: string;
};

export type EmployeeList = { employees: EmployeeRow[]; nextCursor: string | null };
