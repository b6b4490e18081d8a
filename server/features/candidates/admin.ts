import type { BulkChanged, BulkStatusInput } from '../../../shared/candidates/bulk.ts';
import type { CandidateStatus } from '../../../shared/candidates/schema.ts';
import { endsEmployment } from '../../../shared/candidates/status.ts';
import type { CandidateId } from '../../../shared/ids/schema.ts';
import { interviewIsOpen } from '../../../shared/portal/schema.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { uuidOf } from '../../platform/crypto/vault.ts';
import { hideSecrets } from '../../platform/email/hideSecrets.ts';
import { validCode } from '../accessCodes/service.ts';
import { releaseUnproven } from '../records/service.ts';
import { isRecorded, recordChange } from '../timeline/service.ts';
import { invite } from './parts/employment.ts';
import { sendCode } from './parts/portalAccess.ts';
import { answerOf, type Changed, changeTogether, lockCandidate } from './parts/statusChanges.ts';
import { statusEmail } from './service.ts';

export { changeStatus } from './parts/statusChanges.ts';

/** Most people in one transaction, because it blocks others for its duration. */
const TOGETHER = 20;

/**
 * Changes many people, each with a key of their own: repeating an interrupted call continues where it stopped
 * and reports on all of them. People whose status has changed since the choice, or who no longer exist, are
 * left alone and counted. Changes without emails are grouped; with emails, each person is a transaction,
 * because writing takes time. Employees whose employment ends get no email, because HR tells them.
 */
export async function changeStatuses(deps: Deps, actor: Actor, input: BulkStatusInput): Promise<BulkChanged> {
  const { candidateIds, idempotencyKey, from, undoes, ...change } = input;
  const ids = [...new Set(candidateIds)];
  const size = input.notify ? 1 : TOGETHER;
  const done: BulkChanged = { changed: [], left: 0, emailed: 0 };
  const changed: ({ candidateId: CandidateId } & Changed)[] = [];
  for (let start = 0; start < ids.length; start += size) {
    const inputs = ids.slice(start, start + size).map((candidateId) => ({
      ...change,
      candidateId,
      from: from?.[candidateId],
      notify: input.notify && !endsEmployment(from?.[candidateId] ?? input.status, input.status),
      undoes: undoes && keyOf(undoes, candidateId),
      idempotencyKey: keyOf(idempotencyKey, candidateId),
    }));
    const outcomes = await changeTogether(deps, actor, inputs);
    for (const [index, outcome] of outcomes.entries()) {
      const candidateId = inputs[index]?.candidateId;
      if (outcome === 'left') done.left++;
      else if (outcome === 'emailed') done.emailed++;
      else if (candidateId && outcome.previous !== input.status) changed.push({ candidateId, ...outcome });
    }
  }
  // At the end of the call, because the emails of the first people have waited since its beginning.
  done.changed = changed.map(({ candidateId, ...one }) => ({ candidateId, ...answerOf(deps, one) }));
  return done;
}

/** A key of its own for each person, made from the one of the whole action. */
export function keyOf(key: string, candidateId: string): string {
  return uuidOf(`${key} ${candidateId}`);
}

/** The email that a change would send to this person, without codes and links; null when there is none. */
export async function previewStatusEmail(
  deps: Deps,
  input: { candidateId: CandidateId; status: CandidateStatus },
): Promise<{ subject: string; text: string } | null> {
  const email = await statusEmail(deps, input.candidateId, input.status);
  return email && { subject: email.subject, text: hideSecrets(email.text) };
}

/**
 * Replaces the invitation and emails the new one. Idempotent by key.
 * @throws DomainError conflict for people who aren't hired or have an account already, not_found
 */
export async function reissueInvitation(
  deps: Deps,
  actor: Actor,
  input: { candidateId: CandidateId; idempotencyKey: string },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const candidate = await lockCandidate(tx, input.candidateId);
    if (await isRecorded(tx, input.idempotencyKey, candidate.id)) return;
    const released = await releaseUnproven(tx, candidate.id);
    if (candidate.status !== 'hired' || (candidate.userId && !released)) throw new DomainError('conflict');
    await invite(deps, tx, actor, candidate, input.idempotencyKey);
  });
}

/**
 * Replaces the person's code and emails the new one.
 * @throws DomainError('conflict') for people whose status opens no interview: a code is sent with the
 *   shortlist, and hired people have an account.
 */
export async function reissueCode(
  deps: Deps,
  actor: Actor,
  input: { candidateId: CandidateId; idempotencyKey: string },
): Promise<{ expiresAt: string }> {
  return deps.db.transaction(async (tx) => {
    const candidate = await lockCandidate(tx, input.candidateId);
    if (!interviewIsOpen(candidate.status, false)) throw new DomainError('conflict');
    if (!(await isRecorded(tx, input.idempotencyKey, candidate.id))) {
      await sendCode(deps, tx, actor, candidate, input.idempotencyKey);
    }
    const code = await validCode(deps, candidate.id, tx);
    return { expiresAt: (code?.expiresAt ?? deps.clock.now()).toISOString() };
  });
}

/** Adds a note to the timeline. */
export async function addNote(
  deps: Deps,
  actor: Actor,
  input: { candidateId: CandidateId; text: string; idempotencyKey: string },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await lockCandidate(tx, input.candidateId);
    await recordChange(tx, deps, {
      candidateId: input.candidateId,
      kind: 'note',
      actor,
      idempotencyKey: input.idempotencyKey,
      data: { text: input.text },
    });
  });
}
