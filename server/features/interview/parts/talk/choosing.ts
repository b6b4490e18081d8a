import type { Ai, AiRequest } from '../../../../ai/ai.ts';
import { visible } from '../../../../ai/guard/sentences.ts';
import type { Directive } from '../../director.ts';

/** What a model may choose between, in its own words for it. */
const names: Partial<Record<Directive['act'], string>> = {
  follow_up: 'probe',
  clarify: 'probe',
  ask: 'next',
  answer: 'answer',
  aside: 'answer',
  close: 'close',
};
export const nameOf = ({ act }: Directive): string => names[act] ?? act;

/** The line before a turn: what the model does with it, and why. */
const LINE = /^\W*ACT\W+(\w+)\W*(.*)$/i;
/** A line of so many characters without an end is no such line. */
const LINE_MAX = 300;
const REASON_MAX = 200;

/** What a model chose to do, with its reason; for HR. */
export type Choice = { directive: Directive; reason: string };

/**
 * The model with the first line of its turn taken out, where it chose one of the allowed acts. An act that isn't allowed, or
 * none, leaves the director's own; the words after it are still the model's, and are checked like any others.
 */
export function choosing(ai: Ai, allowed: readonly Directive[], chose: (choice: Choice) => void): Ai {
  if (allowed.length < 2) return ai;
  return { ...ai, stream: (request) => withoutLine(ai, request, allowed, chose) };
}

async function* withoutLine(
  ai: Ai,
  request: AiRequest,
  allowed: readonly Directive[],
  chose: (choice: Choice) => void,
): AsyncGenerator<string> {
  let line: string | null = '';
  const read = (text: string): string => {
    const [first = '', ...rest] = text.split('\n');
    const [, name, reason = ''] = LINE.exec(first.trim()) ?? [];
    if (name === undefined) return text;
    const directive = allowed.find((one) => nameOf(one) === name.toLowerCase());
    if (directive) chose({ directive, reason: reason.trim().slice(0, REASON_MAX) });
    return rest.join('\n');
  };
  for await (const piece of visible(ai.stream(request))) {
    if (line === null) {
      yield piece;
      continue;
    }
    line += piece;
    const begun = line.trimStart();
    if (!begun.includes('\n') && begun.length < LINE_MAX) continue;
    yield read(begun);
    line = null;
  }
  if (line !== null) yield read(line.trimStart());
}
