import { heldFrom } from '../calls/thoughts.ts';

/** Marks of a model's own template: what follows belongs to another turn. */
const TURN_END =
  /<\|(?:im_end|im_start|eot_id|end|endoftext|end_of_text|return)\|>|<\/s>|<(?:start|end)_of_turn>/i;
/** A quote that is longer was never closed. */
const QUOTE_MAX = 250;
/** Longest sentence; longer ones are repetition. */
const LONGEST = 600;

const ABBREVIATION = /(?:\b(?:e\.g|i\.e|etc|vs|mr|mrs|ms|dr|st|no|approx|u\.s|[ap]\.m)|\b[A-Z])\.$/i;
/** The end of a sentence with what closes it, before a blank. */
const END = /[.!?…]+["”’')\]*_]*(?=\s)|[。！？]|\n/g;

/**
 * Splits a model's stream into whole sentences. Ends with the model's turn, or where no
 * more sentence ends. The last one may be cut off; see {@link isWhole}. With `wholeQuotes`, what is quoted stays in one piece.
 */
export async function* spokenSentences(
  pieces: AsyncIterable<string>,
  wholeQuotes: boolean,
): AsyncGenerator<string> {
  let rest = '';
  for await (const text of visible(pieces)) {
    const { sentences, left } = cut(rest + text, wholeQuotes);
    yield* sentences;
    rest = left;
    if (rest.length > LONGEST) return;
  }
  if (rest.trim() !== '') yield rest.trim();
}

/** Whether a sentence came to its end. */
export const isWhole = (sentence: string): boolean => /[.!?…]["”’')\]*_]*$/.test(sentence);

/** Whether a text opens a quote and doesn't close it. */
export const isInQuote = (text: string): boolean =>
  // After a figure the mark may mean inches.
  count(text, /“/g) > count(text, /”/g) ||
  (count(text, /"/g) % 2 === 1 && count(text, /(?<!\d)"/g) % 2 === 1);

const count = (text: string, mark: RegExp): number => text.match(mark)?.length ?? 0;

function cut(text: string, wholeQuotes: boolean): { sentences: string[]; left: string } {
  const sentences: string[] = [];
  let start = 0;
  for (const found of text.matchAll(END)) {
    const end = found.index + found[0].length;
    const sentence = text.slice(start, end);
    const quoting = wholeQuotes && sentence.length < QUOTE_MAX && isInQuote(sentence);
    if (ABBREVIATION.test(sentence) || quoting) continue;
    if (sentence.trim() !== '') sentences.push(sentence.trim());
    start = end;
  }
  return { sentences, left: text.slice(start) };
}

/** The text for the person, up to the end of the model's turn. Thoughts are taken out before (asking.ts). */
export async function* visible(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let raw = '';
  let said = false;
  /** The text before the end of the turn; null until the end. An end mark before the first word is the turn's beginning. */
  const last = (): string | null => {
    const end = TURN_END.exec(raw);
    if (!end) return null;
    const words = raw.slice(0, end.index);
    return said || words.trim() !== '' ? words : null;
  };
  for await (const piece of pieces) {
    raw += piece;
    const words = last();
    if (words !== null) {
      yield words;
      return;
    }
    const held = heldFrom(raw);
    said ||= raw.slice(0, held).trim() !== '';
    yield raw.slice(0, held);
    raw = raw.slice(held);
  }
  yield last() ?? raw;
}
