import { DAY_MS } from './durations.ts';

/** A month in addresses and queries: "2026-11". */
export const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;

/** "Nov 19, 2026" in the reader's zone. */
export function dateText(iso: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(new Date(iso));
}

/** "Nov 19, 2026 – Nov 28, 2026", or the one day, in the reader's zone. */
export function datesText(first: string, last: string): string {
  const [from, to] = [dateText(first), dateText(last)];
  return from === to ? from : `${from} – ${to}`;
}

/** No line ends inside it: "Nov" and "19", "6:09" and "PM" belong together. */
const whole = (text: string): string => text.replaceAll(/\s/g, '\u00a0');

/** "Nov 19" in the reader's zone. */
export function shortDate(iso: string): string {
  return whole(new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' }).format(new Date(iso)));
}

/** "Nov 19": a day of a chart, whose days are UTC. */
export function shortDay(day: string): string {
  return new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  );
}

/** "November 2026" of "2026-11". */
export function monthTitle(month: string): string {
  return new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
}

/** "6:09 PM" in one zone, the reader's when left out. */
export function clockIn(at: Date, timeZone?: string): string {
  return whole(new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone }).format(at));
}

/** "6:09 PM" in the reader's zone. */
export const clockText = (iso: string): string => clockIn(new Date(iso));

/** "November 19, 2026, 6:24 PM" in the reader's zone. */
export function momentText(iso: string): string {
  const at = new Date(iso);
  // Asked for both at once, Intl would put "at" between them.
  const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(at);
  return `${date}, ${clockIn(at)}`;
}

/** A later moment beside an earlier one: its day only where it's another day. */
export function thenText(earlier: string, later: string): string {
  const isSameDay = new Date(earlier).toDateString() === new Date(later).toDateString();
  return isSameDay ? clockText(later) : momentText(later);
}

/** Where HR works; times without a reader's zone are given in this one. */
export const HR_ZONE = 'America/New_York';

/** "November 19, 2026" in one zone, for texts without a browser. */
export function dayText(at: Date, zone = 'UTC'): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: zone }).format(at);
}

/** "November 19, 2026, 6:24 PM ET" in one zone, for texts without a browser. */
export function momentIn(at: Date, zone = HR_ZONE): string {
  const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: zone }).format(at);
  return `${dayText(at, zone)}, ${clock} ${zoneName(at, zone)}`;
}

/** "ET" for America/New_York, all year round. */
function zoneName(at: Date, zone: string): string {
  const timeZoneName = zone === 'UTC' ? 'short' : 'shortGeneric';
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** "Lahore" for Asia/Lahore: the name people use for their zone. */
export function zoneCity(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}

const isPlace = (zone: string): boolean => zoneCity(zone) !== 'UTC';

/** After a time: "9 AM in Lahore", "9 AM UTC". */
export const inZone = (zone: string): string => (isPlace(zone) ? `in ${zoneCity(zone)}` : 'UTC');

/** By itself: "Lahore time", "UTC". */
export const zoneTime = (zone: string): string => (isPlace(zone) ? `${zoneCity(zone)} time` : 'UTC');

/** Whole days from `from` to `to`, rounded down; negative when `to` is earlier. */
export function daysBetween(from: Date, to: Date): number {
  return Math.floor((to.getTime() - from.getTime()) / DAY_MS);
}
