import { and, asc, desc, eq, isNull, lt, max, sql } from 'drizzle-orm';
import { pacing, scaled } from '../../../shared/conversation/pacing.ts';
import type { ConversationEvent, ConversationMessage } from '../../../shared/conversation/schema.ts';
import {
  type AssignmentId,
  type CandidateId,
  type MessageId,
  type ReplyId,
  WorkSessionId,
} from '../../../shared/ids/schema.ts';
import { HOUR_MS } from '../../../shared/time/durations.ts';
import {
  PASS_GRADE,
  performanceRating,
  type SessionResult,
  sessionMinutes,
  WORK_MESSAGES_MAX,
  type WorkInfo,
} from '../../../shared/workSessions/schema.ts';
import type { DbOrTx, Tx } from '../../db/client.ts';
import { candidates } from '../../db/schema/candidates.ts';
import { messages } from '../../db/schema/conversations.ts';
import { employeeSessions, taskAssignments } from '../../db/schema/workSessions.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { resumeConversation } from '../conversation/pauses.ts';
import { sendMessage } from '../conversation/sending.ts';
import {
  closeConversation,
  lockConversation,
  openConversation,
  readConversation,
  retryReply,
} from '../conversation/service.ts';
import { watchConversation } from '../conversation/watching.ts';
import { resultOf, type SessionRow, workInfo } from './parts/presenting.ts';
import { taskAgain } from './parts/repeating.ts';

export { standingCriteria, toDetail } from './parts/presenting.ts';

/** A shift without a message for this long counts as forgotten. */
export const IDLE_MS = 12 * HOUR_MS;

/** Shifts: starting, talking, ending. How the supervisor answers is in tasks.ts. */

/** The person's newest session, open or not; null when they never worked. */
async function latestSession(db: DbOrTx, employeeId: CandidateId): Promise<SessionRow | null> {
  const [row] = await db
    .select()
    .from(employeeSessions)
    .where(eq(employeeSessions.employeeId, employeeId))
    .orderBy(desc(employeeSessions.startedAt))
    .limit(1);
  return row ?? null;
}

/** `shown`: the shift on the page. What someone writes for it isn't said in their next one, or in someone else's. */
async function openSession(db: DbOrTx, employeeId: CandidateId, shown?: WorkSessionId): Promise<SessionRow> {
  const session = await latestSession(db, employeeId);
  if (!session || session.endedAt || (shown && session.id !== shown)) throw new DomainError('shift_not_open');
  return session;
}

/** Notifies the person's pages and HR's lists to reread when `tx` commits. */
export async function announceWork(deps: Deps, tx: DbOrTx, employeeId: CandidateId): Promise<void> {
  await deps.bus.publish(tx, `person:${employeeId}`, {});
  await deps.bus.publish(tx, 'workSessions', {});
}

/**
 * Starts a shift, or answers with the one that is open: the supervisor greets at once and gives the first
 * assignment a few seconds later (specification file 2 §4).
 */
export async function startWork(
  deps: Deps,
  employeeId: CandidateId,
): Promise<{ sessionId: WorkSessionId; fresh: boolean }> {
  return deps.db.transaction(async (tx) => {
    const [employee] = await tx.select().from(candidates).where(eq(candidates.id, employeeId)).for('update');
    if (!employee) throw new DomainError('not_found');
    const session = await latestSession(tx, employeeId);
    if (session && !session.endedAt) return { sessionId: session.id, fresh: false };
    const now = deps.clock.now();
    const id = WorkSessionId.parse(deps.clock.uuid());
    const conversationId = await openConversation(deps, tx, {
      kind: 'work',
      ownerId: employeeId,
      firstReplyAt: now,
    });
    await tx
      .insert(employeeSessions)
      .values({ id, employeeId, conversationId, position: employee.position, startedAt: now });
    await announceWork(deps, tx, employeeId);
    return { sessionId: id, fresh: true };
  });
}

/** Stores one message of the employee; the supervisor types for two seconds (specification file 2 §9). */
export async function sendWork(
  deps: Deps,
  employeeId: CandidateId,
  input: { messageId: MessageId; text: string; sessionId?: WorkSessionId | undefined },
): Promise<ConversationMessage> {
  const session = await openSession(deps.db, employeeId, input.sessionId);
  return sendMessage(deps, {
    conversationId: session.conversationId,
    messageId: input.messageId,
    text: input.text,
    replyDelayMs: scaled(pacing.supervisorTyping, deps.appSettings.read('pacing').scale),
    turnsMax: WORK_MESSAGES_MAX,
  });
}

/** Tries a failed reply of the supervisor again. */
export async function retryWork(deps: Deps, employeeId: CandidateId, replyId: ReplyId): Promise<void> {
  const session = await openSession(deps.db, employeeId);
  await retryReply(deps, { conversationId: session.conversationId, replyId });
}

