import { parse } from 'chrono-node/en';
import { DAY_MS, HOUR_MS } from '../../../../../../shared/time/durations.ts';
import { addMonths } from '../../../../../../shared/time/months.ts';
import { numerals, numeralUpTo } from '../../../../../ai/builtIn/reading/numerals.ts';

/** A half-open period; `words` is worded to follow "applied". */
type Period = { from: string | null; until: string | null; words: string };
type Found = { period: Period; start: number; end: number };

const units = '(day|week|month|quarter|year|hour)s?';
const some: Readonly<Record<string, number>> = { a: 1, an: 1, couple: 2, few: 3 };
const larger: Readonly<Record<string, number>> = { thirty: 30, sixty: 60, ninety: 90 };
const words = [numeralUpTo(20), ...Object.keys(larger)].join('|');
/** Nothing on record is as old as a longer figure says. */
export const number = `((?:a )?(?:couple(?: of)?|few)|\\d{1,4}|an?|${words})`;
const months = 'january february march april may june july august september october november december'.split(
  ' ',
);
const monthName = `(${months.map((name) => `${name}|${name.slice(0, 3)}`).join('|')}|sept)`;

export function count(word: string): number {
  const plain = word.replace(/^a (?=couple|few)| of$/g, '');
  return numerals[plain] ?? larger[plain] ?? some[plain] ?? Number(plain);
}

const utc = (year: number, month: number, day = 1): Date => new Date(Date.UTC(year, month, day));
const shown = (date: Date): string =>
  date.toLocaleDateString('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric', year: 'numeric' });

export function periodBetween(from: Date | null, until: Date | null): Period {
  const last = until && new Date(until.getTime() - 1);
  const words =
    from && last
      ? shown(from) === shown(last)
        ? `on ${shown(from)}`
        : `from ${shown(from)} to ${shown(last)}`
      : from
        ? `since ${shown(from)}`
        : last
          ? `before ${until && shown(until)}`
          : '';
  return { from: from?.toISOString() ?? null, until: until?.toISOString() ?? null, words };
}

/** The calendar unit around `now`, moved by `steps`. Weeks begin on Monday, in UTC, as in the panel's counts. */
function calendar(unit: string, now: Date, steps: number): Period {
  const [y, m, d] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  const starts: Record<string, (step: number) => Date> = {
    day: (step) => utc(y, m, d + step),
    week: (step) => utc(y, m, d - ((now.getUTCDay() + 6) % 7) + 7 * step),
    month: (step) => utc(y, m + step),
    quarter: (step) => utc(y, m - (m % 3) + 3 * step),
    year: (step) => utc(y + step, 0),
  };
  const start = starts[unit];
  return start ? periodBetween(start(steps), start(steps + 1)) : periodBetween(now, null);
}

/** The months of a calendar unit. */
export const MONTHS: Readonly<Record<string, number>> = { month: 1, quarter: 3, year: 12 };

function rolling(n: number, unit: string, now: Date): Period {
  const hours: Record<string, number> = { hour: 1, day: 24, week: 168 };
  const from = hours[unit]
    ? new Date(now.getTime() - n * (hours[unit] ?? 24) * HOUR_MS)
    : addMonths(now, -n * (MONTHS[unit] ?? 1));
  return { from: from.toISOString(), until: null, words: `in the last ${n === 1 ? unit : `${n} ${unit}s`}` };
}

