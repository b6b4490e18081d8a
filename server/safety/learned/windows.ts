import type { SafetyKind } from '../../../shared/safety/kinds.ts';
import { SAFETY_KINDS } from '../../../shared/safety/kinds.ts';
import type { Word } from '../text.ts';
import type { Odds } from './model.ts';

/** A text up to this long is read whole as well; more words would thin out the one sentence that counts. */
const WHOLE = 60;
/** Long texts and long sentences are read in pieces of so many words, each beginning in the middle of the one before. */
const PIECE = 24;
/** A sentence of its own says less about what it means than the text around it. */
const SHORTEST = 4;
/** Margin by which a part of a text must exceed the whole, because more readings mean more chances of error. */
const PART_COSTS = 1;

/** The strongest sign in a text: log odds of any kind against none, the likeliest kind, and where. */
export type Strongest = { odds: number; kind: SafetyKind; first: number; last: number };

/** Reads a text whole, by sentences and by pieces; what is buried in a long answer counts as if it stood alone. */
export function strongest(words: readonly Word[], odds: Odds): Strongest {
  const runs = runsOf(words);
  let best = signOf(odds, 0, words.length - 1);
  if (words.length > WHOLE) best = { ...best, odds: Number.NEGATIVE_INFINITY };
  for (const [first, last] of runs) {
    const sign = signOf(odds, first, last);
    sign.odds -= PART_COSTS;
    if (sign.odds > best.odds) best = sign;
  }
  return best;
}

/** The parts of a text that are read by themselves: sentences, pieces of long ones, and of a long text as a whole. */
export function runsOf(words: readonly Word[]): [number, number][] {
  const runs: [number, number][] = [];
  const cut = (first: number, last: number): void => {
    if (last - first + 1 < SHORTEST) return;
    if (last - first < PIECE * 1.5) runs.push([first, last]);
    else
      for (let at = first; at + PIECE / 2 <= last; at += PIECE / 2)
        runs.push([at, Math.min(last, at + PIECE - 1)]);
  };
  let first = 0;
  let before = 0;
  for (let at = 1; at <= words.length; at += 1) {
    if (words[at]?.sentence === words[first]?.sentence) continue;
    if (first > 0 || at < words.length) cut(first, at - 1);
    // Two sentences that stand side by side often mean one thing.
    if (first > 0 && words.length > WHOLE && at - before < PIECE * 1.5) cut(before, at - 1);
    before = first;
    first = at;
  }
  if (words.length > WHOLE) cut(0, words.length - 1);
  return runs;
}

/** The score of a run of words on its own. */
export function signOf(odds: Odds, first: number, last: number): Strongest {
  const kinds = odds(first, last);
  const top = Math.max(...kinds);
  const sum = kinds.reduce((all, one) => all + Math.exp(one - top), 0);
  return { odds: top + Math.log(sum), kind: SAFETY_KINDS[kinds.indexOf(top)] ?? 'self_harm', first, last };
}
