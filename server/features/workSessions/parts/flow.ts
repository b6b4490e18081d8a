import { isAffirmativeAlone, isAffirmativeWord, isSkip } from '../../../../shared/workSessions/schema.ts';
import { isKeyOf, type SideMessage, sideMessageIn, type Wanted, wantsNext } from './sideMessages.ts';

/**
 * The supervisor's next action (specification file 2 §4), from the conversation alone. The rules decide, a
 * model only words it, so that every model runs the same shift.
 */

export const acts = ['greet', 'assign', 'review', 'evaluate', 'aside', 'help', 'wait'] as const;
export type Act = (typeof acts)[number];

export type Turn = { role: 'user' | 'assistant'; content: string; act: Act | null };

/** The open assignment; `given` is all its material. */
type Current = { tries: number; given: string } & Wanted;

export type Directive =
  | { act: 'greet' }
  | { act: 'assign'; remark: string }
  /** `open`: an unanswered assignment is put off. `settles`: the second try isn't used. */
  | { act: 'review'; open: boolean; settles: boolean }
  | { act: 'evaluate'; answer: string }
  /** A side message while an assignment is open: answered, never graded, no try used. */
  | { act: 'help'; remark: string; about: SideMessage['about'] }
  /** An affirmative that isn't an answer: "yes" before the first try, or more than the word before the second. Stays open. */
  | { act: 'wait' }
  | { act: 'aside'; remark: string };

/** The next directive. After a greeting and after a reviewing message an assignment follows by itself. */
export function decide(turns: readonly Turn[], current: Current | null): Directive {
  const at = turns.findLastIndex(({ role }) => role === 'assistant');
  const last = turns[at];
  if (!last) return { act: 'greet' };
  const said = turns.slice(at + 1).map(({ content }) => content);
  if (last.act === 'greet' || last.act === 'review') return { act: 'assign', remark: said.join('\n\n') };
  return current ? decideOpen(said, current) : decideFree(said);
}

/** No assignment is open: an affirmative word requests the next one, unless more is said than that. */
function decideFree(said: readonly string[]): Directive {
  const rest = said.filter((text) => !wantsNext(text) && !isSkip(text));
  if (rest.length === 0) return { act: 'review', open: false, settles: false };
  return { act: 'aside', remark: rest.join('\n\n') };
}

/**
 * An assignment is open. Skipping puts it off; an affirmative word alone continues only after a grade; a
 * message with more than the word is read as a whole.
 */
function decideOpen(said: readonly string[], { tries, given, ...wanted }: Current): Directive {
  const rest = said.filter(
    (text) => isKeyOf(text, wanted.solution) || (!isAffirmativeAlone(text) && !isSkip(text)),
  );
  if (rest.length === 0) {
    if (tries > 0)
      return said.some(movesOn) ? { act: 'review', open: false, settles: true } : { act: 'wait' };
    return said.some((text) => isSkip(text) && !isAffirmativeAlone(text))
      ? { act: 'review', open: true, settles: false }
      : { act: 'wait' };
  }
  const asides = rest.map((text) => sideMessageIn(text, given, wanted));
  const answers = rest.filter((_, at) => asides[at] === null);
  if (answers.length > 0) return { act: 'evaluate', answer: answers.join('\n\n') };
  const abouts = asides.flatMap((aside) => (aside ? [aside.about] : []));
  // Thanks after a question don't replace it.
  const about = abouts.findLast((one) => one !== 'thanks' && one !== 'other') ?? abouts.at(-1) ?? 'task';
  return { act: 'help', remark: rest.join('\n\n'), about };
}

const onward = /\b(?:next|another|more|ready|continue|proceed|move on|go (?:on|ahead))\b/i;

/**
 * Whether a message gives up the second try. "Yes, I can" and "yes, ma'am" don't: they may announce a better answer, and
 * giving up the try can't be undone.
 */
function movesOn(text: string): boolean {
  return isSkip(text) || isAffirmativeWord(text) || onward.test(text);
}
