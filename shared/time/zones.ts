import { z } from 'zod';
import { MONTH } from './dates.ts';
import { DAY_MS, HOUR_MS } from './durations.ts';

/**
 * Days, weeks, and months of a time zone. A day begins at its first moment there, which isn't always
 * midnight: where clocks change at midnight, it's one o'clock. Days are "2026-11-19", months "2026-11".
 */

/** No place on earth is further from UTC than this. */
const FURTHEST_MS = 15 * HOUR_MS;

/** Making one takes long. There are fewer zones than this, but many ways to spell one. */
const CACHE_MAX = 1_000;
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  if (formatters.size >= CACHE_MAX) formatters.clear();
  formatters.set(zone, made);
  return made;
}

/** Whether this is a time zone that clocks can be set to, such as "Asia/Manila". */
export function isZone(zone: string): boolean {
  try {
    formatter(zone);
    return true;
  } catch {
    return false;
  }
}

export const Zone = z
  .string()
  .max(64)
  .regex(/^[A-Za-z][A-Za-z0-9_+\-/]*$/)
  .refine(isZone);
export const Month = z.string().regex(MONTH);
/** YYYY-MM-DD, of the years that day arithmetic can write. */
export const Day = z.iso.date().regex(/^[12]/, 'Enter a year before 3000');

/** The current day in `zone`. */
export function dayIn(zone: string, at: Date): string {
  const parts = new Map(
    formatter(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}

/** The current month in `zone`. */
export function monthIn(zone: string, at: Date): string {
  return dayIn(zone, at).slice(0, 7);
}

/** The first moment of a day in `zone`. */
export function dayStart(zone: string, day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  let [before, from] = [midnight - FURTHEST_MS, midnight + FURTHEST_MS];
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2);
    if (dayIn(zone, new Date(middle)) >= day) from = middle;
    else before = middle;
  }
  return new Date(from);
}

/** `count` days after `day`; before it when negative. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}

/** The Monday of the week that `day` is in. */
export function weekOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/** The month after `month`. */
export function nextMonth(month: string): string {
  return addDays(`${month}-28`, 7).slice(0, 7);
}

/** A month in `zone`: its first moment, and the first that is no longer in it. */
export function monthRange(zone: string, month: string): { from: Date; to: Date } {
  return { from: dayStart(zone, `${month}-01`), to: dayStart(zone, `${nextMonth(month)}-01`) };
}

/** The months from that of `first` to that of `last` in `zone`, newest first; at most `max`. */
export function monthsBetween(zone: string, first: Date, last: Date, max: number): string[] {
  const end = monthIn(zone, last);
  const months: string[] = [];
  for (let month = monthIn(zone, first); month <= end; month = nextMonth(month)) months.unshift(month);
  return months.slice(0, max);
}
