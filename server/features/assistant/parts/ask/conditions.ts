import { type SQL, sql } from 'drizzle-orm';
import type { Filter, Query } from './query.ts';
import { type Field, fieldOf, type Table } from './tables/fields.ts';

/** A field's SQL with the time of the question filled in. */
export function raw(text: string, now: Date): SQL {
  return sql.join(
    text.split(':now').map((part) => sql.raw(part)),
    sql`${now.toISOString()}::timestamptz`,
  );
}

export function conditions(table: Table, query: Query, now: Date): SQL {
  const all = query.where.map((filter) =>
    conditionOf(raw(fieldOf(table, filter.field).sql, now), fieldOf(table, filter.field), filter),
  );
  if (table.always) all.unshift(sql.raw(table.always));
  return all.length === 0 ? sql`true` : sql.join(all, sql` and `);
}

const comparisons = { over: '>', under: '<', atLeast: '>=', atMost: '<=', exactly: '=' } as const;

function conditionOf(column: SQL, field: Field, filter: Filter): SQL {
  switch (filter.op) {
    case 'is':
    case 'not': {
      const values = sql`${sql.param(filter.values.map((value) => value.toLowerCase()))}::text[]`;
      const found =
        field.kind === 'list'
          ? sql`exists (select 1 from unnest(${column}) v where lower(v) = any(${values}))`
          : sql`coalesce(lower(${column}) = any(${values}), false)`;
      return filter.op === 'is' ? found : sql`not (${found})`;
    }
    case 'between':
      return sql`${column} between ${filter.low}::numeric and ${filter.high}::numeric`;
    case 'when':
      return sql`(${column} >= coalesce(${filter.from}::timestamptz, '-infinity') and ${column} < coalesce(${filter.until}::timestamptz, 'infinity'))`;
    case 'yes':
      return sql`${column}`;
    case 'no':
      return sql`not coalesce(${column}, false)`;
    case 'said':
      return sql`exists (select 1 from interview_sessions ii join messages m on m.conversation_id = ii.conversation_id
        where ii.candidate_id = ${column} and m.role = 'user' and m.safety is null and m.content ilike ${likeText(filter.words)})`;
    default:
      // A whole number's column would otherwise refuse 79.5, and what's too large for it.
      return sql`${column} ${sql.raw(comparisons[filter.op])} ${filter.value}::numeric`;
  }
}

export const likeText = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`;
