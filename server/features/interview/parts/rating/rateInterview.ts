import type { Ratings } from '../../../../../shared/interview/scoring.ts';
import { type Ai, AiError, type AiRequest, settled } from '../../../../ai/ai.ts';
import { withTask } from '../../../../ai/calls/fence.ts';
import { scoringPrompt } from '../../prompts.ts';
import { settleRatings, unsupported } from '../../scoring.ts';
import { wordsOf } from '../answers/reading.ts';
import type { InterviewFacts, Turn } from '../context.ts';
import { type Apart, capped, joined, named, ProposedRatings, ratingOf } from './proposal.ts';
import { isUnrated, type Rubric } from './rubric.ts';

/** What one answer with ratings may take. */
export const SCORE_TOKENS = 2_500;
/** Two readings, one request for what the first left out, and one failed call. */
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
 * second time without the first result and in the opposite order; invalid quotes and criteria it left out are
 * requested once more. At most {@link CALLS_MAX} calls.
 * @throws AiError, also when most of the evidence is invalid: an interview that couldn't be scored isn't a
 *   score of 0
 */
export async function rateInterview(
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
  const { proposed, apart } = joined(standing(first, talk), standing(second, talk), wantedOf(rubric));
  return { ratings: withDisagreements(settleRatings(proposed, talk, ai.model), apart), proposed };
}

const OPPOSITE =
  'Go through the criteria in the opposite order, the last one first. Find the evidence for each before you rate it.';

/**
 * The first reading; invalid quotes and criteria without an answer are requested once more.
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
  const missing = wantedOf(rubric).filter((id) => !ratingOf(first, id));
  const again = [...lost, ...missing];
  const proposed =
    again.length === 0 ? first : replaced(first, again, await once(askingAgain(messages, { lost, missing })));
  if (isMadeUp(proposed, talk)) throw new AiError('stream_failed');
  return proposed;
}

/** The criteria a model has to rate. */
const wantedOf = (rubric: Rubric): string[] =>
  rubric.criteria.flatMap(({ id }) => (isUnrated(rubric, id) ? [] : [id]));

/** The same prompt with what was wrong at its end. */
function askingAgain(
  messages: AiRequest['messages'],
  { lost, missing }: { lost: readonly string[]; missing: readonly string[] },
): AiRequest['messages'] {
  const wrong = [
    lost.length > 0 && `the quotes for ${lost.join(', ')} aren’t in what the candidate wrote`,
    missing.length > 0 && `there’s nothing about ${missing.join(', ')}`,
  ].filter((what) => what !== false);
  return withTask(
    messages,
    `In your last answer ${wrong.join(', and ')}. Rate these again. Copy each quote character by character from one message of the candidate; where there is none, the rating is null.`,
  );
}

function replaced(first: ProposedRatings, ids: readonly string[], second: ProposedRatings): ProposedRatings {
  const kept = first.ratings.filter(({ criterion }) => !ids.includes(criterion));
  return { ratings: [...kept, ...ids.flatMap((id) => ratingOf(second, id) ?? ratingOf(first, id) ?? [])] };
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
  if (ratings.length < wantedOf(rubric).length * NAMED_MIN) return true;
  const written = turns.flatMap(({ role, content }) => (role === 'user' ? wordsOf(content) : []));
  return written.length >= SHOWS_SOMETHING && ratings.every(({ rating }) => rating === null);
}

/** The reason for a criterion that both readings left out. It isn't “insufficient evidence”, which is about the candidate. */
const LEFT_OUT = 'The AI didn’t rate this, so it doesn’t count until a person rates it.';

/** Notes in a rating's reason that the two readings disagree, or that both left it out. */
function withDisagreements(ratings: Ratings, apart: ReadonlyMap<string, Apart>): Ratings {
  const word = (rating: number | null): string => (rating === null ? 'no evidence' : String(rating));
  return {
    ...ratings,
    criteria: ratings.criteria.map((criterion) => {
      const two = apart.get(criterion.criterion);
      if (!two || criterion.notRated) return criterion;
      if (two[0] === null && two[1] === null) {
        // The rules rate availability if the model doesn't.
        if (criterion.rating !== null) return criterion;
        return { ...criterion, apart: two, notRated: true, reason: LEFT_OUT };
      }
      const said = `The AI’s two ratings differ (${word(two[0])} and ${word(two[1])}), so a person has to decide.`;
      return { ...criterion, apart: two, reason: `${said} ${criterion.reason}`.trim() };
    }),
  };
}
