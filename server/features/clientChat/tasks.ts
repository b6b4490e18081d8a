import { and, asc, eq } from 'drizzle-orm';
import { BUILT_IN } from '../../../shared/ai/builtIn.ts';
import { moodById } from '../../../shared/clientChat/schema.ts';
import { ConversationId, type PracticeId } from '../../../shared/ids/schema.ts';
import { settled } from '../../ai/ai.ts';
import { objectOr } from '../../ai/fallback.ts';
import type { Wording } from '../../ai/guard/guardedTurn.ts';
import { isDatabaseAway } from '../../db/away.ts';
import { clientChatSessions } from '../../db/schema/clientChat.ts';
import type { Deps } from '../../deps.ts';
import type { ConversationPolicy, MessageRow, ReplyDraft } from '../conversation/policy.ts';
import { readUnansweredIfPossible } from '../conversation/sending.ts';
import { announce, readTurns, speakUp } from '../conversation/service.ts';
import { complete } from './parts/chat.ts';
import { clientWords } from './parts/client/guarding.ts';
import { moodIdOf } from './parts/client/mood.ts';
import { decide, type Turn, type TurnMeta, toTurns, unanswered } from './parts/client/turns.ts';
import { settleCoaching } from './parts/coaching/coaching.ts';
import { askCoach } from './parts/coaching/modelCoach.ts';
import { endForgotten } from './parts/forgotten.ts';
import { Reading } from './parts/reading/reading.ts';
import { understand } from './parts/reading/understanding.ts';
import { COACH_TASK } from './parts/reports.ts';
import type { Scenario } from './parts/scenario.ts';
import { type SessionRow, scenarioOf } from './parts/sessions.ts';
import { CONNECTED_TASK, NUDGE_TASK, scheduleNudge } from './parts/starting.ts';
import { clientRequest, heard, readRequest } from './prompts.ts';

/** How a practice client answers: rules read and decide, a model words it. */
export const practicePolicy: ConversationPolicy = {
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
  const session = await sessionOf(deps, conversationId);
  const scenario = scenarioOf(session);
  const turns = toTurns(rows);
  const call = { scenario, turns, seed: session.id, subject: session.employeeId, signal };
  const { reading, standsIn } = await readEmployee(deps, call);
  const decision = decide(scenario, turns, reading);
  const meta: TurnMeta & { wording?: Wording } = { act: decision.act, state: decision.state, reading };
  if (standsIn) meta.wording = 'mended';
  return {
    text: clientWords(
      deps.ai,
      clientRequest(call, decision),
      { scenario, turns, decision },
      (wording, faults) => {
        if (wording === 'model') return;
        meta.wording = wording;
        deps.log.info({ wording, faults }, 'the built-in model replaced a turn of the model');
      },
    ),
    meta,
    stored: async (tx, row) => {
      await tx
        .update(clientChatSessions)
        .set({
          clientMood: moodById(moodIdOf(decision.state.mood)).emoji,
          outcome: decision.state.outcome,
          ...(session.status === 'connecting' ? { status: 'active' } : {}),
          ...(reading?.abusive ? { flagged: true } : {}),
        })
        .where(eq(clientChatSessions.id, session.id));
      if (decision.state.outcome === 'left') await complete(deps, tx, session);
      else if (decision.state.outcome === 'open') await scheduleNudge(deps, tx, conversationId, row.seq);
    },
  };
}

type Call = {
  scenario: Scenario;
  turns: readonly Turn[];
  seed: string;
  subject: string;
  signal: AbortSignal;
};

/** How the employee's turn reads, by the model and by rules that no model can soften; null when there is none. */
async function readEmployee(deps: Deps, call: Call): Promise<{ reading: Reading | null; standsIn: boolean }> {
  const text = unanswered(call.turns);
  if (text === null || !call.turns.some(({ role }) => role === 'assistant'))
    return { reading: null, standsIn: false };
  const { reading: rules } = await understand(call.scenario, text, heard(call.turns));
  if (rules.abusive || rules.gaming) return { reading: rules, standsIn: false };
  const request = { ...readRequest(call, text, rules), schema: Reading };
  const { value, standsIn } = await objectOr(deps.ai, request, { script: () => JSON.stringify(rules) });
  return { reading: mergeReadings(call.scenario, rules, value), standsIn };
}

/** A model's reading, limited to what exists in the scenario; a repeated text is still marked as repeated. */
function mergeReadings(scenario: Scenario, rules: Reading, proposed: Reading): Reading {
  const { points, facts, mistakes } = scenario.brief;
  const known = (ids: readonly string[], list: readonly { id: string }[]): string[] =>
    list.map(({ id }) => id).filter((id) => ids.includes(id));
  return {
    ...proposed,
    points: rules.repeated ? [] : known(proposed.points, points),
    facts: proposed.facts.filter((index) => index < facts.length),
    mistakes: known(proposed.mistakes, mistakes),
    repeated: rules.repeated,
    echo: rules.echo,
    abusive: proposed.abusive || rules.abusive,
    gaming: proposed.gaming || rules.gaming,
  };
}

