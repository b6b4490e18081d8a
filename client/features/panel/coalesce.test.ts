import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { coalesce } from './coalesce.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('reads once for a burst, keeps reading while events never stop, and once more after the last', () => {
  const run = vi.fn();
  const events = coalesce(run, { quietMs: 250, everyMs: 2_000 });
  for (let index = 0; index < 20; index++) events.call();
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(250);
  expect(run).toHaveBeenCalledTimes(1);
  // Ten events a second for ten seconds.
  for (let index = 0; index < 100; index++) {
    events.call();
    vi.advanceTimersByTime(100);
  }
  expect(run.mock.calls.length).toBeGreaterThanOrEqual(5);
  expect(run.mock.calls.length).toBeLessThanOrEqual(6);
  const before = run.mock.calls.length;
  events.call();
  vi.advanceTimersByTime(10_000);
  expect(run).toHaveBeenCalledTimes(before + 1);
});

it('does nothing after it’s canceled', () => {
  const run = vi.fn();
  const events = coalesce(run, { quietMs: 250, everyMs: 2_000 });
  events.call();
  events.cancel();
  vi.advanceTimersByTime(5_000);
  expect(run).not.toHaveBeenCalled();
});
