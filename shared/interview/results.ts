import { z } from 'zod';
import { type CandidateId, InterviewId, RescoringId } from '../ids/schema.ts';

/** Whether a connected model's scores wait for a person, too. Scores of the built-in rules always do. */
export const ConfirmSetting = z.strictObject({ connected: z.boolean() });
export type ConfirmSetting = z.infer<typeof ConfirmSetting>;

/** `round`: which scoring was on the screen; what is said of an earlier one is refused. */
export const ConfirmResultInput = z.strictObject({
  interviewId: InterviewId,
  round: z.number().int().nonnegative(),
});
export type ConfirmResultInput = z.infer<typeof ConfirmResultInput>;

export const OpenCriterionInput = ConfirmResultInput.extend({ criterion: z.string().max(100) });
export type OpenCriterionInput = z.infer<typeof OpenCriterionInput>;

/**
 * The state of the result on the screen; re-scoring is refused if it has changed. Pages of 0.1.0 send only the interview:
 * require all fields in the next version.
 */
export const RescoreInput = ConfirmResultInput.extend({
  changedBy: z.string().nullable(),
  confirmedAt: z.iso.datetime().nullable(),
})
  .partial()
  .required({ interviewId: true });
export type RescoreInput = z.infer<typeof RescoreInput>;

/** Results that were made in a way that is no longer used, and what is being done about them. */
export type EarlierResults = {
  /** Newest results of people that can be scored again in bulk. */
  count: number;
  /** Left out of that: HR has changed ratings, which a new scoring would replace. */
  changed: number;
  /** People who were decided on by one. */
  secondLook: number;
  /** The latest run, while it runs or as it ended. */
  run: RescoringRun | null;
};

export type RescoringRun = {
  id: RescoringId;
  running: boolean;
  wanted: number;
  done: number;
  failed: number;
  /** Some of those that failed. */
  failures: { candidateId: CandidateId; fullName: string }[];
};

export const RescoreAllInput = z.strictObject({ id: RescoringId });
