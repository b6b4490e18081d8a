import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Deps } from '../../../../deps.ts';
import { likeText, raw } from './conditions.ts';
import { type Filter, figures, Query, subjects } from './query.ts';
import { type Field, fieldOf, type Table } from './tables/fields.ts';
import { tables } from './tables/tables.ts';

/**
 * A question from a connected model: the same tables and figures as the grammar's, in a form that's easy to write.
 */

const ops = ['is', 'not', 'over', 'under', 'at_least', 'at_most'] as const;
const Condition = z.strictObject({
  field: z.string().max(30),
  op: z.enum(ops),
  value: z.union([z.string().max(120), z.number(), z.boolean(), z.array(z.string().max(120)).min(1).max(20)]),
});
type Condition = z.infer<typeof Condition>;

export const AskedQuery = z.strictObject({
  about: z.enum(subjects),
  where: z.array(Condition).max(8).nullish(),
  figure: z.enum(figures).nullish(),
  of: z.string().max(30).nullish(),
  per: z.string().max(30).nullish(),
  order_by: z.string().max(30).nullish(),
  descending: z.boolean().nullish(),
  limit: z.int().min(1).max(20).nullish(),
});
export type AskedQuery = z.infer<typeof AskedQuery>;

/** How many known values are listed when one is unknown. */
const VALUES_MAX = 60;
const LISTED = 40;

const namesOf = (table: Table): string[] =>
  Object.entries(table.fields).flatMap(([name, field]) => (field.contact ? [] : [name]));

/** What can be asked about, for the tool's description: every table with its fields. */
export function catalog(): string {
  return Object.entries(tables)
    .map(([about, table]) => {
      const kinds = new Map<string, string[]>();
      for (const name of namesOf(table)) {
        const kind = name === 'said' ? 'words' : fieldOf(table, name).kind;
        kinds.set(kind, [...(kinds.get(kind) ?? []), name]);
      }
      return `${about}: ${[...kinds].map(([kind, names]) => `${kind} ${names.join(' ')}`).join('; ')}`;
    })
    .join('\n');
}

/** Tells the model why a question can't be looked up. */
class Unclear extends Error {}

/** The question for the tables, or what the model should correct. */
export async function queryOf(deps: Deps, asked: AskedQuery): Promise<{ query: Query } | { wrong: string }> {
  const table = tables[asked.about];
  try {
    const known = (name: string | null | undefined): string | undefined => {
      if (name === null || name === undefined) return undefined;
      if (namesOf(table).includes(name)) return name;
      throw new Unclear(`${table.many} have no field “${name}”. Their fields: ${namesOf(table).join(', ')}.`);
    };
    const where: Filter[] = [];
    for (const one of asked.where ?? []) {
      known(one.field);
      where.push(await filterOf(deps, table, one));
    }
    const of = known(asked.of);
    if (of !== undefined && fieldOf(table, of).kind !== 'number')
      throw new Unclear(`“${of}” isn’t a number, so it has no average, sum, or median.`);
    const figure = asked.figure ?? 'list';
    if (figure !== 'list' && figure !== 'count' && of === undefined && !table.fields[table.number])
      throw new Unclear(`${table.many} have no number to work with; ask for a count or a list.`);
    const order = known(asked.order_by);
    const query = Query.parse({
      about: asked.about,
      where,
      figure,
      ...(of === undefined ? {} : { of }),
      ...(asked.per ? { per: known(asked.per) } : {}),
      ...(order === undefined ? {} : { order: { field: order, down: asked.descending ?? true } }),
      ...(asked.limit ? { limit: asked.limit } : {}),
    });
    return { query };
  } catch (error) {
    if (error instanceof Unclear) return { wrong: error.message };
    throw error;
  }
}

const numbers = {
  is: 'exactly',
  over: 'over',
  under: 'under',
  at_least: 'atLeast',
  at_most: 'atMost',
} as const;

