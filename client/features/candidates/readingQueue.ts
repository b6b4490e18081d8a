import { CandidateListInput } from '../../../shared/candidates/schema.ts';

/** Interviewed people, who wait for a decision, oldest application first. The link to the table uses the same filter. */
export const readingQueue = CandidateListInput.parse({ status: 'interviewed', sort: 'oldest', limit: 25 });