/** Continues after a pause: the open task is named again, and its tries are unchanged. */
export async function resumeWork(deps: Deps, employeeId: CandidateId, shown?: WorkSessionId): Promise<void> {
  const session = await openSession(deps.db, employeeId, shown);
  await deps.db.transaction(async (tx) => {
    await resumeConversation(deps, tx, session.conversationId, (turns) => taskAgain(tx, session, turns));
  });
}

type WorkState = Extract<ConversationEvent<WorkInfo>, { type: 'state' }>;

/** The open shift in its current state; null without one. */
export async function workState(deps: Deps, employeeId: CandidateId): Promise<WorkState | null> {
  const session = await latestSession(deps.db, employeeId);
  if (!session || session.endedAt) return null;
  const state = await readConversation(deps, session.conversationId, 0, (tx) => workInfo(tx, session.id));
  return { type: 'state', ...state };
}

/**
 * Live events of one of the person's shifts after `afterSeq`; its end is the last of them.
 * @throws DomainError('shift_not_open') when it isn't theirs; authorize before iterating.
 */
export async function watchWork(
  deps: Deps,
  employeeId: CandidateId,
  options: {
    sessionId: WorkSessionId;
    afterSeq: number;
    signal: AbortSignal;
    allowed: () => Promise<boolean>;
  },
): Promise<AsyncGenerator<{ cursor: number; event: ConversationEvent<WorkInfo> }>> {
  const session = await ownSession(deps.db, employeeId, options.sessionId);
  return watchConversation(deps, {
    conversationId: session.conversationId,
    afterSeq: options.afterSeq,
    signal: options.signal,
    allowed: options.allowed,
    info: (tx) => workInfo(tx, session.id),
  });
}

/** Whether the current person may keep listening; checked while a stream is open (quality S4). */
export function stillHired(
  now: { candidateId: CandidateId; status: string } | null,
  employeeId: CandidateId,
): boolean {
  return now?.candidateId === employeeId && now.status === 'hired';
}

async function ownSession(db: DbOrTx, employeeId: CandidateId, id: WorkSessionId): Promise<SessionRow> {
  const [session] = await db
    .select()
    .from(employeeSessions)
    .where(and(eq(employeeSessions.id, id), eq(employeeSessions.employeeId, employeeId)));
  if (!session) throw new DomainError('shift_not_open');
  return session;
}

/**
 * Ends a shift with its figures (specification file 2 §4). Ending it again answers with what it ended with,
 * so that two tabs and a repeated click agree.
 */
export async function endWork(
  deps: Deps,
  employeeId: CandidateId,
  id: WorkSessionId,
): Promise<SessionResult> {
  const session = await ownSession(deps.db, employeeId, id);
  const now = deps.clock.now();
  // The shift may already be due for closing as forgotten: that task runs only every few minutes.
  await closeIfIdle(deps, session, new Date(now.getTime() - IDLE_MS));
  return deps.db.transaction((tx) => closeShift(deps, tx, session, { by: 'employee', at: now }));
}

type Closing = {
  by: SessionResult['endedBy'];
  at: Date;
  /** The employee can't have read grades from this time on. */
  unreadFrom?: Date;
};

/** Closes a shift at `at`, once; a later call finds it closed and changes nothing. */
async function closeShift(
  deps: Deps,
  tx: Tx,
  { id, conversationId, employeeId }: SessionRow,
  { by, at, unreadFrom }: Closing,
): Promise<SessionResult> {
  // The conversation's lock comes first, as with every message and every reply.
  const { pauseState } = await lockConversation(tx, conversationId);
  const { unanswered } = await closeConversation(deps, tx, conversationId);
  const [session] = await tx.select().from(employeeSessions).where(eq(employeeSessions.id, id)).for('update');
  if (!session) throw new DomainError('not_found');
  const ended = resultOf(session);
  if (ended) return ended;
  // If a shift ends in a pause, before the last message was answered, or with the employment, an open task doesn't fail,
  // use a try, or count. It returns in the next shift.
  await leaveOpenTry(tx, id, { at, unreadFrom, settled: pauseState === null && !unanswered && by !== 'hr' });
  const [row] = await tx
    .update(employeeSessions)
    .set({
      endedAt: at,
      endedBy: by,
      durationMinutes: await minutesOf(tx, session, at),
      ...figuresOf(await gradesOf(tx, id)),
    })
    .where(and(eq(employeeSessions.id, id), isNull(employeeSessions.endedAt)))
    .returning();
  const result = row && resultOf(row);
  if (!result) throw new DomainError('conflict');
  await announceWork(deps, tx, employeeId);
  return result;
}

/**
 * Closes a shift as of the employee's last message if that was before `before`. Checked under the lock that a
 * message takes: an employee who writes at the last moment stays in. True when it was closed.
 */
export async function closeIfIdle(deps: Deps, session: SessionRow, before: Date): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    await lockConversation(tx, session.conversationId);
    const [said] = await tx
      .select({ at: max(messages.createdAt) })
      .from(messages)
      .where(and(eq(messages.conversationId, session.conversationId), eq(messages.role, 'user')));
    const at = said?.at ?? session.startedAt;
    if (at >= before) return false;
    await closeShift(deps, tx, session, { by: 'idle', at, unreadFrom: before });
    return true;
  });
}

