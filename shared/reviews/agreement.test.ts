import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agreementOf, type RatingPair, SMALL_SAMPLE, stepsApart, weightedKappa } from './agreement.ts';

const rating = fc.integer({ min: 1, max: 5 });
const pair = fc.record({ human: rating, ai: rating, count: fc.integer({ min: 1, max: 9 }) });
const anyPair: fc.Arbitrary<RatingPair> = fc.record({
  human: fc.option(rating),
  ai: fc.option(rating),
  count: fc.integer({ min: 0, max: 9 }),
});
const some = fc.array(pair, { minLength: 1, maxLength: 40 });
const near = (value: number | null): number => value ?? Number.NaN;

describe('steps apart', () => {
  it.each([
    [4, 3.5, 0],
    [3, 3.5, 0],
    [5, 3.5, 1],
    [2, 4, 2],
    [null, null, 0],
    [3, null, Number.POSITIVE_INFINITY],
  ])('%s and %s', (human, ai, steps) => expect(stepsApart(human, ai)).toBe(steps));
});

describe('weighted kappa', () => {
  it('matches a worked example', () => {
    // Observed: (10×0 + 10×0 + 5×1) / 25 = 0.2. Expected by margins 10/10/5 and 10/15: 0.6 for steps, so
    // each side's own spread says: sum of squares 25 pairs × 25 pairs.
    const pairs = [
      { human: 1, ai: 1, count: 10 },
      { human: 2, ai: 2, count: 10 },
      { human: 3, ai: 2, count: 5 },
    ];
    const chance = (10 * (10 * 0 + 15 * 1) + 10 * (10 * 1 + 15 * 0) + 5 * (10 * 4 + 15 * 1)) / (25 * 25);
    expect(weightedKappa(pairs)).toBeCloseTo(1 - 0.2 / chance, 12);
  });

  it('is 1 for identical ratings, also when all are the same one', () => {
    fc.assert(
      fc.property(some, (pairs) => {
        const same = pairs.map(({ human, count }) => ({ human, ai: human, count }));
        expect(weightedKappa(same)).toBe(1);
      }),
    );
  });

  it('does not care who is who, nor from which end the scale is read', () => {
    fc.assert(
      fc.property(some, (pairs) => {
        const swapped = pairs.map(({ human, ai, count }) => ({ human: ai, ai: human, count }));
        const mirrored = pairs.map(({ human, ai, count }) => ({ human: 6 - human, ai: 6 - ai, count }));
        expect(weightedKappa(swapped)).toBeCloseTo(near(weightedKappa(pairs)), 9);
        expect(weightedKappa(mirrored)).toBeCloseTo(near(weightedKappa(pairs)), 9);
      }),
    );
  });

  it('stays between -1 and 1, and does not change when everything is there twice', () => {
    fc.assert(
      fc.property(some, (pairs) => {
        const kappa = near(weightedKappa(pairs));
        expect(kappa).toBeLessThanOrEqual(1);
        expect(kappa).toBeGreaterThanOrEqual(-1 - 1e-9);
        expect(weightedKappa([...pairs, ...pairs])).toBeCloseTo(kappa, 9);
      }),
    );
  });

  it('punishes a far miss more than a near one', () => {
    const base = [1, 2, 3, 4, 5].map((value) => ({ human: value, ai: value, count: 5 }));
    const near = weightedKappa([...base, { human: 1, ai: 2, count: 1 }]) ?? 0;
    const far = weightedKappa([...base, { human: 1, ai: 5, count: 1 }]) ?? 0;
    expect(near).toBeGreaterThan(far);
  });
});

describe('agreement', () => {
  it('says nothing about nothing', () => {
    expect(agreementOf([])).toEqual({
      pairs: 0,
      rated: 0,
      exact: null,
      withinOne: null,
      meanDifference: null,
      kappa: null,
      small: true,
    });
  });

  it('counts "insufficient evidence" twice as the same, and once as apart', () => {
    const { exact, withinOne, rated, pairs, meanDifference } = agreementOf([
      { human: null, ai: null, count: 2 },
      { human: null, ai: 1, count: 1 },
      { human: 4, ai: 3, count: 1 },
    ]);
    expect({ exact, withinOne, rated, pairs, meanDifference }).toEqual({
      exact: 0.5,
      withinOne: 0.75,
      rated: 1,
      pairs: 4,
      meanDifference: 1,
    });
  });

  it('keeps its bounds whatever comes', () => {
    fc.assert(
      fc.property(fc.array(anyPair, { maxLength: 40 }), (pairs) => {
        const found = agreementOf(pairs);
        expect(found.rated).toBeLessThanOrEqual(found.pairs);
        expect(found.small).toBe(found.rated < SMALL_SAMPLE);
        if (found.exact === null || found.withinOne === null) {
          expect(found.pairs).toBe(0);
          return;
        }
        expect(found.exact).toBeGreaterThanOrEqual(0);
        expect(found.exact).toBeLessThanOrEqual(found.withinOne);
        expect(found.withinOne).toBeLessThanOrEqual(1);
        expect(Math.abs(found.meanDifference ?? 0)).toBeLessThanOrEqual(4);
      }),
    );
  });
});
