import { and, eq, gte } from 'drizzle-orm';
import { CONSENT_VERSION } from '../../../../shared/applications/schema.ts';
import { pacing, scaled, within } from '../../../../shared/conversation/pacing.ts';
import type { ConversationEvent, ConversationMessage } from '../../../../shared/conversation/schema.ts';
import {
  type CandidateId,
  InterviewId,
  type MessageId,
  type ReplyId,
} from '../../../../shared/ids/schema.ts';
import {
  type InterviewProgress,
  MIN_MESSAGES,
  progressPercent,
} from '../../../../shared/interview/schema.ts';
import { interviewIsOpen } from '../../../../shared/portal/schema.ts';
import type { SafetySign } from '../../../../shared/safety/kinds.ts';
import type { DbOrTx, Tx } from '../../../db/client.ts';
import { applications, candidates, decidedFirst } from '../../../db/schema/candidates.ts';
import { interviewSessions } from '../../../db/schema/interviews.ts';
import { jobs } from '../../../db/schema/jobs.ts';
import { emails } from '../../../db/schema/platform.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import { raiseFlagOnce, readText } from '../../../safety/service.ts';
import { signOf } from '../../../safety/tongue.ts';
import { resumeConversation, stopForToday } from '../../conversation/pauses.ts';
import { sendIn } from '../../conversation/sending.ts';
import {
  closeConversation,
  openConversation,
  readConversation,
  readTranscripts,
  readTurns,
  retryReply,
} from '../../conversation/service.ts';
import { watchConversation } from '../../conversation/watching.ts';
import { storeStatus } from '../../records/service.ts';
import { recordChange, recordEvent } from '../../timeline/service.ts';
import { phaseOf } from '../director.ts';
import { reviewRequestedEmail, thankYouEmail } from '../emails.ts';
import { questionAgain } from './interviewer/repeating.ts';
import { beginRubric, rubricOfSession } from './rating/jobRubrics.ts';
import { latestSession, type SessionRow, shownSession } from './sessions.ts';
import { TurnMetaSchema, toTurns } from './turns.ts';

/**
 * The candidate's side of the interview: starting, messages, completion, and later requests. HR's side is service.ts.
 */

/** Scores one completed interview; its data is `{interviewId}`. */
export const SCORE_TASK = 'interview.score';

/** The interview that the person's page shows, which must be under way. */
async function openSession(db: DbOrTx, candidateId: CandidateId, shown?: InterviewId): Promise<SessionRow> {
  const session = await shownSession(db, candidateId, shown);
  if (session.isComplete) throw new DomainError('interview_completed');
  return session;
}

/** Stored with the interview, because HR may edit the posting before it's scored or re-scored. */
const measuring = {
  title: jobs.title,
  description: jobs.description,
  requirements: jobs.requirements,
  workHours: jobs.workHours,
};

/**
 * Starts the interview, or does nothing when it has started: the greeting is due after the connecting time
 * (specification file 1 §4). The person has consented to the AI notice.
 * @throws DomainError interview_completed, interview_not_open
 */
export async function startInterview(deps: Deps, candidateId: CandidateId): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const [candidate] = await tx
      .select()
      .from(candidates)
      .where(eq(candidates.id, candidateId))
      .for('update');
    const session = await latestSession(tx, candidateId);
    if (!candidate || !interviewIsOpen(candidate.status, session !== null))
      throw new DomainError('interview_not_open');
    if (session?.isComplete) throw new DomainError('interview_completed');
    if (session) return;

    const now = deps.clock.now();
    const [application] = await tx
      .select({ id: applications.id, jobId: applications.jobId })
      .from(applications)
      .innerJoin(candidates, eq(candidates.id, applications.candidateId))
      .where(eq(applications.candidateId, candidateId))
      .orderBy(...decidedFirst)
      .limit(1);
    const connecting = scaled(pacing.interviewConnecting, deps.appSettings.read('pacing').scale);
    const conversationId = await openConversation(deps, tx, {
      kind: 'interview',
      ownerId: candidateId,
      firstReplyAt: new Date(now.getTime() + connecting),
    });
    const jobId = application?.jobId ?? null;
    const [posting] = jobId ? await tx.select(measuring).from(jobs).where(eq(jobs.id, jobId)) : [];
    await tx.insert(interviewSessions).values({
      id: InterviewId.parse(deps.clock.uuid()),
      candidateId,
      conversationId,
      applicationId: application?.id ?? null,
      jobId,
      rubricVersion: jobId && (await beginRubric(deps, tx, jobId)),
      posting: posting ?? null,
      position: candidate.position,
      consentVersion: CONSENT_VERSION,
      consentedAt: now,
      createdAt: now,
    });
    await recordChange(tx, deps, { candidateId, kind: 'interview_started' });
  });
}

/**
 * Stores one message of the candidate; the reply comes after 12–20 s (specification file 1 §4). `who`
 * resolves the candidate in the same transaction, so sending costs one.
 */
