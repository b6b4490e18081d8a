import { and, desc, eq, gt, gte, isNotNull, isNull, lt } from 'drizzle-orm';
import { linkLife } from '../../../shared/auth/texts.ts';
import type { CandidateId, UserId } from '../../../shared/ids/schema.ts';
import { DAY_MS } from '../../../shared/time/durations.ts';
import type { DbOrTx, Tx } from '../../db/client.ts';
import { invitations } from '../../db/schema/accounts.ts';
import { candidates } from '../../db/schema/candidates.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { randomToken, sha256 } from '../../platform/crypto/vault.ts';

/**
 * Creates this person's only valid invitation and revokes any other. The token goes into the email only; the
 * database stores its hash.
 */
export async function issueInvitation(deps: Deps, tx: Tx, candidateId: CandidateId): Promise<string> {
  await revokeInvitations(deps, tx, candidateId);
  const now = deps.clock.now();
  const token = randomToken(deps.clock, 32);
  await tx.insert(invitations).values({
    id: deps.clock.uuid(),
    candidateId,
    tokenHash: sha256(token),
    expiresAt: new Date(now.getTime() + linkLife.invitationDays * DAY_MS),
    createdAt: now,
  });
  return token;
}

/** Revokes the person's valid invitation. True if there was one. */
export async function revokeInvitations(deps: Deps, tx: DbOrTx, candidateId: CandidateId): Promise<boolean> {
  const revoked = await tx
    .update(invitations)
    .set({ revokedAt: deps.clock.now() })
    .where(
      and(
        eq(invitations.candidateId, candidateId),
        isNull(invitations.usedAt),
        isNull(invitations.revokedAt),
      ),
    )
    .returning({ id: invitations.id });
  return revoked.length > 0;
}

/** Ends a person's invitations for good: none of them is restored when a decision is undone. True when one still worked. */
export async function endInvitations(deps: Deps, tx: Tx, candidateId: CandidateId): Promise<boolean> {
  const revoked = await revokeInvitations(deps, tx, candidateId);
  const now = deps.clock.now();
  await tx
    .update(invitations)
    .set({ expiresAt: now })
    .where(and(eq(invitations.candidateId, candidateId), gt(invitations.expiresAt, now)));
  return revoked;
}

/**
 * Restores the invitation that a decision at `endedAt` revoked, because the decision was undone. One that expired or was
 * used stays ended. Returns true if one was restored.
 */
export async function restoreInvitation(
  deps: Deps,
  tx: Tx,
  candidateId: CandidateId,
  endedAt: Date,
): Promise<boolean> {
  const [ended] = await tx
    .select({ id: invitations.id })
    .from(invitations)
    .where(
      and(
        eq(invitations.candidateId, candidateId),
        isNull(invitations.usedAt),
        gte(invitations.revokedAt, endedAt),
        gt(invitations.expiresAt, deps.clock.now()),
      ),
    )
    .orderBy(desc(invitations.createdAt))
    .limit(1);
  if (!ended) return false;
  await tx.update(invitations).set({ revokedAt: null }).where(eq(invitations.id, ended.id));
  return true;
}

/** The person this token invites; null when it's unknown, used, revoked, or expired. */
export async function invitedBy(deps: Deps, db: DbOrTx, token: string): Promise<CandidateId | null> {
  const [row] = await db
    .select({ candidateId: invitations.candidateId })
    .from(invitations)
    .where(working(deps, token));
  return row?.candidateId ?? null;
}

/**
 * Uses the token with the caller's transaction: of two concurrent calls, one succeeds.
 * @throws DomainError('invitation_invalid')
 */
export async function redeemInvitation(deps: Deps, tx: Tx, token: string): Promise<CandidateId> {
  const [row] = await tx
    .update(invitations)
    .set({ usedAt: deps.clock.now() })
    .where(working(deps, token))
    .returning({ candidateId: invitations.candidateId });
  if (!row) throw new DomainError('invitation_invalid');
  return row.candidateId;
}

/** Whether this account's record was linked to it by this invitation. */
export async function hasAccepted(db: DbOrTx, token: string, userId: UserId): Promise<boolean> {
  const [row] = await db
    .select({ id: invitations.id })
    .from(invitations)
    .innerJoin(candidates, eq(candidates.id, invitations.candidateId))
    .where(
      and(
        eq(invitations.tokenHash, sha256(token)),
        isNotNull(invitations.usedAt),
        eq(candidates.userId, userId),
      ),
    );
  return row !== undefined;
}

/** Removes invitations that ended before this time. */
export async function sweepInvitations(deps: Deps, before: Date): Promise<void> {
  await deps.db.delete(invitations).where(lt(invitations.expiresAt, before));
}

function working(deps: Deps, token: string) {
  return and(
    eq(invitations.tokenHash, sha256(token)),
    isNull(invitations.usedAt),
    isNull(invitations.revokedAt),
    gt(invitations.expiresAt, deps.clock.now()),
  );
}
