import { CandidateListInput } from '../../../shared/candidates/schema.ts';

/** Interviewed people, who wait for a decision, oldest application first; the same filter as the link to the table. */
export const readingQueue = CandidateListInput.parse({ status: 'interviewed', sort: 'oldest', limit: 25 });
