import { and, eq, gt, lt, ne } from 'drizzle-orm';
import { type Adapter, type DatabaseSession, Lucia } from 'lucia';
import type { CandidateStatus } from '../../../shared/candidates/schema.ts';
import { CandidateId, UserId } from '../../../shared/ids/schema.ts';
import type { EmployeeActor, PortalActor, UserActor } from '../../actor.ts';
import type { DbOrTx } from '../../db/client.ts';
import { candidates, portalSessions } from '../../db/schema/candidates.ts';
import { authSessions, userRoles, users } from '../../db/schema/users.ts';
import type { Deps } from '../../deps.ts';
import { randomToken, sha256 } from '../../platform/crypto/vault.ts';

/**
 * Sessions of browsers; the only file that uses the session library. Two kinds: *auth sessions* of accounts
 * and *portal sessions* opened by an access code. The database holds SHA-256 of the cookie's value; both the
 * sliding idle limit and the absolute one are decided by our clock (quality S5).
 */

type Limits = { idleSeconds: number; absoluteSeconds: number };
const HOUR = 3_600;
/** How long sessions last depends on who signed in (quality S5). */
type SessionKind = 'admin' | 'employee' | 'candidate';
export const adminLimits: Limits = { idleSeconds: HOUR / 2, absoluteSeconds: 12 * HOUR };
export const candidateLimits: Limits = { idleSeconds: 2 * HOUR, absoluteSeconds: 24 * HOUR };
const limitsOf: Record<SessionKind, Limits> = {
  admin: adminLimits,
  // A shift of work with its breaks, and a working week.
  employee: { idleSeconds: 12 * HOUR, absoluteSeconds: 7 * 24 * HOUR },
  candidate: candidateLimits,
};

/** Idle times slide in steps, so that reading a page doesn't write to the database each time. */
const SLIDE_STEP_MS = 60_000;
/** The library's own clock must never decide; ours already has. */
const NEVER = new Date(8.64e15);

export type OpenedSession = {
  /** What the cookie holds. */
  value: string;
  expires: Date;
};

/** The name a session has in the database and on the bus. */
export function sessionHash(value: string): string {
  return sha256(value);
}

/** Opens a session for an account; call inside the transaction that decided the sign-in. */
export async function createUserSession(
  deps: Deps,
  tx: DbOrTx,
  userId: UserId,
  device?: string,
): Promise<OpenedSession> {
  const limits = limitsOf[await kindOf(tx, userId)];
  return open(deps, userAdapter(deps, tx, limits, { device }), userId, limits);
}

/** The strictest kind that applies: an admin who also works here is an admin. */
async function kindOf(tx: DbOrTx, userId: UserId): Promise<SessionKind> {
  const [row] = await tx
    .select({ role: userRoles.role, status: candidates.status })
    .from(users)
    .leftJoin(userRoles, eq(userRoles.userId, users.id))
    .leftJoin(candidates, eq(candidates.userId, users.id))
    .where(eq(users.id, userId))
    .limit(1);
  if (row?.role) return 'admin';
  return row?.status === 'hired' ? 'employee' : 'candidate';
}

/** Opens the portal for a candidate. */
export async function createPortalSession(
  deps: Deps,
  tx: DbOrTx,
  candidateId: CandidateId,
): Promise<OpenedSession> {
  return open(deps, portalAdapter(deps, tx), candidateId, candidateLimits);
}

/**
 * The cookie's person; null when it's unknown, ended, expired, or the account is disabled. Without
 * `attended`, the page polls by itself, which doesn't extend a session of HR (ASVS 7.3.1); shifts aren't
 * affected.
 */
export async function readUserSession(
  deps: Deps,
  value: string,
  { attended = true, db = deps.db }: { attended?: boolean; db?: DbOrTx } = {},
): Promise<UserActor | null> {
  const adapter = userAdapter(deps, db, adminLimits, { attended });
  const { session } = await lucia(adapter).validateSession(value);
  if (!session) return null;
  const rows = await db
    .select({ user: users, role: userRoles.role })
    .from(users)
    .leftJoin(userRoles, eq(userRoles.userId, users.id))
    .where(eq(users.id, UserId.parse(session.userId)));
  const user = rows[0]?.user;
  if (!user || user.disabledAt) return null;
  const roles = rows.map((row) => row.role).filter((role) => role !== null);
  return {
    kind: 'user',
    userId: user.id,
    fullName: user.fullName,
    email: user.email,
    emailConfirmed: user.emailVerifiedAt !== null,
    roles,
    sessionId: sessionHash(value),
  };
}

