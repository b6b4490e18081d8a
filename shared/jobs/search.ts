import { isId } from '../ids/isId.ts';
import type { JobId } from '../ids/schema.ts';
import { type JobListInput, type JobSort, jobSorts } from './schema.ts';

/** What the jobs page keeps in its address. */
export type JobSearch = {
  q?: string;
  location?: string;
  departments?: string[];
  sort?: JobSort;
  /** Where a further page of the list begins, for readers without scripts. */
  after?: string;
  /** The job whose details are shown. */
  job?: JobId;
};

/** Whether a text is a job's id, without the schema library, which public pages don't load. */
export function isJobId(value: unknown): value is JobId {
  return isId<JobId>(value);
}

/** Ignores blanks, and texts with a zero byte, which the database refuses. */
const text = (value: unknown, max: number): string | undefined => {
  const found = typeof value === 'number' ? String(value) : value;
  if (typeof found !== 'string' || !found.trim() || found.includes('\0')) return undefined;
  return found.length <= max ? found : undefined;
};

/**
 * Parses an address. Invalid parts are dropped, so an old or mistyped link still opens the list. A single
 * department may be a plain text, as forms without scripts send it.
 */
export function readJobSearch(raw: Record<string, unknown>): JobSearch {
  const listed = [raw.departments].flat();
  const departments = listed.flatMap((one) => text(one, 100) ?? []).slice(0, 20);
  const search: JobSearch = {
    q: text(raw.q, 100),
    location: text(raw.location, 100),
    departments: departments.length > 0 ? departments : undefined,
    sort: jobSorts.find((sort) => sort === raw.sort),
    after: text(raw.after, 300),
    job: isJobId(raw.job) ? raw.job : undefined,
  };
  return search;
}

/** The query string of an address. */
export function listInput(search: JobSearch): JobListInput {
  return {
    search: (search.q ?? '').trim(),
    location: search.location,
    departments: search.departments ?? [],
    sort: search.sort ?? 'newest',
    cursor: search.after,
    limit: 20,
  };
}
