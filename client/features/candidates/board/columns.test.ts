import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CandidateRow,
  type CandidateStatus,
  candidateSorts,
  candidateStatuses,
} from '../../../../shared/candidates/schema.ts';
import { CandidateId } from '../../../../shared/ids/schema.ts';
import {
  type Columns,
  columnOf,
  compareRows,
  placeFor,
  withCard,
  withMoved,
  withoutCard,
} from './columns.ts';

const person = fc
  .record({
    n: fc.integer({ min: 1, max: 40 }),
    day: fc.integer({ min: 1, max: 9 }),
    score: fc.option(fc.integer({ min: 0, max: 100 })),
    status: fc.constantFrom(...candidateStatuses),
  })
  .map(
    ({ n, day, score, status }): CandidateRow => ({
      id: CandidateId.parse(`00000000-0000-4000-8000-${String(n).padStart(12, '0')}`),
      fullName: `Person ${n % 7}`,
      email: `${n}@example.com`,
      position: 'Other',
      country: 'Kenya',
      status,
      score,
      mark: null,
      interviewing: false,
      tags: [],
      appliedAt: `2026-11-0${day}T00:00:00.000Z`,
    }),
  );
const people = fc.uniqueArray(person, { selector: ({ id }) => id, maxLength: 25 });
const anySort = fc.constantFrom(...candidateSorts);
const anyStatus = fc.constantFrom(...candidateStatuses);

function boardOf(rows: CandidateRow[], sort: (typeof candidateSorts)[number]): Columns {
  const of = (status: CandidateStatus) =>
    rows.filter((row) => row.status === status).sort((a, b) => compareRows(sort, a, b));
  return {
    applied: of('applied'),
    shortlisted: of('shortlisted'),
    interviewed: of('interviewed'),
    hired: of('hired'),
    rejected: of('rejected'),
  };
}

describe('a move on the board', () => {
  it('loses and doubles nobody, keeps every column in order, and ends where it was meant to', () => {
    fc.assert(
      fc.property(people, anySort, anyStatus, fc.nat(), (rows, sort, to, pick) => {
        const board = boardOf(rows, sort);
        const chosen = rows[pick % Math.max(rows.length, 1)];
        const after = withMoved(board, chosen ? [chosen.id] : [], to, sort);
        const moved = rows.map((row) => (row === chosen ? { ...row, status: to } : row));
        expect(after).toEqual(boardOf(moved, sort));
        if (chosen) expect(columnOf(after, chosen.id)).toBe(to);
      }),
    );
  });

  it('changes nothing for people who are not on it, or who stand there already', () => {
    fc.assert(
      fc.property(people, anySort, (rows, sort) => {
        const board = boardOf(rows, sort);
        const stranger = CandidateId.parse('00000000-0000-4000-8000-999999999999');
        expect(withMoved(board, [stranger], 'hired', sort)).toBe(board);
        const there = board.hired.map(({ id }) => id);
        expect(withMoved(board, there, 'hired', sort)).toBe(board);
        expect(columnOf(board, stranger)).toBeNull();
      }),
    );
  });
});

describe('a column in pages', () => {
  it('takes a card out and puts it back where it was', () => {
    fc.assert(
      fc.property(people, anySort, fc.nat(), fc.integer({ min: 1, max: 5 }), (rows, sort, pick, size) => {
        const sorted = [...rows].sort((a, b) => compareRows(sort, a, b));
        const pages = [];
        for (let at = 0; at < Math.max(sorted.length, 1); at += size)
          pages.push({ rows: sorted.slice(at, at + size), nextCursor: null });
        const data = { pages, pageParams: pages.map(() => null) };
        const row = sorted[pick % Math.max(sorted.length, 1)];
        if (!row) return;
        const without = withoutCard(data, row.id);
        expect(without.pages.flatMap((page) => page.rows)).toEqual(sorted.filter((one) => one !== row));
        expect(withoutCard(without, row.id)).toBe(without);
        const back = withCard(without, row, sort);
        expect(back.pages.flatMap((page) => page.rows)).toEqual(sorted);
        expect(withCard(back, row, sort)).toBe(back);
        expect(placeFor(sorted, row, sort)).toBe(sorted.indexOf(row) + 1);
      }),
    );
  });
});
