import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { HR_LEAD } from '../../../shared/auth/firstAdmin.ts';
import type { Role } from '../../../shared/auth/schema.ts';
import { linkLife } from '../../../shared/auth/texts.ts';
import { UserId } from '../../../shared/ids/schema.ts';
import { DAY_MS } from '../../../shared/time/durations.ts';
import type { DbOrTx, Tx } from '../../db/client.ts';
import { userRoles, users } from '../../db/schema/users.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { randomToken } from '../../platform/crypto/vault.ts';
import { waitText } from '../../platform/limits/limits.ts';
import { forgetDevices, sweepDevices } from './parts/devices.ts';
import { forgetGuesses, GUESSES_TASK, type GuessesTask, sendGuessesNotice } from './parts/guesses.ts';
import { issueLink, sweepLinks } from './parts/links.ts';
import { endOldAccess } from './parts/oldAccess.ts';
import { hashPassword, passwordProblem, verifyPassword } from './parts/passwords.ts';
import { rolesOf } from './parts/people.ts';
import { openPortalAccount, type PortalLogin, type PortalPerson } from './parts/portalAccount.ts';
import { RESET_TASK, sendReset } from './parts/recovery.ts';
import { passSecondFactor, removeSecondFactor, secondFactorSince } from './parts/secondFactor.ts';
import { refuseWeak } from './parts/strength.ts';
import { endAllUserSessions, sweepSessions } from './sessions.ts';

export { checkOwnPassword } from './parts/passwords.ts';

const SWEEP_TASK = 'auth.sweep';

/** Emails for forgotten passwords, and the cleanup of expired sessions and throttle counters. */
export function registerAuthTasks(deps: Deps): void {
  deps.queue.register<{ requestId: string; sealed: string }>(
    RESET_TASK,
    { concurrency: 2, retries: 5, timeoutSeconds: 60 },
    (task) => sendReset(deps, task),
  );
  deps.queue.register<GuessesTask>(GUESSES_TASK, { concurrency: 1, retries: 5, timeoutSeconds: 60 }, (task) =>
    sendGuessesNotice(deps, task),
  );
  deps.queue.register(
    SWEEP_TASK,
    { concurrency: 1, retries: 0, timeoutSeconds: 60, cron: '17 * * * *' },
    async () => {
      await sweepSessions(deps);
      await sweepLinks(deps);
      await sweepDevices(deps);
      await deps.limits.sweep();
    },
  );
}

type NewAdmin = { email: string; fullName?: string | undefined; password: string };

/**
 * Creates an admin, or gives an existing account the role and the password. An operator vouches for the address. A
 * disabled account stays disabled, and the answer says so.
 * @throws Error with a readable sentence when the password is too weak.
 */
export async function createAdmin(deps: Deps, input: NewAdmin): Promise<{ disabled: boolean }> {
  const problem = await passwordProblem(deps, input.password, input);
  if (problem) throw new Error(problem);
  const stored = await storeAdmin(deps, input);
  await forgetGuesses(deps, input.email);
  return stored;
}

async function storeAdmin(
  deps: Deps,
  { email, fullName, password }: NewAdmin,
): Promise<{ disabled: boolean }> {
  const passwordHash = await hashPassword(password);
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const [known] = await tx.select().from(users).where(eq(users.email, email)).for('update');
    // Nobody has proved the address, and HR didn't invite it: a stranger may have made the account and its name.
    const isStrange =
      known !== undefined && !known.emailVerifiedAt && (await rolesOf(tx, known.id)).length === 0;
    const stored = {
      fullName: fullName ?? (isStrange ? HR_LEAD : (known?.fullName ?? HR_LEAD)),
      passwordHash,
      emailVerifiedAt: known?.emailVerifiedAt ?? now,
      updatedAt: now,
    };
    const [user] = await tx
      .insert(users)
      .values({ id: UserId.parse(deps.clock.uuid()), email, createdAt: now, ...stored })
      .onConflictDoUpdate({ target: users.email, set: stored })
      .returning({ id: users.id, disabledAt: users.disabledAt });
    if (!user) throw new Error('The account wasn’t stored');
    await tx.insert(userRoles).values({ userId: user.id, role: 'admin' }).onConflictDoNothing();
    if (isStrange) await removeSecondFactor(tx, user.id);
    await endOldAccess(deps, tx, user.id);
    await deps.audit.record(tx, {
      action: 'auth.admin_created',
      actor: 'system',
      subject: { kind: 'user', id: user.id },
    });
    return { disabled: user.disabledAt !== null };
  });
}

/** Stores an account's role in the panel, in place of whatever it had; null takes the access away. */
export async function storeRole(tx: Tx, userId: UserId, role: Role | null): Promise<void> {
  await tx.delete(userRoles).where(eq(userRoles.userId, userId));
  if (role) await tx.insert(userRoles).values({ userId, role });
}

/**
 * Sets a password from the command line and ends every session of the account, and its emailed links. A disabled
 * account stays disabled, and the answer says so.
 */
