import type { CandidateRow } from './schema.ts';

/** What someone applied for: "Evening Chat Agent (Customer Support Representative)", or only the position. */
export const appliedFor = ({ job, position }: Pick<CandidateRow, 'job' | 'position'>): string =>
  job === undefined ? position : `${job} (${position})`;
