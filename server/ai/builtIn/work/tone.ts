import { readFileSync } from 'node:fs';
import { movesOf } from '../practice/moves.ts';
import { type ReadSentence, readText } from '../reading/sentence.ts';
import { cuesOf, signalsOf } from '../reading/signals.ts';
import { nearness, type Statement, statementsIn } from './statements.ts';

/** Threshold that contemptuous sentences reach, to the reader or about them; none of 491 honest sentences does. */
const CONTEMPT = { openly: 1.3, behind: 1.38 };
/** Rude in any sentence to someone one works for. */
const RUDE =
  /\b(?:stupid|idiots?|dumb|shut up|(?:not|isn’t|isn't) (?:my|our) problem|your own fault|calm down|stop complaining|as i already told you|nonsense)\b/i;
/** That it's the reader's fault is said in contempt more often than not. */
const BLAME_SHARE = 0.4;
/** A sentence this near to a right statement is what should be written there. */
const FITTING = 0.6;
/** A sentence this near to the material only repeats it. */
const REPEATED = 0.75;

let weights: Float32Array | null = null;

/** Trained by `scripts/contempt/teach.ts`. */
function taught(): Float32Array {
  if (weights) return weights;
  const bytes = readFileSync(new URL('./contempt.bin', import.meta.url));
  weights = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  return weights;
}

/** How surely a sentence at work is meant to hurt, 0–1: sarcasm and kind words with a sting, too. */
function stingOf(sentence: ReadSentence): number {
  const row = taught();
  const sum = cuesOf(sentence).reduce((all, cue, at) => all + cue * (row[at] ?? 0), 0);
  return 1 / (1 + Math.exp(-sum));
}

/**
 * The first sentence that treats its reader with contempt; null without one.
 *
 * @param fitting right statements: what means about the same is no contempt. They're read only in doubt, as is the next
 * @param told what the material says of the matter
 */
export async function contemptIn(text: string, fitting: string, told: string): Promise<string | null> {
  let right: readonly Statement[] | null = null;
  let material: readonly Statement[] | null = null;
  for (const sentence of await readText(text)) {
    if (RUDE.test(sentence.text)) return sentence.text;
    const { belittles, blames } = movesOf(sentence);
    const hostile = signalsOf(sentence).get('hostile') ?? 0;
    const bar = /\b(?:you|your|yours|u|ur)\b/i.test(sentence.text) ? CONTEMPT.openly : CONTEMPT.behind;
    if (Math.max(belittles, stingOf(sentence)) + hostile + BLAME_SHARE * blames < bar) continue;
    right ??= await statementsIn(fitting);
    material ??= await statementsIn(told);
    const nearest = (all: readonly Statement[]): number =>
      Math.max(0, ...all.map(({ meaning }) => nearness(meaning, sentence.meaning)));
    if (nearest(right) < FITTING && nearest(material) < REPEATED) return sentence.text;
  }
  return null;
}
