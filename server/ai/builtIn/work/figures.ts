import { DAY_MS } from '../../../../shared/time/durations.ts';
import { numerals, numeralUpTo } from '../reading/numerals.ts';

/** Days, times, amounts, numbers of records and plain numbers that a text names, each in one spelling. */
type Figures = {
  /** "11-19" for November 19; "?-19" for "the 19th". */
  days: Set<string>;
  /** Minutes of half a day: people leave out which half it is. */
  times: Set<number>;
  /** Amounts of money and every other number: people leave out the sign. */
  numbers: Set<number>;
  /** "R-8815" */
  records: Set<string>;
};

/** A figure where it stands. `of` is what it counts, each noun in the singular, or "$". */
export type Figure = {
  kind: keyof Figures;
  value: string | number;
  of: readonly string[];
  start: number;
  end: number;
};

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const month = `(${months.join('|')})[a-z]*\\.?`;
const patterns = {
  /** The number of a step or item at the start of a line, "24/7" and shares of a hundred say nothing of the matter. */
  idle: /^\s*\d{1,2}[.)]\s|\b\d+x\b|\b24\/7\b|\b100\s?%/gm,
  record: /\b[a-z]{1,3}-\d{2,}\b/gi,
  clock: /\b(\d{1,2})(?:[:.](\d{2}))?\s?[ap]\.?\s?m\b\.?|\b(\d{1,2}):(\d{2})\b/gi,
  monthFirst: new RegExp(`\\b${month}\\s+(?:the\\s+)?(\\d{1,2})(?:st|nd|rd|th)?\\b`, 'gi'),
  dayFirst: new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?\\s+(?:of\\s+)?${month}\\b`, 'gi'),
  slashed: /\b(\d{1,2})\/(\d{1,2})\b/g,
  iso: /\b\d{4}-(\d{2})-(\d{2})\b/g,
  ordinal: /\bthe (\d{1,2})(?:st|nd|rd|th)\b(?! [a-z])/gi,
  number: /(?<![\w.,])\d[\d,]*(?:\.\d+)?(?!st|nd|rd|th|\d)/g,
};

/** What a number counts stands in the next words, up to one of these. */
const noNoun =
  /^(?:the|a|an|and|or|but|of|in|on|at|by|to|for|from|with|is|are|was|were|has|have|had|will|can|that|which|if|so|as|it|we|you|they|i|there|per|each|more|less|done|ready|after|before|than|until|because|since)$/i;
const NOUNS_MAX = 3;
/** Measures, of which a given number counts in words too. An answer’s “it took three hours to catch up” is seldom wrong. */
const measuredInWords = new RegExp(
  `\\b(${numeralUpTo(20)})(?:[ -](?:working|business|full|whole))?[ -](minute|hour|day|week|month|year)`,
  'gi',
);

const singular = (word: string): string => word.toLowerCase().replace(/(?<=\w{2}[^s])s$/, '');

/** The nouns right after a number, the last of which is what's counted: "8 of 12 label sheets" are sheets. */
function countedIn(rest: string): string[] {
  const [, words = ''] = /^(?: of (?:the )?\d+)?[ -]((?:[a-z]+[ -]?)*)/i.exec(rest) ?? [];
  const all = words.split(/[ -]/).slice(0, NOUNS_MAX);
  const end = all.findIndex((word) => word === '' || noNoun.test(word));
  return (end < 0 ? all : all.slice(0, end)).map(singular);
}

/** The figures of a text, where they stand. A number in words is none: it's seldom what counts. */
export function placedFigures(text: string): Figure[] {
  const found: Figure[] = [];
  let rest = text;
  const take = (
    pattern: RegExp,
    read: (...groups: (string | undefined)[]) => Omit<Figure, 'start' | 'end'> | null,
  ) => {
    for (const match of rest.matchAll(pattern)) {
      const figure = read(...match);
      if (figure) found.push({ ...figure, start: match.index, end: match.index + match[0].length });
    }
    rest = rest.replace(pattern, (words) => ' '.repeat(words.length));
  };
  const day = (at: number | string, number: string | undefined) =>
    ({ kind: 'days', value: `${at}-${Number(number)}`, of: [] }) as const;
  const monthOf = (name = ''): number => months.indexOf(name.toLowerCase()) + 1;
  take(patterns.idle, () => null);
  take(patterns.record, (name = '') => ({ kind: 'records', value: name.toUpperCase(), of: [] }));
  take(patterns.iso, (_, number, at) => day(Number(number), at));
  take(patterns.clock, (_, hour, minutes, hour24, minutes24) => ({
    kind: 'times',
    value: (Number(hour ?? hour24) % 12) * 60 + Number(minutes ?? minutes24 ?? 0),
    of: [],
  }));
  take(patterns.monthFirst, (_, name, number) => day(monthOf(name), number));
  take(patterns.dayFirst, (_, number, name) => day(monthOf(name), number));
  take(patterns.slashed, (_, number, at) => day(Number(number), at));
  take(patterns.ordinal, (_, number) => day('?', number));
  for (const { 0: number, index: start } of rest.matchAll(patterns.number)) {
    const end = start + number.length;
    const of = /\$ ?$/.test(text.slice(0, start)) ? ['$'] : countedIn(rest.slice(end));
    found.push({ kind: 'numbers', value: Number(number.replaceAll(',', '')), of, start, end });
  }
  return found;
}

function figuresIn(text: string): Figures {
  const all = placedFigures(text);
  const strings = (wanted: keyof Figures): Set<string> =>
    new Set(all.flatMap(({ kind, value }) => (kind === wanted ? [String(value)] : [])));
  const amounts = (wanted: keyof Figures): Set<number> =>
    new Set(all.flatMap(({ kind, value }) => (kind === wanted ? [Number(value)] : [])));
  return {
    days: strings('days'),
    times: amounts('times'),
    numbers: amounts('numbers'),
    records: strings('records'),
  };
}

/** A number of things, or which of them, with the nouns after it. */
type Count = { value: number; of: readonly string[] };

const countsAlike = (one: Count, other: Count): boolean => one.of.some((noun) => other.of.includes(noun));

/** How many of each thing a text names in digits: "5 hours". Amounts of money are of many things. */
const countsIn = (text: string): Count[] =>
  placedFigures(text).flatMap(({ kind, value, of }) =>
    kind === 'numbers' && of.length > 0 && !of.includes('$') ? [{ value: Number(value), of }] : [],
  );

/** How long something takes, in words: "three days". */
const lengthsInWords = (text: string): Count[] =>
  [...text.matchAll(measuredInWords)].flatMap(([, word = '', of = '']) => {
    const value = numerals[word.toLowerCase()];
    return value === undefined ? [] : [{ value, of: [of.toLowerCase()] }];
  });

const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];
const ranked = new RegExp(`\\b(?:(\\d+)(?:st|nd|rd|th)|(${ordinals.join('|')}))[ -]([a-z]+)`, 'gi');

/** Which of several things a text names: "the second floor", but not "a second time". */
const ranksIn = (text: string): Count[] =>
  [...text.matchAll(ranked)].flatMap(([, digits, word = '', noun = '']) => {
    const value = digits ? Number(digits) : ordinals.indexOf(word.toLowerCase()) + 1;
    return noun.toLowerCase() === 'time' ? [] : [{ value, of: [singular(noun)] }];
  });

/** What kinds of figures a text names. */
export function figureKinds(text: string): ReadonlySet<keyof Figures> {
  const kinds = figuresIn(text);
  const names = ['days', 'times', 'numbers', 'records'] as const;
  return new Set(names.filter((name) => kinds[name].size > 0));
}

const pairsOf = (all: readonly number[]): [number, number][] =>
  all.flatMap((one, at) => all.slice(at + 1).map((other): [number, number] => [one, other]));

/** Minutes and hours between two times of half a day. */
const lengthsBetween = (times: ReadonlySet<number>): number[] =>
  pairsOf([...times]).flatMap(([one, other]) => {
    const minutes = Math.abs(one - other);
    return [minutes, 720 - minutes, minutes / 60, (720 - minutes) / 60];
  });

const oneWord: Readonly<Record<string, number>> = { noon: 12, twice: 2, week: 7 };

/** Numbers given in words. */
const inWords = (given: string): number[] =>
  (given.toLowerCase().match(/[a-z]+/g) ?? []).flatMap((word) => oneWord[word] ?? numerals[word] ?? []);

/** What people work out: a number that was given in words, and sums, differences and minutes between two of them. */
function derivedFrom(given: string, { numbers, times }: Figures): Set<number> {
  const hours = [...times].flatMap((time) => [Math.floor(time / 60), Math.floor(time / 60) + 12]);
  return new Set([
    ...inWords(given),
    ...hours,
    ...lengthsBetween(times),
    ...pairsOf([...numbers]).flatMap(([one, other]) => [one + other, Math.abs(one - other), one * other]),
  ]);
}

/** Times so long before or after one, where a line gives both: "meeting at 2:00 PM; be there an hour before". */
function timesFrom(given: string): Set<number> {
  const halfDay = (minutes: number): number => ((minutes % 720) + 720) % 720;
  return new Set(
    given.split('\n').flatMap((line) => {
      const lengths = [...line.matchAll(/\b(\d+)[ -](minute|hour)s?\b/gi)].map(
        ([, count, unit]) => Number(count) * (unit?.toLowerCase() === 'hour' ? 60 : 1),
      );
      const [back, on] = [/\b(?:before|early|earlier)\b/i.test(line), /\b(?:after|late|later)\b/i.test(line)];
      return [...figuresIn(line).times].flatMap((time) =>
        lengths.flatMap((by) => [
          ...(on && !back ? [] : [halfDay(time - by)]),
          ...(back && !on ? [] : [halfDay(time + by)]),
        ]),
      );
    }),
  );
}

/** Numbers of which a text says "or more": "3 or more" is what others call "more than 2". */
function orMore(text: string): Set<number> {
  return new Set(
    [...text.matchAll(/\b(\d+)(?= (?:\w+ ){0,3}or (?:more|longer|over)\b)/gi)].map(([, count]) =>
      Number(count),
    ),
  );
}

/** "A week later" as a day; the year doesn't matter but for the end of a February. */
function isWeekAfter(one: string, other: string): boolean {
  const [month = 1, day = 1] = one.split('-').map(Number);
  const later = new Date(Date.UTC(2026, month - 1, day + 7));
  return other === `${later.getUTCMonth() + 1}-${later.getUTCDate()}`;
}

/** Whether a text contains a figure that isn't in the given material and can't be derived from it. */
export function hasForeignFigure(text: string, given: string): boolean {
  if (!/\p{L}/u.test(text)) return false;
  const own = figuresIn(text);
  const source = figuresIn(given);
  const derived = derivedFrom(given, source);
  const times = timesFrom(given);
  const weekly = /\bweeks?\b/i.test(`${text}\n${given}`);
  const least = orMore(text);
  const isDay = (day: string): boolean =>
    source.days.has(day) ||
    (weekly && [...source.days].some((one) => isWeekAfter(one, day))) ||
    (day.startsWith('?') && [...source.days].some((one) => one.endsWith(day.slice(1))));
  return (
    [...own.days].some((day) => !isDay(day)) ||
    [...own.times].some((time) => !source.times.has(time) && !times.has(time)) ||
    [...own.records].some((name) => !source.records.has(name)) ||
    [...own.numbers].some(
      (value) =>
        !source.numbers.has(value) &&
        !derived.has(value) &&
        !(least.has(value) && source.numbers.has(value - 1)),
    )
  );
}

/** Whether a text counts something that's given, and gets another number, which may be that of something else. */
export function hasOtherCount(text: string, given: string): boolean {
  const least = orMore(text);
  const counted = [...lengthsInWords(given), ...countsIn(given)];
  const words = inWords(given);
  const rank = ranksIn(given);
  const differs = (one: Count, known: readonly Count[]): boolean => {
    const alike = known.filter((other) => countsAlike(one, other));
    return alike.length > 0 && alike.every(({ value }) => value !== one.value);
  };
  return (
    countsIn(text).some(
      (one) =>
        one.value > 1 &&
        !words.includes(one.value) &&
        differs(one, counted) &&
        !workedOut(one, counted, given).has(one.value) &&
        !(least.has(one.value) && !differs({ ...one, value: one.value - 1 }, counted)),
    ) || ranksIn(text).some((one) => one.value > 1 && differs(one, rank))
  );
}

/** How many of a thing people work out from what's given of the same thing. */
function workedOut(count: Count, counted: readonly Count[], given: string): ReadonlySet<number> {
  const alike = counted.filter((one) => countsAlike(count, one)).map(({ value }) => value);
  const sums = pairsOf(alike).flatMap(([one, other]) => [one + other, Math.abs(one - other)]);
  const days = count.of.includes('day') ? daysBetween(given) : [];
  if (!count.of.includes('minute') && !count.of.includes('hour')) return new Set([...sums, ...days]);
  const converted = counted.flatMap(({ value, of }) =>
    of.includes('hour') ? value * 60 : of.includes('minute') ? value / 60 : [],
  );
  return new Set([...sums, ...converted, ...lengthsBetween(figuresIn(given).times)]);
}

/** How many days lie between two given ones. */
function daysBetween(given: string): Set<number> {
  const days = [...figuresIn(given).days].flatMap((day) => {
    const [month = 0, at = 0] = day.split('-').map(Number);
    return month > 0 ? [Date.UTC(2026, month - 1, at) / DAY_MS] : [];
  });
  return new Set(days.flatMap((one) => days.map((other) => Math.abs(one - other))));
}
