import type { ReadSentence } from '../../../../ai/builtIn/reading/sentence.ts';
import { inDigits } from './forms.ts';
import { wordsOf } from './sentences.ts';

/** Where the help is a figure, a day, or a name, other words can't replace it: one of them must be said. */
export function isAsFirm(key: ReadSentence, said: ReadSentence): boolean {
  const needed = [...firmIn(key), ...namesIn(key)];
  const named = new Set([...firmIn(said), ...namesIn(said)]);
  return needed.length === 0 || needed.some((one) => named.has(one));
}

const moments = new Set(
  'monday tuesday wednesday thursday friday saturday sunday noon morning afternoon evening tonight'.split(
    ' ',
  ),
);
/** Figures, days, and times of day. */
export const firmIn = ({ text }: Pick<ReadSentence, 'text'>): string[] => [
  ...digitsIn(inDigits(text)),
  ...wordsOf(text).filter((word) => moments.has(word)),
];
/** Names in the middle of a sentence. */
const namesIn = ({ tokens }: ReadSentence): string[] =>
  tokens
    .filter(({ pos, text }, at) => at > 0 && pos === 'PROPN' && /^\p{Lu}\p{Ll}/u.test(text))
    .map(({ text }) => text.toLowerCase());

const digitsIn = (text: string): Set<string> => new Set(text.match(/\d+/g) ?? []);
