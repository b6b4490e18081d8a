import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { PortalActor } from '../../../actor.ts';
import { candidates, portalSessions } from '../../../db/schema/candidates.ts';
import type { Deps } from '../../../deps.ts';
import { createBatch } from '../../../platform/batching/keyed.ts';
import { candidateLimits, ends, mustSlide, opensByCode, sessionHash } from '../sessions.ts';

/**
 * How long a lookup waits for others; together with the seconds between two of them it stays under 5
 * (quality S4).
 */
const TOGETHER_MS = 200;

/**
 * Asks again whether portal sessions still hold, for open sockets, which all do so every few seconds: one lookup for
 * many, where each by itself would keep the database busy with nothing else. Same rules as `readPortalSession`.
 */
export function createPortalRecheck(deps: Deps): (value: string) => Promise<PortalActor | null> {
  const read = createBatch<PortalActor>(TOGETHER_MS, async (hashes) => {
    const now = deps.clock.now();
    const rows = await deps.db
      .select({ session: portalSessions, status: candidates.status })
      .from(portalSessions)
      .innerJoin(candidates, eq(candidates.id, portalSessions.candidateId))
      .where(and(inArray(portalSessions.id, hashes), gt(portalSessions.expiresAt, now)));
    const sliding = rows
      .filter(({ session }) =>
        mustSlide(session.expiresAt, ends(now, candidateLimits, session.absoluteExpiresAt).expiresAt),
      )
      .map(({ session }) => session.id);
    if (sliding.length > 0) {
      const idle = ends(now, candidateLimits).expiresAt.toISOString();
      await deps.db
        .update(portalSessions)
        .set({ expiresAt: sql`least(${idle}::timestamptz, ${portalSessions.absoluteExpiresAt})` })
        .where(and(inArray(portalSessions.id, sliding), gt(portalSessions.expiresAt, now)));
    }
    return new Map(
      rows
        .filter(({ status }) => opensByCode(status))
        .map(({ session: { id, candidateId } }) => [
          id,
          { kind: 'candidate', candidateId, sessionId: id, userId: null },
        ]),
    );
  });
  return (value) => read(sessionHash(value));
}
