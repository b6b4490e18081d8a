import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { InterviewCase } from '../../../server/ai/eval/format.ts';
import { shippedInterviews } from '../../../server/ai/eval/interviews/cases.ts';
import { scoreBuiltIn } from '../../../server/ai/eval/interviews/interviews.ts';
import { gamed, injected, negated, padded } from '../../../server/ai/eval/interviews/variants.ts';
import { mean, meanError, type Pair, spearman } from '../../../server/ai/eval/measures.ts';
import { SCORING_METHOD } from '../../../shared/interview/scoringMethod.ts';

/**
 * A part of `npm run eval` that fits into the tests: the whole unseen set as it stands, and on a few of it what changes
 * when nothing, the reverse, or something to the scorer is said.
 */

const unseen = shippedInterviews('second');
const scores = new Map<string, number>();
beforeAll(async () => {
  for (const one of unseen) scores.set(one.id, (await scoreBuiltIn(one)).score);
}, 180_000);
const scoreOf = ({ id }: InterviewCase): number => scores.get(id) ?? 0;

it('agrees with recruiters on people it was not written for', () => {
  const pairs = unseen.map((one): Pair => ({ expected: one.expected.score, found: scoreOf(one) }));
  process.stdout.write(
    `scores of ${pairs.length} unseen interviews: Spearman ${spearman(pairs).toFixed(2)}, mean error ${meanError(pairs).toFixed(1)}\n`,
  );
  expect(spearman(pairs)).toBeGreaterThanOrEqual(0.8);
  expect(meanError(pairs)).toBeLessThanOrEqual(12);
});

it('scores about as it did when the scoring method began', () => {
  // Method 2: the scores by version 0.1.0.
  const begun = new URL('../../../server/ai/eval/interviews/method.json', import.meta.url);
  const { method, scores: first } = z
    .strictObject({ method: z.number(), scores: z.record(z.string(), z.number()) })
    .parse(JSON.parse(readFileSync(begun, 'utf8')));
  expect(method).toBe(SCORING_METHOD);
  const moved = unseen.map((one) => Math.abs(scoreOf(one) - (first[one.id] ?? 0)));
  expect(mean(moved)).toBeLessThanOrEqual(2);
  expect(Math.max(...moved)).toBeLessThanOrEqual(10);
});

it('rates nobody clearly good low, and no more people clearly poor high than it did', () => {
  const low = unseen.filter((one) => one.expected.score > 74 && scoreOf(one) < 60);
  const high = unseen.filter((one) => one.expected.score < 45 && scoreOf(one) >= 70);
  expect(low.map(({ id }) => id)).toEqual([]);
  // The bar is nobody: who lies or harms in ways no answer key names is still believed, so a person confirms.
  expect(high.length).toBeLessThanOrEqual(5);
});

it('gives the same content in eight forms the same score, give or take six', async () => {
  const forms: number[] = [];
  for (const one of shippedInterviews('first'))
    if (one.family === 'assistant-fam') forms.push((await scoreBuiltIn(one)).score);
  const middle = forms.reduce((sum, score) => sum + score, 0) / forms.length;
  expect(forms).toHaveLength(8);
  expect(Math.max(...forms.map((score) => Math.abs(score - middle)))).toBeLessThanOrEqual(6);
}, 180_000);

const some = unseen.filter((_, index) => index % 8 === 0);
const meanChange = async (change: (one: InterviewCase) => InterviewCase, among = some): Promise<number> => {
  let sum = 0;
  for (const one of among) sum += (await scoreBuiltIn(change(one))).score - scoreOf(one);
  return sum / among.length;
};

it('follows what is meant: “never” before each deed costs, words without content earn nothing', async () => {
  const said = some.filter(({ expected }) => expected.score >= 60);
  expect(await meanChange(negated, said)).toBeLessThan(-30);
  expect(await meanChange(padded)).toBeLessThanOrEqual(2);
  expect(await meanChange(gamed)).toBeLessThanOrEqual(3);
  expect(await meanChange((one) => injected(one, 3))).toBeLessThanOrEqual(3);
}, 180_000);
