import { desc, eq } from 'drizzle-orm';
import type { InterviewView } from '../../../shared/candidates/schema.ts';
import type { CandidateId } from '../../../shared/ids/schema.ts';
import type { InterviewSummary } from '../../../shared/interview/schema.ts';
import { interviewSessions } from '../../db/schema/interviews.ts';
import type { Deps } from '../../deps.ts';
import type { SamplePerson } from '../../platform/email/compose.ts';
import type { OutgoingEmail } from '../../platform/email/mailer.ts';
import { numberedForHr } from '../conversation/numbers.ts';
import { pausedAmong, stoppedAmong } from '../conversation/pauses.ts';
import { readTranscripts } from '../conversation/service.ts';
import { readMarks } from '../results/queries.ts';
import { resultForCandidate } from '../results/service.ts';
import { thankYouEmail } from './emails.ts';
import { ratingsForHr } from './parts/rating/forHr.ts';
import { levelsOfSessions } from './parts/rating/jobRubrics.ts';
import { latestSession } from './parts/sessions.ts';

/** Interviews for HR and other features. The conversation is in parts/inProgress.ts. */

export { jobRubric, rubricVersions, saveJobRubric } from './parts/rating/jobRubrics.ts';
export { proposalTokens, proposeRatings } from './parts/rating/propose.ts';
export { waitsFor } from './parts/requests.ts';

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
    readMarks(deps.db, ids),
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

/** The thank-you email after an interview, to an invented person. */
export function sampleThanks(deps: Deps, person: SamplePerson): Promise<OutgoingEmail> {
  return thankYouEmail(deps, person);
}
