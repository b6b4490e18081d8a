import { wholePoints } from '../../../../shared/text/points.ts';
import {
  type AssignmentStatus,
  type CriterionGrade,
  PASS_GRADE,
  TRIES_MAX,
} from '../../../../shared/workSessions/schema.ts';
import { alignQuote } from '../../../ai/calls/alignQuote.ts';
import { checkAnswer, type Outcome } from './checks.ts';
import { readProse, spoiledBy, withoutBareChoice } from './prose.ts';
import { normal, type Reading, readAnswer } from './reading.ts';
import {
  type AssignmentSpec,
  type Criterion,
  type Evaluation,
  type EvaluationProposal,
  type GradingKey,
  isContent,
} from './spec.ts';

/** Below this share of what matters, good form earns only a part of its weight. */
const CONTENT_FOR_FORM = 0.5;

/** Said of what no model could judge. */
const NOTHING_SHOWN = 'Nothing in your answer shows this.';
const NOT_JUDGED = 'Not counted, because I couldn’t grade it.';

/**
 * The grade of an answer, 0–100. Rules grade what rules can check; a model's part counts only with a valid
 * quote from the answer, and is left out without one, or when no model judged (`proposal` null). Form counts
 * only in proportion to content, so that a polite letter without content stays below passing. `given` is all
 * the text the employee was given.
 */
export async function gradeAnswer(
  key: GradingKey,
  answer: string,
  given: string,
  proposal: EvaluationProposal | null,
): Promise<Evaluation> {
  const reading = readAnswer(answer, given);
  const { said, fault } = await readProse(key, reading, given);
  const outcomes = withoutBareChoice(
    key,
    key.criteria.map((criterion) => ({
      criterion,
      outcome: spoiledBy(fault, criterion, outcomeOf(criterion, reading, said, proposal)),
    })),
  );
  const content = meanOf(outcomes.filter(({ criterion }) => isContent(criterion.check)));
  const formFactor = Math.min(1, content / CONTENT_FOR_FORM);
  const total = outcomes.reduce((sum, { criterion, outcome }) => sum + (outcome ? criterion.weight : 0), 0);
  const criteria = outcomes.map(({ criterion: { id, label, weight, check }, outcome }): CriterionGrade => {
    if (!outcome) return { id, label, weight: 0, grade: 0, reason: NOT_JUDGED, leftOut: true };
    const share = isContent(check) ? outcome.share : outcome.share * formFactor;
    return { id, label, weight: weight / total, grade: Math.round(share * 100), reason: outcome.reason };
  });
  const grade = wholePoints(criteria.reduce((sum, { weight, grade: part }) => sum + weight * part, 0));
  return { grade, criteria, remarks: remarksOf(reading, key) };
}

function outcomeOf(
  criterion: Criterion,
  reading: Reading,
  said: ReadonlySet<string>,
  proposal: EvaluationProposal | null,
): Outcome | null {
  const checked = checkAnswer(criterion.check, reading, said);
  if (checked || !proposal) return checked;
  const judged = proposal.judged.find(({ criterion: id }) => id === criterion.id);
  // A model that finds nothing has nothing to quote.
  if (judged?.grade === 0) return { share: 0, reason: NOTHING_SHOWN };
  if (!judged || !stands(judged.quote, reading)) return null;
  return { share: judged.grade / 100, reason: judged.reason };
}

/** Whether a model's quote is in the answer, tolerating small differences. */
function stands(quote: string, { text }: Reading): boolean {
  const wanted = normal(quote);
  if (wanted.length < 3) return false;
  return normal(text).includes(wanted) || alignQuote(quote, text) !== null;
}

/** Criteria a model didn't judge, or judged with invalid quotes; to be requested again. */
export async function unjudged(
  key: GradingKey,
  answer: string,
  given: string,
  proposal: EvaluationProposal,
): Promise<string[]> {
  const { criteria } = await gradeAnswer(key, answer, given, proposal);
  return criteria.filter(({ leftOut }) => leftOut).map(({ id }) => id);
}

function meanOf(parts: readonly { criterion: Criterion; outcome: Outcome | null }[]): number {
  const judged = parts.flatMap(({ criterion: { weight }, outcome }) =>
    outcome ? [{ weight, share: outcome.share }] : [],
  );
  const total = judged.reduce((sum, { weight }) => sum + weight, 0);
  return total === 0 ? 0 : judged.reduce((sum, { weight, share }) => sum + weight * share, 0) / total;
}

/** Whether rules alone can grade the content of answers. */
export const isRuled = ({ criteria }: Pick<GradingKey, 'criteria'>): boolean =>
  criteria.some(({ check }) => isContent(check) && check.kind !== 'judged');

function remarksOf({ talksToGrader, copied }: Reading, { form }: GradingKey): string[] {
  return [
    talksToGrader ? 'Comments about the grade don’t count. Only the work does.' : '',
    copied && form === 'prose' ? 'Text copied from the material doesn’t count. Use your own words.' : '',
  ].filter((remark) => remark !== '');
}

/** What becomes of an assignment after an evaluation: `pending` means that a second try is offered. */
export function outcomeAfter(grade: number, tries: number): AssignmentStatus {
  if (grade >= PASS_GRADE) return 'completed';
  return tries < TRIES_MAX ? 'pending' : 'failed';
}

/** From this grade on an assignment's own solution shows that its checks are fair. */
const FAIR_FROM = 85;

/**
 * Whether a model's assignment can be graded fairly: its own solution earns nearly everything, returning the
 * material doesn't pass, and rules can grade it without a model.
 */
export async function isFair(spec: AssignmentSpec): Promise<boolean> {
  const given = [spec.description, ...spec.material.flatMap(({ title, lines }) => [title, ...lines])].join(
    '\n',
  );
  const judged = spec.criteria.map(({ id }) => ({
    criterion: id,
    grade: 100,
    reason: 'ok',
    quote: spec.solution,
  }));
  const ids = new Set(spec.criteria.map(({ id }) => id));
  return (
    ids.size === spec.criteria.length &&
    isRuled(spec) &&
    (await gradeAnswer(spec, spec.solution, given, { judged, feedback: 'ok' })).grade >= FAIR_FROM &&
    (await gradeAnswer(spec, given, given, null)).grade < PASS_GRADE
  );
}
