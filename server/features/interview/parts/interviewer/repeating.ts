import { languageDetector } from '../../../../ai/builtIn/interview/english.ts';
import { baseOf, heardTurns } from '../answers/questionState.ts';
import type { Turn } from '../context.ts';
import type { Rubric } from '../rating/rubric.ts';
import { openQuestion } from './asking.ts';
import { bankQuestion } from './questions.ts';

/** The interviewer's last question once more, in its plain form, after a pause. */
export async function questionAgain(
  { position, rubric }: { position: string; rubric: Rubric },
  said: readonly Turn[],
): Promise<string> {
  const turns = heardTurns(said, await languageDetector());
  const asked = turns.findLast(({ meta }) => meta !== null);
  const question = asked?.meta ? bankQuestion(position, baseOf(asked.meta.questionId), rubric) : null;
  const plain = question ? openQuestion(question, turns) : (asked?.content ?? '');
  return `Let’s pick up where we left off. ${plain}`;
}
