import { eq, sql } from 'drizzle-orm';
import type { CandidateId } from '../../../shared/ids/schema.ts';
import type { DbOrTx, Tx } from '../../db/client.ts';
import { candidates } from '../../db/schema/candidates.ts';
import { candidateAliases } from '../../db/schema/merges.ts';

/**
 * Serializes everything that's about to store this address with a record, until the caller's transaction
 * ends: an application must not be stored with an address while its record is being merged into another.
 */
export async function lockAddress(tx: Tx, ...emails: string[]): Promise<void> {
  for (const email of [...new Set(emails.map((one) => one.toLowerCase()))].sort()) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`address ${email}`}, 0))`);
  }
}

/** The person with this additional address; null without one. */
export async function aliasOwner(db: DbOrTx, email: string): Promise<CandidateId | null> {
  const [alias] = await db
    .select({ id: candidateAliases.candidateId })
    .from(candidateAliases)
    .where(eq(candidateAliases.email, email));
  return alias?.id ?? null;
}

/**
 * The record behind an address, its own before one kept from a merged record. One question with the same work
 * for known and unknown addresses (quality S10).
 */
export async function recordOf(db: DbOrTx, email: string): Promise<typeof candidates.$inferSelect | null> {
  const [row] = await db
    .select()
    .from(candidates)
    .where(
      sql`${candidates.id} in (
        select c.id from candidates c where c.email = ${email}
        union all select a.candidate_id from candidate_aliases a where a.email = ${email})`,
    )
    .orderBy(sql`${candidates.email} = ${email} desc`)
    .limit(1);
  return row ?? null;
}

/**
 * The same, locked until the caller's transaction ends. During a merge of the record it waits and returns the
 * remaining one; a later merge waits in turn and sees the caller's changes.
 */
export async function lockRecordOf(tx: Tx, email: string): Promise<typeof candidates.$inferSelect | null> {
  const found = await recordOf(tx, email);
  if (!found) return null;
  const [row] = await tx.select().from(candidates).where(eq(candidates.id, found.id)).for('update');
  return row ?? lockRecordOf(tx, email);
}

/** A person's other addresses, the oldest first. */
export async function aliasesOf(db: DbOrTx, candidateId: CandidateId): Promise<string[]> {
  const rows = await db
    .select({ email: candidateAliases.email })
    .from(candidateAliases)
    .where(eq(candidateAliases.candidateId, candidateId))
    .orderBy(candidateAliases.createdAt);
  return rows.map(({ email }) => email);
}