/**
 * Whether an account may see its own record: once its address is proven. Until then it must look the same with a record
 * as without one, or its maker could learn whether the address had applied before (quality S10). Hired without proof are
 * only the people of EMPLOYEE_SIGNUP=open.
 */
export function seesRecord(
  account: { emailConfirmed: boolean },
  record: { status: CandidateStatus },
): boolean {
  return account.emailConfirmed || record.status === 'hired';
}

/** The candidate record an account may see; read at each call, so a change by HR counts at once (S4). */
export async function readEmployee(
  deps: Deps,
  actor: UserActor,
  db: DbOrTx = deps.db,
): Promise<EmployeeActor | null> {
  const [row] = await db
    .select({
      candidateId: candidates.id,
      fullName: candidates.fullName,
      email: candidates.email,
      position: candidates.position,
      status: candidates.status,
      demo: candidates.demo,
    })
    .from(candidates)
    .where(eq(candidates.userId, actor.userId));
  if (!row || !seesRecord(actor, row)) return null;
  return { ...row, userId: actor.userId, sessionId: actor.sessionId };
}

/** Which candidate holds this cookie; null once they were rejected, or hired: then the account takes over. */
export async function readPortalSession(
  deps: Deps,
  value: string,
  db: DbOrTx = deps.db,
): Promise<PortalActor | null> {
  const { session } = await lucia(portalAdapter(deps, db)).validateSession(value);
  if (!session) return null;
  const candidateId = CandidateId.parse(session.userId);
  const [candidate] = await db
    .select({ status: candidates.status })
    .from(candidates)
    .where(eq(candidates.id, candidateId));
  if (!candidate || !opensByCode(candidate.status)) return null;
  return { kind: 'candidate', candidateId, sessionId: sessionHash(value), userId: null };
}

/** Whether an access code opens the portal of a person with this status. */
export function opensByCode(status: CandidateStatus): boolean {
  return status !== 'rejected' && status !== 'hired';
}

/**
 * The portal of a signed-in account: that of its own record, once the address is proven. Null without a record and
 * after a rejection.
 */
export function accountPortal(user: UserActor, record: EmployeeActor | null): PortalActor | null {
  if (!user.emailConfirmed || !record || record.status === 'rejected') return null;
  const { userId, sessionId } = user;
  return { kind: 'candidate', candidateId: record.candidateId, sessionId, userId };
}

/** Ends one session of an account, on every process. */
export async function endUserSession(deps: Deps, hash: string): Promise<void> {
  await deps.db.delete(authSessions).where(eq(authSessions.id, hash));
  await deps.bus.publish(deps.db, `session:${hash}`, {});
}

/** Ends one portal session, on every process. */
export async function endPortalSession(deps: Deps, hash: string): Promise<void> {
  await deps.db.delete(portalSessions).where(eq(portalSessions.id, hash));
  await deps.bus.publish(deps.db, `session:${hash}`, {});
}

/** Ends every session of an account, for example after a password reset; `but` names one to keep. */
export async function endAllUserSessions(
  deps: Deps,
  tx: DbOrTx,
  userId: UserId,
  but?: string,
): Promise<void> {
  const mine = eq(authSessions.userId, userId);
  const ended = await tx
    .delete(authSessions)
    .where(but === undefined ? mine : and(mine, ne(authSessions.id, but)))
    .returning({ id: authSessions.id });
  for (const { id } of ended) await deps.bus.publish(tx, `session:${id}`, {});
}

/**
 * Makes an account's open pages recheck their rights, because the person's data changed. The sessions
 * continue.
 */
export async function recheckUserSessions(deps: Deps, tx: DbOrTx, userId: UserId): Promise<void> {
  const open = await tx
    .select({ id: authSessions.id })
    .from(authSessions)
    .where(eq(authSessions.userId, userId));
  for (const { id } of open) await deps.bus.publish(tx, `session:${id}`, {});
}

/** Ends every portal session of a candidate, for example after a rejection. */
export async function endAllPortalSessions(deps: Deps, tx: DbOrTx, candidateId: CandidateId): Promise<void> {
  const ended = await tx
    .delete(portalSessions)
    .where(eq(portalSessions.candidateId, candidateId))
    .returning({ id: portalSessions.id });
  for (const { id } of ended) await deps.bus.publish(tx, `session:${id}`, {});
}

/** Removes what has run out; a task calls it now and then. */
export async function sweepSessions(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  await deps.db.delete(authSessions).where(lt(authSessions.expiresAt, now));
  await deps.db.delete(portalSessions).where(lt(portalSessions.expiresAt, now));
}

