import { CandidateListInput } from '../../../../shared/candidates/schema.ts';

/** People whose interview is to be read, who applied first first; the same people as behind the link to the table. */
export const readingQueue = CandidateListInput.parse({ status: 'interviewed', sort: 'oldest', limit: 25 });
