import type { Readable } from 'node:stream';
import type postgres from 'postgres';
import { z } from 'zod';

/** Facts about the schema that backup and restore need, all read from the catalog. */

export type Table = { name: string; columns: string[]; key: string[] };
type Tx = postgres.TransactionSql;

/** Our own tables, parents before those that point at them, so that they can be filled in this order. */
export async function tablesOf(tx: Tx): Promise<Table[]> {
  const columns = await tx<{ table: string; column: string }[]>`
    select c.table_name as "table", c.column_name as "column"
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
    order by c.table_name, c.ordinal_position`;
  const keys = await tx<{ table: string; column: string }[]>`
    select t.relname as "table", a.attname as "column"
    from pg_index i join pg_class t on t.oid = i.indrelid join pg_namespace n on n.oid = t.relnamespace
    join pg_attribute a on a.attrelid = t.oid and a.attnum = any(i.indkey)
    where i.indisprimary and n.nspname = 'public' order by 1, array_position(i.indkey::int2[], a.attnum)`;
  const pointing = await tx<{ child: string; parent: string }[]>`
    select distinct child.relname as child, parent.relname as parent
    from pg_constraint k join pg_class child on child.oid = k.conrelid
    join pg_class parent on parent.oid = k.confrelid join pg_namespace n on n.oid = child.relnamespace
    where k.contype = 'f' and n.nspname = 'public' and child.oid <> parent.oid`;
  const names = [...new Set(columns.map(({ table }) => table))];
  return parentsFirst(names, pointing).map((name) => ({
    name,
    columns: columns.filter(({ table }) => table === name).map(({ column }) => column),
    key: keys.filter(({ table }) => table === name).map(({ column }) => column),
  }));
}

/** @throws Error when tables point at each other in a circle. */
export function parentsFirst(
  names: string[],
  pointing: readonly { child: string; parent: string }[],
): string[] {
  const sorted: string[] = [];
  let left = names;
  while (left.length > 0) {
    const free = left.filter((name) =>
      pointing.every(({ child, parent }) => child !== name || sorted.includes(parent)),
    );
    if (free.length === 0) throw new Error(`These tables point at each other: ${left.join(', ')}`);
    sorted.push(...free);
    left = left.filter((name) => !free.includes(name));
  }
  return sorted;
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const READ_ROWS = 200;
const WRITE_ROWS = 200;

/**
 * The table's rows in a fixed order, one JSON object a line. Read through a cursor: the driver's COPY leaves
 * its connection paused after some sizes of tables.
 */
export async function* rowsOut(tx: Tx, { name, columns, key }: Table): AsyncGenerator<Buffer> {
  const order = key.length > 0 ? key.map(quoted).join(', ') : `(${quoted(name)}.*)::text`;
  const list = columns.map(quoted).join(', ');
  const rows = tx.unsafe<{ line: string }[]>(
    `select to_jsonb(picked)::text as line from (select ${list} from ${quoted(name)} order by ${order}) picked`,
  );
  for await (const batch of rows.cursor(READ_ROWS))
    yield Buffer.from(batch.map(({ line }) => `${line}\n`).join(''));
}

/** Splits at line feeds only. `readline` also splits at U+2028 and U+2029, which JSON leaves unescaped. */
async function* linesOf(input: Readable): AsyncGenerator<string> {
  let line = '';
  const texts: AsyncIterable<string> = input.setEncoding('utf8');
  for await (const text of texts) {
    const [end = '', ...following] = text.split('\n');
    line += end;
    for (const next of following) {
      yield line;
      line = next;
    }
  }
  if (line) yield line;
}

/** Puts such lines into an empty table. */
export async function rowsIn(tx: Tx, { name, columns }: Table, input: Readable): Promise<void> {
  const list = columns.map(quoted).join(', ');
  const write = async (lines: string[]): Promise<void> => {
    if (lines.length === 0) return;
    await tx.unsafe(
      `insert into ${quoted(name)} (${list}) select ${list} from jsonb_populate_recordset(null::${quoted(name)}, $1::text::jsonb)`,
      [`[${lines.join(',')}]`],
    );
  };
  let lines: string[] = [];
  for await (const line of linesOf(input)) {
    lines.push(line);
    if (lines.length < WRITE_ROWS) continue;
    await write(lines);
    lines = [];
  }
  await write(lines);
}

/** Sequences continue after the highest number used. */
export async function advanceSequences(tx: Tx): Promise<void> {
  const rows = await tx<{ table: string; column: string; sequence: string }[]>`
    select c.table_name as "table", c.column_name as "column",
      pg_get_serial_sequence(quote_ident(c.table_name), c.column_name) as sequence
    from information_schema.columns c
    where c.table_schema = 'public'
      and pg_get_serial_sequence(quote_ident(c.table_name), c.column_name) is not null`;
  for (const { table, column, sequence } of rows) {
    await tx.unsafe(
      `select setval('${sequence}', coalesce((select max(${quoted(column)}) from ${quoted(table)}), 0) + 1, false)`,
    );
  }
}

/** Turns our own triggers off or on; a restore puts back what they once made instead of making it again. */
export async function triggers(tx: Tx, tables: readonly Table[], on: boolean): Promise<void> {
  for (const { name } of tables)
    await tx.unsafe(`alter table ${quoted(name)} ${on ? 'enable' : 'disable'} trigger user`);
}

/** Deletes all rows, those that refer to others first. */
export async function emptyTables(tx: Tx, tables: readonly Table[]): Promise<void> {
  for (const { name } of [...tables].reverse()) await tx.unsafe(`delete from ${quoted(name)}`);
}

/** Hashes of the migrations that were applied, oldest first. */
export async function migrationsOf(tx: Tx): Promise<string[]> {
  const rows = await tx<{ hash: string }[]>`select hash from drizzle.__drizzle_migrations order by id`;
  return rows.map(({ hash }) => hash);
}

export const WaitingTask = z.strictObject({
  name: z.string(),
  data: z.record(z.string(), z.unknown()),
  dueAt: z.string(),
});
export type WaitingTask = z.infer<typeof WaitingTask>;

/** Tasks that were still to be done; one that ran at that moment is done again, as after a crash. */
export async function waitingTasks(tx: Tx): Promise<WaitingTask[]> {
  const [queue] = await tx<{ there: boolean }[]>`select to_regclass('pgboss.job') is not null as there`;
  if (!queue?.there) return [];
  const rows = await tx<{ name: string; data: Record<string, unknown> | null; due_at: string }[]>`
    select name, data, to_char(start_after at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as due_at
    from pgboss.job
    where state in ('created', 'retry', 'active') and name not like '\\_\\_%' order by created_on, id`;
  return rows.map(({ name, data, due_at }) => ({ name, data: data ?? {}, dueAt: due_at }));
}
