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

/** The last list that was shown: coming back to it, one's place is where it was. */
let kept: Pick<State, 'key' | 'pages'> | null = null;

/** A list of jobs that follows its query. Answers to outdated queries are dropped. */
export function useJobList(api: SiteApi, input: JobListInput, first: FirstJobs | null): JobListView {
  const key = keyOf(input);
  const [state, setState] = useState<State>(() => initial(key, first));
  const answered = state.key === key && !state.old && (state.pages !== null || state.failure !== null);
  /** An earlier visit's list is read again as far as it was shown. */
  const count = state.old && state.key === key && state.pages ? state.pages.length : 1;
  const latest = useRef({ input, key, count });
  latest.current = { input, key, count };
  useEffect(() => {
    if (state.pages) kept = { key: state.key, pages: state.pages };
  }, [state]);

  useEffect(() => {
    if (answered) return;
    let dropped = false;
    const load = async (): Promise<void> => {
      const next: State = { key, pages: null, failure: null, more: 'idle' };
      try {
        next.pages = await readPages(api, latest.current.input, latest.current.count);
      } catch (error) {
        next.failure = messageOf(error);
      }
      if (!dropped) setState(next);
    };
    void load();
    return () => {
      dropped = true;
    };
  }, [api, key, answered]);

  const showMore = useCallback(async () => {
    const cursor = state.pages?.at(-1)?.nextCursor;
    if (!cursor || state.more === 'loading' || state.old) return;
    const asked = latest.current;
    setState((old) => ({ ...old, more: 'loading' }));
    let page: JobList | null = null;
    try {
      page = await api.jobs({ ...asked.input, cursor });
    } catch {
      page = null;
    }
    setState((old) => {
      if (old.key !== asked.key) return old;
      return page
        ? { ...old, more: 'idle', pages: [...(old.pages ?? []), page] }
        : { ...old, more: 'failed' };
    });
  }, [api, state.pages, state.more, state.old]);

  return {
    pages: state.pages,
    refreshing: !answered && !state.old && state.pages !== null,
    more: state.more,
    failure: answered ? state.failure : null,
    showMore,
    // Clearing the failure makes the query run again.
    retry: () => setState((old) => ({ ...old, failure: null })),
  };
}

/** The first `count` pages, or as many as there are. */
async function readPages(api: SiteApi, input: JobListInput, count: number): Promise<JobList[]> {
  const pages: JobList[] = [];
  let { cursor } = input;
  do {
    const page = await api.jobs({ ...input, cursor });
    pages.push(page);
    cursor = page.nextCursor ?? undefined;
  } while (cursor && pages.length < count);
  return pages;
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
