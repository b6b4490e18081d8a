import { sql } from 'drizzle-orm';
import type { CandidateId, UserId } from '../../../../shared/ids/schema.ts';
import type { DbOrTx } from '../../../db/client.ts';
import { foreignKeys, looseTables } from '../../../db/dataMap.ts';

/** Which rows are a person's, found along the data map (db/dataMap.ts). */

export type Subject = { candidateId: CandidateId | null; userId: UserId | null };
type Row = Record<string, unknown>;
/** Rows by table. */
export type PersonalData = Map<string, Row[]>;

/** More rows than one person can have made; a bound all the same. */
const ROWS_MAX = 20_000;
/** Everything that belongs to a person, by table. */
export async function personalDataOf(db: DbOrTx, subjects: readonly Subject[]): Promise<PersonalData> {
  const edges = (await foreignKeys(db)).filter(({ cascades }) => cascades);
  const found: PersonalData = new Map();
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
      await visit(edge.table, edge.column, keys);
    }
  };
  for (const { candidateId, userId } of subjects) {
    if (userId) await visit('users', 'id', [userId]);
    if (!candidateId) continue;
    await visit('candidates', 'id', [candidateId]);
    for (const { table, column } of looseTables) await visit(table, column, [candidateId]);
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

/** Ids that tasks in the queue may hold for this person. */
export function idsOf(things: PersonalData): string[] {
  const ids = new Set<string>();
  for (const rows of things.values()) {
    for (const { id } of rows) if (typeof id === 'string') ids.add(id);
  }
  return [...ids];
}
