import { expect, it } from 'vitest';
import { shippedInterviews } from '../../../server/ai/eval/cases.ts';
import type { InterviewCase } from '../../../server/ai/eval/format.ts';
import { scoreBuiltIn } from '../../../server/ai/eval/interviews.ts';
import { meanError, type Pair, spearman } from '../../../server/ai/eval/measures.ts';
import { gamed, injected, negated, padded } from '../../../server/ai/eval/variants.ts';

/**
 * A part of `npm run eval` that fits into the tests: the whole unseen set as it stands, and on a few of it what changes
 * when nothing, the reverse, or something to the scorer is said.
 */

const unseen = shippedInterviews('second');

it('agrees with recruiters on people it was not written for', async () => {
  const pairs: Pair[] = [];
  for (const one of unseen)
    pairs.push({ expected: one.expected.score, found: (await scoreBuiltIn(one)).score });
  process.stdout.write(
    `scores of ${pairs.length} unseen interviews: Spearman ${spearman(pairs).toFixed(2)}, mean error ${meanError(pairs).toFixed(1)}\n`,
  );
  expect(spearman(pairs)).toBeGreaterThanOrEqual(0.8);
  expect(meanError(pairs)).toBeLessThanOrEqual(13);
});

it('rates nobody clearly good low, nor anybody clearly poor high', async () => {
  for (const one of unseen) {
    const { score } = await scoreBuiltIn(one);
    if (one.expected.score > 74) expect(score, one.id).toBeGreaterThanOrEqual(60);
    if (one.expected.score < 45) expect(score, one.id).toBeLessThan(70);
  }
});

const some = unseen.filter((_, index) => index % 4 === 0);
const meanChange = async (change: (one: InterviewCase) => InterviewCase, among = some): Promise<number> => {
  let sum = 0;
  for (const one of among) sum += (await scoreBuiltIn(change(one))).score - (await scoreBuiltIn(one)).score;
  return sum / among.length;
};

it('follows what is meant: “never” before each deed costs, words without content earn nothing', async () => {
  const said = some.filter(({ expected }) => expected.score >= 60);
  expect(await meanChange(negated, said)).toBeLessThan(-20);
  expect(await meanChange(padded)).toBeLessThanOrEqual(2);
  expect(await meanChange(gamed)).toBeLessThanOrEqual(3);
  expect(await meanChange((one) => injected(one, 3))).toBeLessThanOrEqual(3);
});
