import { and, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { CONSENT_VERSION } from '../../../shared/applications.ts';
import type { InterviewView } from '../../../shared/candidates.ts';
import {
  type ConversationEvent,
  type ConversationMessage,
  cleanMessage,
  TURNS_MAX,
} from '../../../shared/conversation.ts';
import type { ErrorCode } from '../../../shared/errors.ts';
import {
  type CandidateId,
  InterviewId,
  type MessageId,
  type ReplyId,
  type UserId,
} from '../../../shared/ids.ts';
import {
  type InterviewPhase,
  type InterviewProgress,
  type InterviewSummary,
  MIN_MESSAGES,
  progressPercent,
} from '../../../shared/interview.ts';
import { pacing, scaled, within } from '../../../shared/pacing.ts';
import { finalScore, recommendationFor } from '../../../shared/scoring.ts';
import { AiError, aiErrorCode } from '../../ai/ai.ts';
import type { DbOrTx, Tx } from '../../db/client.ts';
import { applications, candidates } from '../../db/schema/candidates.ts';
import { conversations } from '../../db/schema/conversations.ts';
import { interviewSessions } from '../../db/schema/interviews.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { SamplePerson } from '../../platform/letter.ts';
import type { OutgoingMail } from '../../platform/mailer.ts';
import {
  closeConversation,
  openConversation,
  readConversation,
  readTranscripts,
  readTurns,
  retryReply,
  sendMessage,
  watchConversation,
} from '../conversation/service.ts';
import { recordEvent } from '../timeline/service.ts';
import { type InterviewFacts, nextDirective, phaseOf, type Turn, type TurnMeta } from './director.ts';
import { humanRequestedMail, reviewRequestedMail, thankYouMail } from './mails.ts';
import { interviewRequest } from './prompts.ts';
import { type Proposal, proposalTokens, proposeRatings } from './propose.ts';
import { TurnMetaSchema, toTurns } from './turns.ts';

/** Scores one completed interview; its data is `{interviewId}`. */
const DAY_MS = 86_400_000;

/** Scores one completed interview; its data is `{interviewId}`. */
export const SCORE_TASK = 'interview.score';

type SessionRow = typeof interviewSessions.$inferSelect;

/** The newest interview of a person, or null. */
async function latestSession(db: DbOrTx, candidateId: CandidateId): Promise<SessionRow | null> {
  const [row] = await db
    .select()
    .from(interviewSessions)
    .where(eq(interviewSessions.candidateId, candidateId))
    .orderBy(desc(interviewSessions.createdAt))
    .limit(1);
  return row ?? null;
}

/** The person's interview, which must be under way. */
async function openSession(db: DbOrTx, candidateId: CandidateId): Promise<SessionRow> {
  const session = await latestSession(db, candidateId);
  if (!session) throw new DomainError('interview_not_open');
  if (session.isComplete) throw new DomainError('interview_completed');
  return session;
}

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
    if (!candidate || candidate.status === 'rejected') throw new DomainError('interview_not_open');
    const session = await latestSession(tx, candidateId);
    if (session?.isComplete) throw new DomainError('interview_completed');
    if (session) return;

    const now = deps.clock.now();
    const [application] = await tx
      .select()
      .from(applications)
      .where(eq(applications.candidateId, candidateId))
      .orderBy(desc(applications.createdAt))
      .limit(1);
    const connecting = scaled(pacing.interviewConnecting, deps.house.read('pacing').scale);
    const conversationId = await openConversation(deps, tx, {
      kind: 'interview',
      ownerId: candidateId,
      firstReplyAt: new Date(now.getTime() + connecting),
    });
    await tx.insert(interviewSessions).values({
      id: InterviewId.parse(deps.clock.uuid()),
      candidateId,
      conversationId,
      applicationId: application?.id ?? null,
      jobId: application?.jobId ?? null,
      position: candidate.position,
      consentVersion: CONSENT_VERSION,
      consentedAt: now,
      createdAt: now,
    });
    await recordEvent(tx, deps, { candidateId, kind: 'interview_started' });
    await deps.bus.publish(tx, 'candidates', { candidateId });
  });
}

