import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { systemClock } from '../clock.ts';
import { createDueTimes } from './dueTimes.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

it('calls once for each name and tick, never before the moment and within 25 ms of it', () => {
  const called: string[] = [];
  const start = Date.now();
  const times = createDueTimes(systemClock, 60_000, (name) => called.push(`${name} ${Date.now() - start}`));
  times.add('now', 0);
  times.add('a', start + 101);
  times.add('a', start + 119);
  times.add('b', start + 119);
  times.add('a', start + 121);
  expect(called).toEqual(['now 0']);
  vi.advanceTimersByTime(118);
  expect(called).toEqual(['now 0']);
  vi.advanceTimersByTime(60);
  expect(called).toEqual(['now 0', 'a 121', 'b 121', 'a 141']);
});

it('holds nothing beyond its horizon, so that a task of next month doesn’t overflow a timer', () => {
  const called: string[] = [];
  const times = createDueTimes(systemClock, 60_000, (name) => called.push(name));
  times.add('far', Date.now() + 40 * 24 * 3_600_000);
  times.add('beyond', Date.now() + 60_001);
  expect(vi.getTimerCount()).toBe(0);
  times.add('near', Date.now() + 60_000);
  expect(vi.getTimerCount()).toBe(1);
  times.clear();
  vi.advanceTimersByTime(120_000);
  expect(called).toEqual([]);
});
