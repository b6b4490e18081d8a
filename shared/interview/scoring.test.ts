import fc from 'fast-check';
import { expect, it } from 'vitest';
import { finalScore, recommendationFor } from './scoring.ts';

const rating = fc.option(
  fc.integer({ min: 2, max: 10 }).map((halves) => halves / 2),
  { freq: 8 },
);
/** Weights in whole percents, as HR writes them, that add up to 100. */
const criteria = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 12 }), rating), { minLength: 1, maxLength: 6 })
  .map((parts) => {
    const others = parts.slice(1).reduce((sum, [weight]) => sum + weight, 0);
    return parts.map(([weight, given], at) => ({ percent: at === 0 ? 100 - others : weight, rating: given }));
  });

it('rounds as on paper, halves up, whatever binary fractions make of the weights', () => {
  fc.assert(
    fc.property(criteria, (all) => {
      // Tenths of a point: percents times halves of a step are whole numbers.
      const tenths = all.reduce((sum, one) => sum + one.percent * (one.rating ?? 0) * 2, 0);
      expect(finalScore(all.map((one) => ({ weight: one.percent / 100, rating: one.rating })))).toBe(
        Math.floor((tenths + 5) / 10),
      );
    }),
    { numRuns: 2_000 },
  );
});

it('recommends highly for 84.5 points, which are 85', () => {
  const ratings: [number, number][] = [
    [0.45, 5],
    [0.35, 4],
    [0.05, 4],
    [0.05, 4.5],
    [0.05, 1.5],
    [0.05, 1.5],
  ];
  const score = finalScore(ratings.map(([weight, given]) => ({ weight, rating: given })));
  expect(score).toBe(85);
  expect(recommendationFor(score)).toBe('Highly Recommended');
});
