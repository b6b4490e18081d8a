import fc from 'fast-check';
import { expect, it } from 'vitest';
import { percentOf, wholePoints } from './points.ts';

const parts = fc.array(fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 100 })), {
  minLength: 1,
  maxLength: 5,
});

it('rounds a weighted mean as on paper, so that 59.5 passes where 60 does', () => {
  fc.assert(
    fc.property(parts, (all) => {
      const total = all.reduce((sum, [weight]) => sum + weight, 0);
      const exact = all.reduce((sum, [weight, grade]) => sum + weight * grade, 0);
      const mean = all.reduce((sum, [weight, grade]) => sum + (weight / total) * grade, 0);
      expect(wholePoints(mean)).toBe(Math.floor((2 * exact + total) / (2 * total)));
    }),
    { numRuns: 2_000 },
  );
  expect(wholePoints((5 / 20) * 61 + (15 / 20) * 59)).toBe(60);
});

it('rounds the percentage of a count up from a half, and has none of nothing', () => {
  fc.assert(
    fc.property(fc.nat(5_000), fc.nat(5_000), (some, others) => {
      const all = some + others;
      expect(percentOf(some, all)).toBe(all === 0 ? null : Math.floor((200 * some + all) / (2 * all)));
    }),
    { numRuns: 2_000, examples: [[29, 171]] },
  );
});
