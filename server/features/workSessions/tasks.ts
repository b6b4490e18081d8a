import { and, asc, desc, eq, gte, isNull, lt, ne, notExists, sql } from 'drizzle-orm';
import { z } from 'zod';
import { AssignmentId, type ConversationId } from '../../../shared/ids.ts';
import { pacing, scaled, within } from '../../../shared/pacing.ts';
import type { Difficulty } from '../../../shared/workSessions.ts';
import { AiError } from '../../ai/ai.ts';
import type { DbOrTx, Tx } from '../../db/client.ts';
import { candidates } from '../../db/schema/candidates.ts';
import { messages } from '../../db/schema/conversations.ts';
import { employeeSessions, evaluations, taskAssignments } from '../../db/schema/workSessions.ts';
import type { Deps } from '../../deps.ts';
import {
  type ConversationPolicy,
  followUp,
  type MessageRow,
  type ReplyDraft,
} from '../conversation/service.ts';
import { acts, type Directive, decide, type Turn } from './flow.ts';
import { gradeAnswer, isFair, outcomeAfter } from './grading.ts';
import { chooseFromLibrary, nextDifficulty, REPEAT_DAYS } from './library.ts';
import { assignmentPrompt, evaluationPrompt, turnPrompt } from './prompts.ts';
import { assignText, endingFor, type TurnInput } from './script.ts';
import { announceWork, closeIfIdle } from './service.ts';
import { AssignmentSpec, EvaluationProposal, GradingKey } from './spec.ts';
import type { AssignmentRow, SessionRow } from './view.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** A shift in which nothing was written for so long was forgotten. */
export const IDLE_MS = 12 * HOUR_MS;
const IDLE_TASK = 'work.close-idle';

const TURN_TOKENS = 250;
const EVALUATION_TOKENS = 900;
const ASSIGNMENT_TOKENS = 2_500;

/** How the supervisor answers: the rules of flow.ts decide what, and each answer changes the shift exactly once. */
export const workPolicy: ConversationPolicy = {
  async compose(deps, conversationId, rows, signal) {
    const shift = await readShift(deps.db, conversationId);
    const turns = rows.map(toTurn);
    const directive = decide(turns, shift.current && { tries: shift.current.tries });
    switch (directive.act) {
      case 'assign':
        return assign(deps, shift, directive.remark, signal);
      case 'evaluate':
        return evaluate(deps, shift, directive.answer, signal);
      default:
        return speak(deps, shift, directive, rows, signal);
    }
  },
};

/** Registers the closing of forgotten shifts. */
export function registerWorkTasks(deps: Deps): void {
  deps.queue.register(
    IDLE_TASK,
    { concurrency: 1, retries: 0, timeoutSeconds: 120, cron: '*/10 * * * *' },
    () => closeIdleShifts(deps),
  );
}

/** Closes every shift without a word of the employee for {@link IDLE_MS}, as of their last word. */
export async function closeIdleShifts(deps: Deps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - IDLE_MS);
  const lately = deps.db
    .select({ one: sql`1` })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, employeeSessions.conversationId),
        eq(messages.role, 'user'),
        gte(messages.createdAt, before),
      ),
    );
  const idle = await deps.db
    .select()
    .from(employeeSessions)
    .where(and(isNull(employeeSessions.endedAt), lt(employeeSessions.startedAt, before), notExists(lately)))
    .limit(200);
  for (const session of idle) await closeIfIdle(deps, session, before);
}

type Shift = { session: SessionRow; firstName: string; current: AssignmentRow | null };

async function readShift(db: DbOrTx, conversationId: ConversationId): Promise<Shift> {
  const [row] = await db
    .select({ session: employeeSessions, fullName: candidates.fullName })
    .from(employeeSessions)
    .innerJoin(candidates, eq(candidates.id, employeeSessions.employeeId))
    .where(eq(employeeSessions.conversationId, conversationId));
  if (!row) throw new Error('A work conversation without its session');
  const [current] = await db
    .select()
    .from(taskAssignments)
    .where(and(eq(taskAssignments.sessionId, row.session.id), taskAssignments.current));
  return {
    session: row.session,
    firstName: row.fullName.split(/\s+/)[0] ?? row.fullName,
    current: current ?? null,
  };
}

const Meta = z.object({ act: z.enum(acts).catch('aside') });

function toTurn({ role, content, meta }: MessageRow): Turn {
  return { role, content, act: role === 'assistant' ? Meta.parse(meta).act : null };
}

/** When the next assignment comes, and that the employee may write meanwhile. */
function nextPlan(deps: Deps, delayMs: number) {
  const { scale } = deps.house.read('pacing');
  const due = deps.clock.now().getTime() + scaled(delayMs, scale);
  return {
    dueAt: new Date(due),
    typingAt: new Date(due - scaled(pacing.firstTask.pause, scale)),
    joins: true,
  };
}

