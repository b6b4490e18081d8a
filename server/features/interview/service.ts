import { desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { InterviewView } from '../../../shared/candidates/schema.ts';
import { cleanMessage, TURNS_MAX } from '../../../shared/conversation/schema.ts';
import type { ErrorCode } from '../../../shared/errors/errors.ts';
import type { CandidateId, InterviewId, UserId } from '../../../shared/ids/schema.ts';
import {
  type InterviewPhase,
  type InterviewSummary,
  MIN_MESSAGES,
  progressPercent,
} from '../../../shared/interview/schema.ts';
import { AiError, aiErrorCode } from '../../ai/ai.ts';
import { languageDetector } from '../../ai/builtIn/interview/english.ts';
import { interviewSessions } from '../../db/schema/interviews.ts';
import type { Deps } from '../../deps.ts';
import type { SamplePerson } from '../../platform/composeEmail.ts';
import type { OutgoingMail } from '../../platform/mailer.ts';
import { whileAllowed } from '../../platform/ticks.ts';
import { readSafety } from '../../safety/reading.ts';
import { safetyReply } from '../../safety/words/reply.ts';
import { numberedForHr } from '../conversation/numbers.ts';
import { pausedAmong, stoppedAmong } from '../conversation/pauses.ts';
import { readTranscripts } from '../conversation/service.ts';
import { resultForCandidate, resultMarks } from '../results/service.ts';
import { nextDirective, phaseOf } from './director.ts';
import { thankYouMail } from './mails.ts';
import type { InterviewFacts, Turn, TurnMeta } from './parts/context.ts';
import { usualCompany } from './parts/facts/company.ts';
import { ratingsForHr } from './parts/rating/forHr.ts';
import {
  levelsOfSessions,
  jobRubric as readRubric,
  rubricVersions as readVersions,
  saveJobRubric as saveRubric,
} from './parts/rating/jobRubrics.ts';
import { type Proposal, proposalTokens, proposeRatings } from './parts/rating/propose.ts';
import { changeRating as change, requestScoring as request } from './parts/rating/rating.ts';
import { earlierResults as readEarlier, rescoreAll as rescore } from './parts/rating/rescoring.ts';
import { latestSession } from './parts/sessions.ts';
import { interviewerWords } from './parts/talk/guarding.ts';
import { TurnMetaSchema } from './parts/turns.ts';
import { interviewRequest } from './prompts.ts';

/** Interviews for HR and other features. The conversation itself is in live.ts. */

/** What the portal shows about the newest interview. */
export async function interviewSummary(
  deps: Deps,
  candidateId: CandidateId,
): Promise<InterviewSummary | null> {
  const session = await latestSession(deps.db, candidateId);
  if (!session) return null;
  const paused = await pausedAmong(deps.db, [session.conversationId]);
  return {
    id: session.id,
    state: session.isComplete ? 'completed' : 'in_progress',
    paused: !session.isComplete && paused.has(session.conversationId),
    startedAt: session.createdAt.toISOString(),
    completedAt: session.completedAt?.toISOString() ?? null,
    ...(await resultForCandidate(deps, session)),
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
): Promise<Omit<InterviewView, 'review' | 'opened'>[]> {
  const sessions = await deps.db
    .select()
    .from(interviewSessions)
    .where(eq(interviewSessions.candidateId, candidateId))
    .orderBy(desc(interviewSessions.createdAt));
  const conversationIds = sessions.map(({ conversationId }) => conversationId);
  const ids = sessions.map(({ id }) => id);
  const [transcripts, stopped, marks, levels] = await Promise.all([
    readTranscripts(deps.db, conversationIds, { forHr: true }),
    stoppedAmong(deps.db, conversationIds),
    resultMarks(deps.db, ids),
    levelsOfSessions(deps.db, sessions),
  ]);
  return sessions.map((session) => {
    const numbered = numberedForHr(transcripts.get(session.conversationId) ?? []);
    return {
      id: session.id,
      position: session.position,
      startedAt: session.createdAt.toISOString(),
      completedAt: session.completedAt?.toISOString() ?? null,
      // While the person is only asked whether to continue, it counts as in progress.
      endedUnscored: !session.isComplete && stopped.has(session.conversationId),
      messages: numbered.messages,
      scoring: session.scoring,
      ratings: ratingsForHr(session.ratings, numbered),
      finalScore: session.finalScore,
      recommendation: session.recommendation,
      mark: marks.get(session.id) ?? null,
      round: session.scoringRound,
      levels: levels.get(session.id) ?? {},
      secondLook: session.secondLook,
      summary: session.summary,
      feedback: session.feedback,
      humanRequestedAt: session.humanRequestedAt?.toISOString() ?? null,
      reviewRequestedAt: session.reviewRequestedAt?.toISOString() ?? null,
    };
  });
}

/** HR's word on one rating of a result. */
export const changeRating = change;

/** Scores a completed interview again. */
export const requestScoring = request;

/** Scores all results of an earlier method again, in the background. */
export const rescoreAll = rescore;

/** The number of an earlier method's results, and the progress of rescoring them. */
export const earlierResults = readEarlier;

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

/** An admin's trial interview: the browser keeps it, and it never becomes a row or an email. */
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

type PreviewEvent =
  | { type: 'delta'; text: string }
  | {
      type: 'done';
      content: string;
      meta: TurnMeta | null;
      phase: InterviewPhase;
      percent: number;
      canComplete: boolean;
    }
  | { type: 'failed'; errorCode: ErrorCode };

/** How often the right to a preview is asked again while a turn is written (quality S4). */
const RECHECK_MS = 2_000;

/** The interviewer's next turn of a preview, through the same director, prompt and model. */
export async function* previewTurn(
  deps: Deps,
  userId: UserId,
  input: z.infer<typeof PreviewInput>,
  { signal, allowed }: { signal: AbortSignal; allowed: () => Promise<boolean> },
): AsyncGenerator<PreviewEvent> {
  const said: Turn[] = input.turns.map((turn, index) => ({
    ...turn,
    content: cleanMessage(turn.content),
    seq: index + 1,
  }));
  const last = said.at(-1);
  const finding = last?.role === 'user' ? readSafety(last.content) : null;
  if (last && finding) {
    // A rehearsal: the reply is shown, and no flag is raised.
    yield previewed(said, safetyReply({ finding, text: last.content, country: null }), null);
    return;
  }
  const turns = withoutDisclosures(said);
  const year = deps.clock.now().getUTCFullYear();
  const facts: InterviewFacts = { ...previewPerson, position: input.position, year, seed: input.seed };
  const languages = await languageDetector();
  const directive = nextDirective(facts, turns, languages);
  const { phase, questionId, followUp } = directive;
  const stop = new AbortController();
  const ended = AbortSignal.any([signal, stop.signal]);
  const words = interviewerWords(
    deps.ai,
    interviewRequest(facts, turns, directive, userId, ended),
    { facts, turns, directive, languages },
    { ended: () => {} },
  );
  let content = '';
  try {
    for await (const text of whileAllowed(
      words,
      { allowed, ms: RECHECK_MS, lost: () => stop.abort() },
      signal,
    )) {
      content += text;
      yield { type: 'delta', text };
    }
  } catch (error) {
    if (!(error instanceof AiError)) throw error;
    yield { type: 'failed', errorCode: aiErrorCode(error) };
    return;
  }
  if (stop.signal.aborted) return;
  yield previewed(turns, content, { phase, questionId, followUp });
}

/** What was disclosed, and the reply to it, reach no prompt; in an interview they're marked in the table. */
function withoutDisclosures(turns: readonly Turn[]): Turn[] {
  const disclosed = (turn: Turn | undefined): boolean =>
    turn?.role === 'user' && readSafety(turn.content) !== null;
  return turns.filter((turn, index) => !disclosed(turn) && !disclosed(turns[index - 1]));
}

function previewed(turns: readonly Turn[], content: string, meta: TurnMeta | null): PreviewEvent {
  const count = turns.length + 1;
  return {
    type: 'done',
    content,
    meta,
    phase: meta?.phase ?? phaseOf(turns),
    percent: progressPercent(count),
    canComplete: count >= MIN_MESSAGES,
  };
}

const previewPerson: Omit<InterviewFacts, 'position' | 'year' | 'seed'> = {
  jobTitle: null,
  jobDescription: null,
  requirements: null,
  workHours: null,
  salaryMin: null,
  salaryMax: null,
  jobLocation: null,
  company: usualCompany,
  firstName: 'there',
  introduction: '',
  resumeText: null,
};

/** What a job's interviews ask and are judged by. */
export const jobRubric = readRubric;

/** The kept versions of a job's rubric. */
export const rubricVersions = readVersions;

/** Its next version. */
export const saveJobRubric = saveRubric;

/** The thank-you email after an interview, to an invented person. */
export function sampleThanks(deps: Deps, person: SamplePerson): Promise<OutgoingMail> {
  return thankYouMail(deps, person);
}
