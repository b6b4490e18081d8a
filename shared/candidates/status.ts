/** Specification file 2 §4. Any change among the five is allowed; each is recorded. */
export const candidateStatuses = ['applied', 'shortlisted', 'interviewed', 'hired', 'rejected'] as const;

/** The statuses as HR reads them. */
export const statusLabels: Record<(typeof candidateStatuses)[number], string> = {
  applied: 'Applied',
  shortlisted: 'Shortlisted',
  interviewed: 'Interviewed',
  hired: 'Hired',
  rejected: 'Rejected',
};

/** Statuses whose change emails the person. */
export const emailedStatuses: ReadonlySet<(typeof candidateStatuses)[number]> = new Set([
  'shortlisted',
  'hired',
  'rejected',
]);

export const candidateSorts = ['newest', 'oldest', 'name', 'score'] as const;
export type CandidateSort = (typeof candidateSorts)[number];

/** What HR's table can be narrowed to: results of an earlier method, and people who were decided on by one. */
export const candidateResults = ['earlier', 'second-look'] as const;
export type CandidateResult = (typeof candidateResults)[number];
