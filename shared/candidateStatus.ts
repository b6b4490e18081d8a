/** Specification file 2 §4. Any change among the five is allowed; each is recorded. */
export const candidateStatuses = ['applied', 'shortlisted', 'interviewed', 'hired', 'rejected'] as const;

export const candidateSorts = ['newest', 'oldest', 'name', 'score'] as const;
export type CandidateSort = (typeof candidateSorts)[number];
