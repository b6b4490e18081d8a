/** A word of a text with its position. */
type Word = { text: string; start: number; end: number };

/** Shorter quotes must match exactly, because a few words fit almost anywhere. */
const SHORTEST = 4;
/** Share of a quote's words that may differ: one in six. */
const DIFFERENT = 1 / 6;
/** Words that reverse a sentence can't be typos. */
const turning =
  /^(?:not|no|never|none|nobody|nothing|without|(?:do|does|did|is|was|were|are|ca|wo|would|could|should|has|have|had|must)nt|\p{N}+)$/u;

/**
 * The passage of a message that a quote means, in the message's own characters: case, blanks, punctuation and a word in six
 * may differ, and nothing that turns the sense around, as "not" and figures do. Null when there is none.
 */
export function alignQuote(quote: string, message: string): string | null {
  // Models leave words out and mark it; the longest piece stands for the quote.
  const pieces = quote.split(/\s*(?:…|\.\.\.|\[\.\.\.\])\s*/).map(wordsIn);
  const wanted = pieces.reduce((longest, words) => (words.length > longest.length ? words : longest), []);
  const said = wordsIn(message);
  if (wanted.length === 0) return null;
  const found = bestSpan(wanted, said);
  const most = wanted.length < SHORTEST ? 0 : wanted.length * DIFFERENT;
  if (!found || found.cost > most) return null;
  const [first, last] = [said[found.from], said[found.to]];
  return first && last ? message.slice(first.start, last.end) : null;
}

/** The words, with figures without separators and one spelling for "can not", "cannot", and "can't". */
function wordsIn(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: word, index } of text.matchAll(
    /\p{N}{1,3}(?:,\p{N}{3})+(?![\p{L}\p{N}])|[\p{L}\p{N}]+(?:['’‘`][\p{L}]+)*/gu,
  )) {
    const one = { text: word.toLowerCase().replace(/['’‘`,]/g, ''), start: index, end: index + word.length };
    const before = words.at(-1);
    if (one.text === 'cannot') one.text = 'cant';
    if (one.text === 'not' && before && verbs.test(before.text)) {
      words.pop();
      Object.assign(one, { text: `${short[before.text] ?? before.text}nt`, start: before.start });
    }
    words.push(one);
  }
  return words;
}

const verbs = /^(?:do|does|did|is|was|were|are|can|will|would|could|should|has|have|had|must)$/;
const short: Readonly<Record<string, string>> = { can: 'ca', will: 'wo' };
const negated = /^(?:do|does|did|is|was|were|are|ca|wo|would|could|should|has|have|had|must)nt$/;

/** Whether two words are the same. A quote may begin in the middle of "can not". */
const isSame = ({ text: one }: Word, { text: other }: Word): boolean =>
  one === other || (one === 'not' && negated.test(other)) || (other === 'not' && negated.test(one));

type Cell = { cost: number; from: number };

/** Finds where in a text the words fit best, with the fewest changes. The rest of the text costs nothing. */
function bestSpan(
  wanted: readonly Word[],
  said: readonly Word[],
): { from: number; to: number; cost: number } | null {
  let row: Cell[] = Array.from({ length: said.length + 1 }, (_, from) => ({ cost: 0, from }));
  for (const word of wanted) {
    const next: Cell[] = [plus(row[0], weight(word))];
    for (const [index, other] of said.entries()) {
      const options = [
        plus(row[index], isSame(word, other) ? 0 : swap(word, other)),
        plus(row[index + 1], weight(word)),
        plus(next[index], weight(other)),
      ];
      next.push(options.reduce((best, one) => (one.cost < best.cost ? one : best)));
    }
    row = next;
  }
  let best: { from: number; to: number; cost: number } | null = null;
  for (const [to, { cost, from }] of row.entries()) {
    if (to > from && (!best || cost < best.cost)) best = { from, to: to - 1, cost };
  }
  return best;
}

const plus = (cell: Cell | undefined, cost: number): Cell => ({
  cost: (cell?.cost ?? Number.POSITIVE_INFINITY) + cost,
  from: cell?.from ?? 0,
});
const weight = ({ text }: Word): number => (turning.test(text) ? Number.POSITIVE_INFINITY : 1);

/** A typo costs half as much as a different word. */
function swap(one: Word, other: Word): number {
  if (turning.test(one.text) || turning.test(other.text)) return Number.POSITIVE_INFINITY;
  const long = one.text.length >= 5 && Math.abs(one.text.length - other.text.length) <= 2;
  return long && one.text.slice(0, 4) === other.text.slice(0, 4) ? 0.5 : 1;
}
