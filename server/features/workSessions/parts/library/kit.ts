import { figure } from '../../../../../shared/text/counted.ts';
import { DAY_MS } from '../../../../../shared/time/durations.ts';
import type { Difficulty } from '../../../../../shared/workSessions/schema.ts';
import type { AssignmentSpec, Criterion } from '../spec.ts';

/** Chance that is the same for the same seed, so that an assignment can be made again from its key. */
export type Random = {
  /** Whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  pick<T>(items: readonly T[]): T;
  /** `count` different ones, in chance order. */
  some<T>(items: readonly T[], count: number): T[];
};

/** Mulberry32 over an FNV-1a hash of the seed. */
export function seeded(seed: string): Random {
  let state = 2_166_136_261;
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16_777_619);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  const some = <T>(items: readonly T[], count: number): T[] => {
    const left = [...items];
    const taken: T[] = [];
    while (taken.length < count && left.length > 0) taken.push(...left.splice(int(0, left.length - 1), 1));
    return taken;
  };
  return {
    int,
    some,
    pick: (items) => {
      const item = items[int(0, items.length - 1)];
      if (item === undefined) throw new Error('Nothing to pick from');
      return item;
    },
  };
}

export type Context = { random: Random; difficulty: Difficulty; today: Date };

/** One entry of the library. Its content is generated from a seed each time. */
export type Template = { key: string; taskType: string; build(context: Context): Draft };
export type Draft = Omit<AssignmentSpec, 'taskType'>;

