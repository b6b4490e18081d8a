import { eq, max, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../db/client.ts';
import { auditLog } from '../../db/schema/platform.ts';

/**
 * Data read about people before one of them was erased must not be stored afterwards (quality S22). Callers
 * with a long gap between reading and storing, such as a model's answer, note the last erasure and check it
 * again in the storing transaction.
 */

const LOCK = sql`hashtextextended('erasures', 0)`;

/** The last completed erasure; null if there was none yet. */
export async function lastErasure(db: DbOrTx): Promise<number | null> {
  const [row] = await db
    .select({ id: max(auditLog.id) })
    .from(auditLog)
    .where(eq(auditLog.action, 'privacy.erased'));
  return row?.id ?? null;
}

/** Runs erasures one at a time, after running stores; until the caller's transaction ends. */
export async function lockErasures(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
}

/** Keeps erasures out until the caller's transaction ends; false while one is under way. */
export async function tryLockErasuresShared(tx: Tx): Promise<boolean> {
  const [row] = await tx.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock_shared(${LOCK}) as mine`,
  );
  return row?.mine === true;
}

/** Whether anyone was erased since; no erasure can start before the caller's transaction ends. */
export async function erasedSince(tx: Tx, before: number | null): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${LOCK})`);
  return (await lastErasure(tx)) !== before;
}
