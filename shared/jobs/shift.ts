const zones: Record<string, string> = {
  E: 'America/New_York',
  C: 'America/Chicago',
  M: 'America/Denver',
  P: 'America/Los_Angeles',
};

/** Hours of the reader's day, 0–24, possibly with a fraction. */
export type Shift = { start: number; hours: number };

const TIME = String.raw`(\d\d?)(?::(\d\d))?\s*([AP])?(?:\.?M\b\.?)?`;
const WORDS =
  '(?:and|or|then|to|on|daily|week(?:day|end)s?|(?:mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:days?)?)';

/**
 * "9 AM–6 PM ET", "9am to 6pm Eastern", "09:00–17:00 EST"; the zone can follow later. Another name after the zone makes it a
 * different zone: "Central European Time", "CST (Beijing)". Two zones at once count as none: "ET/PT".
 */
const WINDOW = new RegExp(
  String.raw`\b${TIME}\s*(?:[-–—]|to)\s*${TIME}(?:\s*\(?([ECMP])(?:[SD]?T\b(?!\s*(?:/\s*[a-z]|\((?!(?:remote|flexible|${WORDS})\b)[a-z]+\)))|(?:astern|entral|ountain|acific)\b(?![\s-]+(?!(?:standard|daylight|time|${WORDS})\b)[a-z])))?`,
  'gi',
);

/** What can stand between windows of one zone. */
const JOINT = new RegExp(String.raw`^(?:[\s,;&–—-]|${WORDS}\b)*$`, 'i');

/** Whether a text names times of day, understood or not. */
const namesTimes = (text: string): boolean => /\d\s*[AP]\.?M\b|\d:\d\d/i.test(text);

/** Times and days alone. */
const BARE = new RegExp(String.raw`^(?:[\s\d:.,;&()–—-]|[AP]\.?M\b|noon\b|midnight\b|${WORDS}\b)*$`, 'i');

/** Whether a text names times of day without any word that could be a time zone. */
export const leavesZoneOpen = (text: string): boolean => namesTimes(text) && BARE.test(text);

/**
 * Reads "9 AM–6 PM ET, …", or several such windows, as hours of the reader's own day. Null if any time in the text is
 * uncertain, because incomplete hours are worse than the original text.
 * `offsetOf` returns how many minutes a zone is ahead of UTC at the time in question.
 */
export function parseShifts(
  workHours: string | null,
  offsetOf: (zone: string) => number,
  readerOffset: number,
): Shift[] | null {
  const text = workHours ?? '';
  if (namesTimes(text.replace(WINDOW, ''))) return null;
  let zone: string | undefined;
  let later = text.length;
  const shifts: Shift[] = [];
  // From right to left, because a zone also applies to the windows before it.
  for (const match of [...text.matchAll(WINDOW)].reverse()) {
    const [, fromHour, fromMinute, fromHalf, toHour, toMinute, toHalf, named] = match;
    // "30–40 hours"
    if (!fromMinute && !toMinute && !fromHalf && !toHalf && !named) continue;
    if (named) zone = zones[named.toUpperCase()];
    else if (!JOINT.test(text.slice(match.index + match[0].length, later))) return null;
    later = match.index;
    const from = hourOf(fromHour, fromMinute, fromHalf);
    const until = hourOf(toHour, toMinute, toHalf);
    // Times without AM and PM count only if one of them shows a 24-hour clock.
    const sure = fromHalf ? toHalf : !toHalf && fromMinute && toMinute && Math.max(from, until) >= 13;
    const hours = (until - from + 24) % 24;
    if (!zone || !sure || !(hours > 0)) return null;
    const start = (((from + (readerOffset - offsetOf(zone)) / 60) % 24) + 24) % 24;
    // The same shift in two zones is one.
    if (shifts.some((shift) => shift.start === start && shift.hours === hours)) continue;
    shifts.unshift({ start, hours });
  }
  return shifts.length > 0 ? shifts : null;
}

/** The hour of the day; NaN for an impossible time. */
function hourOf(hour = '', minute = '0', half = ''): number {
  const whole = Number(hour);
  if (Number(minute) > 59 || (half ? whole < 1 || whole > 12 : whole > 23)) return Number.NaN;
  const started = half ? (whole % 12) + (half.toUpperCase() === 'P' ? 12 : 0) : whole;
  return started + Number(minute) / 60;
}

/** "10 PM" or "9:30 AM" for an hour of the day. */
export function hourText(hour: number): string {
  const whole = Math.floor(hour) % 24;
  const minutes = Math.round((hour - Math.floor(hour)) * 60);
  const shown = whole % 12 === 0 ? 12 : whole % 12;
  return `${shown}${minutes > 0 ? `:${String(minutes).padStart(2, '0')}` : ''} ${whole < 12 ? 'AM' : 'PM'}`;
}
