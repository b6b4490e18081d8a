import type { CandidateStatus } from './candidates.ts';

/** Who sits in the employee portal, as its header and its pages show it. */
export type EmployeeCard = {
  fullName: string;
  position: string;
  status: CandidateStatus;
};
