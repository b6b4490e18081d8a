import type { Move } from '../../../../ai/builtIn/practice/moves.ts';
import type { ReadSentence } from '../../../../ai/builtIn/reading/sentence.ts';
import type { Scenario } from '../scenario.ts';
import { isRude, ownsFault, sidesWith, takesOff } from './tone.ts';

/** From this size on a move hurts; chosen by the first set of practice chats and the library’s own model turns. */
const HARSH = 0.72;
/** So much contempt leaves no kindness. */
export const COLD = 0.5;

/**
 * Whether a sentence blames, belittles, or leaves the client alone with it.
 *
 * @param helps whether its turn meets a point or asks something useful
 */
export function hurts(
  { brief }: Scenario,
  sentence: ReadSentence,
  moves: Readonly<Record<Move, number>>,
  helps: boolean,
): boolean {
  if (takesOff.test(sentence.text) || sidesWith(sentence.text)) return false;
  if ((deniesFeeling(sentence) && moves.belittles >= COLD) || isRude(sentence.text)) return true;
  const most = largest(moves);
  if (moves[most] < HARSH) return false;
  if (most === 'blames') return !ownsFault.test(sentence.text);
  // To leave someone alone with it is harsh. Where the right answer is a no, or help comes with it, a no isn't.
  const due = brief.points.some(({ no, met }) => no === true && met[0]?.test(sentence.text));
  return most === 'belittles' || (most === 'refuses' && !helps && !due && !isHonest(sentence));
}

/** What someone doesn't know, promise, or invent is no refusal to help. */
const isHonest = ({ deeds }: ReadSentence): boolean =>
  deeds.some(({ who, done, verb }) => who !== 'other' && !done && candid.has(verb));

const candid = new Set('say know tell promise guarantee invent guess pretend hide lie blame'.split(' '));

/** What a sentence does most. */
export function largest(moves: Readonly<Record<Move, number>>): Move {
  let best: Move = 'acts';
  for (const move of [
    'acknowledges',
    'blames',
    'belittles',
    'refuses',
    'hollow',
    'asks',
    'promises',
  ] as const)
    if (moves[move] > moves[best]) best = move;
  return best;
}

/** Words that say how the client feels about it, and turn into their reverse with a "not". */
const felt = new Set(['sorry', 'understand', 'imagine', 'apologize', 'apologise', 'see', 'know']);

/** "I'm not sorry", "I don't understand why you're upset". */
export const deniesFeeling = ({ tokens }: ReadSentence): boolean =>
  tokens.some(({ lemma, negated }) => negated && felt.has(lemma));
