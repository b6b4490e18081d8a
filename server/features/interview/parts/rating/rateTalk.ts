import type { Ratings } from '../../../../../shared/interview/scoring.ts';
import { type Ai, AiError, type AiRequest, settled } from '../../../../ai/ai.ts';
import { withTask } from '../../../../ai/fence.ts';
import { scoringPrompt } from '../../prompts.ts';
import { settleRatings, unsupported } from '../../scoring.ts';
import type { InterviewFacts, Turn } from '../context.ts';
import { wordsOf } from '../talk/reading.ts';
import { type Apart, capped, joined, named, ProposedRatings } from './proposal.ts';
import { isUnrated, type Rubric } from './rubric.ts';

/** What one answer with ratings may take. */
export const SCORE_TOKENS = 2_500;
/** Two readings, quotes asked for again, and one call that failed. */
export const CALLS_MAX = 4;
/** Above this share of the rated weight without a valid quote, the model made its evidence up. */
const UNSUPPORTED_MAX = 0.5;
/** Fewer than this share of the criteria named: no answer to what was asked. */
const NAMED_MIN = 0.5;
/** From this many words on, an interview shows at least how the candidate writes. */
const SHOWS_SOMETHING = 40;

type Talk = { facts: InterviewFacts; turns: Turn[]; rubric: Rubric; year: number };
type Ask = (messages: AiRequest['messages']) => Promise<ProposedRatings>;

/**
 * One validated proposal on a finished interview, as the model gave it. A connected model rates twice, the
 * second time without the first result and in the opposite order; invalid quotes are requested once more. At
 * most {@link CALLS_MAX} calls.
 * @throws AiError, also when most of the evidence is invalid: an interview that couldn't be scored isn't a
 *   score of 0
 */
export async function rateTalk(
  judge: Ai,
  talk: Talk,
  { subject, signal }: { subject: string; signal: AbortSignal },
): Promise<{ ratings: Ratings; proposed: ProposedRatings }> {
  const ai = settled(judge);
  const { facts, turns, rubric, year } = talk;
  const prompt = scoringPrompt(facts, turns, rubric);
  const request = (messages: AiRequest['messages']) => ({
    purpose: 'scoring' as const,
    subject,
    system: prompt.system,
    messages,
    script: { name: 'interview.score', input: { facts, turns, rubric, year } },
    schema: ProposedRatings,
    maxOutputTokens: SCORE_TOKENS,
    signal,
  });
  if (ai.builtIn) {
    const proposed = await ai.object(request(prompt.messages));
    return { ratings: settleRatings(proposed, talk, ai.model), proposed };
  }
  let calls = 0;
  const once: Ask = async (messages) => {
    calls++;
    return capped(named(await ai.object({ ...request(messages), tries: 1 }), rubric));
  };
  const usable: Ask = async (messages) => {
    const answer = await once(messages);
    if (isNoAnswer(answer, talk)) throw new AiError('stream_failed');
    return answer;
  };
  /** Asked again after a failure while as many calls are left as the rest needs. */
  const ask = (messages: AiRequest['messages'], reserved: number): Promise<ProposedRatings> =>
    usable(messages).catch((error: unknown) => {
      if (!(error instanceof AiError) || error.failure !== 'stream_failed' || signal.aborted) throw error;
      if (calls + reserved >= CALLS_MAX) throw error;
      return usable(messages);
    });

  const first = await proven(talk, prompt.messages, { ask: (messages) => ask(messages, 1), once });
  const second = await ask(withTask(prompt.messages, OPPOSITE), 0);
  const { proposed, apart } = joined(standing(first, talk), standing(second, talk));
  return { ratings: withDisagreements(settleRatings(proposed, talk, ai.model), apart), proposed };
}

const OPPOSITE =
  'Go through the criteria in the opposite order, the last one first. Find the evidence for each before you rate it.';

/**
 * The first reading; invalid quotes are requested once more.
 * @throws AiError when most of it has no evidence
 */
async function proven(
  talk: Talk,
  messages: AiRequest['messages'],
  { ask, once }: { ask: Ask; once: Ask },
): Promise<ProposedRatings> {
  const { rubric, turns } = talk;
  const first = await ask(messages);
  const lost = unsupported(first, rubric, turns);
  const proposed =
    lost.length === 0 ? first : replaced(first, lost, await once(quotingAgain(messages, lost)));
  if (isMadeUp(proposed, talk)) throw new AiError('stream_failed');
  return proposed;
}

/** The same prompt with what was wrong at its end. */
function quotingAgain(messages: AiRequest['messages'], lost: readonly string[]): AiRequest['messages'] {
  return withTask(
    messages,
    `In your last answer the quotes for ${lost.join(', ')} aren’t in what the candidate wrote. Rate these again. Copy each quote character by character from one message of the candidate; where there is none, the rating is null.`,
  );
}

function replaced(first: ProposedRatings, lost: readonly string[], second: ProposedRatings): ProposedRatings {
  return {
    ratings: first.ratings.map((one) => {
      if (!lost.includes(one.criterion)) return one;
      return second.ratings.find(({ criterion }) => criterion === one.criterion) ?? one;
    }),
  };
}

/** Drops ratings with invalid evidence. */
function standing(proposed: ProposedRatings, { rubric, turns }: Talk): ProposedRatings {
  const lost = unsupported(proposed, rubric, turns);
  return {
    ratings: proposed.ratings.map((one) => (lost.includes(one.criterion) ? { ...one, rating: null } : one)),
  };
}

function isMadeUp(proposed: ProposedRatings, { rubric, turns }: Talk): boolean {
  const weightOf = (ids: readonly string[]): number =>
    rubric.criteria.reduce((sum, { id, weight }) => sum + (ids.includes(id) ? weight : 0), 0);
  const rated = proposed.ratings.flatMap(({ criterion, rating }) => (rating === null ? [] : [criterion]));
  return weightOf(unsupported(proposed, rubric, turns)) > weightOf(rated) * UNSUPPORTED_MAX;
}

/** Most criteria missing, or nothing rated for a long interview: the model didn't read it. */
function isNoAnswer({ ratings }: ProposedRatings, { rubric, turns }: Talk): boolean {
  const wanted = rubric.criteria.filter(({ id }) => !isUnrated(rubric, id)).length;
  if (ratings.length < wanted * NAMED_MIN) return true;
  const written = turns.flatMap(({ role, content }) => (role === 'user' ? wordsOf(content) : []));
  return written.length >= SHOWS_SOMETHING && ratings.every(({ rating }) => rating === null);
}

/** Notes in a rating's reason that the two readings disagree. */
function withDisagreements(ratings: Ratings, apart: ReadonlyMap<string, Apart>): Ratings {
  const word = (rating: number | null): string => (rating === null ? 'no proof' : String(rating));
  return {
    ...ratings,
    criteria: ratings.criteria.map((criterion) => {
      const two = apart.get(criterion.criterion);
      if (!two || criterion.notRated) return criterion;
      const said = `The AI’s two ratings differ (${word(two[0])} and ${word(two[1])}), so a person has to decide.`;
      return { ...criterion, apart: two, reason: `${said} ${criterion.reason}`.trim() };
    }),
  };
}