/** A number that grows with the difficulty. */
export function sized({ difficulty }: Context, starter: number, standard: number, advanced: number): number {
  return { starter, standard, advanced }[difficulty];
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The same hour some days later, or earlier for a negative number. */
export function daysAfter(date: Date, days: number): Date {
  return new Date(date.getTime() + days * DAY_MS);
}

/** "November 23" */
export function dayText(date: Date): string {
  return `${months[date.getUTCMonth()]} ${date.getUTCDate()}`;
}

/** "Monday" */
export function weekdayText(date: Date): string {
  return weekdays[date.getUTCDay()] ?? '';
}

/** "2026-11-23" */
export function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** How people write a day of the year. */
export function dayForms(date: Date): string[] {
  const month = months[date.getUTCMonth()] ?? '';
  const short = month.slice(0, 3);
  const day = date.getUTCDate();
  const two = (n: number): string => String(n).padStart(2, '0');
  return [
    ...[month, short, `${short}.`].flatMap((m) => [
      `${m} ${day}`,
      `${m} ${two(day)}`,
      `${m} ${ordinal(day)}`,
      `${day} ${m}`,
      `${ordinal(day)} of ${m}`,
    ]),
    `${ordinal(day)} ${month}`,
    isoDay(date),
    `${date.getUTCMonth() + 1}/${day}`,
    `${two(date.getUTCMonth() + 1)}/${two(day)}`,
  ];
}

function ordinal(day: number): string {
  const ending = day % 100 > 10 && day % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return `${day}${ending}`;
}

/** "2:30 PM" for minutes after midnight. */
export function timeText(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  const half = hour < 12 ? 'AM' : 'PM';
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minutes % 60).padStart(2, '0')} ${half}`;
}

/** How people write a time of day. */
export function timeForms(minutes: number): string[] {
  const hour = Math.floor(minutes / 60) % 24;
  const half = hour < 12 ? 'am' : 'pm';
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  const mm = String(minutes % 60).padStart(2, '0');
  const dotted = `${half.charAt(0)}.m.`;
  const forms = [
    `${twelve}:${mm} ${half}`,
    `${twelve}:${mm}${half}`,
    `${twelve}.${mm} ${half}`,
    `${twelve}:${mm} ${dotted}`,
    `${String(hour).padStart(2, '0')}:${mm}`,
    `${hour}:${mm}`,
    `${twelve}:${mm}`,
  ];
  return mm === '00' ? [...forms, `${twelve} ${half}`, `${twelve}${half}`, `${twelve} ${dotted}`] : forms;
}

/** "$1,250.40" for cents. */
export function moneyText(cents: number): string {
  return `$${figure(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, '0')}`;
}

/** How people write an amount. */
export function moneyForms(cents: number): string[] {
  const whole = Math.floor(cents / 100);
  const exact = `${whole}.${String(cents % 100).padStart(2, '0')}`;
  const forms = [`$${exact}`, `$ ${exact}`, exact, `usd ${exact}`];
  return cents % 100 === 0 ? [...forms, `$${whole}`, `${whole} dollars`, String(whole)] : forms;
}

const dayWritten = new RegExp(
  `^(?:(${months.join('|')}) (\\d{1,2})(?:st|nd|rd|th)?|(\\d{1,2})(?:st|nd|rd|th)? (?:of )?(${months.join('|')}))$`,
  'i',
);

/** Other ways to write a day or an amount; a spelling of anything else stands alone. */
export function formsOf(spelling: string): string[] {
  const written = spelling.trim().match(dayWritten);
  if (written) {
    const name = (written[1] ?? written[4] ?? '').toLowerCase();
    // A leap year; the form with a year is left out.
    const date = new Date(
      Date.UTC(
        2024,
        months.findIndex((one) => one.toLowerCase() === name),
        Number(written[2] ?? written[3]),
      ),
    );
    return [spelling, ...dayForms(date).filter((form) => form !== isoDay(date))];
  }
  const amount = spelling.match(/^\$ ?(\d{1,3}(?:,?\d{3})*)(?:\.(\d\d))?$/);
  if (!amount) return [spelling];
  const dollars = Number((amount[1] ?? '').replaceAll(',', ''));
  // A bare figure may count something else.
  return [
    spelling,
    ...moneyForms(100 * dollars + Number(amount[2] ?? 0)).filter((form) => form !== String(dollars)),
  ];
}

const firstNames = [
  'Carol',
  'Marcus',
  'Amara',
  'Diego',
  'Priya',
  'Tomas',
  'Leila',
  'Owen',
  'Grace',
  'Hanna',
  'Samuel',
  'Yara',
  'Victor',
  'Nadia',
  'Felix',
  'Rosa',
  'Ibrahim',
  'Clara',
  'Jonas',
  'Mei',
];
const lastNames = [
  'Howell',
  'Okafor',
  'Lindgren',
  'Santos',
  'Petrov',
  'Nguyen',
  'Castillo',
  'Baker',
  'Haddad',
  'Moreau',
  'Ferraro',
  'Kimura',
  'Walsh',
  'Adeyemi',
  'Novak',
  'Reyes',
  'Hansen',
  'Osei',
  'Duarte',
  'Marlow',
];
/** Made-up suppliers and clients. */
export const firms = [
  'Fernway Office',
  'Tindle & Rowe',
  'Quillmark Print',
  'Oakhatch Supplies',
  'Bluegate Parts',
  'Marrowfield Foods',
  'Pinelow Textiles',
  'Larkspur Lighting',
];

export type Person = { first: string; last: string; full: string };

/** Made-up people, no two of one first or last name. */
export function people(random: Random, count: number): Person[] {
  const last = random.some(lastNames, count);
  return random.some(firstNames, count).map((first, index) => {
    const name = last[index] ?? 'Baker';
    return { first, last: name, full: `${first} ${name}` };
  });
}

/** One criterion of a grading key; the grade is the mean by `weight`. */
export const criterion = (
  id: string,
  label: string,
  weight: number,
  check: Criterion['check'],
): Criterion => ({ id, label, weight, check });

/** Keys such as R-20418, rising and all different. */
export function numbers(random: Random, prefix: string, count: number): string[] {
  let next = random.int(1040, 8900);
  return Array.from({ length: count }, () => {
    next += random.int(1, 9);
    return `${prefix}-${next}`;
  });
}
