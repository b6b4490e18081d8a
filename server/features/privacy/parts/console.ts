import type { Readable } from 'node:stream';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import { copyArchive } from './copy.ts';
import { type Erased, eraseSubjects, isKeptAlone, proveErasure } from './erase.ts';
import { heldAmong } from './holds.ts';
import { findSubjects, lockSubjects } from './subjects.ts';

/** Console commands for requests that arrive by letter. */

function someone(subjects: readonly unknown[], email: string): void {
  if (subjects.length === 0) throw new Error(`Nothing is stored under ${email}`);
}

/** Everything about a person as a ZIP archive. @throws Error when nothing is stored under the address. */
export async function exportPerson(deps: Deps, email: string): Promise<Readable> {
  const subjects = await findSubjects(deps.db, { email });
  someone(subjects, email);
  await deps.audit.record(
    deps.db,
    ...subjects.map(({ candidateId }) => ({
      action: 'privacy.exported_by_command' as const,
      actor: 'system' as const,
      ...(candidateId ? { subject: { kind: 'candidate', id: candidateId } } : {}),
    })),
  );
  return copyArchive(deps, subjects);
}

/**
 * Erases a person at once, every record behind the address; what the law requires is kept until its day.
 * @throws Error when nothing that can be erased is stored under the address, DomainError('legal_hold') during a hold
 */
export async function erasePersonNow(deps: Deps, email: string): Promise<Erased[]> {
  return deps.db.transaction(async (tx) => {
    const subjects = await lockSubjects(tx, { email });
    someone(subjects, email);
    const records = subjects.flatMap(({ candidateId }) => candidateId ?? []);
    if ((await heldAmong(tx, records)).size > 0) throw new DomainError('legal_hold');
    const erased = await eraseSubjects(deps, tx, subjects);
    if (erased.every(isKeptAlone))
      throw new Error(
        `${email} has access to the HR panel, so we kept the account. Remove its access in Settings first.`,
      );
    await proveErasure(deps, tx, 'hr', erased);
    return erased;
  });
}
