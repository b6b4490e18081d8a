import { z } from 'zod';
import { SAFETY_KINDS } from '../../../shared/safety/kinds.ts';
import { Difficulty } from '../../../shared/workSessions/schema.ts';
import type { Directive as InterviewDirective } from '../../features/interview/director.ts';
import { rubricFor } from '../../features/interview/parts/rating/rubric.ts';
import { acts } from '../../features/workSessions/parts/flow.ts';
import { templateKeys } from '../../features/workSessions/parts/library.ts';
import { AssignmentSpec } from '../../features/workSessions/parts/spec.ts';
import { EvalJob, EvalTurn, ExpectedCriterion, Id, InterviewCase } from './format.ts';
import { turnsOf } from './interviews/interviews.ts';
import { BrokenJson, readJson } from './json.ts';

/** Cases from elsewhere (docs/evaluation.md): less is asked of them than of shipped ones. */
const POSITION = 'Customer Support Representative';

const OutsideInterview = InterviewCase.extend({
  job: EvalJob.nullable().default(null),
  resume: z.string().max(8_000).nullable().default(null),
  person: z.string().trim().max(500).default(''),
  quality: InterviewCase.shape.quality.default('fair'),
  style: InterviewCase.shape.style.default('plain'),
  trait: z.string().trim().min(1).max(60).default('honest'),
  family: z.string().trim().min(1).max(60).nullable().default(null),
  expected: z.strictObject({
    score: z.number().min(0).max(100),
    criteria: z.record(z.string(), ExpectedCriterion).default({}),
    notes: z.string().max(1_000).default(''),
  }),
}).superRefine((one, context) => {
  if (!one.turns.some((turn) => 'say' in turn)) {
    context.addIssue({ code: 'custom', path: ['turns'], message: 'needs a turn with "say"' });
  }
  one.turns.forEach((turn, index) => {
    if (isKnown(one.position, turn)) return;
    const id = Object.values(turn)[0] ?? '';
    context.addIssue({
      code: 'custom',
      path: ['turns', index],
      message: `no question for ${one.position} is called "${id}"; use an id from docs/evaluation.md, or {"interviewer": "…"}`,
    });
  });
  const { criteria } = rubricFor(one.position);
  const known = criteria.map(({ id }) => id);
  for (const id of Object.keys(one.expected.criteria).filter((name) => !known.includes(name))) {
    context.addIssue({
      code: 'custom',
      path: ['expected', 'criteria', id],
      message: `isn’t a criterion for ${one.position}; it has ${known.join(', ')}`,
    });
  }
});

function isKnown(position: string, turn: EvalTurn): boolean {
  try {
    turnsOf({ position, turns: [turn] });
    return true;
  } catch {
    return false;
  }
}

/** An assignment of the library with the content of a seed, or one of the file's own. */
const Assignment = z.union([
  z.strictObject({
    template: z.enum(templateKeys, {
      error: 'isn’t an assignment in the library; npm run eval -- --assignment list names them',
    }),
    seed: Id.default('eval'),
    difficulty: Difficulty.default('starter'),
  }),
  AssignmentSpec,
]);
export type Assignment = z.infer<typeof Assignment>;

const WorkCase = z.strictObject({
  id: Id,
  assignment: Assignment,
  answer: z.string().min(1).max(8_000),
  expected: z.strictObject({
    /** `talk`: a question or an aside, which is no attempt. */
    outcome: z.enum(['pass', 'fail', 'talk']),
    /** Grades a fair colleague could give. */
    band: z
      .tuple([z.number().min(0).max(100), z.number().min(0).max(100)])
      .refine(([low, high]) => low <= high, 'the lower grade comes first')
      .nullable()
      .default(null),
    why: z.string().max(600).default(''),
  }),
});
export type WorkCase = z.infer<typeof WorkCase>;

type InterviewAct = Exclude<InterviewDirective['act'], 'greet'>;
/** All of them, or it doesn't compile. */
const interviewActs = {
  ask: 'ask',
  follow_up: 'follow_up',
  clarify: 'clarify',
  explain: 'explain',
  human: 'human',
  boundary: 'boundary',
  redirect: 'redirect',
  language: 'language',
  person: 'person',
  pause: 'pause',
  resume: 'resume',
  repeat: 'repeat',
  invite: 'invite',
  answer: 'answer',
  aside: 'aside',
  close: 'close',
  after_close: 'after_close',
} as const satisfies { [A in InterviewAct]: A };

