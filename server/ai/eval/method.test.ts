import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { SCORING_METHOD } from '../../../shared/interview/scoringMethod.ts';
import { shippedInterviews } from './cases.ts';
import { scoreBuiltIn } from './interviews.ts';
import { mean } from './measures.ts';

/** The scores of the shipped interviews when the scoring method began; for method 2, by version 0.1.0. */
const Begun = z.strictObject({ method: z.number(), scores: z.record(z.string(), z.number()) });
const { method, scores } = Begun.parse(
  JSON.parse(readFileSync(new URL('./interviews/method.json', import.meta.url), 'utf8')),
);
/** Points by which a score may move until earlier ones can't be compared anymore. */
const MOST = { mean: 2, one: 10 };

it('scores as the scoring method did when it began, or has another number', async () => {
  expect(method).toBe(SCORING_METHOD);
  const cases = (['first', 'second', 'third'] as const).flatMap(shippedInterviews);
  expect(Object.keys(scores).sort()).toEqual(cases.map(({ id }) => id).sort());
  const some = cases.filter((_, at) => at % 5 === 0);
  const moved = await Promise.all(
    some.map(async (one) => Math.abs((await scoreBuiltIn(one)).score - (scores[one.id] ?? 0))),
  );
  expect(mean(moved)).toBeLessThanOrEqual(MOST.mean);
  expect(Math.max(...moved)).toBeLessThanOrEqual(MOST.one);
}, 240_000);
