import { type SQL, sql } from 'drizzle-orm';
import type { Recipient, Source } from '../../../../../shared/assistant/schema.ts';
import { CandidateId, InterviewId } from '../../../../../shared/ids/schema.ts';
import { markedScore, type ResultMark } from '../../../../../shared/interview/resultMark.ts';
import { counted, plural } from '../../../../../shared/text/counted.ts';
import type { Deps } from '../../../../deps.ts';
import { readMarks, readMarksOfPeople } from '../../../results/queries.ts';
import { blindSetting } from '../../../reviews/service.ts';
import { conditions, likeText, raw } from './conditions.ts';
import type { Query } from './query.ts';
import { comparedAnswer, shareAnswer } from './several.ts';
import { type Field, fieldOf, isMarked, type Table } from './tables/fields.ts';
import { tables } from './tables/tables.ts';
import {
  figureOf,
  filtersAfter,
  groupWords,
  linkTo,
  matchAfter,
  measured,
  sentenceOf,
  unconfirmedWords,
  valueText,
} from './wording.ts';

type Answered = { text: string; sources: Source[]; recipients: Recipient[] };

const LISTED = 20;
const GROUPS = 40;
const SOURCES = 20;

const HIDDEN =
  'I can’t answer that yet because interview scores are hidden from me while HR rates first. You’ll find them in the panel after your own rating.';

/** Looks up a question and returns the number with the filter used. */
export async function runQuery(deps: Deps, query: Query): Promise<Answered> {
  const scope = await scopeOf(deps, query);
  if ('refusal' in scope) return { text: scope.refusal, sources: [], recipients: [] };
  if (query.share) return finish(scope, await shareAnswer(deps, query));
  if (query.compare)
    return finish(
      scope,
      await comparedAnswer(deps, query, (field) => ({
        value: aggregate(scope),
        unconfirmed: unconfirmedIn(scope, field),
      })),
    );
  if (query.per !== undefined) return grouped(scope, query.per);
  if (query.figure === 'list') return listed(scope);
  if (query.figure === 'count') return counts(scope);
  return figured(scope);
}

/** The people a query finds, at most `limit`; `of` has its conditions in words, and is null without any. */
export async function matching(
  deps: Deps,
  query: Query,
  limit: number,
): Promise<{ ids: CandidateId[]; total: number; of: string | null; isOrdered: boolean } | Refused> {
  const scope = await scopeOf(deps, query);
  if ('refusal' in scope) return scope;
  const [all, found] = await Promise.all([totalOf(scope), lines(scope, limit)]);
  const ids = found.slice(0, limit).map(({ id }) => CandidateId.parse(id));
  const isOrdered = query.order !== undefined;
  const isLimited = query.limit !== undefined && isOrdered;
  const parts = [
    ...(query.where.length > 0 ? [sentenceOf(scope.table, query)] : []),
    ...(isLimited ? [endOf(scope)] : []),
  ];
  const of = parts.length > 0 ? parts.join(', ') : null;
  // People in the same place all count.
  const total = isLimited ? Math.max(found.length, Math.min(query.limit ?? all, all)) : all;
  return { ids, total, of, isOrdered };
}

type Refused = { refusal: string };

async function scopeOf(deps: Deps, query: Query): Promise<Scope | Refused> {
  const table = tables[query.about];
  const used = [
    ...(query.show ?? []),
    query.of,
    query.per,
    query.order?.field,
    ...[...query.where, ...(query.share ?? []), ...(query.compare ?? [])].map(({ field }) => field),
  ];
  const missing = used.find((name) => name !== undefined && !table.fields[name]);
  if (missing !== undefined)
    return { refusal: `I can’t answer that yet: ${table.many} have no “${missing}” I can look up.` };
  const blind = (await blindSetting(deps)).on;
  if (blind && used.some((name) => name !== undefined && table.fields[name]?.result))
    return { refusal: HIDDEN };
  const now = deps.clock.now();
  return { deps, table, query, now, where: conditions(table, query, now), blind };
}

type Scope = { deps: Deps; table: Table; query: Query; now: Date; where: SQL; blind: boolean };

/** Without those that have no place in the order, when only its end is asked for. */
async function totalOf({ deps, table, query, now, where }: Scope): Promise<number> {
  const order = query.limit === undefined ? undefined : query.order;
  const placed = order ? sql` and ${raw(fieldOf(table, order.field).sql, now)} is not null` : sql``;
  const [row] = await deps.db.execute<{ n: number }>(
    sql`select count(*)::int as n from ${sql.raw(table.from)} where ${where}${placed}`,
  );
  return row?.n ?? 0;
}

