import { and, eq, ne } from 'drizzle-orm';
import type { ChangeEmailInput, ChangePasswordInput } from '../../../../shared/auth/schema.ts';
import type { UserId } from '../../../../shared/ids/schema.ts';
import type { DbOrTx } from '../../../db/client.ts';
import { candidates } from '../../../db/schema/candidates.ts';
import { users } from '../../../db/schema/users.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import { noteChange } from '../../accountHistory/service.ts';
import { changeRecord, lockAddress, recordOf } from '../../records/service.ts';
import {
  addressChangeNoticeEmail,
  addressTakenEmail,
  changeAddressEmail,
  confirmAddressEmail,
  passwordChangedEmail,
} from '../emails.ts';
import { createUserSession, type OpenedSession } from '../sessions.ts';
import { type DeviceCookie, rememberDevice } from './devices.ts';
import { issueLink, linkOwner, redeemLink, revokeLinks } from './links.ts';
import { endOldAccess } from './oldAccess.ts';
import { emailOwner } from './owner.ts';
import { checkOwnPassword, hashPassword } from './passwords.ts';
import { proveAddress } from './people.ts';
import { refuseWeak } from './strength.ts';

/** A signed-in person's changes to their account. */

type Owner = {
  userId: UserId;
  email: string;
  fullName: string;
  emailConfirmed: boolean;
  sessionId: string;
  ip: string;
};

const perAccount = { name: 'account-mail', max: 3, windowSeconds: 3_600 };

/**
 * Changes the password; every session ends and this browser gets a new one.
 * @throws DomainError wrong_password, weak_password, too_many_attempts
 */
export async function changePassword(
  deps: Deps,
  owner: Owner,
  input: ChangePasswordInput,
  browser: { device: string; deviceCookie?: string | undefined },
): Promise<{ session: OpenedSession; cookie: DeviceCookie }> {
  await refuseWeak(deps, input.password, owner);
  await checkOwnPassword(deps, owner, input.current);
  const passwordHash = await hashPassword(input.password);
  return deps.db.transaction(async (tx) => {
    await tx
      .update(users)
      .set({ passwordHash, updatedAt: deps.clock.now() })
      .where(eq(users.id, owner.userId));
    await endOldAccess(deps, tx, owner.userId);
    await noteChange(deps, tx, owner.userId, { kind: 'password' });
    await deps.audit.record(tx, { action: 'auth.password_changed', actor: owner });
    await emailOwner(deps, tx, owner.userId, await passwordChangedEmail(deps, owner));
    const cookie = await rememberDevice(deps, tx, owner.userId, browser.deviceCookie);
    return { session: await createUserSession(deps, tx, owner.userId, browser.device), cookie };
  });
}

/**
 * Follows the link of the sign-up email. It counts only for a person signed in to that very account: a link
 * opened by a program, or caused by a stranger's sign-up, proves nothing.
 * @throws DomainError link_invalid
 */
export async function confirmEmail(deps: Deps, owner: Owner, token: string): Promise<void> {
  if (owner.emailConfirmed) {
    // Followed twice, for example by a reload: there's nothing left to do. Another account's link is still refused.
    const link = await linkOwner(deps.db, { kind: 'confirm_email', token });
    if (link?.userId !== owner.userId) throw new DomainError('link_invalid');
    return;
  }
  await deps.db.transaction(async (tx) => {
    await redeemLink(deps, tx, { kind: 'confirm_email', token, owner: owner.userId });
    await proveAddress(deps, tx, owner.userId);
    await deps.audit.record(tx, { action: 'auth.email_confirmed', actor: owner });
  });
}

/** Sends the confirmation once more. @throws DomainError too_many_attempts */
export async function resendConfirmation(deps: Deps, owner: Owner): Promise<void> {
  if (owner.emailConfirmed) return;
  await deps.limits.hit(perAccount, owner.userId);
  await deps.db.transaction(async (tx) => {
    const token = await issueLink(deps, tx, { userId: owner.userId, kind: 'confirm_email' });
    if (token) await emailOwner(deps, tx, owner.userId, await confirmAddressEmail(deps, owner.email, token));
  });
}

/**
 * Requests another address: the new one gets a link, the old one a notice. Nothing changes until the link is
 * followed. Only the new address learns whether it has an account.
 * @throws DomainError email_unconfirmed, wrong_password, too_many_attempts
 */
