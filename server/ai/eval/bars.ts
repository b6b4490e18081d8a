import { type AiEvaluation, evaluationBars } from '../../../shared/ai/evaluation.ts';
import { finalScore } from '../../../shared/interview/scoring.ts';
import {
  CALLS_MAX,
  rateInterview,
  SCORE_TOKENS,
} from '../../features/interview/parts/rating/rateInterview.ts';
import { rubricFor } from '../../features/interview/parts/rating/rubric.ts';
import { scoringPrompt } from '../../features/interview/prompts.ts';
import type { Ai } from '../ai.ts';
import { isOutage, isUnusable } from '../connection/troubles.ts';
import type { InterviewCase } from './format.ts';
import { shippedInterviews } from './interviews/cases.ts';
import { factsOf, turnsOf, YEAR } from './interviews/interviews.ts';
import { meanError, type Pair, spearman } from './measures.ts';

/** Enough to tell a model that can rate from one that can't, few enough to pay for. */
const CASES = 16;
/** Minimum number of pairs to compare their order. */
const PAIRS_MIN = 3;
const CHARACTERS_PER_TOKEN = 4;
/** A model rates each interview twice if nothing goes wrong. */
const READINGS = 2;
/** Usual length of an answer with ratings, as a share of the maximum. */
const ANSWER_SHARE = 0.4;

/** An evaluation stops after this many interviews the server didn't answer; fewer are retried at the end. */
const UNANSWERED_MAX = 3;

/** The interviews of an evaluation, spread over the set that no scorer was made on. */
export function evaluationCases(): InterviewCase[] {
  const all = shippedInterviews('second');
  return all.filter(
    (_, at) => Math.floor((at * CASES) / all.length) !== Math.floor(((at - 1) * CASES) / all.length),
  );
}

/** About what an evaluation takes. */
export function evaluationSize(): {
  cases: number;
  callsFrom: number;
  callsTo: number;
  inputTokens: number;
  outputTokens: number;
} {
  const cases = evaluationCases();
  const characters = cases.reduce((sum, one) => {
    const { system, messages } = scoringPrompt(factsOf(one), turnsOf(one), rubricFor(one.position));
    return sum + messages.reduce((length, { content }) => length + content.length, system.length);
  }, 0);
  return {
    cases: cases.length,
    callsFrom: cases.length * READINGS,
    callsTo: cases.length * CALLS_MAX,
    inputTokens: thousands((characters / CHARACTERS_PER_TOKEN) * READINGS),
    outputTokens: thousands(cases.length * READINGS * SCORE_TOKENS * ANSWER_SHARE),
  };
}

/** An estimate says no more than it knows. */
const thousands = (tokens: number): number => Math.round(tokens / 1_000) * 1_000;

type Evaluated = Pick<AiEvaluation, 'cases' | 'scored' | 'spearman' | 'meanError' | 'passed'>;

/**
 * Lets a model rate the shipped interviews as it would rate people, and compares with what recruiters expect.
 * @throws AiError when the provider refuses: that says nothing about how well the model rates
 */
export async function evaluateScoring(
  ai: Ai,
  { signal, onProgress }: { signal: AbortSignal; onProgress(done: number, of: number): Promise<void> },
): Promise<Evaluated> {
  const cases = evaluationCases();
  const pairs: Pair[] = [];
  const unanswered: InterviewCase[] = [];
  for (const [index, one] of cases.entries()) {
    await onProgress(index, cases.length);
    const found = await scoreOf(ai, one, signal).catch((error: unknown) => {
      if (!isOutage(error) || unanswered.push(one) >= UNANSWERED_MAX) throw error;
      return null;
    });
    if (found !== null) pairs.push({ expected: one.expected.score, found });
  }
  // The outage may be over by now.
  for (const one of unanswered) {
    const found = await scoreOf(ai, one, signal);
    if (found !== null) pairs.push({ expected: one.expected.score, found });
  }
  return evaluated(pairs, cases.length);
}

function evaluated(pairs: readonly Pair[], cases: number): Evaluated {
  const rank = pairs.length < PAIRS_MIN ? null : spearman(pairs);
  const error = pairs.length === 0 ? null : meanError(pairs);
  const passed =
    pairs.length >= cases * evaluationBars.scored &&
    rank !== null &&
    rank >= evaluationBars.spearman &&
    error !== null &&
    error <= evaluationBars.meanError;
  return { cases, scored: pairs.length, spearman: rank, meanError: error, passed };
}

/** Null where the model has no usable answer. */
async function scoreOf(ai: Ai, one: InterviewCase, signal: AbortSignal): Promise<number | null> {
  const talk = { facts: factsOf(one), turns: turnsOf(one), rubric: rubricFor(one.position), year: YEAR };
  try {
    // Each talk counts by itself, so that no person's cap ends an evaluation half way.
    const { ratings } = await rateInterview(ai, talk, { subject: `evaluation:${one.id}`, signal });
    return finalScore(ratings.criteria);
  } catch (error) {
    if (signal.aborted || !isUnusable(error)) throw error;
    return null;
  }
}
