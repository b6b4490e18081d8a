import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Entry, type Hidden, protect } from './protect.ts';

const MIN = 5;

/** Cells with their totals, all of them ours to decide on but the sum of everything. */
function withTotals(cells: readonly (readonly number[])[]): Entry[][] {
  const open = (people: number): Entry => ({ people, publish: 'open' });
  const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0);
  const columns = cells[0]?.map((_, column) => sum(cells.map((row) => row[column] ?? 0))) ?? [];
  return [
    ...cells.map((row) => [...row.map(open), { people: sum(row), publish: 'shown' as const }]),
    [...columns.map(open), { people: sum(columns), publish: 'shown' as const }],
  ];
}

/**
 * What somebody finds out who knows everything shown: goes through every table of whole numbers that agrees
 * with it and collects which numbers each entry has. Knows nothing of how cells were chosen.
 */
function possible(table: readonly (readonly Entry[])[], hidden: Hidden): Set<number>[][] {
  const rows = table.length - 1;
  const columns = (table[0]?.length ?? 1) - 1;
  const found = table.map((row) => row.map(() => new Set<number>()));
  const people = (row: number, column: number): number => table[row]?.[column]?.people ?? 0;
  const isHidden = (row: number, column: number): boolean => hidden[row]?.[column] ?? false;
  const cells = Array.from({ length: rows }, () => Array.from({ length: columns }, () => 0));
  const at = (row: number, column: number): number => cells[row]?.[column] ?? 0;
  const place = (index: number): void => {
    if (index === rows * columns) {
      for (let column = 0; column < columns; column++) {
        const total = cells.reduce((sum, row) => sum + (row[column] ?? 0), 0);
        if (!isHidden(rows, column) && total !== people(rows, column)) return;
      }
      for (let row = 0; row < rows; row++) {
        for (let column = 0; column < columns; column++) found[row]?.[column]?.add(at(row, column));
      }
      for (let column = 0; column < columns; column++) {
        found[rows]?.[column]?.add(cells.reduce((sum, row) => sum + (row[column] ?? 0), 0));
      }
      return;
    }
    const [row, column] = [Math.floor(index / columns), index % columns];
    const line = cells[row];
    if (!line) return;
    // Row totals are always in sight.
    const left = people(row, columns) - line.slice(0, column).reduce((sum, one) => sum + one, 0);
    const from = isHidden(row, column) ? 0 : people(row, column);
    const until = isHidden(row, column) ? left : people(row, column);
    for (
      let number = column === columns - 1 ? Math.max(from, left) : from;
      number <= Math.min(until, left);
      number++
    ) {
      line[column] = number;
      place(index + 1);
    }
  };
  place(0);
  return found;
}

describe('holding back small groups', () => {
  it('leaves a table of large groups as it is', () => {
    expect(protect(withTotals([[10, 20, 30]]), MIN).flat()).not.toContain(true);
  });

  it('takes the next smallest with a single small one, also in its totals', () => {
    const [row, totals] = protect(withTotals([[3, 20, 30, 40]]), MIN);
    expect(row).toEqual([true, true, false, false, false]);
    expect(totals).toEqual([true, true, false, false, false]);
  });

  it('takes none when there are others to hide among', () => {
    const silent = (people: number): Entry => ({ people, publish: 'never' });
    const [row] = protect(
      withTotals([[3, 20, 30]]).map((line) => [silent(9), ...line]),
      MIN,
    );
    expect(row).toEqual([true, true, false, false, false]);
  });

  it('takes a third when two come to fewer than five', () => {
    expect(protect(withTotals([[1, 2, 8, 40]]), MIN)[0]).toEqual([true, true, true, false, false]);
  });

  it('holds a second position back where one could be subtracted from all', () => {
    const hidden = protect(
      withTotals([
        [3, 30, 30],
        [30, 30, 30],
        [30, 30, 30],
      ]),
      MIN,
    );
    // A way round through two rows and two columns.
    expect(hidden.slice(0, 3).filter((row) => row.filter(Boolean).length === 2)).toHaveLength(2);
  });

  it('never lets anybody work a small group out by subtraction, whatever the table', () => {
    const cell = fc.oneof(fc.nat({ max: 4 }), fc.nat({ max: 9 }));
    const cells = fc
      .record({ rows: fc.integer({ min: 1, max: 2 }), columns: fc.integer({ min: 2, max: 3 }) })
      .chain(({ rows, columns }) =>
        fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), {
          minLength: rows,
          maxLength: rows,
        }),
      );
    fc.assert(
      fc.property(cells, (numbers) => {
        const table = withTotals(numbers);
        const hidden = protect(table, MIN);
        const open = table.flatMap((row, index) =>
          row.map((entry, column) => ({ ...entry, row: index, column })),
        );
        const mine = open.filter(({ publish }) => publish === 'open');
        for (const { people, row, column } of mine)
          if (people < MIN) expect(hidden[row]?.[column]).toBe(true);
        // A row of which nothing but its total is shown tells no more than that total.
        const found = possible(table, hidden);
        for (const { people, row, column } of mine) {
          if (people === 0 || people >= MIN) continue;
          const alone = mine.filter((one) => one.people > 0).every((one) => one.column === column);
          const everythingHidden = mine.every((one) => hidden[one.row]?.[one.column]);
          if (everythingHidden && alone) continue;
          expect(found[row]?.[column]?.size, JSON.stringify(numbers)).toBeGreaterThan(1);
        }
      }),
      { numRuns: 300 },
    );
  });
});
