import { isAffirmative } from '../../../shared/workSessions.ts';

/**
 * What the supervisor does next (specification file 2 §4), from the talk alone. The rules decide, a model only
 * words it, so that every model runs the same shift.
 */

export const acts = ['greet', 'assign', 'review', 'evaluate', 'aside'] as const;
export type Act = (typeof acts)[number];

export type Turn = { role: 'user' | 'assistant'; content: string; act: Act | null };

/** The assignment the next answer is about. */
type Current = { tries: number };

export type Directive =
  | { act: 'greet' }
  | { act: 'assign'; remark: string }
  /** `open`: an unanswered assignment is put off. `settles`: the second try is not taken. */
  | { act: 'review'; open: boolean; settles: boolean }
  | { act: 'evaluate'; answer: string }
  | { act: 'aside'; remark: string };

/** From this length on, a message that begins with "ok" or "sure" while a task waits is its answer. */
const ANSWER_FROM = 200;

/** Whether a message asks to go on, as the specification's affirmative words say. */
export function goesOn(text: string, waiting: boolean): boolean {
  return isAffirmative(text) && !(waiting && text.length >= ANSWER_FROM);
}

/** The next directive. After a greeting and after a reviewing message an assignment follows by itself. */
export function decide(turns: readonly Turn[], current: Current | null): Directive {
  const at = turns.findLastIndex(({ role }) => role === 'assistant');
  const last = turns[at];
  if (!last) return { act: 'greet' };
  const said = turns.slice(at + 1).map(({ content }) => content);
  if (last.act === 'greet' || last.act === 'review') return { act: 'assign', remark: said.join('\n\n') };
  const rest = said.filter((text) => !goesOn(text, current !== null));
  if (rest.length === 0) {
    return { act: 'review', open: current?.tries === 0, settles: (current?.tries ?? 0) > 0 };
  }
  const text = rest.join('\n\n');
  return current ? { act: 'evaluate', answer: text } : { act: 'aside', remark: text };
}
