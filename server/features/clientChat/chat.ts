import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import {
  type ConnectInput,
  type Difficulty,
  moodById,
  moodOf,
  type PracticeInfo,
  type PracticePosition,
  practicePositionOf,
} from '../../../shared/clientChat.ts';
import type { ConversationEvent, ConversationMessage } from '../../../shared/conversation.ts';
import { type CandidateId, type MessageId, PracticeId, type ReplyId } from '../../../shared/ids.ts';
import { pacing, scaled, within } from '../../../shared/pacing.ts';
import type { DbOrTx, Tx } from '../../db/client.ts';
import { candidates } from '../../db/schema/candidates.ts';
import { clientChatReports, clientChatSessions } from '../../db/schema/clientChat.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import {
  closeConversation,
  lockConversation,
  openConversation,
  openFromTurns,
  readConversation,
  readTurns,
  retryReply,
  sendMessage,
  watchConversation,
} from '../conversation/service.ts';
import { scenarioById, surprise } from './library.ts';
import { moodIdOf } from './mood.ts';
import { heard } from './prompts.ts';
import { readTurn } from './reading.ts';
import { firstNameOf, type Scenario } from './scenario.ts';
import { stateOf, type Turn, toTurns, unanswered } from './turns.ts';

/** Flips a session from connecting to active; its data is `{sessionId}`. */
export const CONNECTED_TASK = 'clientChat.connected';
/** The client speaks up when nobody answered; its data is `{conversationId, afterSeq}`. */
export const NUDGE_TASK = 'clientChat.nudge';

/** Scenarios of this many chats back do not come as a surprise. */
const LATELY = 5;
const OPEN = ['connecting', 'active'] as const;

export type SessionRow = typeof clientChatSessions.$inferSelect;
export type Employee = { candidateId: CandidateId; position: string };

/** The scenario of a session. Ids never leave the library, so its absence is a fault of ours. */
export function scenarioOf(session: Pick<SessionRow, 'scenarioId'>): Scenario {
  const scenario = scenarioById(session.scenarioId);
  if (!scenario) throw new Error(`A practice session names the unknown scenario ${session.scenarioId}`);
  return scenario;
}

/** The employee's own session; another person's answers like one that does not exist (quality S2). */
export async function ownSession(
  db: DbOrTx,
  employeeId: CandidateId,
  sessionId: PracticeId,
): Promise<SessionRow> {
  const [row] = await db
    .select()
    .from(clientChatSessions)
    .where(and(eq(clientChatSessions.id, sessionId), eq(clientChatSessions.employeeId, employeeId)));
  if (!row) throw new DomainError('not_found');
  return row;
}

/** The chat that is connecting or under way, or null. */
export async function openSession(db: DbOrTx, employeeId: CandidateId): Promise<SessionRow | null> {
  const [row] = await db
    .select()
    .from(clientChatSessions)
    .where(and(eq(clientChatSessions.employeeId, employeeId), inArray(clientChatSessions.status, [...OPEN])));
  return row ?? null;
}

/**
 * When the next client can come: some time after the newest report (specification file 2 §4). Null when one
 * can come now.
 */
export async function nextClientAt(deps: Deps, db: DbOrTx, employeeId: CandidateId): Promise<Date | null> {
  const [newest] = await db
    .select({ createdAt: clientChatReports.createdAt })
    .from(clientChatReports)
    .where(eq(clientChatReports.employeeId, employeeId))
    .orderBy(desc(clientChatReports.createdAt))
    .limit(1);
  if (!newest) return null;
  const at = new Date(
    newest.createdAt.getTime() + scaled(pacing.nextClient, deps.house.read('pacing').scale),
  );
  return at > deps.clock.now() ? at : null;
}

/** Ended chats whose report is not written yet, oldest first. */
export async function dueSessions(db: DbOrTx, employeeId: CandidateId): Promise<SessionRow[]> {
  const rows = await db
    .select({ session: clientChatSessions })
    .from(clientChatSessions)
    .leftJoin(clientChatReports, eq(clientChatReports.sessionId, clientChatSessions.id))
    .where(
      and(
        eq(clientChatSessions.employeeId, employeeId),
        eq(clientChatSessions.status, 'completed'),
        isNull(clientChatReports.sessionId),
      ),
    )
    .orderBy(clientChatSessions.createdAt)
    .limit(20);
  return rows.map(({ session }) => session);
}