export async function requestEmailChange(deps: Deps, owner: Owner, input: ChangeEmailInput): Promise<void> {
  if (!owner.emailConfirmed) throw new DomainError('email_unconfirmed');
  await checkOwnPassword(deps, owner, input.password);
  if (input.email.toLowerCase() === owner.email.toLowerCase()) throw new DomainError('email_taken');
  await deps.limits.hit(perAccount, owner.userId);
  await deps.db.transaction(async (tx) => {
    const { email: newEmail, idempotencyKey: id } = input;
    const link = { userId: owner.userId, kind: 'change_email' as const, newEmail, id };
    const token = await issueLink(deps, tx, link);
    if (!token) return;
    const taken = await takenBy(tx, owner.userId, newEmail);
    const email = taken
      ? await addressTakenEmail(deps, newEmail, taken)
      : await changeAddressEmail(deps, newEmail, token);
    await emailOwner(deps, tx, owner.userId, email);
    const notice = await addressChangeNoticeEmail(deps, owner, { newEmail, done: false });
    await emailOwner(deps, tx, owner.userId, notice);
    await deps.audit.record(tx, { action: 'auth.email_change_requested', actor: owner });
  });
}

/** What of someone else's has the address; null when nothing has. */
async function takenBy(db: DbOrTx, userId: UserId, email: string): Promise<'account' | 'application' | null> {
  const [account] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), ne(users.id, userId)));
  const record = await recordOf(db, email);
  if (account) return 'account';
  return record !== null && record.userId !== userId ? 'application' : null;
}

/** The address that the link in the new mailbox stands for: its page asks before anything moves. @throws DomainError link_invalid */
export async function readEmailChange(
  deps: Deps,
  owner: Owner,
  token: string,
): Promise<{ email: string; done: boolean }> {
  const link = await linkOwner(deps.db, { kind: 'change_email', token });
  if (!link?.newEmail || link.userId !== owner.userId) throw new DomainError('link_invalid');
  const done = isDone(link);
  if (!done && (link.usedAt || link.expiresAt <= deps.clock.now())) throw new DomainError('link_invalid');
  return { email: link.newEmail, done };
}

const isDone = (link: { email: string; newEmail: string | null }): boolean =>
  link.newEmail?.toLowerCase() === link.email.toLowerCase();

/**
 * Follows the link in the new mailbox: account and linked record move to the new address together. Secrets
 * emailed to the old one no longer count: its mailbox must not grant access by a code or an invitation. Idempotent
 * while the account has that address.
 * @throws DomainError link_invalid, email_taken
 */
export async function confirmEmailChange(
  deps: Deps,
  owner: Owner,
  token: string,
): Promise<{ email: string }> {
  try {
    return await moveAddress(deps, owner, token);
  } catch (error) {
    // Followed twice, for example by a reload, or because the response was lost: there's nothing left to do.
    const link = await linkOwner(deps.db, { kind: 'change_email', token });
    if (link?.userId === owner.userId && isDone(link)) return { email: link.email };
    throw error;
  }
}

function moveAddress(deps: Deps, owner: Owner, token: string): Promise<{ email: string }> {
  return deps.db.transaction(async (tx) => {
    const link = await redeemLink(deps, tx, { kind: 'change_email', token, owner: owner.userId });
    const email = link.newEmail ?? '';
    // Locks the address against concurrent applications, sign-ups, and changes.
    await lockAddress(tx, email);
    if (await takenBy(tx, owner.userId, email)) throw new DomainError('email_taken');
    const now = deps.clock.now();
    await tx.update(users).set({ email, updatedAt: now }).where(eq(users.id, owner.userId));
    const [record] = await tx
      .select({ id: candidates.id })
      .from(candidates)
      .where(and(eq(candidates.userId, owner.userId), eq(candidates.email, owner.email)))
      .for('update');
    if (record) {
      await changeRecord(deps, tx, record.id, { email });
      await deps.followOwner(tx, { candidateId: record.id, from: owner.email, to: email });
    }
    await revokeLinks(tx, owner.userId, 'reset');
    await noteChange(deps, tx, owner.userId, { kind: 'email', before: owner.email, after: email });
    await deps.audit.record(tx, { action: 'auth.email_changed', actor: owner });
    const notice = await addressChangeNoticeEmail(deps, owner, { newEmail: email, done: true });
    await emailOwner(deps, tx, owner.userId, notice);
    return { email };
  });
}
