import type { SQL } from 'drizzle-orm';
import {
  moodOf,
  type PracticeChat,
  type PracticeRow,
  type SubmittedReport,
} from '../../../../shared/clientChat/schema.ts';
import { type clientChatReports, clientChatSessions } from '../../../db/schema/clientChat.ts';
import type { Deps } from '../../../deps.ts';
import { decodeTimeCursor, olderThan, pageOf } from '../../../platform/cursor.ts';
import { readTranscripts } from '../../conversation/service.ts';
import { clientOf, type SessionRow, scenarioOf } from './sessions.ts';

/** Finished practice as its employee and HR read it. */

type ReportRow = typeof clientChatReports.$inferSelect;
export type Listed = { session: SessionRow; report: ReportRow | null };

export function after(cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined;
  return olderThan(clientChatSessions.createdAt, clientChatSessions.id, decodeTimeCursor(cursor));
}

export function page<Found extends Listed, Row>(
  listed: Found[],
  limit: number,
  toRow: (found: Found) => Row,
) {
  const { shown, nextCursor } = pageOf(listed, limit, ({ session }) => ({
    at: session.createdAt.toISOString(),
    id: session.id,
  }));
  return { rows: shown.map(toRow), nextCursor };
}

export async function chatView(
  deps: Deps,
  session: SessionRow,
  report: ReportRow | null,
): Promise<PracticeChat> {
  const scenario = scenarioOf(session);
  const transcripts = await readTranscripts(deps.db, [session.conversationId]);
  return {
    ...rowOf(session, report),
    client: clientOf(session, scenario),
    messages: transcripts.get(session.conversationId) ?? [],
    fromSeq: session.fromSeq,
    report: report && submitted(report),
    notes: session.coaching,
    goodOutcome: scenario.brief.goodOutcome,
    flagged: session.flagged,
  };
}

function submitted(report: ReportRow): SubmittedReport {
  return {
    clientName: report.clientName,
    companyInvolved: report.companyInvolved,
    issueSummary: report.issueSummary,
    resolutionProvided: report.resolutionProvided,
    needsFollowup: report.needsFollowup,
    responseTimeAvg: report.responseTimeAvg,
    createdAt: report.createdAt.toISOString(),
  };
}

export function rowOf(session: SessionRow, report: ReportRow | null): PracticeRow {
  return {
    sessionId: session.id,
    scenarioTitle: scenarioOf(session).title,
    difficulty: session.difficulty,
    clientName: session.clientName,
    company: session.clientCompany,
    mood: moodOf(session.clientMood).id,
    outcome: session.outcome,
    startedAt: session.connectedAt.toISOString(),
    endedAt: (session.endedAt ?? session.connectedAt).toISOString(),
    responseTimeAvg: report?.responseTimeAvg ?? null,
    needsFollowup: report?.needsFollowup ?? null,
    reportDue: report === null,
    coaching: session.coachingState,
    score: session.score,
    replay: session.replayOf !== null,
  };
}
