import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { CandidateId, PracticeId } from '../../../../shared/ids/schema.ts';
import { firstName } from '../../../../shared/text/firstName.ts';
import type { DbOrTx, Tx } from '../../../db/client.ts';
import { clientChatReports, clientChatSessions } from '../../../db/schema/clientChat.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import { lockConversation } from '../../conversation/service.ts';
import { scenarioById } from './library.ts';
import type { Scenario } from './scenario.ts';

/** One row for each practice: its employee, whether it's open, and whether its report is due. */

const OPEN = ['connecting', 'active'] as const;

/** Chats that are connecting or under way. */
export const isOpen = inArray(clientChatSessions.status, [...OPEN]);

export type SessionRow = typeof clientChatSessions.$inferSelect;

export type Employee = { candidateId: CandidateId; position: string };

/** The scenario of a session. Ids never leave the library, so its absence is a fault of ours. */
export function scenarioOf(session: Pick<SessionRow, 'scenarioId'>): Scenario {
  const scenario = scenarioById(session.scenarioId);
  if (!scenario) throw new Error(`A practice session names the unknown scenario ${session.scenarioId}`);
  return scenario;
}

/** The employee's own session; another person's is refused like one that doesn't exist (quality S2). */
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
    .where(and(eq(clientChatSessions.employeeId, employeeId), isOpen));
  return row ?? null;
}

/** Ended chats without a report, oldest first. */
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

/** Notifies the person's other windows to reread when `tx` commits. */
export const announcePractice = (deps: Deps, tx: Tx, employeeId: CandidateId): Promise<void> =>
  deps.bus.publish(tx, `person:${employeeId}`, {});

/** A session's client as the employee may see them. */
export function clientOf(session: SessionRow, scenario: Scenario) {
  return {
    name: session.clientName,
    firstName: firstName(session.clientName),
    location: session.clientLocation,
    company: session.clientCompany,
    issue: session.clientIssue,
    tone: scenario.persona.tone,
  };
}

/** Locks the conversation first, as every message and reply does; in the other order, two could deadlock. */
export async function lockSession(
  tx: Tx,
  employeeId: CandidateId,
  sessionId: PracticeId,
): Promise<SessionRow> {
  await lockConversation(tx, (await ownSession(tx, employeeId, sessionId)).conversationId);
  const [row] = await tx
    .select()
    .from(clientChatSessions)
    .where(and(eq(clientChatSessions.id, sessionId), eq(clientChatSessions.employeeId, employeeId)))
    .for('update');
  if (!row) throw new DomainError('not_found');
  return row;
}

/** A client whose time has come is present even if the announcing task is late. */
export function statusOf(deps: Deps, session: SessionRow): SessionRow['status'] {
  return session.status === 'connecting' && session.connectedAt <= deps.clock.now()
    ? 'active'
    : session.status;
}
