import type { Actor } from '../../../actor.ts';
import type { Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { recheckUserSessions } from '../../auth/sessions.ts';
import { issueInvitation, revokeInvitations } from '../../invitations/service.ts';
import { recordChange } from '../../timeline/service.ts';
import { closeWithEmployment } from '../../workSessions/service.ts';
import { hiredEmail, untilUndone } from '../emails.ts';
import type { Candidate } from '../queries.ts';
import { SLIP_MS } from './undoneChanges.ts';

/**
 * Tells a hired person how to sign in: with the account they have, or through an invitation that makes one.
 * `linked` says whether they have one that counts.
 */
export async function openEmployment(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  candidate: Candidate,
  { linked, notify }: { linked: boolean; notify: boolean },
): Promise<void> {
  if (linked && candidate.userId) await recheckUserSessions(deps, tx, candidate.userId);
  if (!notify) return;
  if (linked) await deps.mailer.enqueue(tx, untilUndone(deps, await hiredEmail(deps, candidate, null)));
  else await invite(deps, tx, actor, candidate);
}

/** Revokes access granted by the hire right away, on open pages too (quality S4). An open shift ends when undo is over. */
export async function closeEmployment(deps: Deps, tx: Tx, actor: Actor, candidate: Candidate): Promise<void> {
  if (await revokeInvitations(deps, tx, candidate.id)) {
    await recordChange(tx, deps, { candidateId: candidate.id, kind: 'invitation_revoked', actor });
  }
  if (candidate.userId) await recheckUserSessions(deps, tx, candidate.userId);
  await closeWithEmployment(deps, tx, candidate.id, SLIP_MS);
}

/** Replaces the person's invitation and emails the new one; one that still waits with the earlier link is removed. */
export async function invite(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  candidate: Candidate,
  idempotencyKey?: string,
): Promise<void> {
  await deps.mailer.takeBack(tx, candidate.id, ['hired']);
  const token = await issueInvitation(deps, tx, candidate.id);
  await recordChange(tx, deps, {
    candidateId: candidate.id,
    kind: 'invitation_sent',
    actor,
    ...(idempotencyKey ? { idempotencyKey } : {}),
    audit: { action: 'candidate.invited' },
  });
  const email = await hiredEmail(deps, candidate, token);
  await deps.mailer.enqueue(tx, idempotencyKey ? email : untilUndone(deps, email));
}
