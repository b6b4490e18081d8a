import { and, eq } from 'drizzle-orm';
import { type CandidateId, ContestId } from '../../../shared/ids/schema.ts';
import type { SafetySign } from '../../../shared/safety/kinds.ts';
import type { ContestInput, ContestView } from '../../../shared/workSessions/schema.ts';
import type { Tx } from '../../db/client.ts';
import { candidates } from '../../db/schema/candidates.ts';
import { contests, taskAssignments } from '../../db/schema/workSessions.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { SamplePerson } from '../../platform/email/compose.ts';
import type { OutgoingEmail } from '../../platform/email/mailer.ts';
import { type FoundInText, raiseFlagOnce, readText } from '../../safety/service.ts';
import { signOf } from '../../safety/tongue.ts';
import { announceWork } from '../workSessions/service.ts';
import { contestDecidedEmail, contestOpenedEmail } from './emails.ts';

/** Contested grades. HR’s decisions about them are in admin.ts. */

type ContestRow = typeof contests.$inferSelect;

/**
 * Asks HR to review a grade, once per assignment. Idempotent.
 * @throws DomainError not_found (also for another person's), contest_not_possible before it's graded
 */
export async function contestGrade(
  deps: Deps,
  employeeId: CandidateId,
  input: ContestInput,
): Promise<ContestView & { safety: SafetySign | null }> {
  const found = await readText(deps, input.reason, employeeId);
  const contest = await deps.db.transaction((tx) => storeContest(deps, tx, employeeId, input, found));
  return { ...contest, safety: signOf(found) };
}

async function storeContest(
  deps: Deps,
  tx: Tx,
  employeeId: CandidateId,
  input: ContestInput,
  found: FoundInText | null,
): Promise<ContestView> {
  const [row] = await tx
    .select({ task: taskAssignments, employee: candidates })
    .from(taskAssignments)
    .innerJoin(candidates, eq(candidates.id, taskAssignments.employeeId))
    .where(and(eq(taskAssignments.id, input.assignmentId), eq(taskAssignments.employeeId, employeeId)))
    .for('update', { of: taskAssignments });
  if (!row) throw new DomainError('not_found');
  const { task, employee } = row;
  if (task.status === 'pending' || task.grade === null) throw new DomainError('contest_not_possible');
  const [made] = await tx
    .insert(contests)
    .values({
      id: ContestId.parse(deps.clock.uuid()),
      assignmentId: task.id,
      employeeId,
      idempotencyKey: input.idempotencyKey,
      reason: input.reason,
      reasonWithheld: found !== null,
      gradeBefore: task.grade,
      createdAt: deps.clock.now(),
    })
    .onConflictDoNothing()
    .returning();
  // Also for a grade contested already: a changed text may raise more, and the answer tells the person that
  // we know.
  if (found) {
    await raiseFlagOnce(deps, tx, found, { source: 'contest', candidateId: employeeId, about: task.id });
  }
  if (!made) return existing(tx, task.id);
  await deps.mailer.enqueue(tx, await contestOpenedEmail(deps, employee, task.title));
  await announceWork(deps, tx, employeeId);
  return contestView(made);
}

async function existing(tx: Tx, assignmentId: ContestRow['assignmentId']): Promise<ContestView> {
  const [row] = await tx.select().from(contests).where(eq(contests.assignmentId, assignmentId));
  // The key was used for another assignment: nothing of that one may show.
  if (!row) throw new DomainError('conflict');
  return contestView(row);
}

/** A contest and its outcome as employee and HR see them. */
export function contestView(row: ContestRow): ContestView {
  return {
    id: row.id,
    state: row.decidedAt ? 'decided' : 'open',
    reason: row.reason,
    createdAt: row.createdAt.toISOString(),
    gradeBefore: row.gradeBefore,
    gradeAfter: row.gradeAfter,
    note: row.note,
    decidedAt: row.decidedAt?.toISOString() ?? null,
  };
}

/** The emails about a contested grade, to an invented person. */
export function sampleDecided(deps: Deps, person: SamplePerson): Promise<OutgoingEmail> {
  const decision = { title: 'A reply to a customer', before: 55, after: 70, note: 'The tone was right.' };
  return contestDecidedEmail(deps, { ...person, status: 'hired' }, decision);
}
