import { and, eq, gt } from 'drizzle-orm';
import type { ForgotInput, ResetInput } from '../../../../shared/auth/schema.ts';
import type { UserId } from '../../../../shared/ids/schema.ts';
import { HOUR_MS, MINUTE_MS } from '../../../../shared/time/durations.ts';
import type { Tx } from '../../../db/client.ts';
import { accountLinks } from '../../../db/schema/accounts.ts';
import { users } from '../../../db/schema/users.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import { noteChange } from '../../accountHistory/service.ts';
import { passwordChangedEmail, resetEmail } from '../emails.ts';
import { type DeviceCookie, rememberDevice } from './devices.ts';
import { forgetGuesses } from './guesses.ts';
import { issueLink, linkOwner, redeemLink } from './links.ts';
import { endOldAccess } from './oldAccess.ts';
import { emailOwner } from './owner.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { proveAddress } from './people.ts';
import { refuseWeak } from './strength.ts';

/** Forgotten passwords (specification file 2 §2, §8; quality S11). */

const perEmail = { name: 'reset-address', max: 3, windowSeconds: 3_600 };
const perNetwork = { name: 'reset-ip', max: 20, windowSeconds: 3_600 };
const perLink = { name: 'reset-link-ip', max: 20, windowSeconds: 15 * 60 };
/** Reset links per account and hour, from all networks. Above that, a link is sent only if no earlier one is still valid. */
const HOURLY_LINKS = 5;

const REPEAT_MS = 15 * MINUTE_MS;

export const RESET_TASK = 'auth.reset';
type ResetTask = { requestId: string; sealed: string };

const placeOf = (requestId: string) => ({ table: 'tasks', column: 'reset', row: requestId });

/**
 * Accepts a request for a new password. The response and its time are the same for every address (quality S10); a task
 * does the rest. The address is stored encrypted.
 * @throws DomainError('too_many_attempts')
 */
export async function requestReset(deps: Deps, input: ForgotInput, { ip }: { ip: string }): Promise<void> {
  await deps.limits.hit(perNetwork, ip);
  await deps.limits.hit(perEmail, `${input.email.toLowerCase()} ${ip}`);
  const task: ResetTask = {
    requestId: input.idempotencyKey,
    sealed: await deps.vault.encrypt(placeOf(input.idempotencyKey), input.email),
  };
  await deps.db.transaction((tx) => deps.queue.enqueue(tx, RESET_TASK, task));
}

/** Emails the link if the address has an account. The same request again sends nothing. */
export async function sendReset(deps: Deps, { requestId, sealed }: ResetTask): Promise<void> {
  const email = await deps.vault.decrypt(placeOf(requestId), sealed);
  await deps.db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.email, email));
    if (!user || user.disabledAt || (await hasEnoughLinks(deps, tx, user.id))) return;
    const token = await issueLink(deps, tx, { userId: user.id, kind: 'reset', id: requestId });
    if (token) await emailOwner(deps, tx, user.id, await resetEmail(deps, user, token));
  });
}

/** Whether the owner has a link that works, and was sent many lately. */
async function hasEnoughLinks(deps: Deps, tx: Tx, userId: UserId): Promise<boolean> {
  const now = deps.clock.now();
  const lately = await tx
    .select({ usedAt: accountLinks.usedAt, expiresAt: accountLinks.expiresAt })
    .from(accountLinks)
    .where(
      and(
        eq(accountLinks.userId, userId),
        eq(accountLinks.kind, 'reset'),
        gt(accountLinks.createdAt, new Date(now.getTime() - HOUR_MS)),
      ),
    );
  const works = lately.some(({ usedAt, expiresAt }) => !usedAt && expiresAt > now);
  return works && lately.length >= HOURLY_LINKS;
}

/**
 * The same form again after a lost answer: the link was just used, and set this password. For a few minutes only, as an
 * old link must not help to guess.
 */
async function isRepeated(
  deps: Deps,
  link: { userId: UserId; usedAt: Date | null },
  password: string,
): Promise<boolean> {
  if (!link.usedAt || deps.clock.now().getTime() - link.usedAt.getTime() > REPEAT_MS) return false;
  const [user] = await deps.db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, link.userId));
  return verifyPassword(user?.passwordHash ?? null, password);
}

/**
 * Sets the password a link was asked for. Every session ends, every other link of the kind dies, and the
 * address is proven: only its owner could follow the link. The browser is known from now on, so that guesses elsewhere
 * can't keep the owner out of the account that was just reset.
 * @throws DomainError weak_password, link_invalid, too_many_attempts
 */
export async function resetWithLink(
  deps: Deps,
  input: ResetInput,
  { ip, deviceCookie }: { ip: string; deviceCookie?: string | undefined },
): Promise<DeviceCookie> {
  await deps.limits.hit(perLink, ip);
  const owner = await linkOwner(deps.db, { kind: 'reset', token: input.token });
  if (owner && (await isRepeated(deps, owner, input.password)))
    return deps.db.transaction((tx) => rememberDevice(deps, tx, owner.userId, deviceCookie));
  await refuseWeak(deps, input.password, { ...owner, ip });
  const passwordHash = await hashPassword(input.password);
  const { email, cookie } = await deps.db.transaction(async (tx) => {
    const { userId } = await redeemLink(deps, tx, { kind: 'reset', token: input.token });
    const [user] = await tx
      .update(users)
      .set({ passwordHash, updatedAt: deps.clock.now() })
      .where(eq(users.id, userId))
      .returning({ email: users.email, fullName: users.fullName });
    if (!user) throw new DomainError('link_invalid');
    await endOldAccess(deps, tx, userId);
    await proveAddress(deps, tx, userId);
    await noteChange(deps, tx, userId, { kind: 'password' });
    await deps.audit.record(tx, {
      action: 'auth.password_reset',
      // The link proves the person; and their actions are found by this id when they're erased.
      actor: { userId, ip },
      subject: { kind: 'user', id: userId },
    });
    await emailOwner(deps, tx, userId, await passwordChangedEmail(deps, { ...user, emailConfirmed: true }));
    return { email: user.email, cookie: await rememberDevice(deps, tx, userId, deviceCookie) };
  });
  await forgetGuesses(deps, email);
  return cookie;
}
