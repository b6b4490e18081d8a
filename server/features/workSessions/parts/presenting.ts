import { asc, eq } from 'drizzle-orm';
import type { WorkSessionId } from '../../../../shared/ids/schema.ts';
import type {
  AssignmentCard,
  AssignmentDetail,
  CriterionGrade,
  SessionResult,
  WorkInfo,
  WorkMark,
} from '../../../../shared/workSessions/schema.ts';
import type { DbOrTx } from '../../../db/client.ts';
import { contests, employeeSessions, evaluations, taskAssignments } from '../../../db/schema/workSessions.ts';
import { DomainError } from '../../../errors.ts';

export type SessionRow = typeof employeeSessions.$inferSelect;
export type AssignmentRow = typeof taskAssignments.$inferSelect;
type EvaluationRow = typeof evaluations.$inferSelect;

/** How a session ended; null while it's open. */
export function resultOf(session: SessionRow): SessionResult | null {
  if (!session.endedAt) return null;
  return {
    tasksCompleted: session.tasksCompleted ?? 0,
    durationMinutes: session.durationMinutes ?? 0,
    rating: session.performanceRating,
    endedAt: session.endedAt.toISOString(),
    endedBy: session.endedBy ?? 'employee',
  };
}

/** What the conversation's state carries about the shift: three reads, whatever its length. */
export async function workInfo(db: DbOrTx, sessionId: WorkSessionId): Promise<WorkInfo> {
  const [session] = await db.select().from(employeeSessions).where(eq(employeeSessions.id, sessionId));
  if (!session) throw new DomainError('not_found');
  const rows = await db
    .select({ task: taskAssignments, contestId: contests.id })
    .from(taskAssignments)
    .leftJoin(contests, eq(contests.assignmentId, taskAssignments.id))
    .where(eq(taskAssignments.sessionId, sessionId))
    .orderBy(asc(taskAssignments.number));
  const tries = await evaluationsOf(db, sessionId);
  const current = rows.find(({ task }) => task.current)?.task ?? null;
  return {
    sessionId: session.id,
    startedAt: session.startedAt.toISOString(),
    ended: resultOf(session),
    current: current && {
      ...toDetail(current, tries.findLast(({ assignmentId }) => assignmentId === current.id)?.criteria ?? []),
      contest: null,
    },
    assignments: rows.map(({ task, contestId }) => ({ ...toCard(task), contested: contestId !== null })),
    marks: marksOf(
      rows.map(({ task }) => task),
      // A task from an earlier shift brings its first try along; that feedback is in the earlier chat.
      tries.filter(({ createdAt }) => createdAt >= session.startedAt),
    ),
  };
}

function evaluationsOf(db: DbOrTx, sessionId: WorkSessionId): Promise<EvaluationRow[]> {
  return db
    .select({ evaluation: evaluations })
    .from(evaluations)
    .innerJoin(taskAssignments, eq(taskAssignments.id, evaluations.assignmentId))
    .where(eq(taskAssignments.sessionId, sessionId))
    .orderBy(asc(evaluations.feedbackSeq))
    .then((rows) => rows.map(({ evaluation }) => evaluation));
}

function toCard(task: AssignmentRow): AssignmentCard {
  return {
    id: task.id,
    sessionId: task.sessionId,
    number: task.number,
    taskType: task.taskType,
    title: task.title,
    description: task.taskDescription,
    status: task.status,
    grade: task.grade,
    createdAt: task.createdAt.toISOString(),
    completedAt: task.completedAt?.toISOString() ?? null,
  };
}

/** An assignment, the answer, and its feedback; never the answer key. `criteria` are those of one try. */
export function toDetail(task: AssignmentRow, criteria: CriterionGrade[]): Omit<AssignmentDetail, 'contest'> {
  return {
    ...toCard(task),
    difficulty: task.difficulty,
    material: task.material,
    hints: task.hints,
    employeeResponse: task.employeeResponse,
    aiFeedback: task.aiFeedback,
    tries: task.tries,
    criteria,
  };
}

/** What counts of some tries, in their order: those of the better one, the later of two equal ones. */
export function standingCriteria(
  tries: readonly Pick<EvaluationRow, 'grade' | 'criteria'>[],
): CriterionGrade[] {
  const standing = tries.reduce<(typeof tries)[number] | null>(
    (best, next) => (best && best.grade > next.grade ? best : next),
    null,
  );
  return standing?.criteria ?? [];
}

function marksOf(tasks: readonly AssignmentRow[], tries: readonly EvaluationRow[]): WorkMark[] {
  const numbers = new Map(tasks.map(({ id, number }) => [id, number]));
  return [
    ...tasks.map(({ id, assignedSeq }) => ({
      seq: assignedSeq,
      kind: 'assigned' as const,
      assignmentId: id,
    })),
    ...tries.map(({ feedbackSeq, assignmentId, grade, outcome }) => ({
      seq: feedbackSeq,
      kind: 'evaluated' as const,
      assignmentId,
      number: numbers.get(assignmentId) ?? 0,
      grade,
      status: outcome,
    })),
  ].sort((a, b) => a.seq - b.seq);
}
