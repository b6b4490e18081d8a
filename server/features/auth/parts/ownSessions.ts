import { and, desc, eq, gt } from 'drizzle-orm';
import type { AuthSessionView } from '../../../../shared/auth/schema.ts';
import type { UserId } from '../../../../shared/ids/schema.ts';
import type { UserActor } from '../../../actor.ts';
import { authSessions } from '../../../db/schema/users.ts';
import type { Deps } from '../../../deps.ts';
import { endAllUserSessions } from '../sessions.ts';

/** Lists and ends the browsers a person is signed in with. */

/** A person's sessions, newest first; `thisOne` marks the current one. */
export async function listUserSessions(
  deps: Deps,
  { userId, sessionId }: Pick<UserActor, 'userId' | 'sessionId'>,
): Promise<AuthSessionView[]> {
  const rows = await deps.db
    .select()
    .from(authSessions)
    .where(and(eq(authSessions.userId, userId), gt(authSessions.expiresAt, deps.clock.now())))
    .orderBy(desc(authSessions.createdAt), desc(authSessions.id))
    .limit(100);
  return rows.map((row) => ({
    id: row.id,
    device: row.device ?? 'Unknown browser',
    signedInAt: row.createdAt.toISOString(),
    lastUsedAt: (row.lastUsedAt ?? row.createdAt).toISOString(),
    thisOne: row.id === sessionId,
  }));
}

/** Ends one session of an account. False when it has none of this name (or it's another person's). */
export async function endOwnSession(deps: Deps, userId: UserId, hash: string): Promise<boolean> {
  const ended = await deps.db
    .delete(authSessions)
    .where(and(eq(authSessions.id, hash), eq(authSessions.userId, userId)))
    .returning({ id: authSessions.id });
  for (const { id } of ended) await deps.bus.publish(deps.db, `session:${id}`, {});
  return ended.length > 0;
}

/** Signs the account out everywhere but here. */
export async function endOtherSessions(
  deps: Deps,
  { userId, sessionId }: Pick<UserActor, 'userId' | 'sessionId'>,
): Promise<void> {
  await deps.db.transaction((tx) => endAllUserSessions(deps, tx, userId, sessionId));
}