/** Stores one message of the candidate; the reply comes after 12–20 s (specification file 1 §4). */
export async function sendToInterview(
  deps: Deps,
  candidateId: CandidateId,
  input: { messageId: MessageId; text: string },
): Promise<ConversationMessage> {
  const session = await openSession(deps.db, candidateId);
  const delay = within(pacing.interviewReply, deps.clock.random());
  return sendMessage(deps, {
    conversationId: session.conversationId,
    messageId: input.messageId,
    text: input.text,
    replyDelayMs: scaled(delay, deps.house.read('pacing').scale),
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

export type InterviewState = Extract<ConversationEvent<InterviewProgress>, { type: 'state' }>;

/** The whole conversation as it stands, or null before it started. */
export async function interviewState(deps: Deps, candidateId: CandidateId): Promise<InterviewState | null> {
  const session = await latestSession(deps.db, candidateId);
  if (!session) return null;
  const [state, info] = await Promise.all([
    readConversation(deps, session.conversationId, 0),
    progress(deps, session.id),
  ]);
  return { type: 'state', ...state, info };
}

/**
 * Live events of the person's interview after `afterSeq`.
 * @throws DomainError('interview_not_open') before it started; authorise before iterating.
 */
export async function watchInterview(
  deps: Deps,
  candidateId: CandidateId,
  options: { afterSeq: number; signal: AbortSignal; allowed: () => Promise<boolean> },
): Promise<AsyncGenerator<{ cursor: number; event: ConversationEvent<InterviewProgress> }>> {
  const session = await latestSession(deps.db, candidateId);
  if (!session) throw new DomainError('interview_not_open');
  return watchConversation(deps, {
    conversationId: session.conversationId,
    ...options,
    info: () => progress(deps, session.id),
  });
}

async function progress(deps: Deps, id: InterviewId): Promise<InterviewProgress> {
  const [session] = await deps.db.select().from(interviewSessions).where(eq(interviewSessions.id, id));
  if (!session) throw new DomainError('not_found');
  const turns = toTurns(await readTurns(deps.db, session.conversationId));
  const connectingUntil =
    session.createdAt.getTime() + scaled(pacing.interviewConnecting, deps.house.read('pacing').scale);
  return {
    phase: phaseOf(turns),
    percent: session.isComplete ? 100 : progressPercent(turns.length),
    messageCount: turns.length,
    canComplete: !session.isComplete && turns.length >= MIN_MESSAGES,
    connectingUntil: turns.length === 0 ? new Date(connectingUntil).toISOString() : null,
    completed: session.isComplete,
  };
}

/**
 * Completes the interview: closes the conversation, sets the status and owes a score. Twenty calls at once
 * complete it once (quality R4). `mailed` is false when the confirmation could not be queued; the interview
 * is saved all the same, and the sweep in tasks.ts makes up for it.
 * @throws DomainError interview_too_short, interview_not_open
 */
export async function completeInterview(deps: Deps, candidateId: CandidateId): Promise<{ mailed: boolean }> {
  const completed = await deps.db.transaction((tx) => saveCompletion(deps, tx, candidateId));
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
async function saveCompletion(deps: Deps, tx: Tx, candidateId: CandidateId): Promise<InterviewId | null> {
  const [candidate] = await tx.select().from(candidates).where(eq(candidates.id, candidateId)).for('update');
  const session = await latestSession(tx, candidateId);
  if (!candidate || !session) throw new DomainError('interview_not_open');
  if (session.isComplete) return null;
  const [conversation] = await tx
    .select({ lastSeq: conversations.lastSeq })
    .from(conversations)
    .where(eq(conversations.id, session.conversationId));
  const have = conversation?.lastSeq ?? 0;
  if (have < MIN_MESSAGES) throw new DomainError('interview_too_short', { min: MIN_MESSAGES, have });

  const now = deps.clock.now();
  await closeConversation(deps, tx, session.conversationId);
  await tx
    .update(interviewSessions)
    .set({ isComplete: true, completedAt: now, scoring: 'pending' })
    .where(eq(interviewSessions.id, session.id));
  // HR may have decided already; completing an interview never takes that back.
  if (candidate.status === 'applied' || candidate.status === 'shortlisted') {
    await tx
      .update(candidates)
      .set({ status: 'interviewed', updatedAt: now })
      .where(eq(candidates.id, candidateId));
    await recordEvent(tx, deps, {
      candidateId,
      kind: 'status_changed',
      data: { from: candidate.status, to: 'interviewed' },
    });
  }
  await recordEvent(tx, deps, { candidateId, kind: 'interview_completed', data: { messages: have } });
  await deps.bus.publish(tx, 'candidates', { candidateId });
  return session.id;
}

async function queueResults(deps: Deps, tx: Tx, interviewId: InterviewId): Promise<void> {
  const [row] = await tx
    .select({ candidate: candidates })
    .from(interviewSessions)
    .innerJoin(candidates, eq(candidates.id, interviewSessions.candidateId))
    .where(eq(interviewSessions.id, interviewId));
  if (!row) return;
  await deps.queue.enqueue(tx, SCORE_TASK, { interviewId });
  await deps.mailer.enqueue(tx, await thankYouMail(deps, row.candidate));
}

/** The candidate would rather talk with a person: recorded, shown to HR and mailed to them, once. */
export async function requestHuman(deps: Deps, candidateId: CandidateId): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const [candidate] = await tx
      .select()
      .from(candidates)
      .where(eq(candidates.id, candidateId))
      .for('update');
    if (!candidate) throw new DomainError('not_found');
    const session = await latestSession(tx, candidateId);
    const fresh = await recordEvent(tx, deps, { candidateId, kind: 'human_requested', oncePerMs: DAY_MS });
    if (session && !session.humanRequestedAt) {
      await tx
        .update(interviewSessions)
        .set({ humanRequestedAt: deps.clock.now() })
        .where(eq(interviewSessions.id, session.id));
    }
    if (!fresh) return;
    await deps.mailer.enqueue(tx, await humanRequestedMail(deps, candidate));
    await deps.bus.publish(tx, 'candidates', { candidateId });
  });
}

/** The candidate asks that a person looks at the score again; once per interview. */
export async function requestReview(deps: Deps, candidateId: CandidateId, note: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const [candidate] = await tx
      .select()
      .from(candidates)
      .where(eq(candidates.id, candidateId))
      .for('update');
    const session = await latestSession(tx, candidateId);
    if (!candidate || !session?.isComplete) throw new DomainError('not_found');
    if (session.reviewRequestedAt) return;
    await tx
      .update(interviewSessions)
      .set({ reviewRequestedAt: deps.clock.now() })
      .where(eq(interviewSessions.id, session.id));
    await recordEvent(tx, deps, { candidateId, kind: 'review_requested', data: { note } });
    await deps.mailer.enqueue(tx, await reviewRequestedMail(deps, candidate));
    await deps.bus.publish(tx, 'candidates', { candidateId });
  });
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

