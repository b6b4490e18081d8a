import { describe, expect, it } from 'vitest';
import { isActivelyHiring, isClosingSoon, postedAge, salaryText } from './schema.ts';

const now = new Date('2026-11-19T15:00:00Z');
const ago = (days: number): string => new Date(now.getTime() - days * 86_400_000).toISOString();

describe('labels of a job', () => {
  it.each([
    [0, 'Today'],
    [1, '1 day ago'],
    [6, '6 days ago'],
    [7, '1 week ago'],
    [29, '4 weeks ago'],
    [30, '1 month ago'],
    [95, '3 months ago'],
  ])('posted %i days ago is "%s"', (days, label) => {
    expect(postedAge(ago(days), now)).toBe(label);
  });

  it.each([
    ['2026-11-19', false],
    ['2026-11-20', true],
    ['2026-11-26', true],
    ['2026-11-27', false],
    ['2026-11-01', false],
    [null, false],
  ])('a deadline of %s closes soon: %s', (deadline, soon) => {
    expect(isClosingSoon(deadline, now)).toBe(soon);
  });

  it('hires actively above 5000', () => {
    expect([5_000, 5_001].map(isActivelyHiring)).toEqual([false, true]);
  });

  it('writes salaries with separators', () => {
    expect(salaryText(19_200, 26_400)).toBe('$19,200–$26,400');
    expect(salaryText(20_000, 20_000)).toBe('$20,000');
    expect([salaryText(1_000, null), salaryText(null, 2_000), salaryText(null, null)]).toEqual([
      'From $1,000',
      'Up to $2,000',
      null,
    ]);
  });
});
