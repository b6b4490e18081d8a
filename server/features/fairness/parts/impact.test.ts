import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type FairnessTable,
  FOUR_FIFTHS,
  fairnessMeasures,
  GROUP_MIN,
} from '../../../../shared/fairness/schema.ts';
import { positions } from '../../../../shared/jobs/schema.ts';
import { ages, races, sexes } from '../../../../shared/selfIdentification/questions.ts';
import type { CountedCell } from '../../../db/schema/fairness.ts';
import { compareOne, fairnessTables } from './impact.ts';

const cell = (changes: Partial<CountedCell>): CountedCell => ({
  position: 'Virtual Assistant',
  sex: null,
  race: null,
  age: null,
  people: 0,
  shortlisted: 0,
  interviewed: 0,
  hired: 0,
  scored: 0,
  aboveAll: 0,
  abovePosition: 0,
  ...changes,
});

/** Any counts that a hiring year may leave, steps never larger than what lies before them. */
const anyCell = fc
  .record({
    position: fc.constantFrom(...positions),
    sex: fc.constantFrom(null, ...sexes),
    race: fc.constantFrom(null, ...races),
    age: fc.constantFrom(null, ...ages),
    people: fc.oneof(fc.nat({ max: 6 }), fc.nat({ max: 400 })),
    shares: fc.tuple(fc.nat(100), fc.nat(100), fc.nat(100), fc.nat(100), fc.nat(100)),
  })
  .map(({ shares: [s, i, h, c, a], people, ...rest }): CountedCell => {
    const part = (of: number, share: number): number => Math.floor((of * share) / 100);
    const shortlisted = part(people, s);
    const interviewed = part(shortlisted, i);
    const scored = part(people, c);
    return {
      ...rest,
      people,
      shortlisted,
      interviewed,
      hired: part(interviewed, h),
      scored,
      aboveAll: part(scored, a),
      abovePosition: part(scored, a),
    };
  });
const anyYear = fc.array(anyCell, { maxLength: 40 });
const anyScope = fc.constantFrom(null, ...positions);
const all = (tables: ReturnType<typeof fairnessTables>): FairnessTable[] =>
  Object.values(tables).filter((table) => table !== null);

describe('impact ratios', () => {
  it('takes exactly four fifths for four fifths, whatever the two rates are', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 40 }), (part, whole) => {
        // 4 · part of 5 · whole are exactly four fifths of part of whole.
        const best = { reached: part, of: whole + part, rate: part / (whole + part) };
        const one = { reached: 4 * part, of: 5 * (whole + part), small: false };
        const { ratio, verdict } = compareOne({ ...one, rate: one.reached / one.of }, best);
        expect(ratio).toBe(FOUR_FIFTHS);
        expect(['within', 'unlikely']).toContain(verdict);
      }),
    );
  });

  it('the highest rate has ratio 1, and no other is above it', () => {
    fc.assert(
      fc.property(anyYear, anyScope, (cells, position) => {
        for (const table of all(fairnessTables(cells, position))) {
          for (const measure of fairnessMeasures) {
            const ratios = table.rows.flatMap(({ measures }) => measures[measure]?.ratio ?? []);
            if (ratios.length > 0) expect(Math.max(...ratios)).toBe(1);
          }
        }
      }),
    );
  });

  it('do not change when everything is ten times as large', () => {
    const size = fc.integer({ min: 5, max: 500 });
    fc.assert(
      fc.property(size, size, fc.nat(), fc.nat(), (ofA, ofB, a, b) => {
        const best = { of: ofB, reached: Math.max(1, b % (ofB + 1)), rate: 0 };
        best.rate = best.reached / best.of;
        const reached = Math.min(a % (ofA + 1), Math.floor(best.rate * ofA));
        const one = { of: ofA, reached, rate: reached / ofA, small: false };
        const tenfold = compareOne(
          { ...one, of: ofA * 10, reached: reached * 10 },
          { ...best, of: ofB * 10, reached: best.reached * 10 },
        );
        expect(tenfold.ratio).toBe(compareOne(one, best).ratio);
      }),
    );
  });

  it('call below four fifths what is, and say when it may be chance', () => {
    const against = (reached: number, of: number) =>
      compareOne({ reached, of, small: false, rate: reached / of }, { reached: 60, of: 100, rate: 0.6 })
        .verdict;
    expect(against(30, 100)).toBe('below');
    expect(against(4, 9)).toBe('maybeChance');
    expect(against(58, 100)).toBe('within');
    expect(against(60, 100)).toBe('highest');
    const large = { reached: 500, of: 1_000, small: false, rate: 0.5 };
    expect(compareOne(large, { reached: 600, of: 1_000, rate: 0.6 }).verdict).toBe('unlikely');
  });

  it('leave groups under 2% out of the comparison, and never take them as yardstick', () => {
    const table = fairnessTables(
      [
        cell({ sex: 'woman', people: 500, shortlisted: 200 }),
        cell({ sex: 'man', people: 490, shortlisted: 245 }),
        cell({ sex: 'another', people: 10, shortlisted: 9 }),
      ],
      null,
    ).sex;
    expect(table.rows.map(({ measures }) => measures.shortlisted?.verdict)).toEqual([
      'unlikely',
      'highest',
      'small',
    ]);
    expect(table.rows[2]).toMatchObject({
      small: true,
      measures: { shortlisted: { rate: 0.9, ratio: null } },
    });
  });
});

