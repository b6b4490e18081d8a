import { and, eq, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { UserId } from '../../../shared/ids/schema.ts';
import type { DbOrTx, Tx } from '../../db/client.ts';
import { settings } from '../../db/schema/platform.ts';
import { users } from '../../db/schema/users.ts';
import type { Clock } from '../clock.ts';

/**
 * Rows of the settings table: a key and a JSON value that its reader validates. HR's settings are read and changed through
 * change.ts; other state that has to survive a restart, such as the test results of a model, uses rows directly.
 */

/** What is stored under this key; undefined when nothing is, or nothing that fits. */
export async function readRow<T>(db: DbOrTx, key: string, schema: z.ZodType<T>): Promise<T | undefined> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key));
  return schema.safeParse(row?.value).data;
}

/** A stored value with who stored it; null for the program, and for someone who was erased. */
export type SettingRow = { key: string; value: unknown; changedBy: string | null; changedAt: Date };

/** What is stored under these keys, and under all that begin with one of these prefixes; by key. */
export function readRows(
  db: DbOrTx,
  { keys = [], prefixes = [] }: { keys?: readonly string[]; prefixes?: readonly string[] },
): Promise<SettingRow[]> {
  return db
    .select({
      key: settings.key,
      value: settings.value,
      changedBy: users.fullName,
      changedAt: settings.updatedAt,
    })
    .from(settings)
    .leftJoin(users, eq(users.id, settings.updatedBy))
    .where(
      or(
        inArray(settings.key, [...keys]),
        ...prefixes.map((prefix) => sql`starts_with(${settings.key}, ${prefix})`),
      ),
    )
    .orderBy(settings.key);
}

/** A number in a stored object as an SQL expression; null when there is none. */
export const numberInRow = (key: string, field: string): SQL<number | null> =>
  sql`(select (${settings.value} ->> ${field}::text)::float8 from ${settings}
    where ${settings.key} = ${key} and jsonb_typeof(${settings.value} -> ${field}::text) = 'number')`;

/** Whether anything is stored under this key. */
export async function isStored(db: DbOrTx, key: string): Promise<boolean> {
  return (await db.$count(settings, eq(settings.key, key))) > 0;
}

/** Changes of one key take turns until `tx` ends, also where nothing is stored yet. */
export async function lockRow(tx: Tx, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

/** Stores a value over what was there, with who did it and when; without `updatedBy`, the program. */
export async function writeRow(
  { clock }: { clock: Clock },
  tx: Tx,
  key: string,
  value: unknown,
  updatedBy?: UserId,
): Promise<void> {
  const stamp = { value, updatedAt: clock.now(), ...(updatedBy ? { updatedBy } : {}) };
  await tx
    .insert(settings)
    .values({ key, ...stamp })
    .onConflictDoUpdate({ target: settings.key, set: stamp });
}

/** Stores a value unless there is one, or the one there is was stored at `olderThan` or before; false when it stays. */
export async function claimRow(
  { clock }: { clock: Clock },
  tx: Tx,
  { key, value, olderThan }: { key: string; value: unknown; olderThan?: Date },
): Promise<boolean> {
  const stamp = { value, updatedAt: clock.now() };
  const insert = tx.insert(settings).values({ key, ...stamp });
  const claimed = await (olderThan
    ? insert.onConflictDoUpdate({
        target: settings.key,
        set: stamp,
        setWhere: lte(settings.updatedAt, olderThan),
      })
    : insert.onConflictDoNothing()
  ).returning({ key: settings.key });
  return claimed.length > 0;
}

/** The row of a key, if its value has this `id`, or whichever value it has. */
const rowOf = (key: string, id: string | null): SQL | undefined =>
  and(eq(settings.key, key), id === null ? undefined : sql`${settings.value} ->> 'id' = ${id}`);

/** Adds fields to the value with this `id`; nothing where another one is stored. */
export async function extendRow(
  tx: Tx,
  { key, id, fields }: { key: string; id: string; fields: Record<string, unknown> },
): Promise<void> {
  await tx
    .update(settings)
    .set({ value: sql`${settings.value} || ${JSON.stringify(fields)}::jsonb` })
    .where(rowOf(key, id));
}

/** Removes what is stored, or only a value with this `id`; false when there was nothing. */
export async function removeRow(tx: Tx, key: string, id: string | null = null): Promise<boolean> {
  const gone = await tx.delete(settings).where(rowOf(key, id)).returning({ key: settings.key });
  return gone.length > 0;
}
