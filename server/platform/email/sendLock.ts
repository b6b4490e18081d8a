import { inArray, sql } from 'drizzle-orm';
import type { EmailId } from '../../../shared/ids/schema.ts';
import type { Tx } from '../../db/client.ts';
import { emails } from '../../db/schema/platform.ts';

/**
 * Held by a transaction that sends an email until it has stored the outcome. The row itself isn't locked in the meantime: a
 * server may take ten minutes to answer, and an erasure or a change of address can't wait for that.
 */
const lockOf = sql`hashtextextended('mail ' || ${emails.id}::text, 0)`;

const keyOf = (id: EmailId) => sql`hashtextextended(${`mail ${id}`}, 0)`;

/** Waits until no other transaction sends this email, and keeps others from it. */
export async function lockForSending(tx: Tx, id: EmailId): Promise<true> {
  await tx.execute(sql`select pg_advisory_xact_lock(${keyOf(id)})`);
  return true;
}

/** The same without waiting; false while another transaction sends it. */
export async function tryLockForSending(tx: Tx, id: EmailId): Promise<boolean> {
  const [row] = await tx.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(${keyOf(id)}) as free`,
  );
  return row?.free === true;
}

/** Returns those of the emails that are being sent right now, and locks the others until `tx` ends. */
export async function beingSent(tx: Tx, ids: readonly EmailId[]): Promise<Set<EmailId>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: emails.id, free: sql<boolean>`pg_try_advisory_xact_lock(${lockOf})` })
    .from(emails)
    .where(inArray(emails.id, [...ids]));
  return new Set(rows.filter(({ free }) => !free).map(({ id }) => id));
}