const Safety = z.enum([...SAFETY_KINDS, 'none']);
const said = { id: Id, text: z.string().min(1).max(8_000) };

const MessageCase = z.discriminatedUnion('to', [
  /** Read by the safety layer alone, like a form. */
  z.strictObject({ ...said, to: z.literal('form'), expected: z.strictObject({ safety: Safety }) }),
  z.strictObject({
    ...said,
    to: z.literal('interview'),
    position: z.string().trim().min(1).max(100).default(POSITION),
    job: EvalJob.nullable().default(null),
    /** What was said before; the greeting, unless told otherwise. */
    after: z
      .array(EvalTurn)
      .min(1)
      .max(60)
      .default([{ ask: 'opening' }]),
    expected: z.strictObject({ safety: Safety.default('none'), act: z.enum(interviewActs).optional() }),
  }),
  z.strictObject({
    ...said,
    to: z.literal('work'),
    assignment: Assignment,
    expected: z.strictObject({ safety: Safety.default('none'), act: z.enum(acts).optional() }),
  }),
]);
export type MessageCase = z.infer<typeof MessageCase>;

const OutsideCases = z
  .strictObject({
    interviews: z.array(OutsideInterview).default([]),
    work: z.array(WorkCase).default([]),
    messages: z.array(MessageCase).default([]),
  })
  .superRefine((all, context) => {
    const lists = [all.interviews, all.work, all.messages];
    if (lists.every((list) => list.length === 0)) {
      context.addIssue({
        code: 'custom',
        message: 'has no cases; list some under interviews, work or messages',
      });
    }
    for (const [name, list] of Object.entries(all)) {
      list.forEach(({ id }, index) => {
        if (list.findIndex((one) => one.id === id) === index) return;
        context.addIssue({ code: 'custom', path: [name, index, 'id'], message: `"${id}" is used twice` });
      });
    }
  });
export type OutsideCases = z.infer<typeof OutsideCases>;

/** So many mistakes of a file are named at a time. */
const NAMED_MAX = 20;

/** The cases of a file's text, or sentences about what is wrong with it: where, in which line, and what to do. */
export function readOutside(
  file: string,
  text: string,
): { cases: OutsideCases; wrong: null } | { cases: null; wrong: string } {
  const wrong = (sentences: readonly string[]) => ({
    cases: null,
    wrong: [`${file} can’t be used:`, ...sentences, 'docs/evaluation.md describes the format.'].join('\n'),
  });
  try {
    const { value, lineOf } = readJson(text);
    const parsed = OutsideCases.safeParse(value);
    if (parsed.success) return { cases: parsed.data, wrong: null };
    const issues = parsed.error.issues.flatMap(deepest);
    const named = issues
      .slice(0, NAMED_MAX)
      .map(({ path, message }) => `  line ${lineOf(path)}, ${shown(path)}: ${message}`);
    const more = issues.length - named.length;
    return wrong(more > 0 ? [...named, `  and ${more} more`] : named);
  } catch (error) {
    if (error instanceof BrokenJson) return wrong([`  line ${error.line}: ${error.message}`]);
    throw error;
  }
}

type Issue = z.core.$ZodIssue;
type Named = { path: PropertyKey[]; message: string };

/** Of the forms that a value could have had, the one it came nearest to says what is missing. */
function deepest(issue: Issue): Named[] {
  // A union with words of its own says it better than any of its forms.
  if (issue.code !== 'invalid_union' || issue.errors.length === 0 || issue.message !== 'Invalid input')
    return [issue];
  const [nearest] = [...issue.errors].sort((a, b) => missed(a) - missed(b));
  return (nearest ?? []).flatMap((one) => deepest({ ...one, path: [...issue.path, ...one.path] }));
}

/** A form whose own keys are all absent is further away than one with a wrong value in it. */
const missed = (issues: readonly Issue[]): number =>
  issues.length + issues.filter(({ code }) => code === 'unrecognized_keys').length * 10;

const shown = (path: readonly PropertyKey[]): string =>
  path.length === 0
    ? 'the whole file'
    : path
        .map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index > 0 ? '.' : ''}${String(key)}`))
        .join('');
