import { and, asc, desc, eq, gte, inArray, isNotNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { AssignmentList, FeedbackItem } from '../../../shared/employee/schema.ts';
import type { AssignmentId, CandidateId, WorkSessionId } from '../../../shared/ids/schema.ts';
import type { AssignmentCard } from '../../../shared/workSessions/schema.ts';
import { contests, employeeSessions, evaluations, taskAssignments } from '../../db/schema/workSessions.ts';
import type { Deps } from '../../deps.ts';
import { decodeTimeCursor, pageOf } from '../../platform/cursor.ts';

export type SessionRow = typeof employeeSessions.$inferSelect;

const card = {
  id: taskAssignments.id,
  sessionId: taskAssignments.sessionId,
  number: taskAssignments.number,
  taskType: taskAssignments.taskType,
  title: taskAssignments.title,
  description: taskAssignments.taskDescription,
  status: taskAssignments.status,
  grade: taskAssignments.grade,
  createdAt: taskAssignments.createdAt,
  completedAt: taskAssignments.completedAt,
};
type CardRow = Omit<AssignmentCard, 'createdAt' | 'completedAt'> & {
  createdAt: Date;
  completedAt: Date | null;
};

function toCard(row: CardRow): AssignmentCard {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    completedAt: row.completedAt?.toISOString() ?? null,
  };
}

/**
 * One page of a person's assignments, newest first.
 * @throws DomainError('invalid_input') for a bad cursor.
 */
