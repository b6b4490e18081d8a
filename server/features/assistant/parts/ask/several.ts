import { type SQL, sql } from 'drizzle-orm';
import { counted } from '../../../../../shared/text/counted.ts';
import { percentOf } from '../../../../../shared/text/points.ts';
import type { Deps } from '../../../../deps.ts';
import { conditions, raw } from './conditions.ts';
import type { Query } from './query.ts';
import { type Field, fieldOf, type Table } from './tables/fields.ts';
import { tables } from './tables/tables.ts';
import { figureOf, filtersAfter, filterWords, measured, sentenceOf, unconfirmedWords } from './wording.ts';

/** Figures that need more than one query: a share, and the same figure for several periods. */

type Asked = { deps: Deps; table: Table; now: Date };

async function countOf({ deps, table, now }: Asked, query: Query): Promise<number> {
  const [row] = await deps.db.execute<{ n: number }>(
    sql`select count(*)::int as n from ${sql.raw(table.from)} where ${conditions(table, query, now)}`,
  );
  return row?.n ?? 0;
}

/** "12% (2 of 17 people): hired." */
export async function shareAnswer(deps: Deps, query: Query): Promise<string> {
  const table = tables[query.about];
  const asked = { deps, table, now: deps.clock.now() };
  const share = query.share ?? [];
  const [all, some] = await Promise.all([
    countOf(asked, query),
    countOf(asked, { ...query, where: [...query.where, ...share] }),
  ]);
  const percent = all === 0 ? '–' : `${percentOf(some, all)}%`;
  const what = share.map((filter) => filterWords(table, filter)).join(', ');
  return `**${percent}** (**${some}** of **${all}** ${table.many}): ${what}.${query.where.length === 0 ? '' : ` Counted among ${table.many} with these filters: ${sentenceOf(table, query)}.`}`;
}

/** The same figure for each period. */
export async function comparedAnswer(
  deps: Deps,
  query: Query,
  figuresOf: (field: Field) => { value: SQL; unconfirmed: SQL },
): Promise<string> {
  const table = tables[query.about];
  const asked = { deps, table, now: deps.clock.now() };
  const counting = query.figure === 'count' || query.figure === 'list';
  const name = query.of ?? table.number;
  let unconfirmed = 0;
  const lines = await Promise.all(
    (query.compare ?? []).map(async (period) => {
      const within = { ...query, where: [...query.where, period] };
      if (counting) return `- **${await countOf(asked, within)}** ${period.words}`;
      const field = fieldOf(table, name);
      const column = raw(field.sql, asked.now);
      const figures = figuresOf(field);
      const [row] = await deps.db.execute<{ value: number | null; n: number; unconfirmed: number }>(
        sql`select (${figures.value})::float8 as value, count(${column})::int as n,
          ${figures.unconfirmed} as unconfirmed from ${sql.raw(table.from)} where ${conditions(table, within, asked.now)}`,
      );
      unconfirmed += row?.unconfirmed ?? 0;
      const value = row?.value ?? null;
      const figure = value === null ? '**none**' : measured(field, value, '**');
      return `- ${figure} ${period.words} (based on ${counted(row?.n ?? 0, table.one, table.many)})`;
    }),
  );
  const what = counting ? `Number of ${table.many}` : `The ${figureOf(query.figure, fieldOf(table, name))}`;
  return `${what}${filtersAfter(table, query)}.${unconfirmedWords(unconfirmed)}\n\n${lines.join('\n')}`;
}
