import { expect, test } from 'vitest';
import { retryDelay } from '../../../client/retryDelay.ts';

test('the first try waits for nothing, later ones longer and longer, none for ever', () => {
  expect(retryDelay(0, 0.5)).toBe(0);
  const waits = [1, 2, 3, 4, 5, 6, 50].map((tries) => retryDelay(tries, 1));
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 10_000, 10_000, 10_000]);
});

test('a crowd that lost the same server does not come back in the same moment', () => {
  expect(retryDelay(3, 0)).toBe(3_000);
  expect(retryDelay(3, 1)).toBe(4_000);
});