/** Greeting, reviewing message or aside. After the first two an assignment is owed. */
async function speak(
  deps: Deps,
  shift: Shift,
  directive: Exclude<Directive, { act: 'assign' | 'evaluate' }>,
  rows: readonly MessageRow[],
  signal: AbortSignal,
): Promise<ReplyDraft> {
  const { session, firstName } = shift;
  const { act } = directive;
  const facts: TurnInput = {
    act,
    firstName,
    position: session.position,
    seed: `${session.id} ${rows.length}`,
    carried: act === 'greet' && (await openFromBefore(deps, shift)) !== null,
    open: act === 'review' && directive.open,
    settles: act === 'review' && directive.settles,
    remark: act === 'aside' ? directive.remark : '',
  };
  const text = deps.ai.stream({
    purpose: 'work',
    subject: session.employeeId,
    ...turnPrompt(facts),
    script: { name: 'work.turn', input: facts },
    maxOutputTokens: TURN_TOKENS,
    signal,
  });
  return {
    text,
    meta: { act },
    async stored(tx, row) {
      if (act === 'aside') return;
      if (act === 'review') await putOff(deps, tx, shift);
      const delay =
        act === 'greet'
          ? pacing.firstTask.afterGreeting + pacing.firstTask.pause
          : within(pacing.nextTask, deps.clock.random());
      await followUp(deps, tx, row.conversationId, row.seq, nextPlan(deps, delay));
    },
  };
}

/** The employee goes on: an answer that did not pass is settled, an unanswered assignment stays open. */
async function putOff(deps: Deps, tx: Tx, { session }: Shift): Promise<void> {
  const now = deps.clock.now();
  await tx
    .update(taskAssignments)
    .set({
      current: false,
      status: sql`case when ${taskAssignments.tries} > 0 then 'failed' else ${taskAssignments.status} end`,
      completedAt: sql`case when ${taskAssignments.tries} > 0 then ${now.toISOString()}::timestamptz else ${taskAssignments.completedAt} end`,
    })
    .where(and(eq(taskAssignments.sessionId, session.id), taskAssignments.current));
  await announceWork(deps, tx, session.employeeId);
}

/**
 * An assignment that was never answered: of an earlier shift, or of this one but not the newest, so that what
 * was just put off does not come back at once.
 */
async function openFromBefore(deps: Deps, { session }: Shift): Promise<AssignmentRow | null> {
  const newest = sql`(select max(${taskAssignments.assignedSeq}) from ${taskAssignments} where ${taskAssignments.sessionId} = ${session.id})`;
  const [row] = await deps.db
    .select()
    .from(taskAssignments)
    .where(
      and(
        eq(taskAssignments.employeeId, session.employeeId),
        eq(taskAssignments.status, 'pending'),
        eq(taskAssignments.tries, 0),
        eq(taskAssignments.current, false),
        gte(taskAssignments.createdAt, monthAgo(deps)),
        sql`(${ne(taskAssignments.sessionId, session.id)} or ${taskAssignments.assignedSeq} < ${newest})`,
      ),
    )
    .orderBy(asc(taskAssignments.createdAt))
    .limit(1);
  return row ?? null;
}

const monthAgo = (deps: Deps): Date => new Date(deps.clock.now().getTime() - REPEAT_DAYS * DAY_MS);

/** Gives the next assignment: one that is still open, or a new one. */
async function assign(deps: Deps, shift: Shift, remark: string, signal: AbortSignal): Promise<ReplyDraft> {
  const { session } = shift;
  const [counted] = await deps.db
    .select({ last: sql<number>`coalesce(max(${taskAssignments.number}), 0)::int` })
    .from(taskAssignments)
    .where(eq(taskAssignments.sessionId, session.id));
  const next = (counted?.last ?? 0) + 1;
  const remarked = remark !== '';
  const open = await openFromBefore(deps, shift);
  if (open) {
    const number = open.sessionId === session.id ? open.number : next;
    return {
      text: whole(
        assignText({ number, title: open.title, brief: open.taskDescription, again: true, remarked }),
      ),
      meta: { act: 'assign' },
      async stored(tx, row) {
        await tx
          .update(taskAssignments)
          .set({ sessionId: session.id, number, current: true, assignedSeq: row.seq })
          .where(eq(taskAssignments.id, open.id));
        await announceWork(deps, tx, session.employeeId);
      },
    };
  }
  const id = AssignmentId.parse(deps.clock.uuid());
  const { templateKey, difficulty, spec } = await makeAssignment(deps, session, id, signal);
  return {
    text: whole(assignText({ number: next, title: spec.title, brief: spec.brief, again: false, remarked })),
    meta: { act: 'assign' },
    async stored(tx, row) {
      const { form, criteria, solution } = spec;
      await tx.insert(taskAssignments).values({
        id,
        sessionId: session.id,
        employeeId: session.employeeId,
        number: next,
        templateKey,
        taskType: spec.taskType,
        title: spec.title,
        taskDescription: spec.description,
        material: spec.material,
        hints: spec.hints,
        difficulty,
        criteria: { form, criteria, solution } satisfies GradingKey,
        assignedSeq: row.seq,
        createdAt: deps.clock.now(),
      });
      await announceWork(deps, tx, session.employeeId);
    },
  };
}

