import type { BulkChanged, BulkStatusInput } from '../../../../shared/bulk.ts';
import type { CandidateStatus } from '../../../../shared/candidates.ts';
import type { CandidateId, UserId } from '../../../../shared/ids.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import { sha256 } from '../../../platform/crypto.ts';
import { changeStatus, statusMail } from '../../candidates/service.ts';
import { hideSecrets } from '../mails/secrets.ts';

/**
 * Changes many people, one after the other, each in a transaction of its own with its own key: a call that
 * broke off half way goes on where it stopped when it is repeated, and answers for all of them. Whoever is not
 * what they were when they were chosen, or not there any more, is left and counted.
 */
export async function changeStatuses(
  deps: Deps,
  actor: { userId: UserId; ip: string },
  input: BulkStatusInput,
): Promise<BulkChanged> {
  const { candidateIds, idempotencyKey, from, ...change } = input;
  const done: BulkChanged = { changed: [], left: 0 };
  for (const candidateId of new Set(candidateIds)) {
    const key = keyOf(idempotencyKey, candidateId);
    const one = { ...change, candidateId, from: from?.[candidateId], idempotencyKey: key };
    const previous = await changeStatus(deps, actor, one).catch(overtaken);
    if (previous === null) done.left++;
    else if (previous.previous !== input.status) done.changed.push({ candidateId, ...previous });
  }
  return done;
}

/** Null for somebody whom another one changed or took away; anything else is a real failure. */
function overtaken(error: unknown): null {
  if (error instanceof DomainError && (error.code === 'conflict' || error.code === 'not_found')) return null;
  throw error;
}

/** A key of its own for each person, made from the one of the whole action. */
export function keyOf(key: string, candidateId: string): string {
  const hex = sha256(`${key} ${candidateId}`).slice(0, 32);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** The mail a change would send to this person, with codes and links left out; null when there is none. */
export async function previewStatusMail(
  deps: Deps,
  input: { candidateId: CandidateId; status: CandidateStatus },
): Promise<{ subject: string; text: string } | null> {
  const mail = await statusMail(deps, input.candidateId, input.status);
  return mail && { subject: mail.subject, text: hideSecrets(mail.text) };
}
