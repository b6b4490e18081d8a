import { desc, eq } from 'drizzle-orm';
import type { CandidateId } from '../../../../shared/ids/schema.ts';
import type { Actor } from '../../../actor.ts';
import type { DbOrTx, Tx } from '../../../db/client.ts';
import { interviewSessions } from '../../../db/schema/interviews.ts';
import type { Deps } from '../../../deps.ts';
import { issueCode, revokeCodes } from '../../accessCodes/service.ts';
import { endAllPortalSessions } from '../../auth/sessions.ts';
import { recordChange } from '../../timeline/service.ts';
import { accessCodeEmail, untilUndone } from '../emails.ts';
import type { Candidate } from '../queries.ts';

/** Whether the person's newest interview is complete, so an access code can't open one. */
export async function isInterviewed(db: DbOrTx, candidateId: CandidateId): Promise<boolean> {
  const [newest] = await db
    .select({ isComplete: interviewSessions.isComplete })
    .from(interviewSessions)
    .where(eq(interviewSessions.candidateId, candidateId))
    .orderBy(desc(interviewSessions.createdAt))
    .limit(1);
  return newest?.isComplete ?? false;
}

/**
 * Replaces the person's code, emails the new one, and adds it to the timeline and the audit log. An email with the
 * earlier one that still waits is removed: it would arrive last, with a code that no longer works.
 */
export async function sendCode(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  candidate: Candidate,
  idempotencyKey?: string,
): Promise<void> {
  await deps.mailer.takeBack(tx, candidate.id, ['access-code']);
  const code = await issueCode(deps, tx, candidate.id);
  await recordChange(tx, deps, {
    candidateId: candidate.id,
    kind: 'code_issued',
    actor,
    ...(idempotencyKey ? { idempotencyKey } : {}),
    audit: { action: 'candidate.code_issued' },
  });
  const email = await accessCodeEmail(deps, candidate, code, {
    interviewed: await isInterviewed(tx, candidate.id),
  });
  // With a key of its own it was asked for in a dialog of its own, and not decided in passing.
  await deps.mailer.enqueue(tx, idempotencyKey ? email : untilUndone(deps, email));
}

/** The code that was sent no longer opens anything. */
export async function withdrawCode(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  candidateId: CandidateId,
): Promise<void> {
  if (!(await revokeCodes(deps, tx, candidateId))) return;
  await recordChange(tx, deps, { candidateId, kind: 'code_revoked', actor });
}

/** Closes the portal: the code, and every browser that is inside with one. */
export async function closePortal(deps: Deps, tx: Tx, actor: Actor, candidateId: CandidateId): Promise<void> {
  await withdrawCode(deps, tx, actor, candidateId);
  await endAllPortalSessions(deps, tx, candidateId);
}