const bold = (n: number, { one, many }: Table): string => {
  const [figure, ...noun] = counted(n, one, many).split(' ');
  return `**${figure}** ${noun.join(' ')}`;
};

const filters = ({ table, query }: Scope): string => filtersAfter(table, query);

async function counts(scope: Scope): Promise<Answered> {
  const n = await totalOf(scope);
  return finish(scope, `${bold(n, scope.table)}${matchAfter(n, scope.table, scope.query) || ' in all'}.`);
}

/** Dates and numbers in the conditions, which the list also shows. */
const dated = ({ where }: Query): string[] =>
  where.filter(({ op }) => op === 'when' || op === 'over' || op === 'atLeast').map(({ field }) => field);

type Line = { id: string; title: string; values: (string | null)[] };

async function lines(scope: Scope, limit: number): Promise<Line[]> {
  const { table, query, now, blind } = scope;
  const shown = [
    ...new Set([
      ...table.shown,
      ...(query.show ?? []),
      ...(query.order ? [query.order.field] : []),
      ...dated(query),
    ]),
  ].filter((name) => !(blind && fieldOf(table, name).result));
  const order = query.order ?? { field: table.date, down: true };
  const column = raw(fieldOf(table, order.field).sql, now);
  const values = sql.join(
    shown.map((name) => sql`to_jsonb(${raw(fieldOf(table, name).sql, now)})`),
    sql`, `,
  );
  const known = query.order ? sql` and ${column} is not null` : sql``;
  const rows = await scope.deps.db.execute<{
    id: string;
    title: string | null;
    values: (string | number | boolean | null)[];
    rank: string;
  }>(
    sql`select * from (select ${sql.raw(table.id)}::text as id, ${sql.raw(table.title)} as title, jsonb_build_array(${values}) as values,
      rank() over (order by ${column} ${sql.raw(order.down ? 'desc' : 'asc')} nulls last)::int as rank
      from ${sql.raw(table.from)} where ${scope.where}${known}) found order by rank, title limit ${query.limit ? Math.max(GROUPS, query.limit) : limit}`,
  );
  const within =
    query.limit === undefined ? rows : rows.filter(({ rank }) => Number(rank) <= (query.limit ?? 1));
  const fields = shown.map((name) => fieldOf(table, name));
  const marks = fields.some(isMarked)
    ? await marksIn(
        scope,
        within.map(({ id }) => id),
      )
    : null;
  return within.map(({ id, title, values: found }) => ({
    id,
    title: title === null ? 'Unknown' : (table.titled?.(title) ?? title),
    values: fields.map((field, at) => {
      const text = valueText(field, found[at] ?? null);
      return text !== null && isMarked(field) ? markedScore(text, marks?.get(id) ?? null) : text;
    }),
  }));
}

/** The marks of the results of these people or interviews. */
function marksIn({ deps, query }: Scope, ids: readonly string[]): Promise<ReadonlyMap<string, ResultMark>> {
  return query.about === 'interviews'
    ? readMarks(
        deps.db,
        ids.map((id) => InterviewId.parse(id)),
      )
    : readMarksOfPeople(
        deps.db,
        ids.map((id) => CandidateId.parse(id)),
      );
}

/** How many of these rows have an unconfirmed result; 0 if the field isn't part of a result. */
const unconfirmedIn = ({ table, now }: Scope, field: Field): SQL =>
  isMarked(field)
    ? sql`(count(*) filter (where ${raw(field.sql, now)} is not null and ${raw(fieldOf(table, 'provisional').sql, now)}))::int`
    : sql`0`;

