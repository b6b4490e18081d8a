import { and, asc, desc, eq, gte, isNotNull, ne, sql } from 'drizzle-orm';
import { AssignmentId } from '../../../../shared/ids/schema.ts';
import { DAY_MS } from '../../../../shared/time/durations.ts';
import type { Difficulty } from '../../../../shared/workSessions/schema.ts';
import { AiError } from '../../../ai/ai.ts';
import type { Tx } from '../../../db/client.ts';
import { employeeSessions, taskAssignments } from '../../../db/schema/workSessions.ts';
import type { Deps } from '../../../deps.ts';
import type { ReplyDraft } from '../../conversation/policy.ts';
import { readTurns } from '../../conversation/service.ts';
import { assignmentPrompt } from '../prompts.ts';
import { announceWork } from '../service.ts';
import { decide } from './flow.ts';
import { isFair } from './grading.ts';
import { chooseFromLibrary, nextDifficulty, REPEAT_DAYS, RISE_AFTER } from './library.ts';
import type { AssignmentRow, SessionRow } from './presenting.ts';
import { assignText } from './script.ts';
import { givenIn, type Shift, toTurn, wantedBy, whole } from './shift.ts';
import { AssignmentSpec, GradingKey } from './spec.ts';

const ASSIGNMENT_TOKENS = 2_500;

const monthAgo = (deps: Deps): Date => new Date(deps.clock.now().getTime() - REPEAT_DAYS * DAY_MS);

/** Gives the next assignment: one that is still open, or a new one. */
export async function assign(
  deps: Deps,
  shift: Shift,
  remark: string,
  signal: AbortSignal,
): Promise<ReplyDraft> {
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
    const { title, taskDescription: brief } = open;
    const ungraded = await ungradedAnswer(deps, open);
    return {
      text: whole(assignText({ number, title, brief, again: true, remarked, ungraded })),
      // Stored for a later shift, in case this one ends without a new answer.
      meta: { act: 'assign', task: open.id, ...(ungraded ? { ungraded } : {}) },
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
  const { templateKey, difficulty, spec, standsIn } = await makeAssignment(deps, session, id, signal);
  return {
    text: whole(assignText({ number: next, title: spec.title, brief: spec.brief, again: false, remarked })),
    // Lets HR see the task in this shift even after it was carried over to another.
    meta: { act: 'assign', task: id, ...(standsIn ? { wording: 'built_in' } : {}) },
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

/**
 * An assignment that's still open: of an earlier shift, or of this one but not the newest, so that a task
 * just put off doesn't return at once.
 */
export async function openFromBefore(deps: Deps, { session }: Shift): Promise<AssignmentRow | null> {
  const newest = sql`(select max(${taskAssignments.assignedSeq}) from ${taskAssignments} where ${taskAssignments.sessionId} = ${session.id})`;
  const [row] = await deps.db
    .select()
    .from(taskAssignments)
    .where(
      and(
        eq(taskAssignments.employeeId, session.employeeId),
        eq(taskAssignments.status, 'pending'),
        // With a try behind it, it was left in a pause or before an answer was graded; otherwise that try
        // would have settled it.
        eq(taskAssignments.current, false),
        sql`(${ne(taskAssignments.sessionId, session.id)} or ${taskAssignments.assignedSeq} < ${newest})`,
      ),
    )
    .orderBy(asc(taskAssignments.createdAt))
    .limit(1);
  return row ?? null;
}

/** An answer to an open task that was never graded, because the shift ended first; empty if there is none. */
async function ungradedAnswer({ db }: Deps, task: AssignmentRow): Promise<string> {
  const [session] = await db
    .select({ conversationId: employeeSessions.conversationId })
    .from(employeeSessions)
    .where(and(eq(employeeSessions.id, task.sessionId), isNotNull(employeeSessions.endedAt)));
  if (!session) return '';
  const rows = await readTurns(db, session.conversationId);
  const turns = rows.map(toTurn);
  // What was said last was about the task that was given last.
  const at = turns.findLastIndex(({ act }) => act === 'assign');
  const assigned = rows[at];
  if (assigned?.seq !== task.assignedSeq) return '';
  const { tries } = task;
  const directive = decide(turns, {
    tries,
    given: givenIn(task),
    ...wantedBy(GradingKey.parse(task.criteria)),
  });
  if (directive.act === 'evaluate') return directive.answer;
  // A later answer that was graded has replaced it.
  if (turns.slice(at).some(({ act }) => act === 'evaluate')) return '';
  return typeof assigned.meta.ungraded === 'string' ? assigned.meta.ungraded : '';
}

/** Continues: a failed answer becomes final, an unanswered assignment stays open. */
export async function putOff(deps: Deps, tx: Tx, { session }: Shift): Promise<void> {
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

/** A new assignment of the right difficulty, from the connected model or from the library. */
async function makeAssignment(
  deps: Deps,
  session: SessionRow,
  seed: string,
  signal: AbortSignal,
): Promise<{ templateKey: string; difficulty: Difficulty; spec: AssignmentSpec; standsIn: boolean }> {
  const recent = await deps.db
    .select({
      templateKey: taskAssignments.templateKey,
      title: taskAssignments.title,
    })
    .from(taskAssignments)
    .where(
      and(eq(taskAssignments.employeeId, session.employeeId), gte(taskAssignments.createdAt, monthAgo(deps))),
    )
    .orderBy(desc(taskAssignments.createdAt))
    .limit(500);
  // No time limit: a vacation doesn't reset the difficulty.
  const graded = await deps.db
    .select({
      templateKey: taskAssignments.templateKey,
      difficulty: taskAssignments.difficulty,
      grade: taskAssignments.grade,
    })
    .from(taskAssignments)
    .where(and(eq(taskAssignments.employeeId, session.employeeId), isNotNull(taskAssignments.grade)))
    .orderBy(desc(taskAssignments.createdAt))
    .limit(RISE_AFTER);
  const difficulty = nextDifficulty(graded);
  const { position } = session;
  if (!deps.ai.builtIn) {
    const titles = recent.map(({ title }) => title);
    const spec = await generated(deps, session, { position, difficulty, titles, seed }, signal);
    if (spec) return { templateKey: `model:${seed}`, difficulty, spec, standsIn: false };
  }
  return {
    difficulty,
    standsIn: !deps.ai.builtIn,
    ...chooseFromLibrary({ position, difficulty, recent, seed, today: deps.clock.now() }),
  };
}

/** Null when the model writes nothing gradable; the library takes over, so work never stops. */
async function generated(
  deps: Deps,
  session: SessionRow,
  input: Parameters<typeof assignmentPrompt>[0],
  signal: AbortSignal,
): Promise<AssignmentSpec | null> {
  try {
    const spec = await deps.ai.object({
      purpose: 'work',
      rank: 'grade',
      subject: session.employeeId,
      ...assignmentPrompt(input),
      script: { name: 'work.turn', input: null },
      schema: AssignmentSpec,
      maxOutputTokens: ASSIGNMENT_TOKENS,
      signal,
    });
    if (await isFair(spec)) return spec;
    deps.log.warn({ model: deps.ai.model }, 'assignment not fairly gradable; using the library instead');
    return null;
  } catch (error) {
    if (signal.aborted || !(error instanceof AiError)) throw error;
    deps.log.warn(
      { failure: error.failure },
      'no usable assignment from the model; using the library instead',
    );
    return null;
  }
}
