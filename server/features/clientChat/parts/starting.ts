import { desc, eq } from 'drizzle-orm';
import {
  type ConnectInput,
  type Difficulty,
  moodById,
  type PracticePosition,
  practicePositionOf,
} from '../../../../shared/clientChat/schema.ts';
import { pacing, scaled, within } from '../../../../shared/conversation/pacing.ts';
import { type CandidateId, PracticeId } from '../../../../shared/ids/schema.ts';
import { counted } from '../../../../shared/text/counted.ts';
import type { DbOrTx, Tx } from '../../../db/client.ts';
import { candidates } from '../../../db/schema/candidates.ts';
import { clientChatReports, clientChatSessions } from '../../../db/schema/clientChat.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import { closeConversation, openConversation, openFromTurns, readTurns } from '../../conversation/service.ts';
import { moodIdOf } from './client/mood.ts';
import { stateOf, toTurns } from './client/turns.ts';
import { scenarioById, surprise } from './library.ts';
import type { Scenario } from './scenario.ts';
import {
  announcePractice,
  dueSessions,
  type Employee,
  lockSession,
  openSession,
  ownSession,
  type SessionRow,
  scenarioOf,
  statusOf,
} from './sessions.ts';

/** Starts a practice: the queue, the client's arrival, and the retry of a turn. */

/** Flips a session from connecting to active; its data is `{sessionId}`. */
export const CONNECTED_TASK = 'clientChat.connected';

/** The client's reminder after silence; its data is `{conversationId, afterSeq}`. */
export const NUDGE_TASK = 'clientChat.nudge';

/** Scenarios of this many recent chats aren't chosen at random. */
const LATELY = 5;

/**
 * When the next client can arrive: some time after the newest report (specification file 2 §4). Null when one
 * is available now.
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
    newest.createdAt.getTime() + scaled(pacing.nextClient, deps.appSettings.read('pacing').scale),
  );
  return at > deps.clock.now() ? at : null;
}

/**
 * Connects to a practice client: a place in the queue, and the client's first message some seconds after it's
 * the employee's turn. One chat at a time: an employee with an open one gets that one.
 * @throws DomainError report_due, client_not_ready, not_found (a scenario that doesn't exist)
 */
export async function connect(deps: Deps, employee: Employee, input: ConnectInput): Promise<PracticeId> {
  return deps.db.transaction(async (tx) => {
    const known = await lockAndFind(tx, employee.candidateId, input.idempotencyKey);
    if (known) return known;
    await refuseWhileDue(tx, employee.candidateId);
    const ready = await nextClientAt(deps, tx, employee.candidateId);
    if (ready) {
      const seconds = Math.ceil((ready.getTime() - deps.clock.now().getTime()) / 1_000);
      throw new DomainError('client_not_ready', { wait: counted(seconds, 'second') });
    }
    const scenario = await chooseScenario(deps, tx, employee, input);
    const now = deps.clock.now();
    const queuePosition = 1 + Math.floor(deps.clock.random() * 3);
    const connectedAt = new Date(
      now.getTime() + scaled(pacing.clientQueueStep * queuePosition, deps.appSettings.read('pacing').scale),
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
    await announcePractice(deps, tx, employee.candidateId);
    return sessionId;
  });
}

/**
 * Replays an earlier chat from the message `fromSeq`: a practice of its own that starts with the earlier
 * messages. The queue and the wait for the next client don't apply.
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
    // Consecutive messages were answered together, so they're rewritten together.
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
    await scheduleNudge(deps, tx, conversationId, turns.length);
    await announcePractice(deps, tx, employee.candidateId);
    return sessionId;
  });
}

/** Serializes what one employee starts; answers with the session this key made, or the open one. */
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
export function typingTime(deps: Deps): number {
  const seconds = Math.round(within(pacing.clientTyping, deps.clock.random()) / 1_000);
  return scaled(seconds * 1_000, deps.appSettings.read('pacing').scale);
}

/** Sends the client's reminder after a while without an answer. */
export async function scheduleNudge(
  deps: Deps,
  tx: Tx,
  conversationId: SessionRow['conversationId'],
  afterSeq: number,
): Promise<void> {
  const dueAt = new Date(
    deps.clock.now().getTime() + scaled(pacing.clientNudge, deps.appSettings.read('pacing').scale),
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
    await leave(deps, tx, session);
  });
}

/** Ends a session without a report: the queue was left, or the chat in a pause. */
export async function leave(
  deps: Deps,
  tx: Tx,
  session: Pick<SessionRow, 'id' | 'conversationId' | 'employeeId'>,
): Promise<void> {
  await tx
    .update(clientChatSessions)
    .set({ status: 'cancelled', endedAt: deps.clock.now() })
    .where(eq(clientChatSessions.id, session.id));
  await closeConversation(deps, tx, session.conversationId);
  await announcePractice(deps, tx, session.employeeId);
}
