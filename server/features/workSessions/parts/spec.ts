import { z } from 'zod';
import { type CriterionGrade, Material } from '../../../../shared/workSessions/schema.ts';
import { figureIn, isFields, listIn, textsIn } from '../../../ai/calls/loose.ts';

/**
 * An assignment's schema, for the library and for a connected model alike. Criteria are data: most of them
 * are checked by plain rules, so that no answer can argue for its own grade.
 */

/** Accepted spellings of one thing. `word*` also accepts longer words with that beginning. */
const Spellings = z.array(z.string().trim().min(1).max(120)).min(1).max(24);
const Sentences = z.array(z.string().trim().min(3).max(200)).max(8);
const Key = z.string().trim().min(1).max(60);

export const Check = z.discriminatedUnion('kind', [
  /** Things that whole sentences of the answer must say. */
  z.strictObject({
    kind: z.literal('facts'),
    facts: z
      .array(
        z.strictObject({
          name: z.string().trim().min(1).max(80),
          any: Spellings,
          /** Sentences that state it, and false ones; `{it}` is the first spelling. */
          says: Sentences.optional(),
          denies: Sentences.optional(),
        }),
      )
      .min(1)
      .max(12),
  }),
  /** One line for each key, with every one of `values` and nothing of `not`. */
  z.strictObject({
    kind: z.literal('lines'),
    /** True: only lines that begin with a key count for it. */
    atStart: z.boolean().optional(),
    rows: z
      .array(
        z.strictObject({
          key: Key,
          values: z.array(Spellings).min(1).max(6),
          not: z.array(z.string().trim().min(1).max(120)).max(24).default([]),
        }),
      )
      .min(1)
      .max(20),
  }),
  /** Of all keys exactly the wanted ones are named. */
  z.strictObject({
    kind: z.literal('exactly'),
    wanted: z.array(Key).min(1).max(20),
    all: z.array(Key).min(2).max(40),
  }),
  /** Keys appear in this order; those of one list in `tied`, in any order among themselves. */
  z.strictObject({
    kind: z.literal('order'),
    keys: z.array(Key).min(2).max(12),
    tied: z.array(z.array(Key).min(2).max(12)).max(6).optional(),
  }),
  /** A message to a person: greeted by name and closed politely. */
  z.strictObject({ kind: z.literal('manners'), names: Spellings }),
  /** Number of the employee's own words. */
  z.strictObject({
    kind: z.literal('length'),
    min: z.number().int().min(1).max(300),
    max: z.number().int().min(5).max(400),
  }),
  /** Things that must not be said. */
  z.strictObject({ kind: z.literal('avoids'), phrases: Spellings }),
  /** Left to a connected model; counts only with a verbatim quote of the answer. */
  z.strictObject({ kind: z.literal('judged'), expectation: z.string().trim().min(5).max(300) }),
]);
export type Check = z.infer<typeof Check>;

export const Criterion = z.strictObject({
  id: z
    .string()
    .trim()
    .regex(/^[a-z][a-z0-9_-]{0,30}$/),
  label: z.string().trim().min(2).max(80),
  /** Relative to the other criteria. */
  weight: z.number().min(0.05).max(10),
  check: Check,
});
export type Criterion = z.infer<typeof Criterion>;

/** Whether the answer is a list of records or text in the employee's own words. */
const forms = ['records', 'prose'] as const;

/** Generated for each employee; its grading half never reaches a browser. */
export const AssignmentSpec = z
  .strictObject({
    taskType: z.string().trim().min(3).max(40),
    title: z.string().trim().min(5).max(80),
    /** What to do, in the panel. */
    description: z.string().trim().min(20).max(900),
    /** One sentence for the chat. */
    brief: z.string().trim().min(10).max(400),
    material: z.array(Material).min(1).max(4),
    /** "A good answer has …": what is looked at, without the solution. */
    hints: z.array(z.string().trim().min(3).max(120)).min(1).max(5),
    form: z.enum(forms),
    criteria: z.array(Criterion).min(1).max(6),
    /** An answer that would earn everything; HR sees it beside a contested one. */
    solution: z.string().trim().min(1).max(2_000),
  })
  .refine(
    ({ criteria }) => criteria.some(({ check }) => isContent(check)),
    'needs a criterion about content',
  );
export type AssignmentSpec = z.infer<typeof AssignmentSpec>;

/** What is kept with an assignment for grading it. */
export const GradingKey = z.strictObject({
  form: z.enum(forms),
  criteria: z.array(Criterion).min(1),
  solution: z.string(),
});
export type GradingKey = z.infer<typeof GradingKey>;

/** Whether a check is about what is said, rather than how. */
export function isContent(check: Check): boolean {
  return check.kind !== 'manners' && check.kind !== 'length' && check.kind !== 'avoids';
}

const JUDGED_MAX = 6;
const REASON_MAX = 300;
const QUOTE_MAX = 600;

const Judgment = z.object({
  criterion: z.string(),
  /** Verbatim from the answer. */
  quote: z.string().max(QUOTE_MAX),
  reason: z.string().max(REASON_MAX),
  grade: z.number().min(0).max(100),
});
type Judgment = z.infer<typeof Judgment>;

/**
 * A model's judgment of an answer. It isn't asked to grade criteria that rules check. Small deviations are
 * accepted for their meaning, and unreadable parts are left out.
 */
export const EvaluationProposal = z.preprocess(
  coerced,
  z.object({
    judged: z.array(Judgment).max(JUDGED_MAX),
    /** One or two sentences to the employee, without figures. */
    feedback: z.string().trim().min(1).max(QUOTE_MAX),
  }),
);
export type EvaluationProposal = z.infer<typeof EvaluationProposal>;

function coerced(value: unknown): unknown {
  if (!isFields(value)) return value;
  const { feedback } = value;
  const list = listIn(value.judged ?? [], ['judged', 'criteria'], 'criterion') ?? [];
  return {
    judged: list.flatMap(judgmentIn).slice(0, JUDGED_MAX),
    feedback: typeof feedback === 'string' ? feedback.trim().slice(0, QUOTE_MAX) : feedback,
  };
}

function judgmentIn(value: unknown): Judgment[] {
  if (!isFields(value)) return [];
  const criterion = value.criterion ?? value.id;
  const grade = figureIn(value.grade ?? value.score, { from: 0, to: 100 });
  if (typeof criterion !== 'string' || grade === null) return [];
  const [quote = ''] = textsIn(value.quote ?? value.quotes, { most: 1, length: QUOTE_MAX });
  const reason = typeof value.reason === 'string' ? value.reason.slice(0, REASON_MAX) : '';
  return [{ criterion, quote, reason, grade }];
}

/** A settled evaluation of one answer. */
export type Evaluation = { grade: number; criteria: CriterionGrade[]; remarks: string[] };