export async function sendToInterview(
  deps: Deps,
  who: CandidateId | ((tx: Tx) => Promise<CandidateId>),
  input: { messageId: MessageId; text: string; interviewId?: InterviewId | undefined },
): Promise<ConversationMessage> {
  const delay = within(pacing.interviewReply, deps.clock.random());
  return sendIn(deps, async (tx, send) => {
    const session = await openSession(tx, typeof who === 'string' ? who : await who(tx), input.interviewId);
    return send({
      conversationId: session.conversationId,
      messageId: input.messageId,
      text: input.text,
      replyDelayMs: scaled(delay, deps.appSettings.read('pacing').scale),
    });
  });
}

/** Tries a failed reply of the person's own interview again. */
export async function retryInterviewReply(
  deps: Deps,
  candidateId: CandidateId,
  replyId: ReplyId,
): Promise<void> {
  const session = await openSession(deps.db, candidateId);
  await retryReply(deps, { conversationId: session.conversationId, replyId });
}

/** The person stops for today, after something that needs a person; nothing is lost (see conversation/pauses.ts). */
export async function stopInterviewForToday(
  deps: Deps,
  candidateId: CandidateId,
  shown?: InterviewId,
): Promise<void> {
  const session = await openSession(deps.db, candidateId, shown);
  await deps.db.transaction(async (tx) => {
    await stopForToday(deps, tx, session.conversationId);
    await deps.bus.publish(tx, 'candidates', { candidateId });
  });
}

/** Goes on after a pause, on the same day or another: the last question is asked again in its plain form. */
export async function resumeInterview(
  deps: Deps,
  candidateId: CandidateId,
  shown?: InterviewId,
): Promise<void> {
  const session = await openSession(deps.db, candidateId, shown);
  await deps.db.transaction(async (tx) => {
    await resumeConversation(deps, tx, session.conversationId, async (rows) => {
      const rubric = await rubricOfSession(tx, session);
      return {
        content: await questionAgain({ position: session.position, rubric }, toTurns(rows)),
        meta: {},
      };
    });
    await deps.bus.publish(tx, 'candidates', { candidateId });
  });
}

type InterviewState = Extract<ConversationEvent<InterviewProgress>, { type: 'state' }>;

/** The whole conversation in its current state, or null before it started. */
export async function interviewState(
  deps: Deps,
  candidateId: CandidateId,
  shown?: InterviewId,
): Promise<InterviewState | null> {
  const session = await latestSession(deps.db, candidateId);
  if (!session) return null;
  if (shown && session.id !== shown) throw new DomainError('session_ended');
  const state = await readConversation(deps, session.conversationId, 0, (tx) =>
    progress(deps, tx, session.id),
  );
  return { type: 'state', ...state };
}

/**
 * Live events of the person's interview after `afterSeq`.
 * @throws DomainError('interview_not_open') before it started; authorize before iterating.
 */
export async function watchInterview(
  deps: Deps,
  candidateId: CandidateId,
  options: {
    interviewId?: InterviewId | undefined;
    afterSeq: number;
    signal: AbortSignal;
    allowed: () => Promise<boolean>;
  },
): Promise<AsyncGenerator<{ cursor: number; event: ConversationEvent<InterviewProgress> }>> {
  const { interviewId, ...watched } = options;
  const session = await shownSession(deps.db, candidateId, interviewId);
  return watchConversation(deps, {
    conversationId: session.conversationId,
    ...watched,
    info: (tx) => progress(deps, tx, session.id),
    infoAfter: (info, said) => progressAfter(info, said.meta),
  });
}

/** The same as reading it again after one more ordinary message of an interview that is open. */
function progressAfter(info: InterviewProgress, meta: unknown): InterviewProgress {
  const messageCount = info.messageCount + 1;
  const phase = TurnMetaSchema.safeParse(meta).data?.phase ?? info.phase;
  return {
    phase,
    percent: progressPercent(messageCount, phase),
    messageCount,
    canComplete: messageCount >= MIN_MESSAGES,
    connectingUntil: null,
    completed: false,
  };
}

async function progress(deps: Deps, db: DbOrTx, id: InterviewId): Promise<InterviewProgress> {
  const [session] = await db.select().from(interviewSessions).where(eq(interviewSessions.id, id));
  if (!session) throw new DomainError('not_found');
  const turns = toTurns(await readTurns(db, session.conversationId));
  const connectingUntil =
    session.createdAt.getTime() + scaled(pacing.interviewConnecting, deps.appSettings.read('pacing').scale);
  const phase = phaseOf(turns);
  return {
    phase,
    percent: session.isComplete ? 100 : progressPercent(turns.length, phase),
    messageCount: turns.length,
    canComplete: !session.isComplete && turns.length >= MIN_MESSAGES,
    connectingUntil: turns.length === 0 ? new Date(connectingUntil).toISOString() : null,
    completed: session.isComplete,
  };
}

/**
 * Completes the interview: closes the conversation, sets the status, and schedules its scoring. Twenty
 * concurrent calls complete it once (quality R4). `mailed` is false when the confirmation couldn't be queued;
 * the interview is saved all the same, and the sweep in tasks.ts sends it later.
 * @throws DomainError interview_too_short, interview_not_open
 */
