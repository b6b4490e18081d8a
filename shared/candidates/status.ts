/** Specification file 2 §4. Any change among the five is allowed; each is recorded. */
export const candidateStatuses = ['applied', 'shortlisted', 'interviewed', 'hired', 'rejected'] as const;

type Status = (typeof candidateStatuses)[number];

/** The statuses as HR reads them. */
export const statusLabels: Record<Status, string> = {
  applied: 'Applied',
  shortlisted: 'Shortlisted',
  interviewed: 'Interviewed',
  hired: 'Hired',
  rejected: 'Rejected',
};

/** Statuses whose change emails the person. */
export const emailedStatuses: ReadonlySet<Status> = new Set(['shortlisted', 'hired', 'rejected']);

/** An employee who gets any other status no longer works here. */
export const endsEmployment = (from: Status, to: Status): boolean => from === 'hired' && to !== 'hired';

export const candidateSorts = ['newest', 'oldest', 'name', 'score'] as const;
export type CandidateSort = (typeof candidateSorts)[number];

/** What HR's table can be narrowed to: results of an earlier method, and people who were decided on by one. */
export const candidateResults = ['earlier', 'second-look'] as const;
export type CandidateResult = (typeof candidateResults)[number];
