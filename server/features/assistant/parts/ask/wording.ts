import { counted, figure } from '../../../../../shared/text/counted.ts';
import { orList } from '../../../../../shared/text/lists.ts';
import { dayText, monthTitle } from '../../../../../shared/time/dates.ts';
import type { Filter, Query } from './query.ts';
import type { Field, Table } from './tables/fields.ts';

const compared = {
  over: 'over',
  under: 'under',
  atLeast: 'at least',
  atMost: 'at most',
  exactly: 'of exactly',
} as const;

/** A country after "from". */
export const countryWords = (country: string): string =>
  /^(?:Philippines|United |Netherlands|Dominican |Czech Republic|Bahamas|Gambia|Maldives)/.test(country)
    ? `the ${country}`
    : country;

/** "not from Kenya", but "status other than hired". */
const startsPhrase = /^(?:from|to|of|for|by|about|named|titled|applied|asking|tagged|rated)\b/;

/** A filter as the answer words it. */
export function filterWords(table: Table, filter: Filter): string {
  const field = table.fields[filter.field];
  const words = field?.words ?? filter.field;
  const called = (value: string): string =>
    filter.field === 'country' ? countryWords(value) : (field?.labels?.[value] ?? value);
  switch (filter.op) {
    case 'is':
      return `${words} ${orList(filter.values.map(called))}`;
    case 'not':
      return startsPhrase.test(words)
        ? `not ${words} ${orList(filter.values.map(called))}`
        : `${words} other than ${orList(filter.values.map(called))}`;
    case 'between':
      return `${words} between ${filter.low} and ${measured(field, filter.high)}`;
    case 'when':
      // "Waiting in their stage since" and "since Oct 1" need only one of the two.
      return `${filter.words.startsWith('since ') ? words.replace(/ since$/, '') : words} ${filter.words}`;
    case 'yes':
      return field?.yes ?? words;
    case 'no':
      return field?.no ?? `not ${words}`;
    case 'said':
      return words.includes('…') ? words.replace('…', () => filter.words) : `${words} “${filter.words}”`;
    default:
      return `${words} ${compared[filter.op]} ${measured(field, filter.value)}`;
  }
}

/** A number with its unit, such as "4.5 hours", "1 day", or "$40,000"; `mark` makes the figure bold. */
export function measured(field: Field | undefined, value: number, mark = ''): string {
  const unit = field?.unit;
  if (unit === 'USD') return `${mark}$${figure(Math.round(value))}${mark}`;
  const number = figure(Math.round(value * 10) / 10);
  if (!unit) return `${mark}${number}${mark}`;
  return `${mark}${number}${mark} ${number === '1' ? unit.replace(/s$/, '') : unit}`;
}

/** A group's name: dates are grouped by month, such as "2026-11". */
export function groupWords(field: Field, key: string | null): string {
  if (key === null) return 'none';
  return field.kind === 'date' ? monthTitle(key) : (field.labels?.[key] ?? key);
}

/** "average score", "total number of tasks completed". */
export const figureOf = (figure: Query['figure'], { words, one }: Field): string =>
  `${figure === 'sum' ? 'total' : figure} ${one ? 'number of ' : ''}${words}`;

/** After a figure over results. */
export const unconfirmedWords = (n: number): string =>
  n === 0
    ? ''
    : n === 1
      ? ' 1 of these results hasn’t been confirmed by a person yet.'
      : ` ${figure(n)} of these results haven’t been confirmed by a person yet.`;

/** All filters of a question as the answer words them; empty without any. */
export const sentenceOf = (table: Table, { where }: Query): string =>
  where.map((filter) => filterWords(table, filter)).join(', ');

/** After a number: " match: status hired, from Kenya", or nothing when all are meant. */
export const matchAfter = (n: number, table: Table, query: Query): string =>
  query.where.length === 0 ? '' : ` ${n === 1 ? 'matches' : 'match'}${filtersAfter(table, query)}`;

/** After what a figure is based on: ": status hired, from Kenya", or nothing when all are meant. */
export const filtersAfter = (table: Table, query: Query): string =>
  query.where.length === 0 ? '' : `: ${sentenceOf(table, query)}`;

/** A value in a line of a list; null when there's nothing to show. */
export function valueText(field: Field, value: string | number | boolean | null): string | null {
  if (value === null) return null;
  if (field.kind === 'flag') return (value ? field.yes : field.no) ?? null;
  if (field.kind === 'date') return `${field.words} ${dayText(new Date(String(value).slice(0, 10)))}`;
  if (field.one) return counted(Number(value), field.one, field.words);
  if (field.kind === 'number') return `${field.words} ${measured(field, Number(value))}`;
  return field.labels?.[String(value)] ?? String(value);
}

/**
 * The panel's list with the same filters; null where the panel doesn't have them, because a wider list would mislead.
 */
export function linkTo({ about, where, per, order, share, compare }: Query): string | null {
  if (per !== undefined || share || compare) return null;
  if (about !== 'people' && about !== 'jobs') return null;
  const search = new URLSearchParams({ tab: about === 'people' ? 'candidates' : 'jobs' });
  const names: Record<string, string> =
    about === 'people' ? { status: 'status', position: 'position', country: 'country' } : { status: 'jobs' };
  for (const filter of where) {
    const name = names[filter.field];
    const [only] = filter.op === 'is' ? filter.values : [];
    if (!name || filter.op !== 'is' || filter.values.length > 1 || only === undefined || search.has(name))
      return null;
    search.set(name, only);
  }
  if (order && about === 'people' && order.field === 'score' && order.down) search.set('sort', 'score');
  return `/admin?${search}`;
}
