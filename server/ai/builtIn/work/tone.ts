import { movesOf } from '../practice/moves.ts';
import { readText } from '../reading/sentence.ts';
import { signalsOf } from '../reading/signals.ts';
import { nearness, type Statement, statementsIn } from './statements.ts';

/** Sentences that show contempt reach it, to whom they speak openly and behind their back; of 491 honest ones none does. */
const CONTEMPT = { openly: 1.3, behind: 1.38 };
/** That it's the reader's fault is said in contempt more often than not. */
const BLAME_SHARE = 0.4;
/** A sentence this near to a right statement is what should be written there. */
const FITTING = 0.6;

/**
 * The first sentence that treats its reader with contempt; null without one.
 *
 * @param fitting right statements: what means about the same is no contempt. They're read only in doubt
 */
export async function contemptIn(text: string, fitting: string): Promise<string | null> {
  let right: readonly Statement[] | null = null;
  for (const sentence of await readText(text)) {
    const { belittles, blames } = movesOf(sentence);
    const hostile = signalsOf(sentence).get('hostile') ?? 0;
    const bar = /\b(?:you|your|yours|u|ur)\b/i.test(sentence.text) ? CONTEMPT.openly : CONTEMPT.behind;
    if (belittles + hostile + BLAME_SHARE * blames < bar) continue;
    right ??= await statementsIn(fitting);
    if (right.every(({ meaning }) => nearness(meaning, sentence.meaning) < FITTING)) return sentence.text;
  }
  return null;
}
