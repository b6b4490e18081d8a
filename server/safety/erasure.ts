import { and, eq, isNull, or } from 'drizzle-orm';
import { z } from 'zod';
import type { CandidateId, SafetyFlagId, UserId } from '../../shared/ids/schema.ts';
import { SafetyFollowUp, SafetyReach } from '../../shared/safety/schema.ts';
import type { Tx } from '../db/client.ts';
import { candidates } from '../db/schema/candidates.ts';
import { safetyFlags } from '../db/schema/safety.ts';
import { users } from '../db/schema/users.ts';
import type { Deps } from '../deps.ts';
import { isUnconfirmed } from './conditions.ts';
import { decrypt, encrypt } from './encryption.ts';
import { followUpsOf } from './followUps.ts';

/** What an open item keeps when its person is erased. */
const Kept = z.object({ reach: SafetyReach, unconfirmed: z.boolean(), followUps: z.array(SafetyFollowUp) });
type Kept = z.infer<typeof Kept>;

/**
 * Detaches a person's open items before their data is erased, so that they outlive it until an admin closes them (GDPR
 * 6(1)(d), 17(3)): deleting one's accounts can be a sign of danger. What's needed to reach the person and to understand
 * what happened goes into the item, and everything else is erased with the person. For an application whose
 * sender hasn't verified the address, only the address is kept, because someone else may have used it. Returns how many items
 * the person caused themselves.
 */
export async function keepOpenFlags(
  deps: Deps,
  tx: Tx,
  { candidateId, userId }: { candidateId: CandidateId | null; userId: UserId | null },
): Promise<number> {
  const theirs = or(
    candidateId ? eq(safetyFlags.candidateId, candidateId) : undefined,
    userId ? eq(safetyFlags.userId, userId) : undefined,
  );
  if (!theirs) return 0;
  const open = await tx
    .select({
      id: safetyFlags.id,
      messageId: safetyFlags.messageId,
      record: {
        name: candidates.fullName,
        email: candidates.email,
        phone: candidates.phone,
        country: candidates.country,
      },
      account: { name: users.fullName, email: users.email },
      unconfirmed: isUnconfirmed,
    })
    .from(safetyFlags)
    .leftJoin(candidates, eq(candidates.id, safetyFlags.candidateId))
    .leftJoin(users, eq(users.id, safetyFlags.userId))
    .where(and(theirs, isNull(safetyFlags.closedAt)))
    .for('update', { of: safetyFlags });
  for (const { id, messageId, record, account, unconfirmed } of open) {
    const known = record ?? (account && { ...account, phone: null, country: null });
    if (!known) continue;
    const reach = unconfirmed ? { name: null, email: known.email, phone: null, country: null } : known;
    const kept: Kept = { reach, unconfirmed, followUps: await followUpsOf(tx, { messageId }) };
    await tx
      .update(safetyFlags)
      .set({
        candidateId: null,
        userId: null,
        conversationId: null,
        messageId: null,
        kept: await encrypt(deps, id, 'kept', JSON.stringify(kept)),
      })
      .where(eq(safetyFlags.id, id));
  }
  if (open.length > 0) await deps.bus.publish(tx, 'safety', {});
  return open.filter(({ unconfirmed }) => !unconfirmed).length;
}

/** @throws DomainError key_lost, vault_refused */
export async function openKept(deps: Deps, id: SafetyFlagId, kept: string): Promise<Kept> {
  return Kept.parse(JSON.parse(await decrypt(deps, id, 'kept', kept)));
}
