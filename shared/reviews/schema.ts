import { z } from 'zod';
import { InterviewId } from '../ids/schema.ts';
import type { CriterionRating } from '../interview/scoring.ts';
import { plainText } from '../text/plainText.ts';
import type { Agreement } from './agreement.ts';

/** What is rated: a criterion of the interview's rubric, without anything the AI says about it. */
type ReviewCriterion = Pick<CriterionRating, 'criterion' | 'label' | 'weight' | 'notRated'>;
export type OwnCriterion = ReviewCriterion & { rating: number | null };

/** The rating that someone in HR gave an interview. */
export type OwnReview = {
  criteria: OwnCriterion[];
  /** 0–100, by the same rule as the proposed score. */
  score: number;
  note: string;
  /** True when the first rating was given before the AI's was seen. */
  blind: boolean;
  ratedAt: string;
};

/** The viewer's relation to an interview's proposed score. */
export type InterviewReview = {
  /** True: the proposal is withheld until this viewer has rated, or asked for it without rating. */
  withheld: boolean;
  criteria: ReviewCriterion[];
  own: OwnReview | null;
  /** When the viewer asked for the proposal without rating. */
  shownAt: string | null;
  /** Known that the viewer has seen the proposal. */
  seen: boolean;
  /** Others' ratings; empty until the viewer has rated, too. */
  others: (OwnReview & { name: string })[];
  /** The number of others who have rated; visible to all. */
  othersCount: number;
};

export const BlindSetting = z.strictObject({ on: z.boolean() });
export type BlindSetting = z.infer<typeof BlindSetting>;

const idempotencyKey = z.uuid();

export const RateInterviewInput = z.strictObject({
  interviewId: InterviewId,
  ratings: z
    .array(
      z.strictObject({
        criterion: z.string().max(100),
        /** Null: insufficient evidence. */
        rating: z.number().int().min(1).max(5).nullable(),
      }),
    )
    .min(1)
    .max(50),
  note: plainText().max(2000, 'Please use at most 2,000 characters').default(''),
  idempotencyKey,
});
export type RateInterviewInput = z.infer<typeof RateInterviewInput>;

export const ShowProposalInput = z.strictObject({ interviewId: InterviewId, idempotencyKey });
export type ShowProposalInput = z.infer<typeof ShowProposalInput>;

export const AgreementInput = z.strictObject({
  /** Only ratings of the last N days. */
  withinDays: z.number().int().min(1).max(3650).optional(),
  position: z.string().max(100).optional(),
});
export type AgreementInput = z.infer<typeof AgreementInput>;

export type AgreementReport = {
  /** The current setting. */
  on: boolean;
  /** Interviews that were rated blind, by so many people. */
  reviews: number;
  raters: number;
  /** Ratings that don't count: given after seeing the proposal, or beside a proposal HR had changed. */
  leftOut: number;
  overall: Agreement;
  criteria: { criterion: string; label: string; agreement: Agreement }[];
  /** Of the whole score, 0–100: mean of own minus proposed; null without any. */
  scoreDifference: number | null;
  /**
   * True when only interviews count that the reader has rated or opened: others might reveal a score too
   * early.
   */
  ownOnly: boolean;
  positions: string[];
};
