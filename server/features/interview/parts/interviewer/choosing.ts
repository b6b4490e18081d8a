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
const LINE = /^\W*ACT(?:\W*[:=–—-]\W*|(?:ION\W*[:=])?\W+(?=(?:probe|next|answer|close)\b))(\w+)\W*(.*)$/i;
/** The line after a preface. */
const INSIDE = /\bACT\**\s*[:=–—-]\W*(\w+)\W*(.*)$/;
/** The reason on a line of its own. */
const REASON = /^\W*reason(?:ing)?\W*[:=–—-]\W*(.*)$/i;
/** If no line begins within this many characters, there is none. */
const BEGINS_WITHIN = 300;
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
  let begun: string | null = '';
  const words = (found: Found): string => {
    const directive = allowed.find((one) => nameOf(one) === found.name);
    if (directive) chose({ directive, reason: found.reason.trim().slice(0, REASON_MAX) });
    return found.words;
  };
  for await (const piece of visible(ai.stream(request))) {
    if (begun === null) {
      yield piece;
      continue;
    }
    begun += piece;
    const found = lineIn(begun.trimStart(), false);
    if (!found) continue;
    yield words(found);
    begun = null;
  }
  const found = begun === null ? null : lineIn(begun.trimStart(), true);
  if (found) yield words(found);
}

/** The act and its reason, and the words for the person; without a line, the words alone. */
type Found = { name: string | null; reason: string; words: string };

/**
 * Removes the line from the beginning of a turn; null while more text is needed to tell. Text before the line is dropped as a
 * preface, unless it's all there is.
 */
function lineIn(text: string, isAll: boolean): Found | null {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => LINE.test(line) || INSIDE.test(line));
  if (at < 0) return isAll || text.length >= BEGINS_WITHIN ? { name: null, reason: '', words: text } : null;
  const line = lines[at] ?? '';
  const [whole = '', act = '', said = ''] = LINE.exec(line) ?? INSIDE.exec(line) ?? [];
  const name = act.toLowerCase();
  const rest = lines.slice(at + 1);
  const next = rest.findIndex((one) => /\w/.test(one));
  if (!isAll && (next < 0 || (next === rest.length - 1 && mayBeReason(rest[next] ?? '')))) return null;
  const reason = REASON.exec(rest[next] ?? '')?.[1];
  const words = rest.slice(reason === undefined ? 0 : next + 1).join('\n');
  if (/\w/.test(words) || !isAll)
    return { name, reason: [said, ...(reason === undefined ? [] : [reason])].join(' '), words };
  const before = [...lines.slice(0, at), line.slice(0, line.length - whole.length)].join('\n');
  return /\w/.test(before) ? { name, reason: said, words: before } : { name, ...onOneLine(said) };
}

/** Whether a line that isn't complete begins like a reason. */
function mayBeReason(line: string): boolean {
  const word = line.replace(/^\W+/, '').toLowerCase();
  return word.startsWith('reason') || 'reason'.startsWith(word);
}

/** A reason on the same line has no clear end, so only a question after it certainly belongs to the turn. */
function onOneLine(said: string): Pick<Found, 'reason' | 'words'> {
  const sentences = said.split(/(?<=[.!?…])\s+/);
  const asks = sentences.findIndex((one, at) => at > 0 && one.includes('?'));
  if (asks < 0) return { reason: said, words: '' };
  return { reason: sentences[0] ?? '', words: sentences.slice(asks).join(' ') };
}
