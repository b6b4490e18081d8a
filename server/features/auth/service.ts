import { eq, sql } from 'drizzle-orm';
import { type Home, linkLife, type Me, type SignInInput } from '../../../shared/auth.ts';
import { UserId } from '../../../shared/ids.ts';
import type { Tx } from '../../db/client.ts';
import { candidates } from '../../db/schema/candidates.ts';
import { userRoles, users } from '../../db/schema/users.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { randomToken } from '../../platform/crypto.ts';
import { redeemInvitation } from '../invitations/service.ts';
import { issueLink, sweepLinks } from './links.ts';
import { checkOwnPassword, hashPassword, isCommon, passwordProblem, verifyPassword } from './passwords.ts';
import { linkInvited, meOf, proveAddress, rolesOf } from './people.ts';
import { openPortalAccount, type PortalPerson } from './portalAccount.ts';
import { RESET_TASK, sendReset } from './recovery.ts';
import { passSecondFactor } from './secondFactor.ts';
import {
  createUserSession,
  endAllUserSessions,
  endUserSession,
  type OpenedSession,
  sweepSessions,
} from './sessions.ts';

const perAccount = { name: 'sign-in-account', max: 10, windowSeconds: 15 * 60 };
const perAddress = { name: 'sign-in-ip', max: 50, windowSeconds: 15 * 60 };

const SWEEP_TASK = 'auth.sweep';

/** Mails of forgotten passwords; and the clearing out of sessions and throttle counters that have run out. */
export function registerAuthTasks(deps: Deps): void {
  deps.queue.register<{ requestId: string; sealed: string }>(
    RESET_TASK,
    { concurrency: 2, retries: 5, timeoutSeconds: 60 },
    (task) => sendReset(deps, task),
  );
  deps.queue.register(
    SWEEP_TASK,
    { concurrency: 1, retries: 0, timeoutSeconds: 60, cron: '17 * * * *' },
    async () => {
      await sweepSessions(deps);
      await sweepLinks(deps);
      await deps.limits.sweep();
    },
  );
}

/**
 * Gives the invited person's record to the account that signs in. One whose address was never proven gets none: a
 * stranger may own that mailbox, and could have the password reset. The invitation itself proves the address it was
 * mailed to. @throws DomainError invitation_invalid, account_linked, email_unconfirmed
 */