export async function completeInterview(
  deps: Deps,
  candidateId: CandidateId,
  shown?: InterviewId,
): Promise<{ mailed: boolean }> {
  const completed = await deps.db.transaction((tx) => saveCompletion(deps, tx, candidateId, shown));
  if (!completed) return { mailed: true };
  try {
    await deps.db.transaction((tx) => queueResults(deps, tx, completed));
    return { mailed: true };
  } catch (error) {
    deps.log.error({ err: error, interviewId: completed }, 'interview saved, results not queued yet');
    return { mailed: false };
  }
}

/** The id when this call completed it; null when it was complete already. */
async function saveCompletion(
  deps: Deps,
  tx: Tx,
  candidateId: CandidateId,
  shown: InterviewId | undefined,
): Promise<InterviewId | null> {
  const [candidate] = await tx.select().from(candidates).where(eq(candidates.id, candidateId)).for('update');
  const session = await shownSession(tx, candidateId, shown);
  if (!candidate) throw new DomainError('interview_not_open');
  if (session.isComplete) return null;
  const have = (await readTurns(tx, session.conversationId)).length;
  if (have < MIN_MESSAGES) throw new DomainError('interview_too_short', { min: MIN_MESSAGES, have });

  const now = deps.clock.now();
  await closeConversation(deps, tx, session.conversationId);
  await tx
    .update(interviewSessions)
    .set({ isComplete: true, completedAt: now, scoring: 'pending', scoringAskedAt: now })
    .where(eq(interviewSessions.id, session.id));
  // HR may have decided already; completing an interview never takes that back.
  if (candidate.status === 'applied' || candidate.status === 'shortlisted') {
    await storeStatus(deps, tx, [candidateId], 'interviewed');
    await recordEvent(tx, deps, {
      candidateId,
      kind: 'status_changed',
      data: { from: candidate.status, to: 'interviewed' },
    });
  }
  await recordChange(tx, deps, { candidateId, kind: 'interview_completed', data: { messages: have } });
  return session.id;
}

const isConfirmation = and(
  eq(emails.candidateId, interviewSessions.candidateId),
  eq(emails.kind, 'interview-thank-you'),
  gte(emails.createdAt, interviewSessions.completedAt),
);

/** The candidate's confirmation, as a subquery of a statement about their completed interview. */
export const confirmationOf = (db: DbOrTx) => db.select({ id: emails.id }).from(emails).where(isConfirmation);

/**
 * Schedules the scoring of a completed interview, unless the queue already has a task for it (`held`), and the candidate's
 * confirmation, unless it was queued before.
 */
export async function queueResults(
  deps: Deps,
  tx: Tx,
  interviewId: InterviewId,
  { held = false }: { held?: boolean } = {},
): Promise<void> {
  const [row] = await tx
    .select({ candidate: candidates, mailId: emails.id })
    .from(interviewSessions)
    .innerJoin(candidates, eq(candidates.id, interviewSessions.candidateId))
    .leftJoin(emails, isConfirmation)
    .where(eq(interviewSessions.id, interviewId))
    .limit(1);
  if (!row) return;
  if (!held) await deps.queue.enqueue(tx, SCORE_TASK, { interviewId });
  if (!row.mailId) await deps.mailer.enqueue(tx, await thankYouEmail(deps, row.candidate));
}

/** The candidate asks that a person looks at the score again; once per interview. */
export async function requestReview(
  deps: Deps,
  candidateId: CandidateId,
  note: string,
  shown?: InterviewId,
): Promise<{ safety: SafetySign | null }> {
  const found = await readText(deps, note, candidateId);
  await deps.db.transaction(async (tx) => {
    const [candidate] = await tx
      .select()
      .from(candidates)
      .where(eq(candidates.id, candidateId))
      .for('update');
    const session = await shownSession(tx, candidateId, shown);
    if (!candidate || !session.isComplete) throw new DomainError('not_found');
    // Also for a repeated request: a changed text may raise more, and the answer tells the person that we
    // know.
    if (found) await raiseFlagOnce(deps, tx, found, { source: 'review', candidateId, about: session.id });
    if (session.reviewRequestedAt) return;
    await tx
      .update(interviewSessions)
      .set({ reviewRequestedAt: deps.clock.now() })
      .where(eq(interviewSessions.id, session.id));
    // A note that raises a safety flag is stored in the flag only, because everyone who decides reads the
    // timeline.
    await recordChange(tx, deps, {
      candidateId,
      kind: 'review_requested',
      data: { note: found ? '' : note },
    });
    await deps.mailer.enqueue(tx, await reviewRequestedEmail(deps, candidate));
  });
  return { safety: signOf(found) };
}

/** The person's own transcript, for reading it again afterwards. */
export async function interviewTranscript(
  deps: Deps,
  candidateId: CandidateId,
): Promise<ConversationMessage[]> {
  const session = await latestSession(deps.db, candidateId);
  if (!session) throw new DomainError('not_found');
  const transcripts = await readTranscripts(deps.db, [session.conversationId]);
  return transcripts.get(session.conversationId) ?? [];
}
