import { eq } from 'drizzle-orm';
import type { Home, Me, SignInInput } from '../../../../shared/auth/schema.ts';
import type { UserId } from '../../../../shared/ids/schema.ts';
import { DAY_MS } from '../../../../shared/time/durations.ts';
import type { Tx } from '../../../db/client.ts';
import { candidates } from '../../../db/schema/candidates.ts';
import { users } from '../../../db/schema/users.ts';
import type { Deps } from '../../../deps.ts';
import { deviceOf } from '../../../device.ts';
import { DomainError } from '../../../errors.ts';
import { isWithin } from '../../../platform/limits/limits.ts';
import { hasAccepted, redeemInvitation } from '../../invitations/service.ts';
import { newDeviceEmail } from '../emails.ts';
import { createUserSession, type OpenedSession } from '../sessions.ts';
import { type DeviceCookie, hasDevices, knownDevice, rememberDevice } from './devices.ts';
import { countGuess, noteRefusal, takeGuessBack } from './guesses.ts';
import { emailOwner } from './owner.ts';
import { verifyPassword } from './passwords.ts';
import { linkInvited, meOf, proveAddress, rolesOf } from './people.ts';
import { passSecondFactor } from './secondFactor.ts';
import { rolledBack } from './signUp.ts';

const perAccount = { name: 'sign-in-account', max: 10, windowSeconds: 15 * 60 };
const perNetwork = { name: 'sign-in-ip', max: 50, windowSeconds: 15 * 60 };

/**
 * Links the invited person's record to the account that signs in. An account with an unconfirmed address gets
 * none: a stranger may own that mailbox and could reset the password. The invitation itself confirms the
 * address it was emailed to.
 * @throws DomainError invitation_invalid, account_linked, email_unconfirmed
 */
async function acceptInvitation(
  deps: Deps,
  tx: Tx,
  user: typeof users.$inferSelect,
  token: string,
): Promise<void> {
  // Repeated after a lost response.
  if (await hasAccepted(tx, token, user.id)) return;
  const candidateId = await redeemInvitation(deps, tx, token);
  if (!user.emailVerifiedAt) {
    const [person] = await tx
      .select({ email: candidates.email })
      .from(candidates)
      .where(eq(candidates.id, candidateId));
    if (person?.email.toLowerCase() !== user.email.toLowerCase()) throw new DomainError('email_unconfirmed');
    await proveAddress(deps, tx, user.id);
  }
  await linkInvited(deps, tx, user.id, candidateId);
}

/**
 * Emails about sign-ins from new browsers. A person who knows the password must not be able to flood the
 * mailbox.
 */
const perNotice = { name: 'sign-in-notice', max: 3, windowSeconds: 86_400 };

/** Origin of a sign-in; `device` and its cookie as the browser sends them. */
type Browser = { ip: string; device?: string; deviceCookie?: string | undefined };

/**
 * Signs in. The answer and the work are the same whether or not the address exists (quality S10). With an
 * invitation the account is also linked to the invited person.
 * @throws DomainError invalid_credentials, too_many_attempts, second_factor_required, second_factor_wrong,
 *   invitation_invalid, account_linked, email_unconfirmed
 */
export async function signIn(
  deps: Deps,
  input: SignInInput,
  { ip, device, deviceCookie }: Browser,
): Promise<{ me: Me; home: Home; session: OpenedSession; cookie: DeviceCookie }> {
  const known = await knownDevice(deps, input.email, deviceCookie);
  if (!known) await deps.limits.hit(perNetwork, ip);
  // Tries from one network can't use up the owner's, who is on another network or at a known browser.
  const account = `${input.email.toLowerCase()} ${known ?? ip}`;
  await deps.limits.hit(perAccount, account);
  if (!known) await countGuess(deps, input.email);

  const [user] = await deps.db.select().from(users).where(eq(users.email, input.email));
  const right = await verifyPassword(user?.passwordHash ?? null, input.password);
  if (!user || !right || user.disabledAt) {
    await recordRefusal(deps, user?.id ?? null, ip);
    await noteRefusal(deps, input.email, 'password');
    throw new DomainError('invalid_credentials');
  }
  if (!known) await takeGuessBack(deps, input.email);
  // Tried first, because a refused invitation mustn't use up the code.
  const { invitation } = input;
  if (invitation) await rolledBack(deps.db, (tx) => acceptInvitation(deps, tx, user, invitation));
  try {
    // Wrong codes from elsewhere can't use up those of a browser that is known.
    await passSecondFactor(deps, user.id, { code: input.code, from: known ?? 'elsewhere' });
  } catch (error) {
    if (error instanceof DomainError && error.code === 'second_factor_wrong') {
      await recordRefusal(deps, user.id, ip);
      await noteRefusal(deps, user.email, 'code');
    }
    throw error;
  }
  await deps.limits.clear(perAccount, account);
  // Counted before the transaction, because the count has a connection of its own.
  const notify =
    !known &&
    !user.predatesDevices &&
    (await isNews(deps, user)) &&
    (await isWithin(deps.limits, perNotice, user.id));
  return deps.db.transaction(async (tx) => {
    // A password changed in the meantime has ended every session; this one must not start after that. The row
    // is locked at once if this sign-in changes it, or two of them would deadlock.
    const lock = user.predatesDevices ? 'update' : 'share';
    const [now] = await tx.select().from(users).where(eq(users.id, user.id)).for(lock);
    if (now?.passwordHash !== user.passwordHash || now.disabledAt)
      throw new DomainError('invalid_credentials');
    if (input.invitation) await acceptInvitation(deps, tx, now, input.invitation);
    const roles = await rolesOf(tx, user.id);
    await deps.audit.record(tx, { action: 'auth.signed_in', actor: { userId: user.id, ip } });
    const { id, fullName, email, emailVerifiedAt } = user;
    // An invitation is accepted only by an account whose address is confirmed, or that confirms it.
    const emailConfirmed = emailVerifiedAt !== null || input.invitation !== undefined;
    const me = await meOf(tx, { id, fullName, email, emailConfirmed }, roles);
    const cookie = await rememberDevice(deps, tx, user.id, deviceCookie);
    if (notify && cookie.isNew) {
      const seen = { device: device ?? deviceOf(undefined), at: deps.clock.now() };
      await emailOwner(deps, tx, user.id, await newDeviceEmail(deps, user, seen));
    }
    return { me, home: me.home, session: await createUserSession(deps, tx, user.id, device), cookie };
  });
}

/**
 * Whether a sign-in from a new browser gets an email: not the first one after a sign-up, and never at an
 * unconfirmed address, which may be a stranger's who didn't request this account.
 */
async function isNews(deps: Deps, user: typeof users.$inferSelect): Promise<boolean> {
  if (!user.emailVerifiedAt) return false;
  const young = deps.clock.now().getTime() - user.createdAt.getTime() < DAY_MS;
  return !young || (await hasDevices(deps, user.id));
}

/** The line names the account if there is one, so that HR sees which is under attack. */
async function recordRefusal(deps: Deps, userId: UserId | null, ip: string): Promise<void> {
  deps.log.warn({ event: 'sign_in_refused' }, 'sign-in refused');
  await deps.audit.record(deps.db, {
    action: 'auth.sign_in_refused',
    actor: { kind: 'anonymous', ip },
    ...(userId ? { subject: { kind: 'user', id: userId } } : {}),
  });
}
