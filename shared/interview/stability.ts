import { z } from 'zod';
import { InterviewId, StabilityCheckId } from '../ids/schema.ts';
import { type CriterionRating, type Recommendation, recommendationFor } from './scoring.ts';

export const stabilityRuns = { min: 3, max: 10, usual: 5 } as const;

export const StartCheckInput = z.strictObject({
  /** Made by the browser, so that starting twice makes one check. */
  checkId: StabilityCheckId,
  interviewId: InterviewId,
  runs: z.number().int().min(stabilityRuns.min).max(stabilityRuns.max).default(stabilityRuns.usual),
});
export type StartCheckInput = z.infer<typeof StartCheckInput>;

export type Spread = {
  min: number;
  median: number;
  max: number;
  /** Standard deviation of the sample (n − 1); 0 for a single value. */
  deviation: number;
};

/** How far values lie apart; null without any. One decimal. */
export function spreadOf(values: readonly number[]): Spread | null {
  const sorted = [...values].sort((a, b) => a - b);
  const [min, max] = [sorted[0], sorted.at(-1)];
  if (min === undefined || max === undefined) return null;
  const middle = (sorted.length - 1) / 2;
  const median = ((sorted[Math.floor(middle)] ?? min) + (sorted[Math.ceil(middle)] ?? max)) / 2;
  const mean = sorted.reduce((sum, value) => sum + value, 0) / sorted.length;
  const squares = sorted.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const deviation = sorted.length < 2 ? 0 : Math.sqrt(squares / (sorted.length - 1));
  return { min, median, max, deviation: Math.round(deviation * 10) / 10 };
}

/** What one scoring of the check said. */
export type StabilityRun = {
  number: number;
  score: number;
  criteria: Pick<CriterionRating, 'criterion' | 'label' | 'rating'>[];
  /** Quotes by the model that aren't in the transcript. */
  dropped: { label: string; quote: string }[];
};

type CriterionSpread = {
  criterion: string;
  label: string;
  /** Null when no run found evidence. */
  spread: Spread | null;
  /** Runs that found no evidence. */
  without: number;
};

type StabilitySummary = {
  runs: number;
  score: Spread | null;
  criteria: CriterionSpread[];
  /** Runs whose recommendation differs from the most frequent one. */
  changed: number;
  /** The most frequent recommendation; in a tie, the one with the higher score. */
  usual: Recommendation | null;
  dropped: number;
};

/** What several scorings of one interview say about the score. Pure: only the runs decide. */
export function summarizeRuns(runs: readonly StabilityRun[]): StabilitySummary {
  const said = runs.map(({ score }) => recommendationFor(score));
  const counts = new Map<Recommendation, number>();
  const byScore = [...runs].sort((a, b) => b.score - a.score).map(({ score }) => recommendationFor(score));
  for (const one of byScore) counts.set(one, (counts.get(one) ?? 0) + 1);
  const [usual] = [...counts].reduce<[Recommendation | null, number]>(
    (best, [one, count]) => (count > best[1] ? [one, count] : best),
    [null, 0],
  );
  const labels = new Map(
    runs.flatMap(({ criteria }) => criteria.map((c) => [c.criterion, c.label] as const)),
  );
  return {
    runs: runs.length,
    score: spreadOf(runs.map(({ score }) => score)),
    criteria: [...labels].map(([criterion, label]) => {
      const ratings = runs.map(
        (run) => run.criteria.find((one) => one.criterion === criterion)?.rating ?? null,
      );
      return {
        criterion,
        label,
        spread: spreadOf(ratings.filter((rating) => rating !== null)),
        without: ratings.filter((rating) => rating === null).length,
      };
    }),
    changed: said.filter((one) => one !== usual).length,
    usual,
    dropped: runs.reduce((sum, { dropped }) => sum + dropped.length, 0),
  };
}

const checkStates = ['running', 'done', 'failed', 'cancelled'] as const;
export type CheckState = (typeof checkStates)[number];

export type StabilityCheck = {
  id: StabilityCheckId;
  state: CheckState;
  wanted: number;
  /** Why it ended early; a code of shared/errors/errors.ts. */
  error: string | null;
  model: string;
  builtIn: boolean;
  startedBy: string | null;
  startedAt: string;
  runs: StabilityRun[];
  summary: StabilitySummary;
};

/** What HR sees before and after; `withheld` while they are asked to rate first. */
export type StabilityView =
  | { withheld: true }
  | {
      withheld: false;
      /** Tokens that one scoring takes at most, about. */
      tokensPerRun: number;
      builtIn: boolean;
      /** The newest one. */
      check: StabilityCheck | null;
    };

/** The latest checks of all interviews, for the Reports tab. Without names. */
export type StabilityReport = {
  checks: number;
  people: number;
  /** Largest distance between lowest and highest score of one check. */
  worst: number | null;
  /** Checks in which at least one run gave a different recommendation. */
  changed: number;
  latest: { at: string; model: string; runs: number; range: number; deviation: number; changed: number }[];
};
