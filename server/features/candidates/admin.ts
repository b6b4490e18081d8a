import type { BulkChanged, BulkStatusInput } from '../../../shared/candidates/bulk.ts';
import type { CandidateStatus } from '../../../shared/candidates/schema.ts';
import { endsEmployment } from '../../../shared/candidates/status.ts';
import type { CandidateId } from '../../../shared/ids/schema.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { uuidOf } from '../../platform/crypto.ts';
import { hideSecrets } from '../../platform/mailSecrets.ts';
import { answerOf, type Changed } from './parts/statusChanges.ts';
import { changeTogether, statusMail } from './service.ts';

/** Most people in one transaction, because it blocks others for its duration. */
const TOGETHER = 20;

/**
 * Changes many people, each with a key of their own: repeating an interrupted call continues where it stopped
 * and reports on all of them. People whose status has changed since the choice, or who no longer exist, are
 * left alone and counted. Changes without emails are grouped; with emails, each person is a transaction,
 * because writing takes time. Employees whose employment ends get none: HR itself tells them.
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
export async function previewStatusMail(
  deps: Deps,
  input: { candidateId: CandidateId; status: CandidateStatus },
): Promise<{ subject: string; text: string } | null> {
  const mail = await statusMail(deps, input.candidateId, input.status);
  return mail && { subject: mail.subject, text: hideSecrets(mail.text) };
}
