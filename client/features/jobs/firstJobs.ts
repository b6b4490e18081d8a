import { UNAVAILABLE } from '../../../shared/errors/unavailable.ts';
import type { JobList, JobListInput } from '../../../shared/jobs/schema.ts';
import type { PageContext } from '../../site/context.ts';

/** What the server found before the page was sent. */
export type FirstJobs = { key: string; list: JobList } | { key: string; failure: string };

/** The same text for the same question. */
export const keyOf = (input: JobListInput): string => JSON.stringify(input);

/** The list for a page that the server renders; a list that cannot be read says so and answers 503. */
export async function firstJobs(context: PageContext, input: JobListInput): Promise<FirstJobs> {
  const key = keyOf(input);
  try {
    return { key, list: await context.api.jobs(input) };
  } catch (error) {
    // A cursor of another order or a search that is too wide is the address's fault, anything else is ours.
    const asked = error instanceof Error && error.name === 'DomainError';
    context.answer.status = asked ? 400 : 503;
    return { key, failure: asked ? error.message : UNAVAILABLE };
  }
}
