import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { HrMessage } from '../../../shared/conversation/schema.ts';
import type { ConversationId, WorkSessionId } from '../../../shared/ids/schema.ts';
import type {
  SessionAssignment,
  SessionDetail,
  SessionList,
  SessionListInput,
  SessionRow,
} from '../../../shared/workSessions/admin.ts';
import { candidates } from '../../db/schema/candidates.ts';
import { messages } from '../../db/schema/conversations.ts';
import { employeeSessions, evaluations, taskAssignments } from '../../db/schema/workSessions.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { decodeTimeCursor, pageOf } from '../../platform/cursor.ts';
import { numberedForHr } from '../conversation/numbers.ts';
import { readTranscripts } from '../conversation/service.ts';

const MESSAGES_MAX = 1_000;

/** An open session doesn't have a count of its own yet. */
const tasksDone = sql<number>`coalesce(${employeeSessions.tasksCompleted}, (
  select count(*)::int from task_assignments a
  where a.session_id = "employee_sessions"."id" and a.status = 'completed'))`;

const sessionColumns = {
  id: employeeSessions.id,
  employeeId: employeeSessions.employeeId,
  employee: candidates.fullName,
  conversationId: employeeSessions.conversationId,
  position: employeeSessions.position,
  startedAt: employeeSessions.startedAt,
  endedAt: employeeSessions.endedAt,
  durationMinutes: employeeSessions.durationMinutes,
  tasksCompleted: tasksDone,
  performanceRating: employeeSessions.performanceRating,
};

type SessionRecord = {
  id: WorkSessionId;
  employeeId: SessionRow['employeeId'];
  employee: string | null;
  startedAt: Date;
  endedAt: Date | null;
  durationMinutes: number | null;
  tasksCompleted: number;
  performanceRating: SessionRow['performanceRating'];
};

const toSession = (row: SessionRecord): SessionRow => ({
  id: row.id,
  employeeId: row.employeeId,
  employee: row.employee,
  startedAt: row.startedAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
  durationMinutes: row.durationMinutes,
  tasksCompleted: row.tasksCompleted,
  performanceRating: row.performanceRating,
});

/** Work sessions, latest first, 50 a page (specification file 2 §9). */
export async function listSessions(deps: Deps, input: SessionListInput): Promise<SessionList> {
  const after = input.cursor === undefined ? undefined : decodeTimeCursor(input.cursor);
  const rows = await deps.db
    .select(sessionColumns)
    .from(employeeSessions)
    .leftJoin(candidates, eq(candidates.id, employeeSessions.employeeId))
    .where(
      and(
        input.openOnly ? isNull(employeeSessions.endedAt) : undefined,
        after &&
          sql`(${employeeSessions.startedAt}, ${employeeSessions.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(employeeSessions.startedAt), desc(employeeSessions.id))
    .limit(input.limit + 1);
  const { shown, nextCursor } = pageOf(rows, input.limit, (row) => ({
    at: row.startedAt.toISOString(),
    id: row.id,
  }));
  return { sessions: shown.map(toSession), nextCursor };
}

/** One session: what was said, which tasks were given, and how each answer was graded. @throws not_found */
export async function sessionDetail(deps: Deps, id: WorkSessionId): Promise<SessionDetail> {
  const [row] = await deps.db
    .select(sessionColumns)
    .from(employeeSessions)
    .leftJoin(candidates, eq(candidates.id, employeeSessions.employeeId))
    .where(eq(employeeSessions.id, id));
  if (!row) throw new DomainError('not_found');
  const [said, assignments] = await Promise.all([
    readMessages(deps, row.conversationId),
    readAssignments(deps, row),
  ]);
  return { ...toSession(row), position: row.position, messages: said, assignments };
}

async function readMessages(deps: Deps, id: ConversationId): Promise<HrMessage[]> {
  const transcripts = await readTranscripts(deps.db, [id], { forHr: true });
  return numberedForHr(transcripts.get(id) ?? []).messages.slice(0, MESSAGES_MAX);
}

/** The assignments of a shift, including those carried over to a later one. */
async function readAssignments(
  deps: Deps,
  session: SessionRecord & { conversationId: ConversationId },
): Promise<SessionAssignment[]> {
  const { id } = session;
  const given = deps.db
    .select({ task: sql`(${messages.meta} ->> 'task')::uuid` })
    .from(messages)
    .where(
      and(eq(messages.conversationId, session.conversationId), sql`${messages.meta} ->> 'act' = 'assign'`),
    );
  const found = await deps.db
    .select({ task: taskAssignments, at: employeeSessions.startedAt })
    .from(taskAssignments)
    .innerJoin(employeeSessions, eq(employeeSessions.id, taskAssignments.sessionId))
    .where(
      and(
        eq(taskAssignments.employeeId, session.employeeId),
        or(eq(taskAssignments.sessionId, id), inArray(taskAssignments.id, given)),
      ),
    )
    .orderBy(asc(taskAssignments.createdAt), asc(taskAssignments.number))
    .limit(200);
  const rows = found.map(({ task }) => task);
  const carriedTo = new Map(
    found.flatMap(({ task, at }) => (task.sessionId === id ? [] : [[task.id, at] as const])),
  );
  const judged =
    rows.length === 0
      ? []
      : await deps.db
          .select()
          .from(evaluations)
          .where(
            inArray(
              evaluations.assignmentId,
              rows.map((row) => row.id),
            ),
          )
          .orderBy(asc(evaluations.attempt));
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    taskType: row.taskType,
    title: row.title,
    taskDescription: row.taskDescription,
    status: row.status,
    employeeResponse: row.employeeResponse,
    aiFeedback: row.aiFeedback,
    grade: row.grade,
    carriedTo: carriedTo.get(row.id)?.toISOString() ?? null,
    carriedOver: row.createdAt < session.startedAt,
    // Grades given after this shift are shown with the later one.
    evaluations: judged
      .filter(
        ({ assignmentId, createdAt }) =>
          assignmentId === row.id &&
          !(carriedTo.has(row.id) && session.endedAt && createdAt > session.endedAt),
      )
      .map(({ attempt, grade, criteria, model, createdAt }) => ({
        attempt,
        grade,
        criteria,
        model,
        createdAt: createdAt.toISOString(),
      })),
  }));
}
