import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { EmployeeActor, UserActor } from '../../../actor.ts';
import { candidates } from '../../../db/schema/candidates.ts';
import { authSessions, userRoles, users } from '../../../db/schema/users.ts';
import type { Deps } from '../../../deps.ts';
import { createBatch } from '../../../platform/batching/keyed.ts';
import { adminLimits, ends, mustSlide, seesRecord } from '../sessions.ts';

/**
 * How long a lookup waits for others. With one for the account and one for its record, it stays under 5 s
 * (quality S4).
 */
const TOGETHER_MS = 100;

type Holder = { user: UserActor; employee: EmployeeActor | null };

/**
 * The current people of these auth sessions, for open sockets, which all check every few seconds: one lookup
 * for many. Same rules as `readUserSession` for a page without user activity, and as `readEmployee`.
 */
export function createUserRecheck(deps: Deps): (hash: string) => Promise<Holder | null> {
  return createBatch<Holder>(TOGETHER_MS, async (hashes) => {
    const now = deps.clock.now();
    const rows = await deps.db
      .select({ session: authSessions, user: users, role: userRoles.role, record: candidates })
      .from(authSessions)
      .innerJoin(users, eq(users.id, authSessions.userId))
      .leftJoin(userRoles, eq(userRoles.userId, users.id))
      .leftJoin(candidates, eq(candidates.userId, users.id))
      .where(
        and(inArray(authSessions.id, hashes), gt(authSessions.expiresAt, now), isNull(users.disabledAt)),
      );
    await slide(
      deps,
      rows.map(({ session }) => session),
      now,
    );
    const found = new Map<string, Holder>();
    for (const { session, user, role, record } of rows) {
      const { id } = session;
      const holder = found.get(id) ?? holderOf(id, user, record);
      if (role && !holder.user.roles.includes(role)) holder.user.roles.push(role);
      found.set(id, holder);
    }
    return found;
  });
}

/** A shift lasts while its page is open; an unattended HR panel reaches its idle limit. */
async function slide(deps: Deps, sessions: (typeof authSessions.$inferSelect)[], now: Date): Promise<void> {
  const due = sessions.filter(
    ({ idleSeconds, expiresAt, absoluteExpiresAt, lastUsedAt, createdAt }) =>
      idleSeconds > adminLimits.idleSeconds &&
      (mustSlide(expiresAt, ends(now, { ...adminLimits, idleSeconds }, absoluteExpiresAt).expiresAt) ||
        mustSlide(lastUsedAt ?? createdAt, now)),
  );
  if (due.length === 0) return;
  const idleEnd = sql`${now.toISOString()}::timestamptz + make_interval(secs => ${authSessions.idleSeconds})`;
  await deps.db
    .update(authSessions)
    .set({ expiresAt: sql`least(${idleEnd}, ${authSessions.absoluteExpiresAt})`, lastUsedAt: now })
    .where(
      and(
        inArray(
          authSessions.id,
          due.map(({ id }) => id),
        ),
        gt(authSessions.expiresAt, now),
      ),
    );
}

function holderOf(
  sessionId: string,
  account: typeof users.$inferSelect,
  record: typeof candidates.$inferSelect | null,
): Holder {
  const user = actorOf(sessionId, account);
  return { user, employee: employeeOf(user, record) };
}

function actorOf(sessionId: string, user: typeof users.$inferSelect): UserActor {
  const { id: userId, fullName, email, emailVerifiedAt } = user;
  return {
    kind: 'user',
    userId,
    fullName,
    email,
    emailConfirmed: emailVerifiedAt !== null,
    roles: [],
    sessionId,
  };
}

function employeeOf(user: UserActor, record: typeof candidates.$inferSelect | null): EmployeeActor | null {
  if (!record || !seesRecord(user, record)) return null;
  const { userId, sessionId } = user;
  const { id: candidateId, fullName, email, position, status, demo } = record;
  return { userId, candidateId, fullName, email, position, status, demo, sessionId };
}
