import { and, eq, gte, isNull, lt, notExists, sql } from 'drizzle-orm';
import { z } from 'zod';
import { pacing, scaled, within } from '../../../shared/conversation/pacing.ts';
import { CandidateId, type ConversationId } from '../../../shared/ids/schema.ts';
import type { AiRequest } from '../../ai/ai.ts';
import { messages } from '../../db/schema/conversations.ts';
import { employeeSessions } from '../../db/schema/workSessions.ts';
import type { Deps } from '../../deps.ts';
import type { ConversationPolicy, MessageRow, ReplyDraft } from '../conversation/policy.ts';
import { followUp } from '../conversation/service.ts';
import { assign, openFromBefore, putOff } from './parts/assigning.ts';
import { evaluate } from './parts/evaluating.ts';
import { type Directive, decide } from './parts/flow.ts';
import { supervisorWords } from './parts/guarding.ts';
import type { TurnInput } from './parts/script.ts';
import { givenIn, readShift, type Shift, solutionOf, toTurn, wantedBy } from './parts/shift.ts';
import { GradingKey } from './parts/spec.ts';
import { taskFacts } from './parts/taskFacts.ts';
import { turnPrompt } from './prompts.ts';
import { closeIfIdle, EMPLOYMENT_TASK, endWithEmployment, IDLE_MS } from './service.ts';

const IDLE_TASK = 'work.close-idle';

const TURN_TOKENS = 250;

/** How the supervisor answers: the rules of flow.ts decide what, and each answer changes the shift exactly once. */
export const workPolicy: ConversationPolicy = {
  prepare: async (deps, _tx, conversationIds) =>
    new Map(
      conversationIds.map((id) => [id, { compose: (rows, signal) => compose(deps, id, rows, signal) }]),
    ),
};

async function compose(
  deps: Deps,
  conversationId: ConversationId,
  rows: MessageRow[],
  signal: AbortSignal,
): Promise<ReplyDraft> {
  const shift = await readShift(deps.db, conversationId);
  const turns = rows.map(toTurn);
  const { current } = shift;
  const directive = decide(
    turns,
    current && {
      tries: current.tries,
      given: givenIn(current),
      ...wantedBy(GradingKey.parse(current.criteria)),
    },
  );
  switch (directive.act) {
    case 'assign':
      return assign(deps, shift, directive.remark, signal);
    case 'evaluate':
      return evaluate(deps, shift, directive.answer, signal);
    default:
      return speak(deps, shift, directive, rows, signal);
  }
}

const EmploymentEnd = z.object({ employeeId: CandidateId, at: z.iso.datetime() });

/** Registers the tasks that close forgotten shifts and the shifts of former employees. */
export function registerWorkTasks(deps: Deps): void {
  deps.queue.register(
    IDLE_TASK,
    { concurrency: 1, retries: 0, timeoutSeconds: 120, cron: '*/10 * * * *' },
    () => closeIdleShifts(deps),
  );
  deps.queue.register(EMPLOYMENT_TASK, { concurrency: 1, retries: 5, timeoutSeconds: 60 }, (data) => {
    const { employeeId, at } = EmploymentEnd.parse(data);
    return endWithEmployment(deps, employeeId, new Date(at));
  });
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

/** The time of the next assignment, and that the employee can write in the meantime. */
function nextPlan(deps: Deps, delayMs: number) {
  const { scale } = deps.appSettings.read('pacing');
  const due = deps.clock.now().getTime() + scaled(delayMs, scale);
  return {
    dueAt: new Date(due),
    typingAt: new Date(due - scaled(pacing.firstTask.pause, scale)),
    joins: true,
  };
}

/** Everything but an assignment and a grade. After a greeting and a reviewing message, an assignment is due. */
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
    remark: act === 'aside' || act === 'help' ? directive.remark : '',
    about: act === 'help' ? directive.about : 'task',
    task: act === 'help' || act === 'wait' ? await taskFacts(deps.db, shift) : null,
  };
  const request: AiRequest = {
    purpose: 'work',
    subject: session.employeeId,
    ...turnPrompt(facts),
    script: { name: 'work.turn', input: facts },
    maxOutputTokens: TURN_TOKENS,
    signal,
  };
  const said = rows.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  const solution = shift.current ? solutionOf(shift.current) : '';
  // Completed while the words arrive; it's stored after the last of them.
  const meta: Record<string, unknown> = { act };
  const text = supervisorWords(deps.ai, request, { facts, said, solution }, (wording, faults) => {
    if (wording === 'model') return;
    meta.wording = wording;
    deps.log.info({ wording, faults }, 'the built-in model replaced a turn of the model');
  });
  return {
    text,
    meta,
    async stored(tx, row) {
      if (act !== 'greet' && act !== 'review') return;
      if (act === 'review') await putOff(deps, tx, shift);
      const delay =
        act === 'greet'
          ? pacing.firstTask.afterGreeting + pacing.firstTask.pause
          : within(pacing.nextTask, deps.clock.random());
      await followUp(deps, tx, row.conversationId, row.seq, nextPlan(deps, delay));
    },
  };
}
