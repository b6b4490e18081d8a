import { baseOf, type QuestionState } from '../answers/questionState.ts';
import type { Question } from '../bank/question.ts';
import type { InterviewFacts, Turn } from '../context.ts';
import { rubricOf } from '../rating/rubric.ts';
import { bankQuestions, LATER, planOf } from './questions.ts';

/** Longer interviews get no questions beyond the plan: 10 to 15 minutes were promised. */
const EXTRA_BEFORE_MESSAGES = 26;
const EXTRA_MAX = 2;
/** After this many declined questions the candidate isn't asked for more. */
const ENOUGH_REFUSALS = 3;

/** The plan, and what was asked beyond it. */
export function wholePlan(facts: InterviewFacts, turns: readonly Turn[]): Question[] {
  const rubric = rubricOf(facts);
  const plan = planOf(facts.position, facts.seed, rubric);
  const asked = new Set(turns.flatMap(({ meta }) => (meta ? [baseOf(meta.questionId)] : [])));
  const beyond = bankQuestions(facts.position, rubric).filter(
    ({ id }) => asked.has(id) && !plan.some((question) => question.id === id),
  );
  const end = plan.findIndex(({ phase }) => phase === 'questions');
  return [...plan.slice(0, end), ...beyond, ...plan.slice(end)];
}

/** A question about something that is rated and that nothing said so far shows; null when all was touched. */
export function untouched(
  facts: InterviewFacts,
  states: readonly QuestionState[],
  turns: readonly Turn[],
): Question | null {
  const rubric = rubricOf(facts);
  const refused = states.reduce((sum, state) => sum + state.refused, 0);
  const beyond = states.length - planOf(facts.position, facts.seed, rubric).length;
  if (turns.length >= EXTRA_BEFORE_MESSAGES || refused >= ENOUGH_REFUSALS || beyond >= EXTRA_MAX) return null;
  const asked = states.filter((state) => state.asked);
  const shown = asked.filter(({ question, heard }) => heard.length > 0 || question.parts.length === 0);
  const touched = new Set(shown.flatMap(({ question }) => question.touches));
  const open = bankQuestions(facts.position, rubric).filter(
    ({ id }) => !id.endsWith(LATER) && !asked.some(({ question }) => question.id === id),
  );
  const found = rubric.criteria.flatMap(({ id }) =>
    touched.has(id) ? [] : open.filter(({ touches }) => touches.includes(id)),
  );
  return found[0] ?? null;
}