async function open(deps: Deps, adapter: Adapter, ownerId: string, limits: Limits): Promise<OpenedSession> {
  const value = randomToken(deps.clock, 32);
  await lucia(adapter).createSession(ownerId, {}, { sessionId: value });
  return { value, expires: new Date(deps.clock.now().getTime() + limits.absoluteSeconds * 1000) };
}

function lucia(adapter: Adapter): Lucia {
  return new Lucia(adapter);
}

/** A stored session as the library wants it: the raw id it asked with, and no expiry of its own. */
function found(id: string, userId: string): DatabaseSession {
  return { id, userId, expiresAt: NEVER, attributes: {} };
}

/** Ends of a session that starts, or is used, now. */
export function ends(now: Date, limits: Limits, absolute?: Date) {
  const absoluteExpiresAt = absolute ?? new Date(now.getTime() + limits.absoluteSeconds * 1000);
  const idle = now.getTime() + limits.idleSeconds * 1000;
  return { absoluteExpiresAt, expiresAt: new Date(Math.min(idle, absoluteExpiresAt.getTime())) };
}

/** Whether the idle end has moved far enough to be written again. */
export function mustSlide(stored: Date, fresh: Date): boolean {
  return fresh.getTime() - stored.getTime() >= SLIDE_STEP_MS;
}

function userAdapter(
  deps: Deps,
  db: DbOrTx,
  limits: Limits,
  { device, attended = true }: { device?: string | undefined; attended?: boolean } = {},
): Adapter {
  const { clock } = deps;
  return {
    ...unused,
    async setSession({ id, userId }) {
      const now = clock.now();
      await db.insert(authSessions).values({
        id: sessionHash(id),
        userId: UserId.parse(userId),
        idleSeconds: limits.idleSeconds,
        device: device ?? null,
        createdAt: now,
        ...ends(now, limits),
      });
    },
    async getSessionAndUser(id) {
      const now = clock.now();
      const where = and(eq(authSessions.id, sessionHash(id)), gt(authSessions.expiresAt, now));
      const [row] = await db.select().from(authSessions).where(where);
      if (!row) return [null, null];
      const holder: [DatabaseSession, { id: string; attributes: Record<never, never> }] = [
        found(id, row.userId),
        { id: row.userId, attributes: {} },
      ];
      if (!attended && row.idleSeconds <= adminLimits.idleSeconds) return holder;
      const { expiresAt } = ends(now, { ...limits, idleSeconds: row.idleSeconds }, row.absoluteExpiresAt);
      // Near the absolute end the idle limit can't move anymore, but "last used" still does.
      const used = row.lastUsedAt ?? row.createdAt;
      if (mustSlide(row.expiresAt, expiresAt) || mustSlide(used, now))
        await db.update(authSessions).set({ expiresAt, lastUsedAt: now }).where(where);
      return holder;
    },
    async deleteSession(id) {
      await db.delete(authSessions).where(eq(authSessions.id, sessionHash(id)));
    },
  };
}

function portalAdapter(deps: Deps, db: DbOrTx): Adapter {
  const { clock } = deps;
  return {
    ...unused,
    async setSession({ id, userId }) {
      const now = clock.now();
      await db.insert(portalSessions).values({
        id: sessionHash(id),
        candidateId: CandidateId.parse(userId),
        createdAt: now,
        ...ends(now, candidateLimits),
      });
    },
    async getSessionAndUser(id) {
      const now = clock.now();
      const where = and(eq(portalSessions.id, sessionHash(id)), gt(portalSessions.expiresAt, now));
      const [row] = await db.select().from(portalSessions).where(where);
      if (!row) return [null, null];
      const { expiresAt } = ends(now, candidateLimits, row.absoluteExpiresAt);
      if (mustSlide(row.expiresAt, expiresAt))
        await db.update(portalSessions).set({ expiresAt }).where(where);
      return [found(id, row.candidateId), { id: row.candidateId, attributes: {} }];
    },
    async deleteSession(id) {
      await db.delete(portalSessions).where(eq(portalSessions.id, sessionHash(id)));
    },
  };
}

/** Parts of the library's interface that our own functions above replace. */
const unused: Pick<
  Adapter,
  'getUserSessions' | 'updateSessionExpiration' | 'deleteUserSessions' | 'deleteExpiredSessions'
> = {
  getUserSessions: async () => [],
  updateSessionExpiration: async () => {},
  deleteUserSessions: async () => {},
  deleteExpiredSessions: async () => {},
};