/**
 * Connects to a practice client: a place in the queue, and the client's first words some seconds after it is
 * the employee's turn. One chat at a time: whoever has an open one gets that one back.
 * @throws DomainError report_due, client_not_ready, not_found (a scenario that does not exist)
 */
export async function connect(deps: Deps, employee: Employee, input: ConnectInput): Promise<PracticeId> {
  return deps.db.transaction(async (tx) => {
    const known = await lockAndFind(tx, employee.candidateId, input.idempotencyKey);
    if (known) return known;
    await refuseWhileDue(tx, employee.candidateId);
    const ready = await nextClientAt(deps, tx, employee.candidateId);
    if (ready) {
      const seconds = Math.ceil((ready.getTime() - deps.clock.now().getTime()) / 1_000);
      throw new DomainError('client_not_ready', { wait: `${seconds} seconds` });
    }
    const scenario = await chooseScenario(deps, tx, employee, input);
    const now = deps.clock.now();
    const queuePosition = 1 + Math.floor(deps.clock.random() * 3);
    const connectedAt = new Date(
      now.getTime() + scaled(pacing.clientQueueStep * queuePosition, deps.house.read('pacing').scale),
    );
    const conversationId = await openConversation(deps, tx, {
      kind: 'practice',
      ownerId: employee.candidateId,
      firstReplyAt: new Date(connectedAt.getTime() + typingTime(deps)),
      typingAt: connectedAt,
    });
    const sessionId = PracticeId.parse(deps.clock.uuid());
    await tx.insert(clientChatSessions).values({
      ...profileOf(scenario),
      id: sessionId,
      employeeId: employee.candidateId,
      conversationId,
      idempotencyKey: input.idempotencyKey,
      status: 'connecting',
      queuePosition,
      connectedAt,
      createdAt: now,
    });
    await deps.queue.enqueue(tx, CONNECTED_TASK, { sessionId }, { dueAt: connectedAt });
    return sessionId;
  });
}

/**
 * Goes back into an earlier chat, to write the message `fromSeq` anew: a practice of its own that begins with
 * what was said before. The queue and the wait for the next client do not apply.
 * @throws DomainError not_found, report_due, conflict (another chat is open)
 */
export async function replay(
  deps: Deps,
  employee: Employee,
  input: { idempotencyKey: string; sessionId: PracticeId; fromSeq: number },
): Promise<PracticeId> {
  return deps.db.transaction(async (tx) => {
    const known = await lockAndFind(tx, employee.candidateId, input.idempotencyKey);
    if (known) {
      const open = await ownSession(tx, employee.candidateId, known);
      if (open.idempotencyKey !== input.idempotencyKey) throw new DomainError('conflict');
      return known;
    }
    const source = await ownSession(tx, employee.candidateId, input.sessionId);
    if (source.status !== 'completed') throw new DomainError('not_found');
    await refuseWhileDue(tx, employee.candidateId);

    const rows = await readTurns(tx, source.conversationId);
    if (!rows.some(({ seq, role }) => seq === input.fromSeq && role === 'user'))
      throw new DomainError('not_found');
    // Messages sent one after the other were answered together, so they are written anew together.
    const lastClient = rows.findLastIndex(({ seq, role }) => seq < input.fromSeq && role === 'assistant');
    const turns = rows.slice(0, lastClient + 1);
    const scenario = scenarioOf(source);
    const state = stateOf(scenario, toTurns(turns));
    const now = deps.clock.now();
    const conversationId = await openFromTurns(deps, tx, {
      kind: 'practice',
      ownerId: employee.candidateId,
      turns,
    });
    const sessionId = PracticeId.parse(deps.clock.uuid());
    await tx.insert(clientChatSessions).values({
      ...profileOf(scenario),
      clientMood: moodById(moodIdOf(state.mood)).emoji,
      id: sessionId,
      employeeId: employee.candidateId,
      conversationId,
      idempotencyKey: input.idempotencyKey,
      status: 'active',
      outcome: state.outcome,
      queuePosition: 0,
      connectedAt: now,
      replayOf: source.id,
      fromSeq: turns.length + 1,
      createdAt: now,
    });
    await oweNudge(deps, tx, conversationId, turns.length);
    return sessionId;
  });
}

