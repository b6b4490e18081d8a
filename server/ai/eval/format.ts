import { z } from 'zod';

/**
 * The format of shipped cases: what people say, and what an expert expected before anything was scored. Files from
 * elsewhere may leave more out (outside.ts, docs/evaluation.md).
 */

export const Id = z.string().trim().min(1).max(80);

/** The posting as the interviewer and the scorer know it. */
export const EvalJob = z.strictObject({
  title: z.string().trim().min(1).max(200),
  workHours: z.string().trim().min(1).max(200).nullable(),
  location: z.string().trim().max(200),
  description: z.string().trim().max(5_000),
  requirements: z.string().trim().max(5_000),
});

/** One side's turn: a question of the bank by its id, free words of the interviewer, or what the person says. */
export const EvalTurn = z.union(
  [
    z.strictObject({ ask: Id }),
    z.strictObject({ probe: Id }),
    z.strictObject({ later: Id }),
    z.strictObject({ laterProbe: Id }),
    z.strictObject({ interviewer: z.string().trim().min(1).max(4_000) }),
    z.strictObject({ say: z.string().min(1).max(8_000) }),
  ],
  {
    error:
      'must be one turn: {"say": "…"}, {"interviewer": "…"}, {"ask": "id"}, {"probe": "id"}, {"later": "id"} or {"laterProbe": "id"}',
  },
);
export type EvalTurn = z.infer<typeof EvalTurn>;

const Rating = z.number().min(1).max(5);

/** `null` where nothing was said or asked that a fair colleague could rate. */
export const ExpectedCriterion = z
  .strictObject({
    rating: Rating.nullable(),
    /** Ratings a fair colleague could also give. */
    band: z.tuple([Rating, Rating]).nullable(),
    why: z.string().trim().min(1).max(600),
  })
  .refine(({ rating, band }) => (rating === null) === (band === null), 'rating and band belong together')
  .refine(
    ({ rating, band }) => rating === null || band === null || (band[0] <= rating && rating <= band[1]),
    'the rating is outside its own band',
  );

const styles = [
  'plain',
  'lowercase',
  'telegraphic',
  'long',
  'esl',
  'formal',
  'chat',
  'bullets',
  'taglish',
  'mixed',
] as const;

export const InterviewCase = z.strictObject({
  id: Id,
  position: z.string().trim().min(1).max(100),
  job: EvalJob.nullable(),
  resume: z.string().max(8_000).nullable(),
  /** Who this is, in one sentence. */
  person: z.string().trim().min(1).max(500),
  quality: z.enum(['strong', 'good', 'fair', 'weak', 'unfit']),
  style: z.enum(styles),
  /** What makes the case telling: honest, brief, dishonest, gaming … */
  trait: z.string().trim().min(1).max(60),
  /** Cases of one family say the same in different forms; null for a person of their own. */
  family: z.string().trim().min(1).max(60).nullable(),
  turns: z.array(EvalTurn).min(2).max(80),
  expected: z.strictObject({
    score: z.number().min(0).max(100),
    criteria: z.record(z.string(), ExpectedCriterion),
    notes: z.string().max(1_000),
  }),
});
export type InterviewCase = z.infer<typeof InterviewCase>;
