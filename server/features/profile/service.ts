import { eq } from 'drizzle-orm';
import type { CandidateId, UserId } from '../../../shared/ids/schema.ts';
import {
  employeeNumber,
  type ProfileForm,
  type ProfileInput,
  type ProfileView,
} from '../../../shared/profile/schema.ts';
import { candidates } from '../../db/schema/candidates.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { noteChange, wasDone } from '../accountHistory/service.ts';
import { readCandidate } from '../candidates/service.ts';
import { workFigures } from '../employee/service.ts';
import { changeRecord } from '../records/service.ts';

/** The caller; there's no way to name another person. */
type Person = { userId: UserId; candidateId: CandidateId };

/** Everything the Profile tab shows about its owner (specification file 2 §2). */
export async function readProfile(deps: Deps, { candidateId }: Person): Promise<ProfileView> {
  const [person, figures] = await Promise.all([
    readCandidate(deps, candidateId),
    workFigures(deps, candidateId),
  ]);
  return {
    fullName: person.fullName,
    email: person.email,
    position: person.position,
    employeeId: employeeNumber(person.id),
    phone: person.phone,
    state: person.state,
    country: person.country,
    memberSince: person.createdAt.toISOString(),
    updatedAt: person.updatedAt.toISOString(),
    stats: { accuracy: figures.rate, averageScore: figures.rate, totalTasks: figures.total },
  };
}

/**
 * Saves phone, state and country, with a line of history for each that changed. The same key again, or
 * the same values, change nothing.
 */
export async function updateProfile(deps: Deps, person: Person, input: ProfileInput): Promise<void> {
  const { idempotencyKey, ...form } = input;
  await deps.db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(candidates)
      .where(eq(candidates.id, person.candidateId))
      .for('update');
    if (!row) throw new DomainError('not_found');
    if (await wasDone(tx, person.userId, idempotencyKey)) return;
    const before = { phone: row.phone, state: row.state, country: row.country };
    const after = { phone: form.phone || null, state: form.state || null, country: form.country };
    const kinds = (['phone', 'state', 'country'] satisfies (keyof ProfileForm)[]).filter(
      (kind) => before[kind] !== after[kind],
    );
    if (kinds.length === 0) return;
    await changeRecord(deps, tx, row.id, after);
    for (const kind of kinds) {
      const change = { kind, before: before[kind], after: after[kind], idempotencyKey };
      await noteChange(deps, tx, person.userId, change);
    }
    await deps.bus.publish(tx, 'candidates', { candidateId: row.id });
    await deps.bus.publish(tx, `person:${row.id}`, {});
  });
}