describe('what is shown', () => {
  it('no group of fewer than five, in any table', () => {
    fc.assert(
      fc.property(anyYear, anyScope, (cells, position) => {
        for (const { rows } of all(fairnessTables(cells, position))) {
          for (const row of rows) {
            if (row.state === 'shown') expect(row.people).toBeGreaterThanOrEqual(GROUP_MIN);
            else
              expect([row.people, ...Object.values(row.measures)]).toEqual([
                null,
                null,
                null,
                null,
                null,
                null,
              ]);
          }
        }
      }),
    );
  });

  it('small groups among at least five who did not say or are not shown, or nothing at all', () => {
    fc.assert(
      fc.property(anyYear, (cells) => {
        const { sex, race, age } = fairnessTables(cells, null);
        for (const { rows, rest } of [sex, race, age]) {
          const nothing = rows.every(({ state }) => state !== 'shown');
          const hidden = rows.some(({ state }) => state !== 'shown');
          expect(rest.mixed).toBe(hidden);
          if (hidden && !nothing && rest.people > 0) expect(rest.people).toBeGreaterThanOrEqual(GROUP_MIN);
        }
      }),
    );
  });

  it('a group in one position only when it cannot be worked out from the other positions and all', () => {
    const few = cell({ sex: 'woman', people: 3 });
    const many = positions.flatMap((position) => [
      cell({ position, sex: 'woman', people: 40 }),
      cell({ position, sex: 'man', people: 40 }),
    ]);
    const cells = [few, ...many.filter((one) => one.position !== few.position || one.sex === 'man')];
    // Nobody kept silent, so there is nobody to hide among.
    const states = positions.map((position) => fairnessTables(cells, position).sex.rows[0]?.state);
    expect(states.filter((state) => state !== 'shown').length).toBeGreaterThanOrEqual(2);
    expect(fairnessTables(cells, null).sex.rows[0]?.state).toBe('shown');
  });

  it('no step that fewer than five reached, or missed: HR knows their names', () => {
    const one = fairnessTables(
      [
        cell({ sex: 'woman', people: 50, shortlisted: 20, interviewed: 10, hired: 1 }),
        cell({ sex: 'man', people: 50, shortlisted: 20, interviewed: 18, hired: 0 }),
      ],
      null,
    ).sex;
    expect(one.heldBack).toEqual(['hired', 'overall']);
    expect(one.rows[0]?.measures).toMatchObject({ hired: null, overall: null, shortlisted: { reached: 20 } });
    const missed = fairnessTables(
      [
        cell({ sex: 'woman', people: 50, shortlisted: 48 }),
        cell({ sex: 'man', people: 50, shortlisted: 50 }),
      ],
      null,
    ).sex;
    expect(missed.heldBack).toContain('shortlisted');
  });

  it('holds a second position’s step back, so that all minus one tells nothing', () => {
    const hires = (position: CountedCell['position'], hired: number) => [
      cell({ position, sex: 'woman', people: 60, shortlisted: 40, interviewed: 30, hired }),
      cell({ position, sex: 'man', people: 60, shortlisted: 40, interviewed: 30, hired: hired * 2 }),
    ];
    const cells = [...hires('Other', 1), ...hires('Virtual Assistant', 8), ...hires('Data Entry Clerk', 9)];
    const held = (position: CountedCell['position']) =>
      fairnessTables(cells, position).sex.heldBack.includes('overall');
    expect(held('Other')).toBe(true);
    expect(held('Virtual Assistant')).toBe(true);
    expect(held('Data Entry Clerk')).toBe(false);
    expect(fairnessTables(cells, null).sex.heldBack).toEqual([]);
  });

  it('gender and race together for everybody only', () => {
    expect(fairnessTables([], null).sexRace?.rows).toHaveLength(21);
    expect(fairnessTables([], 'Other').sexRace).toBeNull();
  });
});
