import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import {
  type CriterionId,
  criterionIds,
  type PracticeChat,
  type PracticePage,
  type PracticeTrendData,
  type ScenarioCard,
} from '../../../shared/clientChat/schema.ts';
import type { CandidateId, PracticeId } from '../../../shared/ids/schema.ts';
import { clientChatReports, clientChatSessions } from '../../db/schema/clientChat.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { after, chatView, type Listed, page, rowOf } from './parts/finished.ts';
import { scenarios } from './parts/library.ts';
import type { SessionRow } from './parts/sessions.ts';

/** An employee’s finished practice. What HR reads of it is admin.ts, the chat in progress parts/chat.ts, and its reports parts/reports.ts. */

/** Points of the trend on Reports. */
const TREND_CHATS = 12;

/** The library as the employee sees it: no fact, no goal, and how often they did each. */
export async function listScenarios(deps: Deps, employeeId: CandidateId): Promise<ScenarioCard[]> {
  const done = await deps.db
    .select({
      scenarioId: clientChatSessions.scenarioId,
      done: sql<number>`count(*)::int`,
      best: sql<number | null>`max(${clientChatSessions.score})`,
    })
    .from(clientChatSessions)
    .where(and(eq(clientChatSessions.employeeId, employeeId), eq(clientChatSessions.status, 'completed')))
    .groupBy(clientChatSessions.scenarioId);
  const byId = new Map(done.map((row) => [row.scenarioId, row]));
  return scenarios.map(({ id, title, position, difficulty }) => ({
    id,
    title,
    position,
    difficulty,
    done: byId.get(id)?.done ?? 0,
    bestScore: byId.get(id)?.best ?? null,
  }));
}

/** The employee's finished chats, newest first. @throws DomainError('invalid_input') for a cursor that is none. */
export async function practiceHistory(
  deps: Deps,
  employeeId: CandidateId,
  input: { cursor?: string | undefined; limit: number },
): Promise<PracticePage> {
  const listed: Listed[] = await deps.db
    .select({ session: clientChatSessions, report: clientChatReports })
    .from(clientChatSessions)
    .leftJoin(clientChatReports, eq(clientChatReports.sessionId, clientChatSessions.id))
    .where(
      and(
        eq(clientChatSessions.employeeId, employeeId),
        eq(clientChatSessions.status, 'completed'),
        after(input.cursor),
      ),
    )
    .orderBy(desc(clientChatSessions.createdAt), desc(clientChatSessions.id))
    .limit(input.limit + 1);
  return page(listed, input.limit, ({ session, report }) => rowOf(session, report));
}

/** One finished chat of the employee. @throws DomainError('not_found') */
export async function practiceChat(
  deps: Deps,
  employeeId: CandidateId,
  sessionId: PracticeId,
): Promise<PracticeChat> {
  const { session, report } = await finished(deps, sessionId);
  if (session.employeeId !== employeeId) throw new DomainError('not_found');
  return chatView(deps, session, report);
}

async function finished(deps: Deps, sessionId: PracticeId): Promise<Listed> {
  const [found] = await deps.db
    .select({ session: clientChatSessions, report: clientChatReports })
    .from(clientChatSessions)
    .leftJoin(clientChatReports, eq(clientChatReports.sessionId, clientChatSessions.id))
    .where(and(eq(clientChatSessions.id, sessionId), eq(clientChatSessions.status, 'completed')));
  if (!found) throw new DomainError('not_found');
  return found;
}

/** Ratings of the newest coached chats by criterion, oldest first, for the employee's Reports. */
export async function practiceTrend(deps: Deps, employeeId: CandidateId): Promise<PracticeTrendData> {
  const rows = await deps.db
    .select()
    .from(clientChatSessions)
    .where(and(eq(clientChatSessions.employeeId, employeeId), isNotNull(clientChatSessions.coaching)))
    .orderBy(desc(clientChatSessions.createdAt))
    .limit(TREND_CHATS);
  return {
    points: rows.reverse().map((session) => ({
      at: (session.endedAt ?? session.createdAt).toISOString(),
      score: session.score ?? 0,
      ratings: ratingsOf(session),
    })),
  };
}

function ratingsOf({ coaching }: SessionRow): Record<CriterionId, number | null> {
  const rating = (id: CriterionId): number | null =>
    coaching?.criteria.find(({ criterion }) => criterion === id)?.rating ?? null;
  const [greeting, understanding, accuracy, empathy, resolution, closing] = criterionIds;
  return {
    greeting: rating(greeting),
    understanding: rating(understanding),
    accuracy: rating(accuracy),
    empathy: rating(empathy),
    resolution: rating(resolution),
    closing: rating(closing),
  };
}
