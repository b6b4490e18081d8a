import { expect, it } from 'vitest';
import { periodOf } from './period.ts';

// Still November 30 in Los Angeles, already December 1 in Manila.
const now = new Date('2026-12-01T05:00:00Z');

it('means the reader’s own day and month', () => {
  const [west, east] = ['America/Los_Angeles', 'Asia/Manila'];
  expect(periodOf({ preset: 'today' }, west, now)).toEqual({
    from: '2026-11-30',
    until: '2026-11-30',
    zone: west,
  });
  expect(periodOf({ preset: 'today' }, east, now)).toMatchObject({ from: '2026-12-01' });
  expect(periodOf({ preset: 'month' }, west, now)).toEqual({ from: '2026-11-01', zone: west });
  expect(periodOf({ preset: 'month' }, east, now)).toEqual({ from: '2026-12-01', zone: east });
});

it('is any time without a choice, or with days that are not chosen yet', () => {
  expect(periodOf(undefined, 'UTC', now)).toBeUndefined();
  expect(periodOf({ preset: 'custom' }, 'UTC', now)).toBeUndefined();
  expect(periodOf({ preset: 'custom', until: '2026-10-31' }, 'UTC', now)).toEqual({
    until: '2026-10-31',
    zone: 'UTC',
  });
});
