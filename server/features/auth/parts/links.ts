import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { linkLife } from '../../../../shared/auth/texts.ts';
import type { UserId } from '../../../../shared/ids/schema.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../shared/time/durations.ts';
import type { DbOrTx, Tx } from '../../../db/client.ts';
import { accountLinks } from '../../../db/schema/accounts.ts';
import { users } from '../../../db/schema/users.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import { randomToken, sha256 } from '../../../platform/crypto/vault.ts';
import { sweepInvitations } from '../../invitations/service.ts';

/** Links emailed to an account: 256 random bits, hashed at rest, single use (quality S11). */

type LinkKind = 'reset' | 'confirm_email' | 'change_email';

const RETENTION_MS = 30 * DAY_MS;
const lifeMs: Record<LinkKind, number> = {
  reset: linkLife.resetMinutes * MINUTE_MS,
  confirm_email: linkLife.confirmDays * DAY_MS,
  change_email: linkLife.changeEmailHours * HOUR_MS,
};

/**
 * Creates a link and returns its token, which goes into the email only. Null when `id` exists already: a
 * repeated request.
 */
export async function issueLink(
  deps: Deps,
  tx: Tx,
  link: { userId: UserId; kind: LinkKind; newEmail?: string; id?: string; lifeMs?: number },
): Promise<string | null> {
  const now = deps.clock.now();
  const token = randomToken(deps.clock, 32);
  const made = await tx
    .insert(accountLinks)
    .values({
      id: link.id ?? deps.clock.uuid(),
      userId: link.userId,
      kind: link.kind,
      tokenHash: sha256(token),
      newEmail: link.newEmail ?? null,
      expiresAt: new Date(now.getTime() + (link.lifeMs ?? lifeMs[link.kind])),
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: accountLinks.id });
  return made.length > 0 ? token : null;
}

/**
 * Uses a link, and with it every other one of its kind: of two concurrent calls, one succeeds.
 * @throws DomainError('link_invalid') when it's unknown, used, expired, or of another account than `owner`
 */
export async function redeemLink(
  deps: Deps,
  tx: Tx,
  link: { kind: LinkKind; token: string; owner?: UserId },
): Promise<{ userId: UserId; newEmail: string | null }> {
  const now = deps.clock.now();
  const [row] = await tx
    .update(accountLinks)
    .set({ usedAt: now })
    .where(
      and(
        eq(accountLinks.tokenHash, sha256(link.token)),
        eq(accountLinks.kind, link.kind),
        isNull(accountLinks.usedAt),
        gt(accountLinks.expiresAt, now),
        link.owner ? eq(accountLinks.userId, link.owner) : undefined,
      ),
    )
    .returning({ userId: accountLinks.userId, newEmail: accountLinks.newEmail });
  if (!row) throw new DomainError('link_invalid');
  await revokeLinks(tx, row.userId, link.kind);
  return row;
}

type LinkOwner = {
  userId: UserId;
  email: string;
  fullName: string;
  newEmail: string | null;
  usedAt: Date | null;
  expiresAt: Date;
};

/** The link's account, whether or not it still works; null when it's unknown. */
export async function linkOwner(
  db: DbOrTx,
  link: { kind: LinkKind; token: string },
): Promise<LinkOwner | null> {
  const [owner] = await db
    .select({
      userId: users.id,
      email: users.email,
      fullName: users.fullName,
      newEmail: accountLinks.newEmail,
      usedAt: accountLinks.usedAt,
      expiresAt: accountLinks.expiresAt,
    })
    .from(accountLinks)
    .innerJoin(users, eq(users.id, accountLinks.userId))
    .where(and(eq(accountLinks.tokenHash, sha256(link.token)), eq(accountLinks.kind, link.kind)));
  return owner ?? null;
}

/** Removes links and invitations that ended a month ago; a task calls it now and then. */
export async function sweepLinks(deps: Deps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - RETENTION_MS);
  await deps.db.delete(accountLinks).where(lt(accountLinks.expiresAt, before));
  await sweepInvitations(deps, before);
}

/**
 * Expires every open link of this kind for an account. The expiry is set to the link's creation, because a running call
 * compares it with its own start time.
 */
export async function revokeLinks(tx: Tx, userId: UserId, kind: LinkKind): Promise<void> {
  await tx
    .update(accountLinks)
    .set({ expiresAt: sql`${accountLinks.createdAt}` })
    .where(and(eq(accountLinks.userId, userId), eq(accountLinks.kind, kind), isNull(accountLinks.usedAt)));
}
