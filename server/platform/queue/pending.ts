import { sql } from 'drizzle-orm';
import type { PgBoss } from 'pg-boss';
import type postgres from 'postgres';
import { z } from 'zod';
import type { DbOrTx } from '../../db/client.ts';

/** Removes pending tasks whose data contains one of these ids; a running one completes. */
export async function forgetTasks(tx: DbOrTx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`
    delete from pgboss.job
    where state <> 'active' and exists (
      select 1 from jsonb_each_text(case jsonb_typeof(data) when 'object' then data else '{}' end) entry
      where entry.value in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)))`);
}

/** The `ids` for which a task with this name is waiting or running. */
export async function heldIds(tx: DbOrTx, name: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx.execute<{ id: string }>(sql`
    select entry.value as id from pgboss.job, jsonb_each_text(data) entry
    where name = ${name} and state < 'completed' and jsonb_typeof(data) = 'object' and entry.value in ${ids}`);
  return new Set(rows.map(({ id }) => id));
}

/** A task as a backup has it. */
export type BackedUpTask = { name: string; data: object; dueAt: Date };

/** Stores tasks from a backup with the transaction that restores it. */
export async function adoptTasks(
  boss: PgBoss,
  tx: postgres.TransactionSql,
  tasks: readonly BackedUpTask[],
): Promise<void> {
  const db = {
    executeSql: async (query: string, values: unknown[] = []) => ({
      rows: await tx.unsafe(query, z.array(z.json()).parse(values)),
    }),
  };
  for (const { name, data, dueAt } of tasks) await boss.send(name, data, { db, startAfter: dueAt });
}
