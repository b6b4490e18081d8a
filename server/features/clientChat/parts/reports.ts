import { and, eq } from 'drizzle-orm';
import {
  type DueReport,
  type PracticeState,
  type ReportDraft,
  type ReportForm,
  responseTimeAverage,
} from '../../../../shared/clientChat/schema.ts';
import { pacing, scaled } from '../../../../shared/conversation/pacing.ts';
import type { CandidateId, PracticeId } from '../../../../shared/ids/schema.ts';
import type { SafetySign } from '../../../../shared/safety/kinds.ts';
import type { DbOrTx, Tx } from '../../../db/client.ts';
import { clientChatReports, clientChatSessions } from '../../../db/schema/clientChat.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import { raiseFlagOnce, readText } from '../../../safety/service.ts';
import { signOf } from '../../../safety/tongue.ts';
import { readTranscripts } from '../../conversation/service.ts';
import { announcePractice, dueSessions, openSession, ownSession, type SessionRow } from './sessions.ts';
import { nextClientAt } from './starting.ts';

/** Writes the coaching of one chat; its data is `{sessionId}`. */
export const COACH_TASK = 'clientChat.coach';

/** State of the employee's practice: the open chat, due reports, and the next client's time. */
export async function practiceState(deps: Deps, employeeId: CandidateId): Promise<PracticeState> {
  const [open, due, next] = await Promise.all([
    openSession(deps.db, employeeId),
    dueSessions(deps.db, employeeId),
    nextClientAt(deps, deps.db, employeeId),
  ]);
  const transcripts = await readTranscripts(
    deps.db,
    due.map(({ conversationId }) => conversationId),
  );
  return {
    open: open ? { sessionId: open.id } : null,
    due: due.map((session) =>
      dueReport(session, responseTimeAverage(transcripts.get(session.conversationId) ?? [], session.fromSeq)),
    ),
    nextClientAt: next?.toISOString() ?? null,
    now: deps.clock.now().toISOString(),
  };
}

function dueReport(session: SessionRow, responseTimeAvg: number | null): DueReport {
  const endedAt = session.endedAt ?? session.connectedAt;
  const minutes = Math.round((endedAt.getTime() - session.connectedAt.getTime()) / 60_000);
  return {
    sessionId: session.id,
    clientName: session.clientName,
    company: session.clientCompany,
    issue: session.clientIssue,
    startedAt: session.connectedAt.toISOString(),
    endedAt: endedAt.toISOString(),
    minutes: Math.max(1, minutes),
    outcome: session.outcome,
    responseTimeAvg,
    draft: session.reportDraft ?? {
      clientName: session.clientName,
      companyInvolved: session.clientCompany,
      issueSummary: '',
      resolutionProvided: '',
      needsFollowup: false,
    },
  };
}

/** Saves a draft; the report stays due. A submitted report isn't overwritten. */
export async function saveReportDraft(
  deps: Deps,
  employeeId: CandidateId,
  input: { sessionId: PracticeId; draft: ReportDraft },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const session = await lockEnded(tx, employeeId, input.sessionId);
    if (await reportOf(tx, session.id)) return;
    await tx
      .update(clientChatSessions)
      .set({ reportDraft: input.draft })
      .where(eq(clientChatSessions.id, session.id));
  });
}

type Submitted = {
  responseTimeAvg: number | null;
  nextClientAt: string | null;
  /** Time and duration of the next client's notice, and the count it shows (specification file 2 §9). */
  notice: { delayMs: number; durationMs: number; seconds: number };
  /** What was found in the report's text, so that the person is shown where to get help. */
  safety: SafetySign | null;
};

/**
 * Submits the report of an ended chat, computes `response_time_avg`, and schedules coaching. Submitting again
 * answers the same and leaves one report.
 * @throws DomainError not_found, conflict (the chat is still going on)
 */
export async function submitReport(
  deps: Deps,
  employeeId: CandidateId,
  input: { sessionId: PracticeId; report: ReportForm },
): Promise<Submitted> {
  const { issueSummary, resolutionProvided } = input.report;
  const found = await readText(deps, `${issueSummary}\n\n${resolutionProvided}`, employeeId);
  const responseTimeAvg = await deps.db.transaction(async (tx) => {
    const session = await lockEnded(tx, employeeId, input.sessionId);
    // Also for a submitted report: a changed text may raise more, and the answer tells the person that we
    // know.
    if (found) {
      await raiseFlagOnce(deps, tx, found, {
        source: 'practice',
        candidateId: employeeId,
        about: session.id,
      });
    }
    const known = await reportOf(tx, session.id);
    if (known) return known.responseTimeAvg;
    const transcripts = await readTranscripts(tx, [session.conversationId]);
    const average = responseTimeAverage(transcripts.get(session.conversationId) ?? [], session.fromSeq);
    await tx.insert(clientChatReports).values({
      ...input.report,
      sessionId: session.id,
      textWithheld: found !== null,
      employeeId,
      responseTimeAvg: average,
      createdAt: deps.clock.now(),
    });
    await tx
      .update(clientChatSessions)
      .set({ reportDraft: null, coachingState: 'pending' })
      .where(eq(clientChatSessions.id, session.id));
    await deps.queue.enqueue(tx, COACH_TASK, { sessionId: session.id });
    await announcePractice(deps, tx, employeeId);
    return average;
  });
  const { scale } = deps.appSettings.read('pacing');
  const next = await nextClientAt(deps, deps.db, employeeId);
  return {
    responseTimeAvg,
    nextClientAt: next?.toISOString() ?? null,
    notice: {
      delayMs: scaled(pacing.nextClientNotice.delay, scale),
      durationMs: scaled(pacing.nextClientNotice.duration, scale),
      seconds: pacing.nextClient / 1_000,
    },
    safety: signOf(found),
  };
}

/** Coaching that failed is tried again. */
export async function retryCoaching(
  deps: Deps,
  employeeId: CandidateId,
  sessionId: PracticeId,
): Promise<void> {
  await ownSession(deps.db, employeeId, sessionId);
  await deps.db.transaction(async (tx) => {
    const failed = await tx
      .update(clientChatSessions)
      .set({ coachingState: 'pending' })
      .where(and(eq(clientChatSessions.id, sessionId), eq(clientChatSessions.coachingState, 'failed')))
      .returning({ id: clientChatSessions.id });
    if (failed.length > 0) await deps.queue.enqueue(tx, COACH_TASK, { sessionId });
  });
}

async function lockEnded(tx: Tx, employeeId: CandidateId, sessionId: PracticeId): Promise<SessionRow> {
  const [session] = await tx
    .select()
    .from(clientChatSessions)
    .where(and(eq(clientChatSessions.id, sessionId), eq(clientChatSessions.employeeId, employeeId)))
    .for('update');
  if (!session || session.status === 'cancelled') throw new DomainError('not_found');
  if (session.status !== 'completed') throw new DomainError('conflict');
  return session;
}

async function reportOf(db: DbOrTx, sessionId: PracticeId) {
  const [report] = await db
    .select()
    .from(clientChatReports)
    .where(eq(clientChatReports.sessionId, sessionId));
  return report ?? null;
}
