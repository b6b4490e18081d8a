import { z } from 'zod';
import { JobId } from '../ids/schema.ts';
import { ONE_LINE, ONE_LINE_MESSAGE, withoutHidden } from '../text/plainLine.ts';

/** More would not fit into the 10 to 15 minutes that candidates are promised. */
export const OWN_QUESTIONS_MAX = 3;
export const SIGNALS_MAX = 6;

const line = (missing: string, max: number) =>
  z
    .string()
    .overwrite(withoutHidden)
    .trim()
    .regex(ONE_LINE, ONE_LINE_MESSAGE)
    .min(1, missing)
    .max(max, `Please use at most ${max} characters`);

const Percent = z
  .int('Please enter a whole number')
  .min(0, 'Please enter 0 or more')
  .max(100, 'Please enter at most 100');

const Signals = z
  .array(line('Please enter a sentence', 200))
  .max(SIGNALS_MAX, `Please use at most ${SIGNALS_MAX} sentences`);

const level = line('Please describe this rating', 300);
const Levels = z.strictObject({ low: level, middle: level, high: level });
/** What ratings of 1, 3 and 5 look like. */
export type RatingLevels = z.infer<typeof Levels>;

/** A question of HR's own, with what speaks for and against a good answer. Also a criterion, by the same id. */
export const OwnQuestion = z
  .strictObject({
    id: z.string().regex(/^own-[0-9a-f]{8}$/),
    /** The criterion's name in results. */
    label: line('Please say what the question is about', 60),
    weight: Percent,
    ask: line('Please enter the question', 300),
    /** Sentences of a good answer. Without any, the answer isn't rated. */
    wanted: Signals,
    unwanted: Signals,
  })
  .refine(({ wanted, unwanted }) => unwanted.length === 0 || wanted.length > 0, {
    path: ['wanted'],
    message: 'Please also enter at least one sentence of a good answer',
  });
export type OwnQuestion = z.infer<typeof OwnQuestion>;

/** Whether a good answer is described; otherwise answers can't be rated. */
export const isRated = ({ wanted }: Pick<OwnQuestion, 'wanted'>): boolean => wanted.length > 0;

/** The weights of everything, in percent. */
export function weightTotal(rubric: {
  weights: Readonly<Record<string, number>>;
  own: readonly { weight: number }[];
}): number {
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
  return sum(Object.values(rubric.weights)) + sum(rubric.own.map(({ weight }) => weight));
}

/** What HR can change in a job's rubric; criteria and their names come from the template. */
export const RubricInput = z
  .strictObject({
    /** Percent by criterion of the template. */
    weights: z.record(z.string().max(40), Percent),
    /** What ratings of 1, 3 and 5 look like, by criterion of the template. */
    levels: z.record(z.string().max(40), Levels),
    own: z.array(OwnQuestion).max(OWN_QUESTIONS_MAX),
  })
  .refine(({ own }) => new Set(own.map(({ id }) => id)).size === own.length, { path: ['own'] })
  .refine((rubric) => weightTotal(rubric) === 100, {
    path: ['weights'],
    message: 'The weights must add up to 100%',
  })
  .refine(({ weights, own }) => weightTotal({ weights, own: own.filter(isRated) }) > 0, {
    path: ['weights'],
    message: 'At least one rated part needs a weight above 0%',
  });
export type RubricInput = z.infer<typeof RubricInput>;

/** `basedOn`: the version that was edited. */
export const SaveRubricInput = z.strictObject({
  jobId: JobId,
  basedOn: z.int32().nonnegative(),
  rubric: RubricInput,
});
export type SaveRubricInput = z.infer<typeof SaveRubricInput>;

/** A job's rubric as HR edits it. */
export type JobRubric = {
  /** 0 while it's the template, unchanged by HR and unused by any interview. */
  version: number;
  criteria: { id: string; label: string; weight: number; levels: RatingLevels }[];
  own: OwnQuestion[];
};

/** One kept version of a job's rubric. */
export type RubricVersion = JobRubric & {
  createdAt: string;
  /** Null if no change by HR made it, because an interview began with the template. */
  changedBy: string | null;
  /** Interviews that began with it. */
  interviews: number;
  /** For the oldest version in a list, the one to compare it with. Null for others, and if no change by HR made it. */
  before: JobRubric | null;
};