async function* whole(text: string): AsyncGenerator<string> {
  yield text;
}

/** A new assignment of the right difficulty, from the connected model or from the library. */
async function makeAssignment(
  deps: Deps,
  session: SessionRow,
  seed: string,
  signal: AbortSignal,
): Promise<{ templateKey: string; difficulty: Difficulty; spec: AssignmentSpec }> {
  const recent = await deps.db
    .select({
      templateKey: taskAssignments.templateKey,
      difficulty: taskAssignments.difficulty,
      grade: taskAssignments.grade,
      title: taskAssignments.title,
    })
    .from(taskAssignments)
    .where(
      and(eq(taskAssignments.employeeId, session.employeeId), gte(taskAssignments.createdAt, monthAgo(deps))),
    )
    .orderBy(desc(taskAssignments.createdAt))
    .limit(500);
  const difficulty = nextDifficulty(recent);
  const { position } = session;
  if (!deps.ai.builtIn) {
    const titles = recent.map(({ title }) => title);
    const spec = await generated(deps, session, { position, difficulty, titles, seed }, signal);
    if (spec) return { templateKey: `model:${seed}`, difficulty, spec };
  }
  return {
    difficulty,
    ...chooseFromLibrary({ position, difficulty, recent, seed, today: deps.clock.now() }),
  };
}

/** Null when the model writes nothing that can be graded: the library goes on, so that nobody sits without work. */
async function generated(
  deps: Deps,
  session: SessionRow,
  input: Parameters<typeof assignmentPrompt>[0],
  signal: AbortSignal,
): Promise<AssignmentSpec | null> {
  try {
    const spec = await deps.ai.object({
      purpose: 'work',
      subject: session.employeeId,
      ...assignmentPrompt(input),
      script: { name: 'work.turn', input: null },
      schema: AssignmentSpec,
      maxOutputTokens: ASSIGNMENT_TOKENS,
      signal,
    });
    if (isFair(spec)) return spec;
    deps.log.warn(
      { model: deps.ai.model },
      'assignment cannot be graded fairly; taken from the library instead',
    );
    return null;
  } catch (error) {
    if (signal.aborted || !(error instanceof AiError)) throw error;
    deps.log.warn({ failure: error.failure }, 'assignment taken from the library instead');
    return null;
  }
}

/** Grades an answer: rules first, then what only a model can judge, then the supervisor's words. */
async function evaluate(deps: Deps, shift: Shift, answer: string, signal: AbortSignal): Promise<ReplyDraft> {
  const { session, current } = shift;
  if (!current) throw new Error('Nothing to evaluate');
  const key = GradingKey.parse(current.criteria);
  const given = givenIn(current);
  const ruled = gradeAnswer(key, answer, given, null);
  const attempt = current.tries + 1;
  const seed = `${current.id} ${attempt}`;
  const proposal = await deps.ai.object({
    purpose: 'work',
    subject: session.employeeId,
    ...evaluationPrompt({
      title: current.title,
      description: current.taskDescription,
      key,
      ruled,
      passed: outcomeAfter(ruled.grade, attempt) === 'completed',
      answer,
      seed,
    }),
    script: {
      name: 'work.evaluate',
      input: {
        grade: ruled.grade,
        outcome: outcomeAfter(ruled.grade, attempt),
        criteria: ruled.criteria,
        seed,
      },
    },
    schema: EvaluationProposal,
    maxOutputTokens: EVALUATION_TOKENS,
    signal,
  });
  const { grade, criteria, remarks } = gradeAnswer(key, answer, given, proposal);
  const outcome = outcomeAfter(grade, attempt);
  const feedback = [proposal.feedback, ...remarks].join(' ');
  return {
    text: whole(`${feedback} ${endingFor(outcome)}`),
    meta: { act: 'evaluate' },
    async stored(tx, row) {
      const now = deps.clock.now();
      await tx.insert(evaluations).values({
        id: deps.clock.uuid(),
        assignmentId: current.id,
        attempt,
        feedbackSeq: row.seq,
        answer,
        grade,
        criteria,
        feedback,
        outcome,
        model: deps.ai.model,
        createdAt: now,
      });
      // The better try stands, with the answer and the words that belong to it.
      const better = current.grade === null || grade >= current.grade;
      await tx
        .update(taskAssignments)
        .set({
          tries: attempt,
          status: outcome,
          current: outcome === 'pending',
          completedAt: outcome === 'pending' ? null : now,
          ...(better ? { grade, employeeResponse: answer, aiFeedback: feedback } : {}),
        })
        .where(eq(taskAssignments.id, current.id));
      await announceWork(deps, tx, session.employeeId);
    },
  };
}

/** All the text the employee was given: what is copied from it is not theirs. */
function givenIn({ taskDescription, material }: AssignmentRow): string {
  return [taskDescription, ...material.flatMap(({ title, lines }) => [title, ...lines])].join('\n');
}
