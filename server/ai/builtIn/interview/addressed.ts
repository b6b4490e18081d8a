import { isMeddling } from '../../../features/interview/parts/answers/injection.ts';

/** Where one statement may end and another begin; the blanks stay with the later one. */
const between = /(?<=[.!?])(?=\s)/u;
/** Records and marks stand by themselves. */
const record = /(\{[^{}]*\}?|\[[^[\]]*\]:?|<[^<>]*>)/u;
/**
 * A capital letter inside a line starts a new piece (except "I"): people who don't punctuate still paste punctuated
 * text.
 */
const capital = /(?=\p{Lu}(?!['’\s]))(?<=[^\p{Lu}\s]\s+)/u;

/** So many characters before a place are read with it; longer orders are found by one of their parts. */
const WINDOW = 200;
/** A sentence of more pieces than people write is one record: each piece costs a reading. */
const MAX_PIECES = 50;

/**
 * Removes text addressed to the scorer, and forged turns, before scoring: neither is evidence, nor counts as length. Other
 * text is unchanged.
 */
export function withoutAddressed(text: string): string {
  return text.split('\n').map(ownLine).join('\n');
}

/** The person's own part of a line; the blanks between untouched sentences stay, since they can join them. */
function ownLine(line: string): string {
  let own = '';
  let cut = false;
  for (const piece of line.split(between)) {
    const kept = ownPart(piece);
    if (kept.trim() === '') continue;
    // A piece that lost its beginning has lost the blank before it.
    const apart = cut || !/^\s/u.test(kept);
    own += own === '' ? kept.trimStart() : apart ? `\n${kept.trimStart()}` : kept;
    cut = !piece.endsWith(kept.trimStart());
  }
  return own;
}

/** A name or a heading with a colon begins something of its own. */
const heading = /^\W*[\p{L}\p{N}]+(?: [\p{L}\p{N}]+){0,2}\s*:/u;

/** Whether these pieces of a sentence are addressed to the scorer. Tags and records are checked with the text around them. */
function isAddressed(pieces: readonly string[], from: number, until: number): boolean {
  const text = pieces.slice(from, until + 1).join('');
  return isMeddling(text, heading.test(text) ? text : pieces.join(''));
}

/** What isn't addressed to the scorer within one sentence; '' when all of it is. */
function ownPart(sentence: string): string {
  const pieces = sentence
    .split(record)
    .flatMap((piece) => (record.test(piece) ? [piece] : piece.split(capital)));
  if (pieces.length > MAX_PIECES) return isMeddling(sentence) ? '' : sentence;
  if (!isMeddling(sentence) && !pieces.some((_, at) => isAddressed(pieces, at, at))) return sentence;
  const parts: string[] = [];
  let start = 0;
  while (start < pieces.length) {
    const found = addressedIn(pieces, start);
    parts.push(pieces.slice(start, found?.from).join(''));
    // An object or a tag ends where it ends; anything else goes on to the end of the sentence.
    if (!found || !/[}>]$/u.test(pieces[found.until] ?? '')) break;
    start = found.until + 1;
  }
  return parts
    .map((part, index) => (index === 0 ? part.trimEnd() : part.trim()))
    .filter((part) => part.trim() !== '')
    .join('\n');
}

/** The first run of pieces that's addressed to the scorer, as short as it can be; null if there's none. */
function addressedIn(pieces: readonly string[], start: number): { from: number; until: number } | null {
  for (let until = start; until < pieces.length; until += 1) {
    if (isAddressed(pieces, until, until)) return { from: until, until };
    let first = until;
    let length = (pieces[until] ?? '').length;
    while (first > start && length + (pieces[first - 1] ?? '').length <= WINDOW) {
      first -= 1;
      length += (pieces[first] ?? '').length;
    }
    if (first === until || !isAddressed(pieces, first, until)) continue;
    let from = until - 1;
    while (from > first && !isAddressed(pieces, from, until)) from -= 1;
    return { from, until };
  }
  return null;
}
