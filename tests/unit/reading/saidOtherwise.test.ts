import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { contradictionsIn } from '../../../server/ai/builtIn/reading/contradictions.ts';
import { sentencesIn } from '../../../server/ai/builtIn/reading/tokens.ts';
import { rate } from './rateHours.ts';

/**
 * What people say of hours, limits, and years who talk unlike the authors of the first sets: old and young, from many countries,
 * dictated, in capitals, with two jobs, or with children. The code hadn't read any when they were written. Read right at first and today:
 * 49 and 68 of 71 about hours, 20 and 31 of 32 about limits, 25 and 28 of 32 about years. The bars are a little lower.
 */

function table<T extends z.ZodType>(name: string, row: T): z.infer<T>[] {
  const file = path.join(import.meta.dirname, 'phrases', `${name}.second.json`);
  return z.array(row).parse(JSON.parse(readFileSync(file, 'utf8')));
}

function expectRight(name: string, of: number, wrong: readonly object[], bar: number): void {
  console.info(`${name}, second: ${of - wrong.length} of ${of} read right`);
  expect(of - wrong.length, JSON.stringify(wrong, null, 1)).toBeGreaterThanOrEqual(bar);
}

/** The ratings of someone who offers all of the posting's hours, a part of them, or none. */
const fair = { all: [3.5, 5], part: [1.5, 3], none: [0, 1.5] } as const;

it('rates the hours that are offered', () => {
  const said = table(
    'answers',
    z.strictObject({ text: z.string(), offers: z.enum(['all', 'part', 'none']) }),
  );
  const rated = said.map((one) => ({ ...one, rating: rate(one.text) }));
  const wrong = rated.filter(({ offers, rating }) => rating < fair[offers][0] || rating > fair[offers][1]);
  expectRight('hours', said.length, wrong, 66);
});

it('tells limits from what limits nothing', () => {
  const offer = 'I can work 9 AM to 5 PM ET, Monday to Friday, at home, with fiber and a UPS.';
  const said = table('limits', z.strictObject({ text: z.string(), limits: z.boolean() }));
  const rated = said.map((one) => ({ ...one, rating: rate(`${offer} ${one.text}`) }));
  const wrong = rated.filter(({ limits, rating }) => rating < rate(offer) !== limits);
  expectRight('limits', said.length, wrong, 30);
});

it('tells a person’s own years from others’', () => {
  const resume = 'Customer support agent, 2021 – 2024\nSales assistant, 2019 – 2021';
  const said = table('years', z.strictObject({ text: z.string(), own: z.boolean() }));
  const wrong = said.filter(
    ({ text, own }) =>
      contradictionsIn(sentencesIn(text), resume, 2026).some(({ what }) => what === 'years') !== own,
  );
  expectRight('years', said.length, wrong, 27);
});
