/**
 * How far people and the AI agree on ratings of 1–5. Everything here works on counted pairs, so that it costs
 * the same for ten ratings and for ten thousand.
 */

/**
 * Distance between a person's rating and a proposal, in whole steps. People rate in whole steps, so a half step of the
 * AI's counts as the whole step nearer to theirs. "Insufficient evidence" on one side only is infinitely far.
 */
export function stepsApart(human: number | null, proposed: number | null): number {
  if (human === null || proposed === null) return human === proposed ? 0 : Number.POSITIVE_INFINITY;
  return Math.floor(Math.abs(human - proposed));
}

/** So many times a person gave `human` where the AI had proposed `ai`; null: insufficient evidence. */
export type RatingPair = { human: number | null; ai: number | null; count: number };

export type Agreement = {
  /** All pairs, including those in which one side saw no evidence. */
  pairs: number;
  /** Pairs in which both gave a rating; the mean difference and kappa are about these. */
  rated: number;
  /** Share of pairs, 0–1, that say the same, see {@link stepsApart}; null without pairs. */
  exact: number | null;
  /** Share of pairs, 0–1, that are the same or one step apart. */
  withinOne: number | null;
  /** Mean of human minus AI, in steps: above 0, people rate higher. */
  meanDifference: number | null;
  /** Quadratic weighted kappa, -1 to 1; see {@link weightedKappa}. */
  kappa: number | null;
  /** Too few to rely on: below {@link SMALL_SAMPLE} rated pairs. */
  small: boolean;
};

/** Below this, kappa moves by tenths with every new rating (its standard error is above 0.15 or so). */
export const SMALL_SAMPLE = 30;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, value) => total + value, 0);

type Rated = { human: number; ai: number; count: number };
const rated = (pairs: readonly RatingPair[]): Rated[] =>
  pairs.flatMap(({ human, ai, count }) =>
    human === null || ai === null || count === 0 ? [] : [{ human, ai, count }],
  );

/**
 * How far people and AI agree over counted pairs of ratings (1 to 5, or null for no evidence); shares are 0
 * to 1, null without pairs.
 */
export function agreementOf(all: readonly RatingPair[]): Agreement {
  const pairs = sum(all.map(({ count }) => count));
  const both = rated(all);
  const numeric = sum(both.map(({ count }) => count));
  const share = (holds: (pair: RatingPair) => boolean): number | null =>
    pairs === 0 ? null : sum(all.filter(holds).map(({ count }) => count)) / pairs;
  return {
    pairs,
    rated: numeric,
    exact: share(({ human, ai }) => stepsApart(human, ai) === 0),
    withinOne: share(({ human, ai }) => stepsApart(human, ai) <= 1),
    meanDifference:
      numeric === 0 ? null : sum(both.map(({ human, ai, count }) => (human - ai) * count)) / numeric,
    kappa: weightedKappa(all),
    small: numeric < SMALL_SAMPLE,
  };
}

/**
 * Cohen's kappa with quadratic weights (Cohen 1968): 1 is full agreement, 0 what two raters reach who only
 * share how often they give each rating, below 0 less than that. A difference of two steps weighs four times
 * one of one step. Pairs without a rating on both sides are left out. Null without pairs; 1 when both always
 * gave one and the same rating, where chance could do no worse.
 */
export function weightedKappa(pairs: readonly RatingPair[]): number | null {
  const both = rated(pairs);
  const total = sum(both.map(({ count }) => count));
  if (total === 0) return null;
  const observed = sum(both.map(({ human, ai, count }) => (human - ai) ** 2 * count)) / total;
  const expected =
    sum(both.flatMap((a) => both.map((b) => (a.human - b.ai) ** 2 * a.count * b.count))) / total ** 2;
  return expected === 0 ? 1 : 1 - observed / expected;
}