export async function resetPassword(
  deps: Deps,
  input: { email: string; password: string },
): Promise<{ disabled: boolean }> {
  const [known] = await deps.db
    .select({ fullName: users.fullName })
    .from(users)
    .where(eq(users.email, input.email));
  const problem = await passwordProblem(deps, input.password, { ...known, email: input.email });
  if (problem) throw new Error(problem);
  const passwordHash = await hashPassword(input.password);
  const { disabledAt } = await deps.db.transaction(async (tx) => {
    const [user] = await tx
      .update(users)
      .set({ passwordHash, updatedAt: deps.clock.now() })
      .where(eq(users.email, input.email))
      .returning({ id: users.id, disabledAt: users.disabledAt });
    if (!user) throw new Error(`No account has the address ${input.email}`);
    // A panel invitation ends with the other links, so the operator verifies the address instead.
    if ((await rolesOf(tx, user.id)).length > 0) {
      await tx
        .update(users)
        .set({ emailVerifiedAt: deps.clock.now() })
        .where(and(eq(users.id, user.id), isNull(users.emailVerifiedAt)));
    }
    await endOldAccess(deps, tx, user.id);
    await deps.audit.record(tx, {
      action: 'auth.password_reset',
      actor: 'system',
      subject: { kind: 'user', id: user.id },
    });
    return user;
  });
  await forgetGuesses(deps, input.email);
  return { disabled: disabledAt !== null };
}

/** Stores the admin of the settings when there's no admin yet. @throws Error when the settings' password is too weak. */
export async function ensureFirstAdmin(deps: Deps): Promise<void> {
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = deps.env;
  if (!ADMIN_EMAIL || !ADMIN_PASSWORD || (await hasAdmin(deps))) return;
  const problem = await passwordProblem(deps, ADMIN_PASSWORD, { email: ADMIN_EMAIL });
  if (problem) throw new Error(`ADMIN_PASSWORD: ${problem}.`);
  await storeAdmin(deps, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
}

/** Stores an admin with a random password, which the caller shows once. Null when there's an admin already. */
export async function generateFirstAdmin(deps: Deps): Promise<{ email: string; password: string } | null> {
  if (await hasAdmin(deps)) return null;
  const first = { email: 'admin@longtable.example', password: `${randomToken(deps.clock, 9)}A1a` };
  await storeAdmin(deps, first);
  return first;
}

async function hasAdmin({ db }: Deps): Promise<boolean> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(userRoles)
    .where(eq(userRoles.role, 'admin'));
  return (row?.count ?? 0) > 0;
}

/**
 * Requires the second step again from a signed-in person. Accounts without one pass, unless it's needed, and
 * then on for at least `neededMs`.
 * @throws DomainError second_factor_missing, second_factor_new, second_factor_required, second_factor_wrong,
 *   too_many_attempts
 */
export async function proveSecondStep(
  deps: Deps,
  userId: UserId,
  { code, neededMs }: { code: string | undefined; neededMs: number | null },
): Promise<void> {
  if (neededMs !== null) {
    const since = await secondFactorSince(deps, userId);
    if (!since) throw new DomainError('second_factor_missing');
    const leftMs = since.getTime() + neededMs - deps.clock.now().getTime();
    if (leftMs > 0) throw new DomainError('second_factor_new', { wait: waitText(leftMs) });
  }
  await passSecondFactor(deps, userId, { code, from: 'inside' });
}

/** Everyone who can open the panel now. Accounts with a pending invitation and disabled ones can't. */
export async function panelAccounts({
  db,
}: Deps): Promise<{ userId: UserId; fullName: string; email: string; admin: boolean }[]> {
  return db
    .select({
      userId: users.id,
      fullName: users.fullName,
      email: users.email,
      admin: sql<boolean>`bool_or(${userRoles.role} = 'admin')`,
    })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .where(and(isNull(users.disabledAt), isNotNull(users.emailVerifiedAt)))
    .groupBy(users.id)
    .orderBy(asc(users.createdAt), asc(users.id));
}

/** The account with this id when its address is proven; null otherwise. */
export async function provenAccount(db: DbOrTx, userId: UserId | null): Promise<{ id: UserId } | null> {
  if (!userId) return null;
  const [account] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.emailVerifiedAt)));
  return account ?? null;
}

/** Whether an account has this address, proven or not. */
export async function hasAccount(db: DbOrTx, email: string): Promise<boolean> {
  const [account] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return account !== undefined;
}

/** A slow hash, for secrets that are short enough to be guessed from a fast one. */
export function hashSecret(secret: string): Promise<string> {
  return hashPassword(secret);
}

/** Compares with {@link hashSecret}, or with nothing that matches; always the same work. */
export function matchesSecret(stored: string | null, typed: string): Promise<boolean> {
  return verifyPassword(stored, typed);
}

/**
 * The hash of a new password; made before a transaction, because it takes long.
 * @throws DomainError weak_password, too_many_attempts
 */
export async function newPasswordHash(
  deps: Deps,
  password: string,
  person: { email: string; fullName: string; ip: string },
): Promise<string> {
  await refuseWeak(deps, password, person);
  return hashPassword(password);
}

/** Creates a login for a person inside the portal. @throws DomainError('login_exists') */
export function accountFromPortal(
  deps: Deps,
  tx: Tx,
  person: PortalPerson,
): Promise<PortalLogin & { userId: UserId }> {
  return openPortalAccount(deps, tx, person);
}

/** For an account that only an emailed link opens: its password is random and never shown. */
export function unguessablePasswordHash(deps: Deps): Promise<string> {
  return hashPassword(randomToken(deps.clock, 32));
}

/**
 * An account for a person invited to the panel, and the link to choose its password. An existing account with
 * an unconfirmed address loses its password and its sessions, because a stranger may have made it. The token
 * is null when the same link was made before.
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
  await forgetDevices(tx, user.id);
  const lifeMs = linkLife.panelInvitationDays * DAY_MS;
  const token = await issueLink(deps, tx, { userId: user.id, kind: 'reset', id: linkId, lifeMs });
  return { userId: user.id, token };
}