async function filterOf(deps: Deps, table: Table, { field, op, value }: Condition): Promise<Filter> {
  const { kind } = fieldOf(table, field);
  const cannot = (how: string): Unclear => new Unclear(`“${field}” can’t be compared like this: ${how}`);
  if (field === 'said') {
    if (typeof value !== 'string' || value.trim().length < 2) throw cannot('give the words as one text.');
    return { op: 'said', field, words: value.trim().slice(0, 80) };
  }
  if (kind === 'flag') {
    const yes = value === true || value === 'true' || value === 'yes';
    if (!yes && value !== false && value !== 'false' && value !== 'no')
      throw cannot('the value is true or false.');
    return { op: (op === 'not') === yes ? 'no' : 'yes', field };
  }
  if (kind === 'number') {
    const number = typeof value === 'number' ? value : Number(typeof value === 'string' ? value : Number.NaN);
    if (!Number.isFinite(number) || op === 'not')
      throw cannot('is, over, under, at_least, or at_most, and one number.');
    return { op: numbers[op], field, value: number };
  }
  if (kind === 'date') return periodOf(field, op, value, cannot);
  if (op !== 'is' && op !== 'not') throw cannot('is or not, and one text or several.');
  const wanted = (Array.isArray(value) ? value : [String(value)]).map((one) => one.trim());
  return { op, field, values: await knownValues(deps, table, field, wanted) };
}

/** A day, a month, or a year, and what is before or after it; days are in UTC, as in the panel's counts. */
function periodOf(
  field: string,
  op: Condition['op'],
  value: Condition['value'],
  cannot: (how: string) => Unclear,
): Filter {
  const [, year, month, day] = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?$/.exec(String(value)) ?? [];
  if (year === undefined || op === 'not')
    throw cannot('the value is a day, month, or year: 2026-11-25, 2026-11, or 2026.');
  const at = (y: number, m: number, d: number): Date => new Date(Date.UTC(y, m, d));
  const [y, m, d] = [Number(year), Number(month ?? 1) - 1, Number(day ?? 1)];
  const start = at(y, m, d);
  const end = day ? at(y, m, d + 1) : month ? at(y, m + 1, 1) : at(y + 1, 0, 1);
  const shown = String(value);
  const found = {
    is: [start, end, `in ${shown}`],
    at_least: [start, null, `from ${shown} on`],
    over: [end, null, `after ${shown}`],
    under: [null, start, `before ${shown}`],
    at_most: [null, end, `until the end of ${shown}`],
  } as const;
  const [from, until, words] = found[op];
  return {
    op: 'when',
    field,
    from: from?.toISOString() ?? null,
    until: until?.toISOString() ?? null,
    words: op === 'is' && day ? `on ${shown}` : words,
  };
}

/**
 * The values as in the database. For an unknown one, the model is told which ones exist, instead of counting no one.
 * Part of a name is enough.
 */
async function knownValues(
  deps: Deps,
  table: Table,
  name: string,
  wanted: readonly string[],
): Promise<string[]> {
  const field: Field = fieldOf(table, name);
  const column = raw(field.sql, deps.clock.now());
  const value = field.kind === 'list' ? sql`unnest(${column})` : sql`(${column})::text`;
  const values = async (like: string | null): Promise<string[]> => {
    const rows = await deps.db.execute<{ value: string }>(
      sql`select distinct value from (select ${value} as value from ${sql.raw(table.from)} where ${sql.raw(table.always ?? 'true')}) found
        where value is not null and ${like === null ? sql`true` : sql`value ilike ${likeText(like)}`} order by 1 limit ${VALUES_MAX}`,
    );
    return rows.map((row) => row.value);
  };
  // A model asks by the labels it reads.
  const stored = (one: string): string =>
    Object.entries(field.labels ?? {}).find(([, label]) => label.toLowerCase() === one.toLowerCase())?.[0] ??
    one;
  const found: string[] = [];
  for (const one of wanted.map(stored)) {
    const alike = await values(one);
    const same = alike.filter((other) => other.toLowerCase() === one.toLowerCase());
    const fits = same.length > 0 ? same : name === 'person' ? alike : [];
    if (fits.length === 0) {
      const there = alike.length > 0 ? alike : name === 'person' ? [] : await values(null);
      const list = there.slice(0, LISTED).join(', ');
      throw new Unclear(
        `No ${table.one} has “${one}” as ${name}.${list === '' ? '' : ` There is: ${list}${there.length > LISTED ? ', …' : ''}.`}`,
      );
    }
    found.push(...fits);
  }
  return found.slice(0, VALUES_MAX);
}
