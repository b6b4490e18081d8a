import { type SQL, sql } from 'drizzle-orm';
import type { CandidateId, UserId } from '../../../../shared/ids/schema.ts';
import type { DbOrTx } from '../../../db/client.ts';
import { foreignKeys, looseTables } from '../../../db/dataMap.ts';

/** Which rows are a person's, found along the data map (db/dataMap.ts). */

export type Subject = { candidateId: CandidateId | null; userId: UserId | null };
type Row = Record<string, unknown>;
/** Rows of one table; those of a table come one page after the other. */
type Page = { table: string; rows: Row[] };
/** By table and column, the values that make a row the person's. */
type Owned = Map<string, Map<string, Set<string>>>;

/** Most rows in memory at once: someone who has worked here for years has written tens of thousands of messages. */
const PAGE = 200;
/** Most values in one statement. */
const VALUES = 100;

/** Everything that belongs to a person. */
export async function* personalRows(db: DbOrTx, subjects: readonly Subject[]): AsyncGenerator<Page> {
  yield* pagesOf(db, subjects, () => sql`to_jsonb(t)`);
}

/** Ids of everything that belongs to a person, by table; tasks in the queue may hold them. */
export async function personalIds(
  db: DbOrTx,
  subjects: readonly Subject[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const ids = new Map<string, string[]>();
  const keysAlone = (key: readonly Column[]): SQL =>
    sql`jsonb_build_object(${listOf(key.map(({ column }) => sql`${column}::text, t.${sql.identifier(column)}`))})`;
  for await (const { table, rows } of pagesOf(db, subjects, keysAlone)) {
    const found = rows.flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
    ids.set(table, [...(ids.get(table) ?? []), ...found]);
  }
  return ids;
}

async function* pagesOf(
  db: DbOrTx,
  subjects: readonly Subject[],
  select: (key: readonly Column[]) => SQL,
): AsyncGenerator<Page> {
  const columns = await columnsOf(db);
  for (const [table, owned] of await ownedBy(db, subjects, columns)) {
    const key = columns.filter((one) => one.table === table && one.position !== null);
    const seen = new Set<string>();
    for (const [column, values] of owned) {
      for (const chunk of chunksOf([...values])) {
        for (let after: Row | null = null, full = true; full; ) {
          const rows: Row[] = await readPage(db, select(key), key, {
            table,
            where: among(columns, table, column, chunk),
            after,
          });
          full = rows.length === PAGE;
          after = rows.at(-1) ?? null;
          const fresh = owned.size === 1 ? rows : rows.filter((row) => isFirst(seen, key, row));
          if (fresh.length > 0) yield { table, rows: fresh };
        }
      }
    }
  }
}

/** False for a row that another column has led to before. */
function isFirst(seen: Set<string>, key: readonly Column[], row: Row): boolean {
  const id = JSON.stringify(key.map(({ column }) => row[column]));
  if (seen.has(id)) return false;
  seen.add(id);
  return true;
}

async function readPage(
  db: DbOrTx,
  selected: SQL,
  key: readonly Column[],
  { table, where, after }: { table: string; where: SQL; after: Row | null },
): Promise<Row[]> {
  const order = listOf(key.map(({ column }) => sql`t.${sql.identifier(column)}`));
  const last = after && listOf(key.map(({ column, type }) => typed(String(after[column]), type)));
  const rows = await db.execute<{ row: Row }>(sql`
    select ${selected} as row from ${sql.identifier(table)} t
    where ${where} ${last ? sql`and (${order}) > (${last})` : sql``} order by ${order} limit ${PAGE}`);
  return rows.map(({ row }) => row);
}

/** Follows the keys from table to table; of rows that others belong to, it reads what those name. */
async function ownedBy(db: DbOrTx, subjects: readonly Subject[], columns: readonly Column[]): Promise<Owned> {
  const edges = (await foreignKeys(db)).filter(({ cascades }) => cascades);
  const owned: Owned = new Map();
  const visit = async (table: string, column: string, values: readonly string[]): Promise<void> => {
    const known = owned.get(table) ?? new Map<string, Set<string>>();
    const before = known.get(column) ?? new Set<string>();
    const fresh = values.filter((value) => !before.has(value));
    if (fresh.length === 0) return;
    owned.set(table, known.set(column, new Set([...before, ...fresh])));
    const children = edges.filter(({ parent }) => parent === table);
    for (const parentColumn of new Set(children.map((edge) => edge.parentColumn))) {
      for (const chunk of chunksOf(fresh)) {
        const rows = await db.execute<{ value: string | null }>(sql`
          select t.${sql.identifier(parentColumn)}::text as value from ${sql.identifier(table)} t
          where ${among(columns, table, column, chunk)}`);
        const keys = rows.flatMap(({ value }) => value ?? []);
        for (const child of children.filter((edge) => edge.parentColumn === parentColumn))
          await visit(child.table, child.column, keys);
      }
    }
  };
  for (const { candidateId, userId } of subjects) {
    if (userId) await visit('users', 'id', [userId]);
    if (!candidateId) continue;
    await visit('candidates', 'id', [candidateId]);
    for (const { table, column } of looseTables) await visit(table, column, [candidateId]);
  }
  return owned;
}

/** `position`: in the table's primary key. */
type Column = { table: string; column: string; type: string; position: number | null };

async function columnsOf(db: DbOrTx): Promise<Column[]> {
  const rows = await db.execute<Column>(sql`
    select t.relname as "table", a.attname as "column", format_type(a.atttypid, null) as type,
      array_position(k.conkey, a.attnum) as position
    from pg_attribute a
    join pg_class t on t.oid = a.attrelid and t.relkind = 'r'
    join pg_namespace n on n.oid = t.relnamespace and n.nspname = 'public'
    left join pg_constraint k on k.conrelid = t.oid and k.contype = 'p' and a.attnum = any(k.conkey)
    where a.attnum > 0 and not a.attisdropped
    order by t.relname, array_position(k.conkey, a.attnum)`);
  return [...rows];
}

/** With the column's own type, so that its index is used. */
function among(columns: readonly Column[], table: string, column: string, values: readonly string[]): SQL {
  const type = columns.find((one) => one.table === table && one.column === column)?.type ?? 'text';
  return sql`t.${sql.identifier(column)} in (${listOf(values.map((value) => typed(value, type)))})`;
}

const typed = (value: string, type: string): SQL => sql`${value}::${sql.raw(type)}`;
const listOf = (parts: SQL[]): SQL => sql.join(parts, sql`, `);

function chunksOf(values: readonly string[]): string[][] {
  const chunks: string[][] = [];
  for (let at = 0; at < values.length; at += VALUES) chunks.push(values.slice(at, at + VALUES));
  return chunks;
}