/** What the portal shows about the newest interview. */
export async function interviewSummary(
  deps: Deps,
  candidateId: CandidateId,
): Promise<InterviewSummary | null> {
  const session = await latestSession(deps.db, candidateId);
  if (!session) return null;
  return {
    id: session.id,
    state: session.isComplete ? 'completed' : 'in_progress',
    startedAt: session.createdAt.toISOString(),
    completedAt: session.completedAt?.toISOString() ?? null,
    finalScore: session.finalScore,
    recommendation: session.recommendation,
    feedback: session.feedback,
    scoring: session.scoring,
    humanRequestedAt: session.humanRequestedAt?.toISOString() ?? null,
    reviewRequestedAt: session.reviewRequestedAt?.toISOString() ?? null,
  };
}

/** Every interview of a person with transcript and ratings, newest first, for HR. */
export async function interviewViews(
  deps: Deps,
  candidateId: CandidateId,
): Promise<Omit<InterviewView, 'review'>[]> {
  const sessions = await deps.db
    .select()
    .from(interviewSessions)
    .where(eq(interviewSessions.candidateId, candidateId))
    .orderBy(desc(interviewSessions.createdAt));
  const transcripts = await readTranscripts(
    deps.db,
    sessions.map((session) => session.conversationId),
  );
  return sessions.map((session) => ({
    id: session.id,
    position: session.position,
    startedAt: session.createdAt.toISOString(),
    completedAt: session.completedAt?.toISOString() ?? null,
    messages: transcripts.get(session.conversationId) ?? [],
    scoring: session.scoring,
    ratings: session.ratings,
    finalScore: session.finalScore,
    recommendation: session.recommendation,
    summary: session.summary,
    feedback: session.feedback,
    humanRequestedAt: session.humanRequestedAt?.toISOString() ?? null,
    reviewRequestedAt: session.reviewRequestedAt?.toISOString() ?? null,
  }));
}

/** HR changes one rating, with a reason; the score follows by the same rule as always, and all is recorded. */
export async function changeRating(
  deps: Deps,
  actor: { userId: UserId; fullName: string; ip: string },
  input: {
    interviewId: InterviewId;
    criterion: string;
    rating: number | null;
    note: string;
    idempotencyKey: string;
  },
): Promise<{ finalScore: number }> {
  return deps.db.transaction(async (tx) => {
    const [session] = await tx
      .select()
      .from(interviewSessions)
      .where(eq(interviewSessions.id, input.interviewId))
      .for('update');
    const changed = session?.ratings?.criteria.find((criterion) => criterion.criterion === input.criterion);
    if (!session?.ratings || !changed) throw new DomainError('not_found');
    const data = { criterion: changed.label, from: changed.rating, to: input.rating, note: input.note };
    const fresh = await recordEvent(tx, deps, {
      candidateId: session.candidateId,
      kind: 'score_changed',
      actorUserId: actor.userId,
      idempotencyKey: input.idempotencyKey,
      data,
    });
    if (!fresh) return { finalScore: session.finalScore ?? 0 };
    const criteria = session.ratings.criteria.map((criterion) =>
      criterion === changed ? { ...criterion, rating: input.rating } : criterion,
    );
    const score = finalScore(criteria);
    await tx
      .update(interviewSessions)
      .set({
        ratings: { ...session.ratings, criteria, changedBy: actor.fullName },
        finalScore: score,
        recommendation: recommendationFor(score),
        // A scoring still under way was asked for before this word: it stores nothing over it.
        scoring: 'done',
      })
      .where(eq(interviewSessions.id, session.id));
    await deps.audit.record(tx, {
      action: 'interview.rating_changed',
      actor: { kind: 'user', id: actor.userId, ip: actor.ip },
      subject: { kind: 'interview', id: session.id },
      data: { criterion: input.criterion, from: changed.rating, to: input.rating },
    });
    await deps.bus.publish(tx, 'candidates', { candidateId: session.candidateId });
    return { finalScore: score };
  });
}

