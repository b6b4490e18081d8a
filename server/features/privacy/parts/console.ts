import type { Readable } from 'node:stream';
import { PrivacyRequestId } from '../../../../shared/ids/schema.ts';
import { privacyRequests } from '../../../db/schema/privacy.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import { findSubject, lockSubject } from '../service.ts';
import { copyArchive } from './copy.ts';
import { type Erased, erasePerson } from './erase.ts';
import { isHeld } from './holds.ts';
import type { Subject } from './personalData.ts';

/** Console commands for requests that arrive by letter. */

function someone({ candidateId, userId }: Subject, email: string): void {
  if (!candidateId && !userId) throw new Error(`Nothing is stored under ${email}`);
}

/** Everything about a person as a ZIP archive. @throws Error when nothing is stored under the address. */
export async function exportPerson(deps: Deps, email: string): Promise<Readable> {
  const subject = await findSubject(deps.db, email);
  someone(subject, email);
  await deps.audit.record(deps.db, {
    action: 'privacy.exported_by_command',
    actor: 'system',
    ...(subject.candidateId ? { subject: { kind: 'candidate', id: subject.candidateId } } : {}),
  });
  return copyArchive(deps, subject);
}

/**
 * Erases a person at once; records the law requires are kept until their day.
 * @throws Error when nothing is stored under the address, DomainError('legal_hold') during a hold
 */
export async function erasePersonNow(deps: Deps, email: string): Promise<Erased> {
  return deps.db.transaction(async (tx) => {
    const { candidate: _, ...subject } = await lockSubject(tx, email);
    someone(subject, email);
    if (subject.candidateId && (await isHeld(tx, subject.candidateId))) throw new DomainError('legal_hold');
    const erased = await erasePerson(deps, tx, subject);
    const now = deps.clock.now();
    await tx.insert(privacyRequests).values({
      id: PrivacyRequestId.parse(deps.clock.uuid()),
      kind: 'deletion',
      state: erased.keepUntil ? 'kept' : 'done',
      source: 'hr',
      candidateId: subject.candidateId,
      kept: erased.kept,
      keepUntil: erased.keepUntil,
      idempotencyKey: deps.clock.uuid(),
      createdAt: now,
      confirmedAt: now,
      finishedAt: now,
    });
    return erased;
  });
}
