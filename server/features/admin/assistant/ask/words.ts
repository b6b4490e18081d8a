import { dayText } from '../../../../../shared/time/dates.ts';
import type { Field, Table } from './fields.ts';
import type { Filter, Query } from './query.ts';

const orList = (values: readonly string[]): string => values.join(' or ');
const compared = {
  over: 'over',
  under: 'under',
  atLeast: 'at least',
  atMost: 'at most',
  exactly: 'of exactly',
} as const;

/** A filter as the answer words it. */
export function filterWords(table: Table, filter: Filter): string {
  const field = table.fields[filter.field];
  const words = field?.words ?? filter.field;
  switch (filter.op) {
    case 'is':
      return `${words} ${orList(filter.values)}`;
    case 'not':
      return `not ${words} ${orList(filter.values)}`;
    case 'between':
      return `${words} between ${filter.low} and ${filter.high}`;
    case 'when':
      return `${words} ${filter.words}`;
    case 'yes':
      return field?.yes ?? words;
    case 'no':
      return field?.no ?? `not ${words}`;
    case 'said':
      return `${words} “${filter.words}”`;
    default:
      return `${words} ${compared[filter.op]} ${filter.value.toLocaleString('en-US')}`;
  }
}

/** All filters of a question as the answer words them. */
export function sentenceOf(table: Table, { where }: Query): string {
  const words = where.map((filter) => filterWords(table, filter));
  return words.length === 0 ? 'no filters' : words.join(', ');
}

/** A value in a line of a list; null when there's nothing to show. */
export function valueText(field: Field, value: string | number | boolean | null): string | null {
  if (value === null) return null;
  if (field.kind === 'flag') return (value ? field.yes : field.no) ?? null;
  if (field.kind === 'date') return `${field.words} ${dayText(new Date(String(value).slice(0, 10)))}`;
  if (field.kind === 'number') return `${field.words} ${Number(value).toLocaleString('en-US')}`;
  return String(value);
}

/**
 * The panel's list with the same filters; null where the panel doesn't have them, because a wider list would mislead.
 */
export function linkTo({ about, where, per, order, share, compare }: Query): string | null {
  if (per !== undefined || share || compare) return null;
  if (about !== 'people' && about !== 'jobs') return null;
  const search = new URLSearchParams({ tab: about === 'people' ? 'candidates' : 'jobs' });
  const names: Record<string, string> =
    about === 'people' ? { status: 'status', position: 'position', country: 'q' } : { status: 'jobs' };
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
