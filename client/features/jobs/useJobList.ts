import { useCallback, useEffect, useRef, useState } from 'react';
import { UNAVAILABLE } from '../../../shared/errors/unavailable.ts';
import type { JobList, JobListInput } from '../../../shared/jobs/schema.ts';
import type { SiteApi } from '../../../shared/site/queries.ts';
import { type FirstJobs, keyOf } from './firstJobs.ts';

export type JobListView = {
  /** Pages so far; null while nothing has arrived. */
  pages: JobList[] | null;
  /** Another query is running; the pages are those of the query before. */
  refreshing: boolean;
  more: 'idle' | 'loading' | 'failed';
  failure: string | null;
  showMore(): void;
  retry(): void;
};

type State = {
  key: string;
  pages: JobList[] | null;
  failure: string | null;
  more: JobListView['more'];
  /** The pages are those of an earlier visit, shown until they've been read again. */
  old?: boolean;
};

/** The last list that was shown, kept so that Back returns to the same position. */
let kept: Pick<State, 'key' | 'pages'> | null = null;

/** Number of pages reloaded on return, one request after the other. */
const MOST_REREAD = 5;

/** A list of jobs that follows its query. Answers to outdated queries are dropped. */
export function useJobList(api: SiteApi, input: JobListInput, first: FirstJobs | null): JobListView {
  const key = keyOf(input);
  const [state, setState] = useState<State>(() => initial(key, first));
  const answered = state.key === key && !state.old && (state.pages !== null || state.failure !== null);
  const shown = state.old && state.key === key ? state.pages : null;
  const latest = useRef({ input, key, shown });
  latest.current = { input, key, shown };
  useEffect(() => {
    if (state.pages) kept = { key: state.key, pages: state.pages };
  }, [state]);

  useEffect(() => {
    if (answered) return;
    let dropped = false;
    const load = async (): Promise<void> => {
      const next: State = { key, pages: null, failure: null, more: 'idle' };
      try {
        next.pages = await readPages(api, latest.current.input, latest.current.shown ?? []);
      } catch (error) {
        // A list that may name a closed job is better than none.
        next.pages = latest.current.shown;
        next.failure = next.pages ? null : messageOf(error);
      }
      if (!dropped) setState(next);
    };
    void load();
    return () => {
      dropped = true;
    };
  }, [api, key, answered]);

  const showMore = useCallback(async () => {
    const { pages } = state;
    const { input, key } = latest.current;
    const cursor = pages?.at(-1)?.nextCursor;
    // While another list is loading, the shown list doesn't grow.
    if (!cursor || state.key !== key || state.more === 'loading' || state.old) return;
    setState((old) => ({ ...old, more: 'loading' }));
    let page: JobList | null = null;
    try {
      page = await api.jobs({ ...input, cursor });
    } catch {
      page = null;
    }
    setState((old) => {
      // Another list is shown, or this one was reloaded.
      if (old.pages !== pages) return old;
      return page ? { ...old, more: 'idle', pages: [...pages, page] } : { ...old, more: 'failed' };
    });
  }, [api, state]);

  return {
    pages: state.pages,
    refreshing: !answered && !shown && state.pages !== null,
    more: shown ? 'loading' : state.more,
    failure: answered ? state.failure : null,
    showMore,
    // Clearing the failure makes the query run again.
    retry: () => setState((old) => ({ ...old, failure: null })),
  };
}

/** Reloads the first pages of the shown list and keeps the rest. */
async function readPages(api: SiteApi, input: JobListInput, shown: JobList[]): Promise<JobList[]> {
  const pages: JobList[] = [];
  let { cursor } = input;
  do {
    const page = await api.jobs({ ...input, cursor });
    pages.push(page);
    cursor = page.nextCursor ?? undefined;
  } while (cursor && pages.length < Math.min(shown.length, MOST_REREAD));
  if (!cursor) return pages;
  // Later jobs move up when earlier ones close.
  const read = new Set(pages.flatMap(({ jobs }) => jobs.map(({ id }) => id)));
  const rest = shown.slice(MOST_REREAD);
  return [...pages, ...rest.map((page) => ({ ...page, jobs: page.jobs.filter(({ id }) => !read.has(id)) }))];
}

function initial(key: string, first: FirstJobs | null): State {
  if (kept?.key === key) return { ...kept, failure: null, more: 'idle', old: true };
  const mine = first?.key === key ? first : null;
  return {
    key,
    pages: mine && 'list' in mine ? [mine.list] : null,
    failure: mine && 'failure' in mine ? mine.failure : null,
    more: 'idle',
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error && error.name === 'CallError' ? error.message : UNAVAILABLE;
}
