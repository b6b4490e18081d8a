import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { CandidateStatus } from '../../../../shared/candidates/schema.ts';
import { type EmailKind, isEmailKind } from '../../../../shared/emails/labels.ts';
import type { CandidateId } from '../../../../shared/ids/schema.ts';
import { interviewIsOpen } from '../../../../shared/portal/schema.ts';
import type { Actor } from '../../../actor.ts';
import type { Tx } from '../../../db/client.ts';
import { candidateEvents } from '../../../db/schema/candidates.ts';
import type { Deps } from '../../../deps.ts';
import { restoreCode } from '../../accessCodes/service.ts';
import { restoreInvitation } from '../../invitations/service.ts';
import { recordChange } from '../../timeline/service.ts';
import type { Candidate } from '../queries.ts';
import { sendCode } from './portalAccess.ts';

/** A change undone within this time was a slip, and `stageHistory.sql` forgets it. */
export const SLIP_MS = 60_000;
/** How long undo can stay on offer, under the pointer, after a change without an email; the rest is for its way. */
export const QUIET_UNDO_MS = SLIP_MS - 10_000;

/** What the line of a change keeps for its undo. */
const ChangeData = z.object({
  from: CandidateStatus,
  /** Kinds of emails that it removed before they had arrived for certain. */
  unsent: z.string().default(''),
  /** The day of an earlier hire, which a hire replaced. */
  hiredBefore: z.iso.datetime().nullable().default(null),
});

/** A person's last change, recent enough to have been a slip. */
export type RecentChange = {
  eventId: string;
  at: Date;
  from: CandidateStatus;
  unsent: EmailKind[];
  hiredBefore: Date | null;
};

/** The changes that gave these people the status they have, if it was just now. The caller holds the locks of their rows. */
export async function recentChanges(
  deps: Deps,
  tx: Tx,
  people: readonly Candidate[],
): Promise<ReadonlyMap<CandidateId, RecentChange>> {
  const { createdAt, candidateId, data } = candidateEvents;
  const rows = await tx
    .select({ eventId: candidateEvents.id, candidateId, at: createdAt, data })
    .from(candidateEvents)
    .where(
      and(
        inArray(
          candidateId,
          people.map(({ id }) => id),
        ),
        eq(candidateEvents.kind, 'status_changed'),
        gte(createdAt, new Date(deps.clock.now().getTime() - SLIP_MS)),
        sql`${data} ->> 'undone' is null`,
      ),
    )
    .orderBy(desc(createdAt));
  const found = new Map<CandidateId, RecentChange>();
  for (const { id, status } of people) {
    const row = rows.find((one) => one.candidateId === id && one.data.to === status);
    const known = ChangeData.safeParse(row?.data);
    if (!row || !known.success) continue;
    const { from, unsent, hiredBefore } = known.data;
    found.set(id, {
      eventId: row.eventId,
      at: row.at,
      from,
      unsent: unsent.split(' ').filter(isEmailKind),
      hiredBefore: hiredBefore === null ? null : new Date(hiredBefore),
    });
  }
  return found;
}

/**
 * Restores what the undone change from `previous` ended: otherwise the person's code or invitation wouldn't work, and HR
 * wouldn't know. If the code may not have arrived, a new one is sent, because its email is gone. `notify` always sends one.
 */
export async function giveBack(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  candidate: Candidate,
  { recent, previous, notify }: { recent: RecentChange; previous: CandidateStatus; notify: boolean },
): Promise<void> {
  const { id, status } = candidate;
  const endedCode = !interviewIsOpen(previous, false) && interviewIsOpen(status, false);
  if (endedCode && !(notify && status === 'shortlisted')) {
    if (recent.unsent.includes('access-code')) await sendCode(deps, tx, actor, candidate);
    else if (await restoreCode(deps, tx, id, recent.at))
      await recordChange(tx, deps, { candidateId: id, kind: 'code_restored', actor });
  }
  const endedInvitation = status === 'hired' && recent.from === 'hired';
  if (endedInvitation && (await restoreInvitation(deps, tx, id, recent.at)))
    await recordChange(tx, deps, { candidateId: id, kind: 'invitation_restored', actor });
}