async function acceptInvitation(
  deps: Deps,
  tx: Tx,
  user: typeof users.$inferSelect,
  token: string,
): Promise<void> {
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
 * Signs in. The answer and the work are the same whether the address exists or not (quality S10). With an
 * invitation the account also becomes the invited person's.
 * @throws DomainError invalid_credentials, too_many_attempts, second_factor_required, second_factor_wrong,
 * invitation_invalid, account_linked, email_unconfirmed
 */
export async function signIn(
  deps: Deps,
  input: SignInInput,
  { ip, device }: { ip: string; device?: string },
): Promise<{ me: Me; home: Home; session: OpenedSession }> {
  await deps.limits.hit(perAddress, ip);
  // Tries from one network cannot use up those of the owner, who sits on another.
  const account = `${input.email.toLowerCase()} ${ip}`;
  await deps.limits.hit(perAccount, account);

  const [user] = await deps.db.select().from(users).where(eq(users.email, input.email));
  const right = await verifyPassword(user?.passwordHash ?? null, input.password);
  if (!user || !right || user.disabledAt) {
    deps.log.warn({ event: 'sign_in_refused' }, 'sign-in refused');
    await deps.audit.record(deps.db, {
      action: 'auth.sign_in_refused',
      actor: { kind: 'anonymous', id: null, ip },
    });
    throw new DomainError('invalid_credentials');
  }
  await passSecondFactor(deps, user.id, input.code);
  await deps.limits.clear(perAccount, account);
  return deps.db.transaction(async (tx) => {
    // A password that was changed meanwhile ended every session; this one must not begin after that.
    const [now] = await tx.select().from(users).where(eq(users.id, user.id)).for('share');
    if (now?.passwordHash !== user.passwordHash || now.disabledAt)
      throw new DomainError('invalid_credentials');
    if (input.invitation) await acceptInvitation(deps, tx, now, input.invitation);
    const roles = await rolesOf(tx, user.id);
    await deps.audit.record(tx, { action: 'auth.signed_in', actor: { kind: 'user', id: user.id, ip } });
    const { id, fullName, email, emailVerifiedAt } = user;
    // An invitation is only accepted by an account whose address is proven, or that proves it.
    const emailConfirmed = emailVerifiedAt !== null || input.invitation !== undefined;
    const me = await meOf(tx, { id, fullName, email, emailConfirmed }, roles);
    return { me, home: me.home, session: await createUserSession(deps, tx, user.id, device) };
  });
}

/** Ends the session; open sockets of it close, too. */
export async function signOut(deps: Deps, sessionId: string): Promise<void> {
  await endUserSession(deps, sessionId);
}

/**
 * Makes an admin, or gives an existing account the role and the password.
 * @throws Error with a sentence for people when the password is too weak.
 */
export async function createAdmin(
  deps: Deps,
  input: { email: string; fullName: string; password: string },
): Promise<void> {
  const problem = passwordProblem(input.password);
  if (problem) throw new Error(problem);
  const passwordHash = await hashPassword(input.password);
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({
        id: UserId.parse(deps.clock.uuid()),
        email: input.email,
        fullName: input.fullName,
        passwordHash,
        emailVerifiedAt: now,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoUpdate({ target: users.email, set: { passwordHash, updatedAt: now } })
      .returning({ id: users.id });
    if (!user) throw new Error('The account could not be stored');
    await tx.insert(userRoles).values({ userId: user.id, role: 'admin' }).onConflictDoNothing();
    await endAllUserSessions(deps, tx, user.id);
    await deps.audit.record(tx, {
      action: 'auth.admin_created',
      actor: { kind: 'system', id: null, ip: null },
      subject: { kind: 'user', id: user.id },
    });
  });
}

/** Sets a password from the command line and ends every session of the account. */
export async function resetPassword(deps: Deps, input: { email: string; password: string }): Promise<void> {
  const problem = passwordProblem(input.password);
  if (problem) throw new Error(problem);
  const passwordHash = await hashPassword(input.password);
  await deps.db.transaction(async (tx) => {
    const [user] = await tx
      .update(users)
      .set({ passwordHash, updatedAt: deps.clock.now() })
      .where(eq(users.email, input.email))
      .returning({ id: users.id });
    if (!user) throw new Error(`No account has the address ${input.email}`);
    await endAllUserSessions(deps, tx, user.id);
    await deps.audit.record(tx, {
      action: 'auth.password_reset',
      actor: { kind: 'system', id: null, ip: null },
      subject: { kind: 'user', id: user.id },
    });
  });
}

/**
 * Sees to it that somebody can get in: the admin of the settings when there is none yet, or, with the
 * embedded database, one with a random password that start-up prints once.
 */
export async function ensureFirstAdmin(
  deps: Deps,
  { embedded }: { embedded: boolean },
): Promise<{ email: string; password: string } | null> {
  const [row] = await deps.db
    .select({ count: sql<number>`count(*)::int` })
    .from(userRoles)
    .where(eq(userRoles.role, 'admin'));
  if ((row?.count ?? 0) > 0) return null;
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = deps.env;
  if (ADMIN_EMAIL && ADMIN_PASSWORD) {
    const problem = passwordProblem(ADMIN_PASSWORD);
    if (problem) throw new Error(`ADMIN_PASSWORD: ${problem}.`);
    await createAdmin(deps, { email: ADMIN_EMAIL, fullName: 'HR lead', password: ADMIN_PASSWORD });
    return null;
  }
  if (!embedded) return null;
  const first = { email: 'admin@longtable.example', password: `${randomToken(deps.clock, 9)}A1a` };
  await createAdmin(deps, { ...first, fullName: 'HR lead' });
  return first;
}

/** Asks a signed-in person for their password again. @throws DomainError wrong_password, too_many_attempts */
export async function proveOwnPassword(
  deps: Deps,
  owner: { userId: UserId; ip: string },
  password: string,
): Promise<void> {
  await checkOwnPassword(deps, owner, password);
}

/** The hash of a new password; made before a transaction, because it takes long. @throws DomainError('weak_password') */
export async function newPasswordHash(password: string): Promise<string> {
  if (isCommon(password)) throw new DomainError('weak_password');
  return hashPassword(password);
}

/** Gives somebody inside the portal a login with the password they chose there; false when that may not be. */
export function accountFromPortal(deps: Deps, tx: Tx, person: PortalPerson): Promise<boolean> {
  return openPortalAccount(deps, tx, person);
}

/** For an account that only a mailed link opens: nobody knows the password, and nobody can guess it. */
export function unguessablePasswordHash(deps: Deps): Promise<string> {
  return hashPassword(randomToken(deps.clock, 32));
}

/**
 * An account for somebody invited to the panel, and the link that lets them choose its password. One that
 * exists but never proved its address loses its password and its sessions: a stranger may have made it. The
 * token is null when the same link was made before.
 */
export async function openInvitedAccount(
  deps: Deps,
  tx: Tx,
  invited: { email: string; fullName: string; passwordHash: string; linkId: string },
): Promise<{ userId: UserId; token: string | null }> {
  const { email, fullName, passwordHash, linkId } = invited;
  const now = deps.clock.now();
  const [user] = await tx
    .insert(users)
    .values({
      id: UserId.parse(deps.clock.uuid()),
      email,
      fullName,
      passwordHash,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({ target: users.email, set: { fullName, passwordHash, updatedAt: now } })
    .returning({ id: users.id });
  if (!user) throw new DomainError('conflict');
  await endAllUserSessions(deps, tx, user.id);
  const lifeMs = linkLife.panelInvitationDays * 86_400_000;
  const token = await issueLink(deps, tx, { userId: user.id, kind: 'reset', id: linkId, lifeMs });
  return { userId: user.id, token };
}
