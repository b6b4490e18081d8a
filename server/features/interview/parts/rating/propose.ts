import { eq } from 'drizzle-orm';
import type { CandidateId, InterviewId } from '../../../../../shared/ids/schema.ts';
import { finalScore, type Ratings } from '../../../../../shared/interview/scoring.ts';
import { interviewSessions } from '../../../../db/schema/interviews.ts';
import type { Deps } from '../../../../deps.ts';
import { DomainError } from '../../../../errors.ts';
import { readTurns } from '../../../conversation/service.ts';
import { scoringPrompt } from '../../prompts.ts';
import { droppedQuotes } from '../../scoring.ts';
import { hoursOffered } from '../answers/hours.ts';
import type { InterviewFacts } from '../context.ts';
import { readFacts } from '../facts/interviewFacts.ts';
import { toTurns } from '../turns.ts';
import { CALLS_MAX, rateInterview, SCORE_TOKENS } from './rateInterview.ts';
import { rubricOf } from './rubric.ts';

/** About; the budgets estimate in the same way. */
const CHARACTERS_PER_TOKEN = 4;

export type Proposal = {
  facts: InterviewFacts;
  candidateId: CandidateId;
  ratings: Ratings;
  score: number;
  /** The person said which hours they can work, wherever in the interview. */
  hoursSaid: boolean;
  /** Quotes given for a rating that aren't in the transcript. */
  dropped: { label: string; quote: string }[];
};

/**
 * Asks the model for one proposal on a completed interview and validates it; nothing is stored. `subject`'s
 * daily budget pays for it, the candidate's by default.
 * @throws AiError, DomainError('not_found')
 */
export async function proposeRatings(
  deps: Deps,
  interviewId: InterviewId,
  options: { signal: AbortSignal; subject?: string },
): Promise<Proposal> {
  const { candidateId, ...talk } = await material(deps, interviewId);
  const { facts, turns, rubric } = talk;
  const subject = options.subject ?? candidateId;
  const { ratings, proposed } = await rateInterview(deps.scorer, talk, { subject, signal: options.signal });
  return {
    facts,
    candidateId,
    ratings,
    score: finalScore(ratings.criteria),
    hoursSaid: hoursOffered(turns) !== null,
    dropped: droppedQuotes(proposed, rubric, turns),
  };
}

/** Tokens that one proposal takes at most. @throws DomainError('not_found') */
export async function proposalTokens(deps: Deps, interviewId: InterviewId): Promise<number> {
  const { facts, turns, rubric } = await material(deps, interviewId);
  const { system, messages } = scoringPrompt(facts, turns, rubric);
  const characters = messages.reduce((sum, { content }) => sum + content.length, system.length);
  const each = Math.ceil(characters / CHARACTERS_PER_TOKEN) + SCORE_TOKENS;
  return deps.scorer.builtIn ? each : each * CALLS_MAX;
}

async function material(deps: Deps, interviewId: InterviewId) {
  const [session] = await deps.db
    .select({ conversationId: interviewSessions.conversationId, createdAt: interviewSessions.createdAt })
    .from(interviewSessions)
    .where(eq(interviewSessions.id, interviewId));
  if (!session) throw new DomainError('not_found');
  const { facts, candidateId } = await readFacts(deps, deps.db, session.conversationId);
  const turns = toTurns(await readTurns(deps.db, session.conversationId));
  return {
    facts,
    candidateId,
    turns,
    rubric: rubricOf(facts),
    year: session.createdAt.getUTCFullYear(),
  };
}
