import { and, type Column, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { CandidateId } from '../../../../shared/ids/schema.ts';
import type { Actor } from '../../../actor.ts';
import type { DbOrTx, Tx } from '../../../db/client.ts';
import { candidates } from '../../../db/schema/candidates.ts';
import { legalHolds, privacyRequests } from '../../../db/schema/privacy.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import { forgetReplaced } from '../../documents/service.ts';
import { FULFIL_TASK } from './requests.ts';

const LIST_MAX = 200;

/** Whether a person's data must not be deleted now. */
export async function isHeld(db: DbOrTx, candidateId: CandidateId): Promise<boolean> {
  return (await heldAmong(db, [candidateId])).size > 0;
}

/** The same for many people. */
export async function heldAmong(db: DbOrTx, ids: readonly CandidateId[]): Promise<Set<CandidateId>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: legalHolds.candidateId })
    .from(legalHolds)
    .where(and(inArray(legalHolds.candidateId, [...ids]), isNull(legalHolds.liftedAt)));
  return new Set(rows.map(({ id }) => id));
}

/** The same as a condition on a column with a record's id. */
export const isHeldId = (id: Column): SQL =>
  sql`exists (select 1 from legal_holds h where h.candidate_id = ${id} and h.lifted_at is null)`;

/** Sets or lifts a legal hold. Setting it twice, or lifting none, changes nothing. */
export async function setHold(
  deps: Deps,
  actor: Actor,
  input: { candidateId: CandidateId; held: boolean; reason: string },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const [candidate] = await tx
      .select({ id: candidates.id })
      .from(candidates)
      .where(eq(candidates.id, input.candidateId))
      .for('update');
    if (!candidate) throw new DomainError('not_found');
    const now = deps.clock.now();
    if (input.held === (await isHeld(tx, candidate.id))) return;
    if (input.held) {
      await tx.insert(legalHolds).values({
        id: deps.clock.uuid(),
        candidateId: candidate.id,
        reason: input.reason,
        createdBy: actor.userId,
        createdAt: now,
      });
    } else {
      await tx
        .update(legalHolds)
        .set({ liftedAt: now })
        .where(and(eq(legalHolds.candidateId, candidate.id), isNull(legalHolds.liftedAt)));
      await forgetReplaced(deps, tx, candidate.id);
      await resumeHeld(deps, tx, candidate.id);
    }
    await deps.audit.record(tx, {
      action: input.held ? 'privacy.hold_set' : 'privacy.hold_lifted',
      actor,
      subject: { kind: 'candidate', id: candidate.id },
      data: { reason: input.reason },
    });
    await deps.bus.publish(tx, 'candidates', { candidateId: candidate.id });
  });
}

/** Requests made during the hold are carried out now. */
async function resumeHeld(deps: Deps, tx: Tx, candidateId: CandidateId): Promise<void> {
  const rows = await tx
    .update(privacyRequests)
    .set({ state: 'working', approved: false })
    .where(and(eq(privacyRequests.candidateId, candidateId), eq(privacyRequests.state, 'held')))
    .returning({ id: privacyRequests.id });
  for (const { id } of rows) await deps.queue.enqueue(tx, FULFIL_TASK, { requestId: id });
}

/** Open holds, for HR. */
export async function listHolds(
  deps: Deps,
): Promise<{ candidateId: CandidateId; fullName: string; reason: string; since: string }[]> {
  const rows = await deps.db
    .select({ hold: legalHolds, fullName: candidates.fullName })
    .from(legalHolds)
    .innerJoin(candidates, eq(candidates.id, legalHolds.candidateId))
    .where(isNull(legalHolds.liftedAt))
    .orderBy(sql`${legalHolds.createdAt} desc`)
    .limit(LIST_MAX);
  return rows.map(({ hold, fullName }) => ({
    candidateId: hold.candidateId,
    fullName,
    reason: hold.reason,
    since: hold.createdAt.toISOString(),
  }));
}
