import { eq, sql } from 'drizzle-orm';
import type { Home, Me, Role, SignInInput } from '../../../shared/auth.ts';
import { UserId } from '../../../shared/ids.ts';
import { candidates } from '../../db/schema/candidates.ts';
import { userRoles, users } from '../../db/schema/users.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { randomToken } from '../../platform/crypto.ts';
import { hashPassword, passwordProblem, verifyPassword } from './passwords.ts';
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

/** Clears out sessions and throttle counters that have run out. */
export function registerAuthTasks(deps: Deps): void {
  deps.queue.register(
    SWEEP_TASK,
    { concurrency: 1, retries: 0, timeoutSeconds: 60, cron: '17 * * * *' },
    async () => {
      await sweepSessions(deps);
      await deps.limits.sweep();
    },
  );
}

/**
 * Signs in. The answer and the work are the same whether the address exists or not (quality S10).
 * @throws DomainError invalid_credentials, too_many_attempts
 */
export async function signIn(
  deps: Deps,
  input: SignInInput,
  { ip }: { ip: string },
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
  await deps.limits.clear(perAccount, account);
  const session = await deps.db.transaction(async (tx) => {
    const roles = await rolesOf(deps, user.id);
    await deps.audit.record(tx, { action: 'auth.signed_in', actor: { kind: 'user', id: user.id, ip } });
    return { roles, opened: await createUserSession(deps, tx, user.id, roles) };
  });
  const me: Me = { id: user.id, fullName: user.fullName, email: user.email, roles: session.roles };
  return { me, home: await homeOf(deps, me), session: session.opened };
}

/** Where a person goes after signing in (specification file 2 §6). */
async function homeOf(deps: Deps, me: Me): Promise<Home> {
  if (me.roles.length > 0) return '/admin';
  const [candidate] = await deps.db
    .select({ status: candidates.status, position: candidates.position })
    .from(candidates)
    .where(eq(candidates.userId, me.id));
  return candidate && (candidate.status === 'hired' || candidate.position !== 'Applicant')
    ? '/employee'
    : '/candidate';
}

export async function signOut(deps: Deps, sessionId: string): Promise<void> {
  await endUserSession(deps, sessionId);
}

async function rolesOf(deps: Deps, userId: UserId): Promise<Role[]> {
  const rows = await deps.db
    .select({ role: userRoles.role })
    .from(userRoles)
    .where(eq(userRoles.userId, userId));
  return rows.map((row) => row.role);
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