async function listed(scope: Scope): Promise<Answered> {
  const { table, query } = scope;
  const [n, found] = await Promise.all([totalOf(scope), lines(scope, LISTED)]);
  const quotes = await quotesOf(scope, found);
  const text = found.map(({ id, title, values }) => {
    const known = values.filter((value) => value !== null);
    // A date says its status again: "rejected October 27, 2026".
    const rest = known
      .filter((value) => !known.some((other) => other.startsWith(`${value} `) && /\d{4}$/.test(other)))
      .join(', ');
    return `- **${title}**${rest === '' ? '' : `: ${rest}`}${quotes.get(id) ?? ''}`;
  });
  const order = query.order && fieldOf(table, query.order.field);
  const end = order ? endWords(order, query.order?.down ?? true) : 'newest';
  const whole =
    query.limit !== undefined && order
      ? `The ${endOf(scope)}, out of ${bold(n, table)}${filters(scope)}.`
      : `${bold(n, table)}${matchAfter(n, table, query) || ' in all'}.${order ? ` Sorted by ${dateWords(order)}, ${end} first.` : ''}${found.length < n ? ` The ${order ? 'first' : 'newest'} ${found.length}:` : ''}`;
  const answer = `${whole}${text.length === 0 ? '' : `\n\n${text.join('\n')}`}`;
  const source = table.source;
  return {
    ...finish(scope, answer),
    sources: source
      ? found.slice(0, SOURCES).map(({ id, title }) => ({
          kind: source,
          id,
          label: source === 'session' ? `Work session: ${title}` : title,
        }))
      : [],
    recipients:
      source === 'candidate'
        ? found.map(({ id, title }) => ({ id: CandidateId.parse(id), name: title }))
        : [],
  };
}

/** What comes at either end of an order. A date has no age, so nothing is "oldest". */
function endWords({ kind, unit, one }: Field, down: boolean): string {
  const [top, bottom] =
    kind === 'date'
      ? ['latest', 'earliest']
      : kind !== 'number'
        ? ['last', 'first']
        : one
          ? ['most', 'fewest']
          : unit && unit !== 'USD'
            ? ['longest', 'shortest']
            : ['highest', 'lowest'];
  return down ? top : bottom;
}

/** The limited end of an order, such as "highest by score". */
function endOf({ table, query }: Scope): string {
  const order = fieldOf(table, query.order?.field ?? table.date);
  return `${endWords(order, query.order?.down ?? true)}${foundBy(order)}`;
}

/** "date applied", "score"; of a state that lasts, such as "waiting in their stage since", only "date". */
const dateWords = ({ kind, words }: Pick<Field, 'kind' | 'words'>): string =>
  kind !== 'date' ? words : words.endsWith(' since') ? 'date' : `date ${words}`;

/** After "the highest": "by score"; after "the most": "applications received"; after "the latest": "by date applied". */
const foundBy = ({ kind, words, one }: Field): string =>
  kind === 'date' ? ` by ${dateWords({ kind, words })}` : one ? ` ${words}` : ` by ${words}`;

/** What these people said, when the question asked for words. */
async function quotesOf(scope: Scope, found: readonly Line[]): Promise<Map<string, string>> {
  const said = scope.query.where.find((filter) => filter.op === 'said');
  if (said?.op !== 'said' || scope.query.about !== 'people' || found.length === 0) return new Map();
  const rows = await scope.deps.db.execute<{ id: string; content: string }>(
    sql`select distinct on (i.candidate_id) i.candidate_id::text as id, m.content from interview_sessions i
      join messages m on m.conversation_id = i.conversation_id
      where i.candidate_id = any(${sql.param(found.map(({ id }) => id))}::uuid[]) and m.role = 'user' and m.safety is null
        and m.content ilike ${likeText(said.words)} order by i.candidate_id, m.seq`,
  );
  return new Map(rows.map(({ id, content }) => [id, `\n  “${around(content, said.words)}”`]));
}

function around(content: string, words: string): string {
  const plain = content.replace(/\s+/g, ' ');
  const at = Math.max(0, plain.toLowerCase().indexOf(words.toLowerCase()) - 80);
  const piece = plain.slice(at, at + 200);
  return `${at > 0 ? '…' : ''}${piece}${at + 200 < plain.length ? '…' : ''}`;
}

const aggregates: Partial<Record<Query['figure'], string>> = {
  average: 'avg',
  sum: 'sum',
  highest: 'max',
  lowest: 'min',
};

function aggregate(scope: Scope): SQL {
  const { table, query, now } = scope;
  const column = raw(fieldOf(table, query.of ?? table.number).sql, now);
  if (query.figure === 'median') return sql`percentile_disc(0.5) within group (order by ${column})`;
  return sql`${sql.raw(aggregates[query.figure] ?? 'avg')}(${column})`;
}

