import { expect, test } from 'vitest';
import { leaveDelay, retryDelay } from './retryDelay.ts';

test('the first try waits for nothing, later ones longer and longer, up to half a minute', () => {
  expect(retryDelay(0, 0.5)).toBe(0);
  const waits = [1, 2, 3, 4, 5, 6, 50].map((tries) => retryDelay(tries, 0));
  expect(waits).toEqual([2_000, 6_000, 12_000, 24_000, 30_000, 30_000, 30_000]);
});

test('a crowd that lost the same server does not come back in the same moment', () => {
  expect(retryDelay(3, 0)).toBe(12_000);
  expect(retryDelay(3, 1)).toBe(15_000);
});

test('who is sent elsewhere goes within half a second, and not in the same moment as others', () => {
  expect([0, 0.5, 1].map(leaveDelay)).toEqual([0, 250, 500]);
});
