import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import {
  BoardColumnInput,
  type CandidateFacets,
  type CandidatePage,
  type CandidateRow,
  type CandidateStatus,
} from '../../../../shared/candidates/schema.ts';
import type { CandidateId } from '../../../../shared/ids/schema.ts';
import { trpc } from '../../../trpc.ts';
import { withCard, withoutCard } from './columns.ts';

type Column = InfiniteData<CandidatePage>;

/** The cached board, for optimistic moves. */
export function useBoardCache() {
  const queries = useQueryClient();
  const utils = trpc.useUtils();
  const columns = { queryKey: getQueryKey(trpc.admin.boardColumn) };
  const counts = { queryKey: getQueryKey(trpc.admin.candidateCounts) };
  const all = [columns, counts];
  return {
    cancel: () => Promise.all(all.map((one) => queries.cancelQueries(one))),
    invalidate: () =>
      Promise.all([utils.admin.boardColumn.invalidate(), utils.admin.candidateCounts.invalidate()]),
    /** Moves a person in every cached board; returns a function that undoes it. */
    move(id: CandidateId, status: CandidateStatus): () => void {
      const before = all.flatMap((one) => queries.getQueriesData(one));
      const known = queries.getQueriesData<Column>(columns).flatMap(([key, data]) => {
        const input = inputOf(key);
        return input && data ? [{ key, input, data }] : [];
      });
      const found = rowIn(known, id);
      if (found && found.status !== status) {
        for (const { key, input, data } of known) {
          const next =
            input.status === status && input.filters === found.filters
              ? withCard(data, { ...found.row, status }, input.sort)
              : input.status === status
                ? data
                : withoutCard(data, id);
          if (next !== data) queries.setQueryData<Column>(key, next);
        }
        queries.setQueriesData<CandidateFacets>(counts, (old) => old && recounted(old, found.status, status));
      }
      return () => {
        for (const [key, data] of before) queries.setQueryData(key, data);
      };
    },
  };
}

type Known = { key: readonly unknown[]; input: NonNullable<ReturnType<typeof inputOf>>; data: Column };

function rowIn(
  known: readonly Known[],
  id: CandidateId,
): { row: CandidateRow; status: CandidateStatus; filters: string } | null {
  for (const { input, data } of known)
    for (const { rows } of data.pages) {
      const row = rows.find((one) => one.id === id);
      if (row) return { row, status: input.status, filters: input.filters };
    }
  return null;
}

/** The column and board of a cached query: queries with equal `filters` belong to one board. */
function inputOf(key: readonly unknown[]) {
  const [, options] = key;
  if (typeof options !== 'object' || options === null || !('input' in options)) return null;
  const input = BoardColumnInput.safeParse(options.input);
  if (!input.success) return null;
  const { status, sort, ...rest } = input.data;
  return { status, sort, filters: JSON.stringify([sort, rest]) };
}

function recounted(facets: CandidateFacets, from: CandidateStatus, to: CandidateStatus): CandidateFacets {
  const counts = { ...facets.counts };
  counts[from] = Math.max(0, counts[from] - 1);
  counts[to] += 1;
  return { ...facets, counts };
}