async function sessionOf(deps: Deps, conversationId: MessageRow['conversationId']): Promise<SessionRow> {
  const [session] = await deps.db
    .select()
    .from(clientChatSessions)
    .where(eq(clientChatSessions.conversationId, conversationId));
  if (!session) throw new Error('A practice conversation without its session');
  return session;
}

const SWEEP_TASK = 'clientChat.sweep';

/** Registers the tasks: the client replies, sends another message, or a chat is coached or forgotten. */
export function registerPracticeTasks(deps: Deps): void {
  deps.queue.register<{ sessionId: PracticeId }>(
    CONNECTED_TASK,
    { concurrency: 10, retries: 8, timeoutSeconds: 30 },
    ({ sessionId }) => connected(deps, sessionId),
  );
  deps.queue.register<{ conversationId: string; afterSeq: string }>(
    NUDGE_TASK,
    { concurrency: 5, retries: 4, timeoutSeconds: 30 },
    ({ conversationId, afterSeq }) =>
      deps.db.transaction((tx) => speakUp(deps, tx, ConversationId.parse(conversationId), Number(afterSeq))),
  );
  deps.queue.register<{ sessionId: PracticeId }>(
    COACH_TASK,
    { concurrency: 4, retries: 6, timeoutSeconds: 900 },
    async ({ sessionId }, { signal, lastAttempt }) => {
      try {
        await coachChat(deps, sessionId, { signal, lastAttempt });
      } catch (error) {
        if (lastAttempt && !signal.aborted && !isDatabaseAway(error)) await leaveUncoached(deps, sessionId);
        throw error;
      }
    },
  );
  deps.queue.register(
    SWEEP_TASK,
    { concurrency: 1, retries: 0, timeoutSeconds: 60, cron: '*/10 * * * *' },
    async () => {
      await endForgotten(deps);
      await sweepUncoached(deps);
    },
  );
}

/** Lets people retry coaching that lost its task: a last try can't report a timeout or the end of its process. */
async function sweepUncoached(deps: Deps): Promise<void> {
  const waiting = await deps.db
    .select({ id: clientChatSessions.id })
    .from(clientChatSessions)
    .where(eq(clientChatSessions.coachingState, 'pending'))
    .orderBy(asc(clientChatSessions.endedAt))
    .limit(500);
  const held = await deps.queue.held(
    deps.db,
    COACH_TASK,
    waiting.map(({ id }) => id),
  );
  for (const { id } of waiting) if (!held.has(id)) await leaveUncoached(deps, id);
}

async function connected(deps: Deps, sessionId: PracticeId): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const [session] = await tx
      .update(clientChatSessions)
      .set({ status: 'active' })
      .where(and(eq(clientChatSessions.id, sessionId), eq(clientChatSessions.status, 'connecting')))
      .returning({ conversationId: clientChatSessions.conversationId });
    // Also when the first message was faster, because the waiting page needs the event.
    if (session) await announce(deps, tx, session.conversationId);
  });
}

/**
 * Coaches a reported chat. May run repeatedly but takes effect once: only a chat waiting for its coaching gets one. If
 * the model can't, the built-in coach is used; after a refusal, only on the last attempt.
 * @throws AiError when the model refused; the queue retries.
 */
async function coachChat(
  deps: Deps,
  sessionId: PracticeId,
  { signal, lastAttempt }: { signal: AbortSignal; lastAttempt: boolean },
): Promise<void> {
  const [session] = await deps.db
    .select()
    .from(clientChatSessions)
    .where(eq(clientChatSessions.id, sessionId));
  if (session?.coachingState !== 'pending') return;
  await readUnansweredIfPossible(deps, session.conversationId, signal);
  const scenario = scenarioOf(session);
  const turns = toTurns(await readTurns(deps.db, session.conversationId));
  const wrote = turns.some(({ role, seq }) => role === 'user' && seq >= session.fromSeq);
  const call = { scenario, turns, seed: session.id, subject: session.employeeId, signal };
  const scorer = settled(deps.scorer);
  const { value, standsIn } = wrote
    ? await askCoach(scorer, { ...call, fromSeq: session.fromSeq }, { anyFailure: lastAttempt })
    : { value: { criteria: [] }, standsIn: false };
  const model = standsIn ? BUILT_IN : scorer.model;
  const coaching = settleCoaching(scenario, value, turns, session.fromSeq, model);
  await deps.db.transaction(async (tx) => {
    await tx
      .update(clientChatSessions)
      .set({ coaching, score: coaching.score, coachingState: 'done' })
      .where(and(eq(clientChatSessions.id, sessionId), eq(clientChatSessions.coachingState, 'pending')));
    await announce(deps, tx, session.conversationId);
  });
}

async function leaveUncoached(deps: Deps, sessionId: PracticeId): Promise<void> {
  await deps.db
    .update(clientChatSessions)
    .set({ coachingState: 'failed' })
    .where(and(eq(clientChatSessions.id, sessionId), eq(clientChatSessions.coachingState, 'pending')));
}
