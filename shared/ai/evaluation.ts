import { z } from 'zod';
import { plainText } from '../text/plainText.ts';

/** What a model has to reach on the shipped interviews to rate people. */
export const evaluationBars = {
  /** Rank agreement with what recruiters expect. */
  spearman: 0.8,
  /** Points of 100. */
  meanError: 12,
  /** Share of the interviews that it can score at all. */
  scored: 0.9,
};

export const AiEvaluation = z.object({
  model: z.string(),
  server: z.string(),
  at: z.iso.datetime(),
  cases: z.int().positive(),
  /** Of them, those that the model gave a usable answer for. */
  scored: z.int().min(0),
  /** Null where too few were scored to say. */
  spearman: z.number().nullable(),
  meanError: z.number().nullable(),
  passed: z.boolean(),
});
export type AiEvaluation = z.infer<typeof AiEvaluation>;

/** An evaluation that the provider ended, which says nothing about the model. */
export const AiHalt = z.object({
  model: z.string(),
  server: z.string(),
  at: z.iso.datetime(),
  why: z.enum(['rate_limited', 'payment_required', 'budget_spent', 'stream_failed', 'interrupted']),
});
export type AiHalt = z.infer<typeof AiHalt>;

/** An admin's permission for a model to score despite its evaluation. */
export const AiAllowance = z.object({
  model: z.string(),
  server: z.string(),
  at: z.iso.datetime(),
  by: z.string(),
  reason: z.string(),
});
export type AiAllowance = z.infer<typeof AiAllowance>;

export const AllowScoringInput = z.strictObject({
  /** Null withdraws it. */
  reason: plainText()
    .min(10, 'Please give a reason of at least 10 characters')
    .max(500, 'Please use at most 500 characters')
    .nullable(),
});
export type AllowScoringInput = z.infer<typeof AllowScoringInput>;

/** Tokens used; dollars where the price is known. */
export type AiCost = { tokens: number; dollars: number | null };

/** How the scoring model did, and whether it may score. */
export type AiJudging = {
  model: string;
  evaluation: AiEvaluation | null;
  /** A later one that didn't finish. */
  halted: AiHalt | null;
  allowance: AiAllowance | null;
  /** How far a running evaluation got. */
  evaluating: { done: number; of: number } | null;
  /** False: the built-in rules rate and grade. */
  judges: boolean;
  /** About what an evaluation takes. */
  expected: AiCost & { cases: number; callsFrom: number; callsTo: number };
  today: AiCost & { calls: number };
};

const haltTexts: Readonly<Record<AiHalt['why'], string>> = {
  rate_limited: 'the provider answered “too many requests”',
  payment_required: 'the account at the provider is out of credit',
  budget_spent: 'today’s token budget is used up',
  stream_failed: 'we can’t use the model’s server',
  interrupted: 'our server was restarted',
};

/** Why an evaluation didn't finish. */
export const haltText = ({ why }: AiHalt): string => haltTexts[why];

/** What an evaluation showed, in a line. */
export function evaluationText({ cases, scored, spearman, meanError }: AiEvaluation): string {
  const { spearman: rank, meanError: error } = evaluationBars;
  return [
    `scored ${scored} of ${cases} interviews`,
    ...(spearman === null ? [] : [`rank agreement ${spearman.toFixed(2)} (minimum ${rank.toFixed(2)})`]),
    ...(meanError === null ? [] : [`mean error ${meanError.toFixed(1)} points (maximum ${error})`]),
  ].join(', ');
}
