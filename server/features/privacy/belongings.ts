import { sql } from 'drizzle-orm';
import type { CandidateId, UserId } from '../../../shared/ids.ts';
import type { DbOrTx } from '../../db/client.ts';

/**
 * Which rows are a person's: found by following foreign keys instead of by a list, so that a table somebody
 * adds later is exported and erased without anybody remembering to. A key that deletes with its parent
 * (`on delete cascade`) means "belongs to"; any other key only means "mentions".
 */

export type Subject = { candidateId: CandidateId | null; userId: UserId | null };
type Row = Record<string, unknown>;
/** Rows by table. */
export type Belongings = Map<string, Row[]>;

type Edge = { child: string; column: string; parent: string; parentColumn: string };

/** More rows than one person can have made; a bound all the same. */
const ROWS_MAX = 20_000;
/** Belongs to a person without a foreign key: the table, and the column that names the person. */
const loose: [table: string, column: string][] = [
  ['files', 'candidate_id'],
  ['mails', 'candidate_id'],
  ['privacy_requests', 'candidate_id'],
  ['ai_usage', 'subject'],
];

async function cascades(db: DbOrTx): Promise<Edge[]> {
  const rows = await db.execute<{ child: string; column: string; parent: string; parent_column: string }>(sql`
    select child.relname as child, ca.attname as "column", parent.relname as parent, pa.attname as parent_column
    from pg_constraint k
    join pg_class child on child.oid = k.conrelid
    join pg_class parent on parent.oid = k.confrelid
    join pg_namespace n on n.oid = child.relnamespace
    join pg_attribute ca on ca.attrelid = k.conrelid and ca.attnum = k.conkey[1]
    join pg_attribute pa on pa.attrelid = k.confrelid and pa.attnum = k.confkey[1]
    where k.contype = 'f' and n.nspname = 'public' and k.confdeltype = 'c' and array_length(k.conkey, 1) = 1`);
  return rows.map(({ child, column, parent, parent_column }) => ({
    child,
    column,
    parent,
    parentColumn: parent_column,
  }));
}

/** Tables that go with a row of `parent`, and the column that ties them to it. */
export async function childrenOf(db: DbOrTx, parent: string): Promise<{ table: string; column: string }[]> {
  const edges = await cascades(db);
  return edges
    .filter((edge) => edge.parent === parent)
    .map(({ child, column }) => ({ table: child, column }));
}

/** Everything that belongs to a person, by table. */
export async function belongings(db: DbOrTx, subject: Subject): Promise<Belongings> {
  const edges = await cascades(db);
  const found: Belongings = new Map();
  const seen = new Set<string>();
  const visit = async (table: string, column: string, values: unknown[]): Promise<void> => {
    if (values.length === 0) return;
    const rows = await select(db, table, column, values);
    const fresh = rows.filter((row) => {
      const key = `${table} ${JSON.stringify(row)}`;
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    });
    if (fresh.length === 0) return;
    found.set(table, [...(found.get(table) ?? []), ...fresh]);
    for (const edge of edges.filter(({ parent }) => parent === table)) {
      const keys = fresh.map((row) => row[edge.parentColumn]).filter((key) => key !== null);
      await visit(edge.child, edge.column, keys);
    }
  };
  if (subject.userId) await visit('users', 'id', [subject.userId]);
  if (subject.candidateId) {
    await visit('candidates', 'id', [subject.candidateId]);
    for (const [table, column] of loose) await visit(table, column, [subject.candidateId]);
  }
  return found;
}

async function select(db: DbOrTx, table: string, column: string, values: unknown[]): Promise<Row[]> {
  const list = sql.join(
    values.map((value) => sql`${String(value)}`),
    sql`, `,
  );
  const rows = await db.execute<{ row: Row }>(
    sql`select to_jsonb(t) as row from ${sql.identifier(table)} t
        where t.${sql.identifier(column)}::text in (${list}) limit ${ROWS_MAX}`,
  );
  return rows.map(({ row }) => row);
}

/** Ids under which tasks on the queue may know this person. */
export function idsOf(things: Belongings): string[] {
  const ids = new Set<string>();
  for (const rows of things.values()) {
    for (const { id } of rows) if (typeof id === 'string') ids.add(id);
  }
  return [...ids];
}