/**
 * `settled` ends an unused second try, unless its first grade came too late to be read: after an outage, an answer can be
 * graded hours later. An unanswered task stays open for the next shift.
 */
async function leaveOpenTry(
  tx: Tx,
  id: WorkSessionId,
  { at, unreadFrom, settled }: Pick<Closing, 'at' | 'unreadFrom'> & { settled: boolean },
): Promise<void> {
  if (settled)
    await tx
      .update(taskAssignments)
      .set({ status: 'failed', completedAt: at })
      .where(
        and(
          eq(taskAssignments.sessionId, id),
          eq(taskAssignments.status, 'pending'),
          sql`${taskAssignments.tries} > 0`,
          unreadFrom && lt(taskAssignments.feedbackAt, unreadFrom),
        ),
      );
  await tx
    .update(taskAssignments)
    .set({ current: false })
    .where(and(eq(taskAssignments.sessionId, id), taskAssignments.current));
}

type Assignment = typeof taskAssignments.$inferSelect;
type Grade = Pick<Assignment, 'status' | 'grade'>;

function gradesOf(tx: Tx, id: WorkSessionId): Promise<Grade[]> {
  return tx
    .select({ status: taskAssignments.status, grade: taskAssignments.grade })
    .from(taskAssignments)
    .where(eq(taskAssignments.sessionId, id));
}

/** Figures of a shift that ended. The first grade of a task that still has a try doesn't count yet. */
function figuresOf(tasks: readonly Grade[]): Pick<SessionRow, 'tasksCompleted' | 'performanceRating'> {
  const settled = tasks.filter(({ status }) => status !== 'pending');
  return {
    tasksCompleted: settled.filter(({ status }) => status === 'completed').length,
    performanceRating: performanceRating(settled.flatMap(({ grade }) => (grade === null ? [] : [grade]))),
  };
}

/**
 * Replaces the grade of a graded assignment, with its status and the figures of its shift if that has ended.
 * @throws DomainError('not_found')
 */
export async function changeGrade(tx: Tx, id: AssignmentId, grade: number): Promise<Assignment> {
  const [task] = await tx
    .update(taskAssignments)
    .set({ grade, status: grade >= PASS_GRADE ? 'completed' : 'failed' })
    .where(eq(taskAssignments.id, id))
    .returning();
  if (!task) throw new DomainError('not_found');
  const { sessionId } = task;
  const [session] = await tx
    .select({ endedAt: employeeSessions.endedAt })
    .from(employeeSessions)
    .where(eq(employeeSessions.id, sessionId))
    .for('update');
  if (session?.endedAt) {
    await tx
      .update(employeeSessions)
      .set(figuresOf(await gradesOf(tx, sessionId)))
      .where(eq(employeeSessions.id, sessionId));
  }
  return task;
}

/**
 * The minutes from a shift's first message to its end. Gaps long enough to close the shift don't count as work, even if a
 * message arrived before it was closed.
 */
async function minutesOf(tx: Tx, { conversationId, startedAt }: SessionRow, end: Date): Promise<number> {
  const [first] = await tx
    .select({ at: messages.createdAt })
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), eq(messages.seq, 1)));
  const said = await tx
    .select({ at: messages.createdAt })
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), eq(messages.role, 'user')))
    .orderBy(asc(messages.createdAt));
  let silent = 0;
  let before = first?.at ?? startedAt;
  for (const { at } of said) {
    const gap = at.getTime() - before.getTime();
    if (gap > IDLE_MS) silent += gap;
    before = at;
  }
  return sessionMinutes(first?.at ?? null, new Date(end.getTime() - silent));
}

/**
 * Ends the open shift of someone whose employment ended at `at`, unless that was undone. Otherwise, it would count as work and
 * use up the task's second try when it's closed as forgotten.
 */
export async function endWithEmployment(deps: Deps, employeeId: CandidateId, at: Date): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const [employee] = await tx
      .select({ status: candidates.status })
      .from(candidates)
      .where(eq(candidates.id, employeeId));
    const session = await latestSession(tx, employeeId);
    if (!employee || employee.status === 'hired' || !session || session.endedAt) return;
    await closeShift(deps, tx, session, { by: 'hr', at });
  });
}

export const EMPLOYMENT_TASK = 'work.close-employment';

/** Schedules the end of a former employee's shift for when the end of employment can't be undone anymore. */
export function closeWithEmployment(
  deps: Deps,
  tx: Tx,
  employeeId: CandidateId,
  undoableMs: number,
): Promise<void> {
  const at = deps.clock.now();
  const dueAt = new Date(at.getTime() + undoableMs);
  return deps.queue.enqueue(tx, EMPLOYMENT_TASK, { employeeId, at: at.toISOString() }, { dueAt });
}
