import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onceIn } from '../../../server/platform/onceIn.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('calls at once, and once more for all that ask while it rests', () => {
  const work = vi.fn();
  const ask = onceIn(100, work);
  for (let times = 0; times < 60; times++) ask();
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(100);
  expect(work).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1_000);
  expect(work).toHaveBeenCalledTimes(2);
  ask();
  expect(work).toHaveBeenCalledTimes(3);
});
