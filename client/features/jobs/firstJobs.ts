import { UNAVAILABLE } from '../../../shared/errors/unavailable.ts';
import type { JobList, JobListInput } from '../../../shared/jobs/schema.ts';
import type { PageContext } from '../../site/context.ts';

/** What the server found before it sent the page. */
export type FirstJobs = { key: string; list: JobList } | { key: string; failure: string };

/** The same key for the same query. */
export const keyOf = (input: JobListInput): string => JSON.stringify(input);

/** The list for a server-rendered page; a list that can't be read says so and answers 503. */
export async function firstJobs(context: PageContext, input: JobListInput): Promise<FirstJobs> {
  const key = keyOf(input);
  try {
    return { key, list: await context.api.jobs(input) };
  } catch (error) {
    // A cursor from another order or a search that's too broad is the client's error (400); anything else is
    // ours.
    const asked = error instanceof Error && error.name === 'DomainError';
    context.answer.status = asked ? 400 : 503;
    return { key, failure: asked ? error.message : UNAVAILABLE };
  }
}