export async function assignmentPage(
  deps: Deps,
  employeeId: CandidateId,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<AssignmentList> {
  const after = cursor === undefined ? null : decodeTimeCursor(cursor);
  const rows = await deps.db
    .select(card)
    .from(taskAssignments)
    .where(
      and(
        eq(taskAssignments.employeeId, employeeId),
        after
          ? sql`(${taskAssignments.createdAt}, ${taskAssignments.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(taskAssignments.createdAt), desc(taskAssignments.id))
    .limit(limit + 1);
  const { shown, nextCursor } = pageOf(rows, limit, ({ createdAt, id }) => ({
    at: createdAt.toISOString(),
    id,
  }));
  return { rows: shown.map(toCard), nextCursor };
}

/**
 * Everything stored about one of a person's assignments; null also when it's another person's (quality S2).
 */
export async function assignmentRow(deps: Deps, employeeId: CandidateId, id: AssignmentId) {
  const [row] = await deps.db
    .select({ task: taskAssignments, contest: contests })
    .from(taskAssignments)
    .leftJoin(contests, eq(contests.assignmentId, taskAssignments.id))
    .where(and(eq(taskAssignments.id, id), eq(taskAssignments.employeeId, employeeId)));
  if (!row) return null;
  const tries = await deps.db
    .select()
    .from(evaluations)
    .where(eq(evaluations.assignmentId, id))
    .orderBy(asc(evaluations.attempt));
  return { ...row, tries };
}

type TaskCounts = { completed: number; pending: number; total: number };

/** The number of a person's assignments, by outcome. */
export async function taskCounts(deps: Deps, employeeId: CandidateId, within?: Span): Promise<TaskCounts> {
  const [row] = await deps.db
    .select({
      completed: sql<number>`count(*) filter (where ${taskAssignments.status} = 'completed')::int`,
      pending: sql<number>`count(*) filter (where ${taskAssignments.status} = 'pending')::int`,
      total: sql<number>`count(*)::int`,
    })
    .from(taskAssignments)
    .innerJoin(employeeSessions, eq(employeeSessions.id, taskAssignments.sessionId))
    .where(and(eq(taskAssignments.employeeId, employeeId), ...inSpan(within)));
  return row ?? { completed: 0, pending: 0, total: 0 };
}

/** A stretch of time: from `from` on, before `to`. */
type Span = { from: Date; to: Date };

/** Sessions of the span, and their tasks: one that was carried over belongs to the session it's in now. */
function inSpan(span: Span | undefined): SQL[] {
  return span ? [gte(employeeSessions.startedAt, span.from), lt(employeeSessions.startedAt, span.to)] : [];
}

/** The number of a person's sessions, their minutes, and the first and last day. */
export async function sessionTotals(deps: Deps, employeeId: CandidateId, within?: Span) {
  const [row] = await deps.db
    .select({
      sessions: sql<number>`count(*)::int`,
      minutes: sql<number>`coalesce(sum(${employeeSessions.durationMinutes}), 0)::int`,
      first: sql<string | null>`min(${employeeSessions.startedAt})`,
      last: sql<string | null>`max(${employeeSessions.startedAt})`,
    })
    .from(employeeSessions)
    .where(and(eq(employeeSessions.employeeId, employeeId), ...inSpan(within)));
  const { sessions = 0, minutes = 0, first = null, last = null } = row ?? {};
  return { sessions, minutes, span: first && last ? { first: new Date(first), last: new Date(last) } : null };
}

/** A person's sessions, newest first. */
export function newestSessions(
  deps: Deps,
  employeeId: CandidateId,
  limit: number,
  within?: Span,
): Promise<SessionRow[]> {
  return deps.db
    .select()
    .from(employeeSessions)
    .where(and(eq(employeeSessions.employeeId, employeeId), ...inSpan(within)))
    .orderBy(desc(employeeSessions.startedAt), desc(employeeSessions.id))
    .limit(limit);
}

/** Kind and grade of the graded assignments in some sessions, without those that still have a try. */
export function gradedTasks(deps: Deps, sessionIds: readonly WorkSessionId[], limit: number) {
  if (sessionIds.length === 0) return Promise.resolve([]);
  return deps.db
    .select({
      sessionId: taskAssignments.sessionId,
      skill: taskAssignments.taskType,
      grade: sql<number>`${taskAssignments.grade}`,
    })
    .from(taskAssignments)
    .where(
      and(
        inArray(taskAssignments.sessionId, [...sessionIds]),
        ne(taskAssignments.status, 'pending'),
        isNotNull(taskAssignments.grade),
      ),
    )
    .limit(limit);
}

/** When assignments were settled, and how, from `from` on. */
export function settledTasks(deps: Deps, employeeId: CandidateId, from: Date, limit: number) {
  return deps.db
    .select({ status: taskAssignments.status, at: sql<string>`${taskAssignments.completedAt}` })
    .from(taskAssignments)
    .where(
      and(
        eq(taskAssignments.employeeId, employeeId),
        inArray(taskAssignments.status, ['completed', 'failed']),
        gte(taskAssignments.completedAt, from),
      ),
    )
    .limit(limit);
}

/** The supervisor's newest feedback on a person's work. */
export async function newestFeedback(
  deps: Deps,
  employeeId: CandidateId,
  limit: number,
): Promise<FeedbackItem[]> {
  const at = taskAssignments.feedbackAt;
  const rows = await deps.db
    .select({
      assignmentId: taskAssignments.id,
      title: taskAssignments.title,
      taskType: taskAssignments.taskType,
      status: taskAssignments.status,
      grade: taskAssignments.grade,
      text: sql<string>`${taskAssignments.aiFeedback}`,
      at,
    })
    .from(taskAssignments)
    .where(and(eq(taskAssignments.employeeId, employeeId), isNotNull(at)))
    .orderBy(desc(at), desc(taskAssignments.id))
    .limit(limit);
  return rows.flatMap(({ at, ...row }) => (at ? [{ ...row, at: at.toISOString() }] : []));
}

/**
 * Assignments given within a stretch of time, in the order of the sessions they belong to now: one that an
 * earlier session left open is older than its session.
 */
export async function tasksWithin(deps: Deps, employeeId: CandidateId, span: Span, limit: number) {
  const rows = await deps.db
    .select({ ...card, feedback: taskAssignments.aiFeedback })
    .from(taskAssignments)
    .innerJoin(employeeSessions, eq(employeeSessions.id, taskAssignments.sessionId))
    .where(and(eq(taskAssignments.employeeId, employeeId), ...inSpan(span)))
    .orderBy(asc(employeeSessions.startedAt), asc(taskAssignments.sessionId), asc(taskAssignments.number))
    .limit(limit);
  return rows.map((row) => ({ ...toCard(row), feedback: row.feedback }));
}