async function figured(scope: Scope): Promise<Answered> {
  const { table, query, now } = scope;
  const name = query.of ?? table.number;
  const field = fieldOf(table, name);
  const column = raw(field.sql, now);
  const [row] = await scope.deps.db.execute<{
    value: number | null;
    mean: number | null;
    n: number;
    unconfirmed: number;
  }>(
    sql`select (${aggregate(scope)})::float8 as value, avg(${column})::float8 as mean, count(${column})::int as n,
      ${unconfirmedIn(scope, field)} as unconfirmed from ${sql.raw(table.from)} where ${scope.where}`,
  );
  if (!row || row.value === null)
    return finish(scope, `No ${table.one} has a value for ${field.words}${filters(scope)}.`);
  const mean =
    query.figure === 'median' && row.mean !== null
      ? ` The average is ${measured(field, row.mean, '**')}.`
      : '';
  return finish(
    scope,
    `The ${figureOf(query.figure, field)} is ${measured(field, row.value, '**')}, based on ${counted(row.n, table.one, table.many)}${filters(scope)}.${mean}${unconfirmedWords(row.unconfirmed)}`,
  );
}

async function grouped(scope: Scope, per: string): Promise<Answered> {
  const { table, query, now } = scope;
  const field = fieldOf(table, per);
  const counting = query.figure === 'count' || query.figure === 'list';
  const value = counting ? sql`count(*)` : aggregate(scope);
  const column = raw(field.sql, now);
  const key =
    field.kind === 'list'
      ? sql`unnest(${column})`
      : field.kind === 'date'
        ? sql`to_char(${column} at time zone 'UTC', 'YYYY-MM')`
        : sql`(${column})::text`;
  const measure = counting ? undefined : fieldOf(table, query.of ?? table.number);
  const rows = await scope.deps.db.execute<{
    key: string | null;
    value: number | null;
    n: number;
    unconfirmed: number;
  }>(
    sql`select ${key} as key, (${value})::float8 as value, count(${counting ? sql`*` : raw(fieldOf(table, query.of ?? table.number).sql, now)})::int as n, ${unconfirmedIn(scope, measure ?? field)} as unconfirmed from ${sql.raw(table.from)} where ${scope.where} group by 1
      order by ${field.kind === 'date' && !query.pick ? sql`1` : query.pick === 'fewest' ? sql`2 asc nulls last, 1` : sql`2 desc nulls last, 1`}`,
  );
  const asked = query.where.find((filter) => filter.op === 'is' && filter.field === per);
  const none =
    counting && asked?.op === 'is'
      ? asked.values.filter((wanted) => !rows.some((row) => row.key?.toLowerCase() === wanted.toLowerCase()))
      : [];
  const known = [...rows, ...none.map((key) => ({ key, value: 0, n: 0, unconfirmed: 0 }))].filter(
    (row) => row.value !== null && (row.key !== null || !query.pick),
  );
  const best = known[0]?.value;
  const chosen = query.pick ? known.filter((row) => row.value === best) : known.slice(0, GROUPS);
  const title = measure ? figureOf(query.figure, measure) : table.many;
  const [one, many] = per === 'person' ? ['person', 'people'] : ['group', 'groups'];
  // Each person is one person.
  const isPlain = counting || table.one === one;
  const items = chosen.map(
    (row) =>
      `- **${groupWords(field, row.key)}**: ${measured(measure, row.value ?? 0)}${isPlain ? '' : ` (${counted(row.n, table.one, table.many)})`}`,
  );
  const groups = `**${known.length}** ${plural(known.length, one, many)}`;
  const which = query.pick ? `the ${query.pick === 'most' ? 'highest' : 'lowest'} of ${groups}` : groups;
  const by = field.kind === 'date' ? 'month' : per;
  // Someone may be in several groups.
  const some = chosen.some(({ unconfirmed }) => unconfirmed > 0)
    ? ' Some of these results haven’t been confirmed by a person yet.'
    : '';
  return finish(
    scope,
    `${title.charAt(0).toUpperCase()}${title.slice(1)} by ${by}, ${which}${filters(scope)}.${chosen.length < known.length && !query.pick ? ` The first ${chosen.length}:` : ''}${some}\n\n${items.length === 0 ? '- none' : items.join('\n')}`,
  );
}

function finish({ query }: Scope, text: string): Answered {
  const link = linkTo(query);
  return { text: link ? `${text}\n\n[Open this in the panel](${link})` : text, sources: [], recipients: [] };
}
