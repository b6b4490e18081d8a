import { and, eq, lte } from 'drizzle-orm';
import { DAY_MS } from '../../../../shared/time/durations.ts';
import { candidates } from '../../../db/schema/candidates.ts';
import { documentRequests } from '../../../db/schema/documents.ts';
import type { Deps } from '../../../deps.ts';
import { askEmail } from '../emails.ts';

/** Days before the due day at which a person is reminded; negative is after it. Then HR takes over. */
const REMINDERS = [3, 0, -3, -7];
const BATCH = 200;

/** When the next reminder goes out, seen from `now`; null when the last one has. */
export function nextReminder(now: Date, dueAt: Date): Date | null {
  const times = REMINDERS.map((days) => dueAt.getTime() - days * DAY_MS);
  const next = times.find((time) => time > now.getTime());
  return next === undefined ? null : new Date(next);
}

/** Sends due reminders. Each one commits with its next date, so that none is sent twice. */
export async function sendReminders(deps: Deps): Promise<number> {
  const now = deps.clock.now();
  const due = and(eq(documentRequests.open, true), lte(documentRequests.remindAt, now));
  const rows = await deps.db
    .select({ id: documentRequests.id })
    .from(documentRequests)
    .where(due)
    .limit(BATCH);
  let sent = 0;
  for (const { id } of rows) {
    sent += await deps.db.transaction(async (tx) => {
      const [request] = await tx
        .select()
        .from(documentRequests)
        .where(and(eq(documentRequests.id, id), due))
        .for('update', { skipLocked: true });
      if (!request) return 0;
      const [candidate] = await tx.select().from(candidates).where(eq(candidates.id, request.candidateId));
      const wanted = candidate !== undefined && candidate.status !== 'rejected';
      await tx
        .update(documentRequests)
        .set({ remindAt: wanted ? nextReminder(now, request.dueAt) : null })
        .where(eq(documentRequests.id, id));
      if (!wanted) return 0;
      await deps.mailer.enqueue(tx, await askEmail(deps, candidate, request, { reminder: true }));
      return 1;
    });
  }
  return sent;
}
