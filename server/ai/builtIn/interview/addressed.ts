import { isMeddling } from '../../../features/interview/parts/talk/meddling.ts';

/** Where one statement may end and another begin; the blanks stay with the later one. */
const between = /(?<=[.!?])(?=\s)/u;
/** Records and marks stand by themselves. */
const record = /(\{[^{}]*\}?|\[[^[\]]*\]:?|<[^<>]*>)/u;
/**
 * A capital within a line begins something, too, other than "I": people who end no sentence still paste one that
 * does.
 */
const capital = /(?<=[^\p{Lu}\s]\s+)(?=\p{Lu}(?!['’\s]))/u;

/**
 * A message without what speaks to the scorer or forges the other side: that's neither evidence nor length, so taking it
 * out first leaves the same reading as if it hadn't been written. What stands beside it stays, to the character.
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
    own += own === '' ? kept.trimStart() : cut ? `\n${kept.trimStart()}` : kept;
    cut = !piece.endsWith(kept.trimStart());
  }
  return own;
}

/** What isn't addressed to the scorer within one sentence; '' when all of it is. */
function ownPart(sentence: string): string {
  const pieces = sentence
    .split(record)
    .flatMap((piece) => (record.test(piece) ? [piece] : piece.split(capital)));
  const joined = (from: number, to: number): string => pieces.slice(from, to + 1).join('');
  const until = pieces.findIndex((piece, at) => isMeddling(piece) || isMeddling(joined(0, at)));
  if (until < 0) return sentence;
  const from = pieces.findLastIndex((_, at) => at <= until && isMeddling(joined(at, until)));
  const before = joined(0, from - 1);
  // An object or a tag ends where it ends; anything else goes on to the end of the sentence.
  const after = /[}>]$/u.test(pieces[until] ?? '') ? ownPart(joined(until + 1, pieces.length)) : '';
  return [before.trimEnd(), after.trimStart()].filter((part) => part.trim() !== '').join('\n');
}