/** Serialises what one employee starts; answers with the session this key made, or the open one. */
async function lockAndFind(tx: Tx, employeeId: CandidateId, key: string): Promise<PracticeId | null> {
  await tx.select({ id: candidates.id }).from(candidates).where(eq(candidates.id, employeeId)).for('update');
  const [made] = await tx
    .select({ id: clientChatSessions.id, employeeId: clientChatSessions.employeeId })
    .from(clientChatSessions)
    .where(eq(clientChatSessions.idempotencyKey, key));
  if (made && made.employeeId !== employeeId) throw new DomainError('conflict');
  return made?.id ?? (await openSession(tx, employeeId))?.id ?? null;
}

async function refuseWhileDue(tx: Tx, employeeId: CandidateId): Promise<void> {
  if ((await dueSessions(tx, employeeId)).length > 0) throw new DomainError('report_due');
}

async function chooseScenario(
  deps: Deps,
  tx: Tx,
  employee: Employee,
  input: ConnectInput,
): Promise<Scenario> {
  if (input.scenarioId !== null) {
    const chosen = scenarioById(input.scenarioId);
    if (!chosen) throw new DomainError('not_found');
    return chosen;
  }
  const lately = await tx
    .select({ scenarioId: clientChatSessions.scenarioId })
    .from(clientChatSessions)
    .where(eq(clientChatSessions.employeeId, employee.candidateId))
    .orderBy(desc(clientChatSessions.createdAt))
    .limit(LATELY);
  const position = practicePositionOf(employee.position);
  const ids = lately.map(({ scenarioId }) => scenarioId);
  const found = surprise(position, input.difficulty, ids, deps.clock.random());
  if (!found) throw new DomainError('not_found');
  return found;
}

type Profile = {
  scenarioId: string;
  position: PracticePosition;
  difficulty: Difficulty;
  clientName: string;
  clientLocation: string;
  clientCompany: string;
  clientIssue: string;
  clientMood: string;
};

function profileOf({ id, position, difficulty, persona }: Scenario): Profile {
  return {
    scenarioId: id,
    position,
    difficulty,
    clientName: persona.name,
    clientLocation: persona.location,
    clientCompany: persona.company,
    clientIssue: persona.issue,
    clientMood: moodById(persona.mood).emoji,
  };
}

/** How long the client is seen typing: the returned delay, whole seconds before the scale (§7, ai-client). */
function typingTime(deps: Deps): number {
  const seconds = Math.round(within(pacing.clientTyping, deps.clock.random()) / 1_000);
  return scaled(seconds * 1_000, deps.house.read('pacing').scale);
}

/** A client who hears nothing for a while speaks up. */
export async function oweNudge(
  deps: Deps,
  tx: Tx,
  conversationId: SessionRow['conversationId'],
  afterSeq: number,
): Promise<void> {
  const dueAt = new Date(
    deps.clock.now().getTime() + scaled(pacing.clientNudge, deps.house.read('pacing').scale),
  );
  await deps.queue.enqueue(tx, NUDGE_TASK, { conversationId, afterSeq: String(afterSeq) }, { dueAt });
}

/**
 * Leaves the queue before the client is there; repeating it changes nothing.
 * @throws DomainError('conflict') when the client is there already.
 */
