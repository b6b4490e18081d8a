import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  type BoardFilters,
  type CandidateFacets,
  type CandidateListInput,
  type CandidateRow,
  type CandidateStatus,
  candidateStatuses,
} from '../../../../shared/candidates/schema.ts';
import { readError } from '../../../errors.ts';
import { trpc } from '../../../trpc.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { refetchWhileInterviewing } from '../refetching.ts';
import type { Columns } from './columns.ts';

/** Cards per page. */
const PAGE = 25;

export type BoardColumn = {
  loading: boolean;
  /** Set when loading failed and there's no older data. */
  error: string | null;
  retry: () => void;
  hasMore: boolean;
  loadingMore: boolean;
  /** Loads the next cards and returns the first of them; null, with a toast, when they don't load. */
  showMore: () => Promise<CandidateRow | null>;
};

export type Board = {
  facets: CandidateFacets | undefined;
  columns: Columns;
  states: Record<CandidateStatus, BoardColumn>;
  /** Every loaded card. */
  rows: CandidateRow[];
  error: unknown;
};

type Asked = { filters: BoardFilters; sort: CandidateListInput['sort']; shown: readonly CandidateStatus[] };

/** The board's columns, each loaded in pages, and one count for all. Idle while `asked` is null. */
export function useBoard(asked: Asked | null): Board {
  const facets = trpc.admin.candidateCounts.useQuery(asked?.filters ?? {}, {
    enabled: asked !== null,
    placeholderData: keepPreviousData,
  });
  const queries = {
    applied: useColumn(asked, 'applied'),
    shortlisted: useColumn(asked, 'shortlisted'),
    interviewed: useColumn(asked, 'interviewed'),
    hired: useColumn(asked, 'hired'),
    rejected: useColumn(asked, 'rejected'),
  };
  const { applied, shortlisted, interviewed, hired, rejected } = queries;
  const columns = useMemo(
    () => ({
      applied: rowsOf(applied.data),
      shortlisted: rowsOf(shortlisted.data),
      interviewed: rowsOf(interviewed.data),
      hired: rowsOf(hired.data),
      rejected: rowsOf(rejected.data),
    }),
    [applied.data, shortlisted.data, interviewed.data, hired.data, rejected.data],
  );
  return {
    facets: facets.data,
    columns,
    states: {
      applied: stateOf(applied),
      shortlisted: stateOf(shortlisted),
      interviewed: stateOf(interviewed),
      hired: stateOf(hired),
      rejected: stateOf(rejected),
    },
    rows: candidateStatuses.flatMap((status) => columns[status]),
    error: facets.error ?? candidateStatuses.map((status) => queries[status].error).find(Boolean) ?? null,
  };
}

type ColumnQuery = ReturnType<typeof useColumn>;

function useColumn(asked: Asked | null, status: CandidateStatus) {
  return trpc.admin.boardColumn.useInfiniteQuery(
    { ...asked?.filters, sort: asked?.sort, status, limit: PAGE },
    {
      enabled: asked?.shown.includes(status) ?? false,
      getNextPageParam: ({ nextCursor }) => nextCursor,
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) =>
        refetchWhileInterviewing(
          state.data?.pages.some(({ rows }) => rows.some(({ interviewing }) => interviewing)),
        ),
    },
  );
}

/** A card that moved while pages were loading may briefly be in two of them; the first one counts. */
function rowsOf(data: ColumnQuery['data']): CandidateRow[] {
  const rows = new Map<string, CandidateRow>();
  for (const page of data?.pages ?? [])
    for (const row of page.rows) if (!rows.has(row.id)) rows.set(row.id, row);
  return [...rows.values()];
}

function stateOf(query: ColumnQuery): BoardColumn {
  return {
    loading: query.isPending,
    error: query.error && !query.isFetching && !query.data ? readError(query.error).message : null,
    retry: () => void query.refetch(),
    hasMore: query.hasNextPage,
    loadingMore: query.isFetchingNextPage,
    showMore: () => nextOf(query),
  };
}

/** A realtime event's refetch takes the place of a page that's on its way; on a busy day, that happens more than once. */
const TRIES = 5;

async function nextOf(query: ColumnQuery): Promise<CandidateRow | null> {
  const before = query.data?.pages.length ?? 0;
  for (let tries = 0; tries < TRIES; tries++) {
    const { data, error, hasNextPage } = await query.fetchNextPage({ cancelRefetch: false });
    if ((data?.pages.length ?? 0) > before) return data?.pages.at(-1)?.rows[0] ?? null;
    if (!hasNextPage) return null;
    if (!error) continue;
    toast.error('We couldn’t load the next page', readError(error).message, { id: 'steps' });
    return null;
  }
  toast.error('We couldn’t load the next page', 'The list keeps changing. Please try again.', {
    id: 'steps',
  });
  return null;
}