/** From the start of today on. */
function ahead(n: number, unit: string, now: Date): Period {
  const days = { week: 7, month: 30, year: 365 }[unit] ?? 1;
  const from = utc(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const until = new Date(now.getTime() + n * days * DAY_MS);
  return {
    from: from.toISOString(),
    until: until.toISOString(),
    words: `in the next ${n === 1 ? unit : `${n} ${unit}s`}`,
  };
}

/** Where a period without its year is: deadlines are to come, everything else on record has happened. */
type Toward = 'past' | 'future';

/** So many months from that month on; without a year, the newest that has begun, or the next that isn't over. */
function monthsFrom(
  { month, long, year }: { month: number; long: number; year: string | undefined },
  now: Date,
  toward: Toward,
): Period {
  const [thisYear, thisMonth] = [now.getUTCFullYear(), now.getUTCMonth()];
  const guess =
    toward === 'past'
      ? thisYear - (month > thisMonth ? 1 : 0)
      : thisYear + (month + long <= thisMonth ? 1 : 0);
  const y = year ? Number(year) : guess;
  return periodBetween(utc(y, month), utc(y, month + long));
}

const monthOf = (name: string): number => months.findIndex((known) => known.startsWith(name.slice(0, 3)));

/** Saturday and Sunday: the current ones or, when they're over, the last. */
function weekend(which: string, now: Date): Period {
  const sinceSaturday = (now.getUTCDay() + 1) % 7;
  const isNow = sinceSaturday < 2;
  const back = sinceSaturday + (isNow && which === 'last' ? 7 : 0);
  const start = utc(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - back);
  return periodBetween(start, new Date(start.getTime() + 2 * DAY_MS));
}

const ordinals = ['first', 'second', 'third', 'fourth'];

type Rule = readonly [RegExp, (found: string[], now: Date, toward: Toward) => Period];
const rules: readonly Rule[] = [
  [
    /\b(?:(?:in|during|for|of) )?(?:the )?(day|week|month|quarter|year) before last(?: \1)?\b/,
    ([, unit = ''], now) => calendar(unit, now, -2),
  ],
  [/\b(?:the )?day before yesterday\b/, (_, now) => calendar('day', now, -2)],
  [
    /\b(?:(?:in|during|for|of) )?(?:the )?(?:q([1-4])|(first|second|third|fourth) quarter)(?: (?:of )?(20\d\d))?\b/,
    ([, digit, word = '', year], now, toward) =>
      monthsFrom(
        { month: (digit ? Number(digit) - 1 : ordinals.indexOf(word)) * 3, long: 3, year },
        now,
        toward,
      ),
  ],
  [
    /\b(?:(?:this|the) )?(?:year to date|ytd)\b/,
    (_, now) => periodBetween(utc(now.getUTCFullYear(), 0), null),
  ],
  [
    new RegExp(`\\b(?:with)?in (?:the )?(?:last|past|previous) ${number}? ?${units}\\b`),
    ([, n, unit = ''], now) => rolling(count(n ?? '1'), unit, now),
  ],
  [
    new RegExp(`\\b(?:the )?(?:last|past|previous) ${number} ${units}\\b`),
    ([, n = '1', unit = ''], now) => rolling(count(n), unit, now),
  ],
  [new RegExp(`\\b(?:the )?past ${units}\\b`), ([, unit = ''], now) => rolling(1, unit, now)],
  [
    new RegExp(`\\b(?:in )?(?:the )?(this|current|last|previous) ${units}\\b`),
    ([, which, unit = ''], now) => calendar(unit, now, which === 'this' || which === 'current' ? 0 : -1),
  ],
  [
    /\b(?:(?:on|over|during) )?(?:the )?(last|past|previous) weekend\b|\b(?:in|over|during|on)(?: the)? weekend\b/,
    ([, which], now) => weekend(which ? 'last' : 'this', now),
  ],
  [/\byesterday\b/, (_, now) => calendar('day', now, -1)],
  [/\btoday\b/, (_, now) => calendar('day', now, 0)],
  [
    new RegExp(`\\b(?:(?:with)?in )?(?:the )?(?:next|coming) ${number} ${units}\\b`),
    ([, n = '1', unit = ''], now) => ahead(count(n), unit, now),
  ],
  [new RegExp(`\\b(next|coming) ${units}\\b`), ([, , unit = ''], now) => calendar(unit, now, 1)],
  [
    new RegExp(`\\b(?:in|during|of) ${monthName}(?: (20\\d\\d))?\\b(?! \\d)`),
    ([, name = '', year], now, toward) => monthsFrom({ month: monthOf(name), long: 1, year }, now, toward),
  ],
  [
    // Not the year of "2026-11-03".
    /\b(?:in|during|of) (20\d\d)\b(?!-\d)/,
    ([, year = '']) => periodBetween(utc(Number(year), 0), utc(Number(year) + 1, 0)),
  ],
];

/** "Last 12345 days", "last half year", "within 30 days": a stretch of time that no rule reads is no single day. */
const stretch = /\bwithin\b|\b(?:last|past|previous|next|coming) (?:\d|half\b)/i;

/** A day as people write it, parsed by chrono: "nov 3", "monday", "2026-11-03", "two weeks ago". */
function dayIn(
  words: string,
  now: Date,
  toward: Toward,
): { from: Date; until: Date; start: number; end: number } | null {
  const forwardDate = toward === 'future';
  // Days that chrono finds are at noon, and today's is ahead all day.
  const instant = forwardDate ? utc(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()) : now;
  const [found] = parse(words, { instant, timezone: 0 }, { forwardDate });
  if (
    !found ||
    // "This weekend" may be the last one or the next.
    /^(?:to)?(?:night|morning|evening|afternoon|noon|midnight|now)$|\bseconds?\b|\bweekend\b/i.test(
      found.text,
    )
  )
    return null;
  if (/\b(?:before|after) that\b/.test(words)) return null;
  if (stretch.test(found.text)) return null;
  // "Monday at 10": no date is compared with an hour.
  if (found.start.isCertain('hour')) return null;
  const date = found.start.date();
  if (Number.isNaN(date.getTime())) return null;
  const day = utc(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
  const wide =
    !found.start.isCertain('day') &&
    !found.start.isCertain('weekday') &&
    found.start.isCertain('month') &&
    !/ago|before/.test(found.text);
  const from = wide ? utc(day.getUTCFullYear(), day.getUTCMonth()) : day;
  const past =
    !forwardDate && from > now && !found.start.isCertain('year') && !/next|coming|in \d/.test(words)
      ? back(from, found.start.isCertain('weekday'))
      : from;
  const single = wide
    ? utc(past.getUTCFullYear(), past.getUTCMonth() + 1)
    : new Date(past.getTime() + DAY_MS);
  const last = found.end?.isCertain('day') ? found.end.date() : null;
  const until = last
    ? new Date(utc(last.getUTCFullYear(), last.getUTCMonth(), last.getUTCDate()).getTime() + DAY_MS)
    : single;
  // A range that crosses the year, or one whose end isn't a day, isn't read.
  if (found.end && (!last || until <= past)) return null;
  return { from: past, until, start: found.index, end: found.index + found.text.length };
}

const back = (date: Date, week: boolean): Date =>
  week
    ? new Date(date.getTime() - 7 * DAY_MS)
    : utc(date.getUTCFullYear() - 1, date.getUTCMonth(), date.getUTCDate());

/** The period in the question and its place there; null when there is none, or when it's thousands of years away. */
export function periodIn(text: string, now: Date, toward: Toward = 'past'): Found | null {
  const found = placeOf(text, now, toward);
  const isNear = (at: string | null): boolean => at === null || /^\d/.test(at);
  return found && isNear(found.period.from) && isNear(found.period.until) ? found : null;
}

function placeOf(text: string, now: Date, toward: Toward): Found | null {
  const pair = text.match(
    /\b(?:between|from) (.{3,30}?) (?:and|to|until|till) (.{3,30}?)(?=$|[?,]| in | with | for | who )/,
  );
  if (pair?.[1] && pair[2]) {
    const low = dayIn(pair[1], now, toward);
    const near = low && dayIn(pair[2], now, toward);
    // "From Dec 20 to Jan 5": the end is the first one after the beginning.
    const high = near && near.until <= low.from ? dayIn(pair[2], low.from, 'future') : near;
    if (low && high && low.start <= 4 && high.start <= 4) {
      if (high.until <= low.from) return null;
      const start = pair.index ?? 0;
      return { period: periodBetween(low.from, high.until), start, end: start + pair[0].length };
    }
  }
  if (
    /\b(?:between|from)\b.*\d+ (?:and|to|-) ?\d+ (?:days|weeks|months)/.test(text) ||
    /\b(?:days|weeks|months) (?:to|and) .*ago/.test(text)
  )
    return null;
  const edge = text.match(
    /\b(since|after|before(?!(?<=\b(?:day|week|month|quarter|year) before) (?:last|yesterday)\b)|until|by|on or after|starting)(?: the)? /,
  );
  if (edge) {
    const start = edge.index ?? 0;
    const rest = text.slice(start + edge[0].length);
    const named = ruled(rest, now, toward) ?? ruled(`in ${rest}`, now, toward, 3);
    const day = named && named.start <= 1 ? null : dayIn(rest, now, toward);
    const at =
      named && named.start <= 1
        ? { from: dateOf(named.period.from), until: dateOf(named.period.until), end: named.end }
        : day && day.start <= 1
          ? day
          : null;
    if (at) {
      const word = edge[1] ?? '';
      const period = /before|by|until/.test(word)
        ? periodBetween(null, word === 'before' ? at.from : at.until)
        : periodBetween(word === 'after' ? (at.until ?? at.from) : at.from, null);
      return { period, start, end: start + edge[0].length + at.end };
    }
  }
  const rule = ruled(text, now, toward);
  if (rule) return rule;
  const day = dayIn(text, now, toward);
  if (!day || !/[a-z]{3}|\d{4}-\d|\d\/\d/.test(text.slice(day.start, day.end))) return null;
  const before = text.slice(0, day.start).match(/(?:\b(?:on|in|at))? ?$/)?.[0].length ?? 0;
  return { period: periodBetween(day.from, day.until), start: day.start - before, end: day.end };
}

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

function ruled(text: string, now: Date, toward: Toward, shift = 0): Found | null {
  for (const [pattern, make] of rules) {
    const found = text.match(pattern);
    if (found) {
      const start = (found.index ?? 0) - shift;
      return {
        period: make([...found], now, toward),
        start: Math.max(0, start),
        end: (found.index ?? 0) + found[0].length - shift,
      };
    }
  }
  return null;
}