export async function cancelConnecting(
  deps: Deps,
  employeeId: CandidateId,
  sessionId: PracticeId,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const session = await lockSession(tx, employeeId, sessionId);
    if (session.status === 'cancelled') return;
    if (statusOf(deps, session) !== 'connecting') throw new DomainError('conflict');
    const endedAt = deps.clock.now();
    await tx
      .update(clientChatSessions)
      .set({ status: 'cancelled', endedAt })
      .where(eq(clientChatSessions.id, session.id));
    await closeConversation(deps, tx, session.conversationId);
  });
}

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
    replyDelayMs: scaled(pacing.clientReply, deps.house.read('pacing').scale),
    typingMs: typingTime(deps),
    joins: true,
  });
}

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
    if (statusOf(deps, session) !== 'active') throw new DomainError('conflict');
    await complete(deps, tx, session);
  });
}

/** Sets the session completed and closes its conversation. */
export async function complete(
  deps: Deps,
  tx: Tx,
  session: Pick<SessionRow, 'id' | 'conversationId'>,
): Promise<void> {
  await tx
    .update(clientChatSessions)
    .set({ status: 'completed', endedAt: deps.clock.now() })
    .where(eq(clientChatSessions.id, session.id));
  await closeConversation(deps, tx, session.conversationId);
}

/** The conversation's lock comes first, as with every message and every reply: the other way round two could wait for each other. */
async function lockSession(tx: Tx, employeeId: CandidateId, sessionId: PracticeId): Promise<SessionRow> {
  await lockConversation(tx, (await ownSession(tx, employeeId, sessionId)).conversationId);
  const [row] = await tx
    .select()
    .from(clientChatSessions)
    .where(and(eq(clientChatSessions.id, sessionId), eq(clientChatSessions.employeeId, employeeId)))
    .for('update');
  if (!row) throw new DomainError('not_found');
  return row;
}

/** A client whose time has come is there, also when the task that says so is a moment late. */
function statusOf(deps: Deps, session: SessionRow): SessionRow['status'] {
  return session.status === 'connecting' && session.connectedAt <= deps.clock.now()
    ? 'active'
    : session.status;
}

export type PracticeChatState = Extract<ConversationEvent<PracticeInfo>, { type: 'state' }>;

/** The whole chat as it stands. */
export async function chatState(
  deps: Deps,
  employeeId: CandidateId,
  sessionId: PracticeId,
): Promise<PracticeChatState> {
  const session = await ownSession(deps.db, employeeId, sessionId);
  const [state, info] = await Promise.all([
    readConversation(deps, session.conversationId, 0),
    practiceInfo(deps, session.id),
  ]);
  return { type: 'state', ...state, info };
}

/** Live events of the chat after `afterSeq`; authorise before iterating. */
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
    info: () => practiceInfo(deps, session.id),
  });
}

async function practiceInfo(deps: Deps, id: PracticeId): Promise<PracticeInfo> {
  const [session] = await deps.db.select().from(clientChatSessions).where(eq(clientChatSessions.id, id));
  if (!session) throw new DomainError('not_found');
  const scenario = scenarioOf(session);
  const turns = toTurns(await readTurns(deps.db, session.conversationId));
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
          stepMs: scaled(pacing.clientQueueStep, deps.house.read('pacing').scale),
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

export function clientOf(session: SessionRow, scenario: Scenario) {
  return {
    name: session.clientName,
    firstName: firstNameOf(session.clientName),
    location: session.clientLocation,
    company: session.clientCompany,
    issue: session.clientIssue,
    tone: scenario.persona.tone,
  };
}

/** What to think of before ending; hard scenarios do not say what solves them. */
function checklistOf(scenario: Scenario, turns: readonly Turn[]): PracticeInfo['checklist'] {
  const state = stateOf(scenario, turns);
  const text = unanswered(turns);
  // What was just sent counts at once; the client's answer is a minute away.
  const fresh = text === null ? null : readTurn(scenario, text, heard(turns));
  const met = new Set([...state.met, ...(fresh?.points ?? [])]);
  const points = scenario.difficulty === 'hard' ? [] : scenario.brief.points;
  return [
    { label: 'The problem is named', done: state.named || (fresh?.names ?? false) },
    ...points.map(({ id, label }) => ({ label, done: met.has(id) })),
    {
      label: 'You asked if there is anything else',
      done: state.anythingElse || (fresh?.anythingElse ?? false),
    },
    { label: 'The client said the issue is solved', done: state.outcome === 'satisfied' },
  ];
}
