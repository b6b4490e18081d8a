import { eq } from 'drizzle-orm';
import { moodOf, type PracticeInfo } from '../../../../shared/clientChat/schema.ts';
import { pacing, scaled } from '../../../../shared/conversation/pacing.ts';
import type { ConversationEvent, ConversationMessage } from '../../../../shared/conversation/schema.ts';
import type { CandidateId, MessageId, PracticeId, ReplyId } from '../../../../shared/ids/schema.ts';
import type { DbOrTx, Tx } from '../../../db/client.ts';
import { clientChatSessions } from '../../../db/schema/clientChat.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import { resumeConversation } from '../../conversation/pauses.ts';
import { sendMessage } from '../../conversation/sending.ts';
import {
  closeConversation,
  lockConversation,
  readConversation,
  readTurns,
  retryReply,
} from '../../conversation/service.ts';
import { watchConversation } from '../../conversation/watching.ts';
import { heard } from '../prompts.ts';
import { stateOf, type Turn, toTurns, unanswered } from './client/turns.ts';
import { readTurn } from './reading/reading.ts';
import type { Scenario } from './scenario.ts';
import {
  announcePractice,
  clientOf,
  lockSession,
  ownSession,
  type SessionRow,
  scenarioOf,
  statusOf,
} from './sessions.ts';
import { leave, scheduleNudge, typingTime } from './starting.ts';

/** An open practice chat: messages, ending, and the employee's view. It starts in starting.ts. */

/**
 * Stores one message of the employee. The client answers 60 s later and is seen typing for the last part;
 * what is sent in the meantime is answered together.
 */
export async function sendToClient(
  deps: Deps,
  employeeId: CandidateId,
  input: { sessionId: PracticeId; messageId: MessageId; text: string },
): Promise<ConversationMessage> {
  const session = await ownSession(deps.db, employeeId, input.sessionId);
  return sendMessage(deps, {
    conversationId: session.conversationId,
    messageId: input.messageId,
    text: input.text,
    replyDelayMs: scaled(pacing.clientReply, deps.appSettings.read('pacing').scale),
    typingMs: typingTime(deps),
    joins: true,
  });
}

/** Asks again for an answer that failed. @throws DomainError('not_found') for another person’s chat */
export async function retryClientReply(
  deps: Deps,
  employeeId: CandidateId,
  input: { sessionId: PracticeId; replyId: ReplyId },
): Promise<void> {
  const { conversationId } = await ownSession(deps.db, employeeId, input.sessionId);
  await retryReply(deps, { conversationId, replyId: input.replyId });
}

/** Ends the chat; its report is due then. Ending it twice, or after the client left, changes nothing. */
export async function endChat(deps: Deps, employeeId: CandidateId, sessionId: PracticeId): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const session = await lockSession(tx, employeeId, sessionId);
    if (session.status === 'completed') return;
    // Left in a pause: neither a report nor a rating is due.
    const { pauseState } = await lockConversation(tx, session.conversationId);
    if (session.status === 'cancelled' && pauseState) return;
    if (statusOf(deps, session) !== 'active') throw new DomainError('conflict');
    if (pauseState) await leave(deps, tx, session);
    else await complete(deps, tx, session);
  });
}

/**
 * Continues after a pause: the client's last message is repeated, so that the wait for an answer starts
 * again.
 */
export async function resumeChat(deps: Deps, employeeId: CandidateId, sessionId: PracticeId): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const session = await lockSession(tx, employeeId, sessionId);
    const row = await resumeConversation(deps, tx, session.conversationId, async (turns) => {
      const last = turns.at(-1);
      return last ? { content: last.content, meta: last.meta, replaces: last } : null;
    });
    if (row) await scheduleNudge(deps, tx, session.conversationId, row.seq);
  });
}

/** Sets the session completed, by default as of now, and closes its conversation. */
export async function complete(
  deps: Deps,
  tx: Tx,
  session: Pick<SessionRow, 'id' | 'conversationId' | 'employeeId'>,
  endedAt = deps.clock.now(),
): Promise<void> {
  await tx
    .update(clientChatSessions)
    .set({ status: 'completed', endedAt })
    .where(eq(clientChatSessions.id, session.id));
  await closeConversation(deps, tx, session.conversationId);
  await announcePractice(deps, tx, session.employeeId);
}

type PracticeChatState = Extract<ConversationEvent<PracticeInfo>, { type: 'state' }>;

/** The whole chat in its current state. */
export async function chatState(
  deps: Deps,
  employeeId: CandidateId,
  sessionId: PracticeId,
): Promise<PracticeChatState> {
  const session = await ownSession(deps.db, employeeId, sessionId);
  const state = await readConversation(deps, session.conversationId, 0, (tx) =>
    practiceInfo(deps, tx, session.id),
  );
  return { type: 'state', ...state };
}

/** Events of the chat after `afterSeq`; authorize before iterating. */
export async function watchChat(
  deps: Deps,
  employeeId: CandidateId,
  sessionId: PracticeId,
  options: { afterSeq: number; signal: AbortSignal; allowed: () => Promise<boolean> },
): Promise<AsyncGenerator<{ cursor: number; event: ConversationEvent<PracticeInfo> }>> {
  const session = await ownSession(deps.db, employeeId, sessionId);
  return watchConversation(deps, {
    conversationId: session.conversationId,
    ...options,
    info: (tx) => practiceInfo(deps, tx, session.id),
  });
}

async function practiceInfo(deps: Deps, db: DbOrTx, id: PracticeId): Promise<PracticeInfo> {
  const [session] = await db.select().from(clientChatSessions).where(eq(clientChatSessions.id, id));
  if (!session) throw new DomainError('not_found');
  const scenario = scenarioOf(session);
  const turns = toTurns(await readTurns(db, session.conversationId));
  const state = stateOf(scenario, turns);
  const status = statusOf(deps, session);
  const connecting = status === 'connecting';
  return {
    sessionId: session.id,
    status,
    queue: connecting
      ? {
          position: session.queuePosition,
          connectsAt: session.connectedAt.toISOString(),
          stepMs: scaled(pacing.clientQueueStep, deps.appSettings.read('pacing').scale),
        }
      : null,
    connectedAt: session.connectedAt.toISOString(),
    client: connecting ? null : clientOf(session, scenario),
    mood: moodOf(session.clientMood).id,
    trend: state.trend,
    outcome: session.outcome,
    caseNotes: connecting ? [] : [...scenario.brief.caseNotes],
    checklist: connecting ? [] : checklistOf(scenario, turns),
    fromSeq: session.fromSeq,
    endedAt: session.endedAt?.toISOString() ?? null,
  };
}

/** What to do before ending. Hard scenarios don't list what solves them. */
function checklistOf(scenario: Scenario, turns: readonly Turn[]): PracticeInfo['checklist'] {
  const state = stateOf(scenario, turns);
  const text = unanswered(turns);
  // What was just sent counts at once; the client's answer is a minute away.
  const fresh = text === null ? null : readTurn(scenario, text, heard(turns));
  const met = new Set([...state.met, ...(fresh?.points ?? [])]);
  const points = scenario.difficulty === 'hard' ? [] : scenario.brief.points;
  return [
    { label: 'Restate the problem', done: state.named || (fresh?.names ?? false) },
    ...points.map(({ id, label }) => ({ label, done: met.has(id) })),
    {
      label: 'Ask if there’s anything else',
      done: state.anythingElse || (fresh?.anythingElse ?? false),
    },
    { label: 'The client says it’s solved', done: state.outcome === 'satisfied' },
  ];
}
