import fc from 'fast-check';
import { expect, it } from 'vitest';
import { daysAtShare, stageTime } from './stages.ts';

it('answers with the length that stands at that place when all are laid out in order', () => {
  const lengths = fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(lengths, fc.constantFrom(0.1, 0.5, 0.9, 1), (days, share) => {
      const counts = [...new Set(days)].map((one) => ({
        days: one,
        count: days.filter((other) => other === one).length,
      }));
      const inOrder = [...days].sort((a, b) => a - b);
      const place = Math.max(1, Math.ceil(days.length * share)) - 1;
      expect(daysAtShare(counts, share)).toBe(inOrder[place]);
    }),
  );
});

it('takes empty counts for nothing', () => {
  expect(daysAtShare([], 0.5)).toBeNull();
  expect(daysAtShare([{ days: 3, count: 0 }], 0.5)).toBeNull();
});

it('never shortens a time by somebody who still waits longer than everybody before', () => {
  const counted = fc.array(
    fc.record({ days: fc.integer({ min: 0, max: 90 }), count: fc.integer({ min: 1, max: 9 }) }),
  );
  fc.assert(
    fc.property(counted, counted, (ended, waiting) => {
      const before = stageTime('applied', ended, waiting);
      const after = stageTime('applied', ended, [...waiting, { days: 1_000, count: 1 }]);
      expect(after.medianDays ?? 0).toBeGreaterThanOrEqual(before.medianDays ?? 0);
      expect(after.p90Days ?? 0).toBeGreaterThanOrEqual(before.p90Days ?? 0);
      expect(after.longestDays).toBe(1_000);
      expect(after.waiting).toBe(before.waiting + 1);
    }),
  );
});
