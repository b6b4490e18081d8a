import { numerals } from '../reading/numerals.ts';

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

/** The figures in a text. Numbers in words are left out, because they're rarely what matters. */
function figuresIn(text: string): Figures {
  const figures: Figures = { days: new Set(), times: new Set(), numbers: new Set(), records: new Set() };
  let rest = text;
  const take = (pattern: RegExp, found: (...groups: (string | undefined)[]) => void): void => {
    for (const match of rest.matchAll(pattern)) found(...match);
    rest = rest.replace(pattern, ' ');
  };
  const day = (name: string | undefined, number: string | undefined): void => {
    figures.days.add(`${months.indexOf((name ?? '').toLowerCase()) + 1}-${Number(number)}`);
  };
  take(patterns.idle, () => undefined);
  take(patterns.record, (name = '') => figures.records.add(name.toUpperCase()));
  take(patterns.iso, (_, number, at) => figures.days.add(`${Number(number)}-${Number(at)}`));
  take(patterns.clock, (_, hour, minutes, hour24, minutes24) =>
    figures.times.add((Number(hour ?? hour24) % 12) * 60 + Number(minutes ?? minutes24 ?? 0)),
  );
  take(patterns.monthFirst, (_, name, number) => day(name, number));
  take(patterns.dayFirst, (_, number, name) => day(name, number));
  take(patterns.slashed, (_, number, at) => figures.days.add(`${Number(number)}-${Number(at)}`));
  take(patterns.ordinal, (_, number) => figures.days.add(`?-${Number(number)}`));
  take(patterns.number, (number = '') => figures.numbers.add(Number(number.replaceAll(',', ''))));
  return figures;
}

/** What kinds of figures a text names. */
export function figureKinds(text: string): ReadonlySet<keyof Figures> {
  const kinds = figuresIn(text);
  const names = ['days', 'times', 'numbers', 'records'] as const;
  return new Set(names.filter((name) => kinds[name].size > 0));
}

const oneWord: Readonly<Record<string, number>> = { noon: 12, twice: 2, week: 7 };

/** What people work out: a number that was given in words, and sums, differences and minutes between two of them. */
function derivedFrom(given: string, { numbers, times }: Figures): Set<number> {
  const words = (given.toLowerCase().match(/[a-z]+/g) ?? []).flatMap(
    (word) => oneWord[word] ?? numerals[word] ?? [],
  );
  const hours = [...times].flatMap((time) => [Math.floor(time / 60), Math.floor(time / 60) + 12]);
  const pairs = (all: readonly number[]): [number, number][] =>
    all.flatMap((one, at) => all.slice(at + 1).map((other): [number, number] => [one, other]));
  const between = pairs([...times]).flatMap(([one, other]) => {
    const minutes = Math.abs(one - other);
    return [minutes, 720 - minutes, minutes / 60, (720 - minutes) / 60];
  });
  return new Set([
    ...words,
    ...hours,
    ...between,
    ...pairs([...numbers]).flatMap(([one, other]) => [one + other, Math.abs(one - other), one * other]),
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
