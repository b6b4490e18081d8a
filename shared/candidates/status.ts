/** Specification file 2 §4. Any change among the five is allowed; each is recorded. */
export const candidateStatuses = ['applied', 'shortlisted', 'interviewed', 'hired', 'rejected'] as const;

export const candidateSorts = ['newest', 'oldest', 'name', 'score'] as const;
export type CandidateSort = (typeof candidateSorts)[number];

/** What HR's table can be narrowed to: results of an earlier method, and people who were decided on by one. */
export const candidateResults = ['earlier', 'second-look'] as const;
export type CandidateResult = (typeof candidateResults)[number];
