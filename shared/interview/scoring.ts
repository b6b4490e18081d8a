import { z } from 'zod';
import { wholePoints } from '../text/points.ts';

/** Thresholds of specification file 1 §4. */
const recommendations = [
  'Highly Recommended',
  'Consider for next round',
  'Needs further evaluation',
] as const;
export type Recommendation = (typeof recommendations)[number];

/** The recommendation for a score of 0–100. */
export function recommendationFor(score: number): Recommendation {
  if (score >= 85) return 'Highly Recommended';
  if (score >= 70) return 'Consider for next round';
  return 'Needs further evaluation';
}

/** A verbatim passage of the candidate that supports a rating. */
export const Evidence = z.strictObject({
  /** Sequence number of the candidate's message. */
  seq: z.number().int().positive(),
  quote: z.string().min(1),
});
export type Evidence = z.infer<typeof Evidence>;

export const CriterionRating = z.strictObject({
  criterion: z.string(),
  label: z.string(),
  /** Share of the whole, 0–1; the weights of all criteria add up to 1. */
  weight: z.number().min(0).max(1),
  /** 1–5 in half steps, or null: insufficient evidence. */
  rating: z.number().min(1).max(5).multipleOf(0.5).nullable(),
  /** The AI's rating, set when HR changes `rating`. People's own ratings are compared with it, and `reason` explains it. */
  proposed: z.number().nullable().optional(),
  reason: z.string(),
  evidence: z.array(Evidence),
  /** One of HR's own questions without signals, or a criterion both readings left out. Not in the score until a person rates it. */
  notRated: z.literal(true).optional(),
  /** What two independent readings gave where they don’t agree; null: no evidence, or left out. A person has to decide. */
  apart: z.tuple([z.number().nullable(), z.number().nullable()]).optional(),
});
export type CriterionRating = z.infer<typeof CriterionRating>;

export const Ratings = z.strictObject({
  /** Version of the rubric the ratings were made with. */
  rubric: z.string(),
  criteria: z.array(CriterionRating).min(1),
  /** Model that proposed them, for the record. */
  model: z.string(),
  /** Set when HR changed a rating afterwards. */
  changedBy: z.string().nullable(),
});
export type Ratings = z.infer<typeof Ratings>;

/**
 * The final score, 0–100: each criterion earns `weight × rating / 5`. A criterion without evidence earns
 * nothing, so silence never scores above a weak answer, and HR sees it marked as such. Criteria that can't be
 * rated ({@link isLeftOut}) don't count at all.
 */
export function finalScore(criteria: readonly Counted[]): number {
  const counted = criteria.filter((criterion) => !isLeftOut(criterion));
  const total = counted.reduce((sum, c) => sum + c.weight, 0);
  if (total === 0) return 0;
  const earned = counted.reduce((sum, c) => sum + (c.weight * (c.rating ?? 0)) / 5, 0);
  return wholePoints((earned / total) * 100);
}

type Counted = Pick<CriterionRating, 'weight' | 'rating' | 'notRated'>;

/** The AI's rating, even if HR has changed it since. */
export const proposedOf = ({ rating, proposed }: Pick<CriterionRating, 'rating' | 'proposed'>) =>
  proposed === undefined ? rating : proposed;

/** The score of the AI's own ratings. */
export const proposedScore = (criteria: readonly CriterionRating[]): number =>
  finalScore(criteria.map((criterion) => ({ ...criterion, rating: proposedOf(criterion) })));

/** The placeholder for a missing rating. */
export const noRating = ({ notRated }: Pick<Counted, 'notRated'>): string =>
  notRated ? 'Not rated' : 'Insufficient evidence';

/** Whether a criterion is unrated because it has no signals, or because both readings left it out. */
export const isLeftOut = ({ rating, notRated }: Pick<Counted, 'rating' | 'notRated'>): boolean =>
  notRated === true && rating === null;

/** Whether two readings disagree on a criterion, so the result needs a person. */
export const isApart = (ratings: Ratings | null): boolean =>
  ratings?.criteria.some(({ apart }) => apart !== undefined) ?? false;