/** Scores a completed interview afresh, for example after the model was away; who asked is recorded. */
export async function requestScoring(
  deps: Deps,
  actor: { userId: UserId; ip: string },
  interviewId: InterviewId,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const [session] = await tx
      .update(interviewSessions)
      .set({ scoring: 'pending' })
      .where(and(eq(interviewSessions.id, interviewId), eq(interviewSessions.isComplete, true)))
      .returning({ candidateId: interviewSessions.candidateId });
    if (!session) throw new DomainError('not_found');
    await deps.audit.record(tx, {
      action: 'interview.rescored',
      actor: { kind: 'user', id: actor.userId, ip: actor.ip },
      subject: { kind: 'interview', id: interviewId },
    });
    await deps.queue.enqueue(tx, SCORE_TASK, { interviewId });
    await deps.bus.publish(tx, 'candidates', { candidateId: session.candidateId });
  });
}

/** One more proposal on a completed interview, for comparing; nothing is stored. @throws AiError, DomainError not_found */
export function proposeAgain(
  deps: Deps,
  interviewId: InterviewId,
  options: { signal: AbortSignal; subject: string },
): Promise<Proposal> {
  return proposeRatings(deps, interviewId, options);
}

/** About how many tokens one proposal sets aside. @throws DomainError not_found */
export function proposalCost(deps: Deps, interviewId: InterviewId): Promise<number> {
  return proposalTokens(deps, interviewId);
}

/** An interview that an admin tries out: the browser keeps it, and it never becomes a row or a mail. */
export const PreviewInput = z.strictObject({
  position: z.string().trim().min(1).max(100),
  seed: z.uuid(),
  turns: z
    .array(
      z.strictObject({
        role: z.enum(['user', 'assistant']),
        content: z.string().max(8_000),
        meta: TurnMetaSchema.nullable(),
      }),
    )
    .max(2 * TURNS_MAX + 2),
});

export type PreviewEvent =
  | { type: 'delta'; text: string }
  | {
      type: 'done';
      content: string;
      meta: TurnMeta;
      phase: InterviewPhase;
      percent: number;
      canComplete: boolean;
    }
  | { type: 'failed'; errorCode: ErrorCode };

/** The interviewer's next turn of a preview, through the same director, prompt and model. */
export async function* previewTurn(
  deps: Deps,
  userId: UserId,
  input: z.infer<typeof PreviewInput>,
  signal: AbortSignal,
): AsyncGenerator<PreviewEvent> {
  const turns: Turn[] = input.turns.map((turn, index) => ({
    ...turn,
    content: cleanMessage(turn.content),
    seq: index + 1,
  }));
  const facts: InterviewFacts = { ...previewPerson, position: input.position, seed: input.seed };
  const directive = nextDirective(facts, turns);
  const { phase, questionId, followUp } = directive;
  let content = '';
  try {
    for await (const text of deps.ai.stream(interviewRequest(facts, turns, directive, userId, signal))) {
      content += text;
      yield { type: 'delta', text };
    }
  } catch (error) {
    if (!(error instanceof AiError)) throw error;
    yield { type: 'failed', errorCode: aiErrorCode(error) };
    return;
  }
  const meta: TurnMeta = { phase, questionId, followUp };
  const count = turns.length + 1;
  yield {
    type: 'done',
    content,
    meta,
    phase,
    percent: progressPercent(count),
    canComplete: count >= MIN_MESSAGES,
  };
}

const previewPerson: Omit<InterviewFacts, 'position' | 'seed'> = {
  jobTitle: null,
  jobDescription: null,
  requirements: null,
  workHours: null,
  firstName: 'there',
  introduction: '',
  resumeText: null,
};

/** The thanks after an interview, to somebody made up. */
export function sampleThanks(deps: Deps, person: SamplePerson): Promise<OutgoingMail> {
  return thankYouMail(deps, person);
}
