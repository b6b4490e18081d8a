import {
  type BoardColumnInput,
  type CandidatePage,
  type CandidateRow,
  type CandidateStatus,
  candidateStatuses,
} from '../../../../shared/candidates/schema.ts';
import type { CandidateId } from '../../../../shared/ids/schema.ts';

/** The loaded cards of the board, by column. */
export type Columns = Record<CandidateStatus, readonly CandidateRow[]>;
type Sort = BoardColumnInput['sort'];

/** The column of a person's card; null if it isn't loaded. */
export function columnOf(columns: Columns, id: CandidateId): CandidateStatus | null {
  return candidateStatuses.find((status) => columns[status].some((row) => row.id === id)) ?? null;
}

/** Negative when `a` sorts before `b`; the server's orders (server/features/candidates/queries.ts). */
export function compareRows(sort: Sort, a: CandidateRow, b: CandidateRow): number {
  const newer = b.appliedAt.localeCompare(a.appliedAt);
  const byId = a.id < b.id ? 1 : a.id > b.id ? -1 : 0;
  switch (sort) {
    case 'newest':
      return newer || byId;
    case 'oldest':
      return -newer || -byId;
    case 'name':
      return a.fullName.toLowerCase().localeCompare(b.fullName.toLowerCase(), 'en') || -byId;
    case 'score':
      return (b.score ?? -1) - (a.score ?? -1) || byId;
  }
}

/** The index at which a card belongs. */
export function placeFor(rows: readonly CandidateRow[], row: CandidateRow, sort: Sort): number {
  const index = rows.findIndex((other) => compareRows(sort, row, other) < 0);
  return index === -1 ? rows.length : index;
}

/** The columns after moving these people; cards that aren't loaded, or are already there, don't change. */
export function withMoved(
  columns: Columns,
  ids: readonly CandidateId[],
  status: CandidateStatus,
  sort: Sort,
): Columns {
  const moving = candidateStatuses
    .filter((name) => name !== status)
    .flatMap((name) => columns[name].filter(({ id }) => ids.includes(id)));
  if (moving.length === 0) return columns;
  const gone = new Set(moving.map(({ id }) => id));
  const next: Columns = { ...columns };
  for (const name of candidateStatuses) next[name] = columns[name].filter(({ id }) => !gone.has(id));
  for (const row of moving) {
    const rows = [...next[status]];
    rows.splice(placeFor(rows, row, sort), 0, { ...row, status });
    next[status] = rows;
  }
  return next;
}

type Pages<T> = { pages: T[]; pageParams: unknown[] };

/** A column's loaded pages without a person; the same object if they weren't in it. */
export function withoutCard<D extends Pages<CandidatePage>>(data: D, id: CandidateId): D {
  if (!data.pages.some(({ rows }) => rows.some((row) => row.id === id))) return data;
  return {
    ...data,
    pages: data.pages.map((page) => ({ ...page, rows: page.rows.filter((row) => row.id !== id) })),
  };
}

/** A column's loaded pages with a person inserted in order. */
export function withCard<D extends Pages<CandidatePage>>(data: D, row: CandidateRow, sort: Sort): D {
  if (data.pages.some(({ rows }) => rows.some(({ id }) => id === row.id))) return data;
  const at = data.pages.findIndex(({ rows }) => placeFor(rows, row, sort) < rows.length);
  const target = at === -1 ? data.pages.length - 1 : at;
  return {
    ...data,
    pages: data.pages.map((page, index) => {
      if (index !== target) return page;
      const rows = [...page.rows];
      rows.splice(placeFor(rows, row, sort), 0, row);
      return { ...page, rows };
    }),
  };
}
