import type { Turn } from './director.ts';
import { planOf } from './questions.ts';

/** The interviewer's last question once more, in its plain form, after a pause. */
export function questionAgain(session: { position: string; id: string }, turns: readonly Turn[]): string {
  const asked = turns.findLast(({ meta }) => meta !== null);
  const base = asked?.meta?.questionId.split('~')[0];
  const question = planOf(session.position, session.id).find(({ id }) => id === base);
  const plain = (asked?.meta?.followUp ? question?.probe : question?.ask) ?? asked?.content ?? '';
  return `Let’s pick up where we left off. ${plain}`;
}
