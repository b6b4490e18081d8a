import { writeFileSync } from 'node:fs';
import { amountNames, amountsOf, countsAgainst } from '../../server/ai/builtIn/interview/amounts.ts';
import { readInterview } from '../../server/ai/builtIn/interview/said.ts';
import type { InterviewCase } from '../../server/ai/eval/format.ts';
import { shippedInterviews } from '../../server/ai/eval/interviews/cases.ts';
import { factsOf, turnsOf } from '../../server/ai/eval/interviews/interviews.ts';

/**
 * Calibrates what each amount of evidence adds to a rating, on the first set of interviews and the ratings that were
 * expected of it. Weights keep their sign (what counts for a person never counts against them) and are shrunk toward zero, so
 * that a hundred interviews can settle forty of them. Deterministic: the same interviews give the same file.
 */

const english = new Set(['written_english', 'availability', 'tools']);
/** How strongly weights are shrunk toward zero. */
const DRAWN = 30;
const ROUNDS = 2_000;

type Lesson = { amounts: number[]; content: number | null; tools: number | null; weight: number };

async function lessonOf(one: InterviewCase): Promise<Lesson> {
  const said = await readInterview(factsOf(one), turnsOf(one));
  const ratings = Object.entries(one.expected.criteria);
  const content = ratings
    .filter(([criterion]) => !english.has(criterion))
    .map(([, { rating }]) => rating ?? 1);
  return {
    amounts: amountsOf(said),
    content: content.reduce((sum, rating) => sum + rating, 0) / content.length,
    tools: one.expected.criteria.tools?.rating ?? null,
    // The eight forms of one talk count as one person.
    weight: one.family === null ? 1 : 1 / 8,
  };
}

type Rated = { amounts: number[]; rating: number; weight: number };

function meanOf<T extends { weight: number }>(all: readonly T[], of: (one: T) => number): number {
  const total = all.reduce((sum, { weight }) => sum + weight, 0);
  return all.reduce((sum, one) => sum + of(one) * one.weight, 0) / total;
}

/** The middle and spread of each amount over the talks. */
function ordinary(all: readonly { amounts: number[]; weight: number }[]) {
  return amountNames.map((_, at) => {
    const middle = meanOf(all, ({ amounts }) => amounts[at] ?? 0);
    const spread = Math.sqrt(meanOf(all, ({ amounts }) => ((amounts[at] ?? 0) - middle) ** 2));
    return { middle: rounded(middle), spread: rounded(spread) };
  });
}

const rounded = (value: number): number => Math.round(value * 1e5) / 1e5;

/** Least squares with signs, drawn to zero: one weight after the other, until none moves. */
function calibrate(lessons: readonly Rated[]) {
  const usual = ordinary(lessons);
  const scale = (at: number): number => (usual[at]?.spread ?? 0) + 1e-6;
  const middle = meanOf(lessons, ({ rating }) => rating);
  const rows = lessons.map(({ amounts, rating, weight }) => ({
    sizes: amounts.map((size, at) => (size - (usual[at]?.middle ?? 0)) / scale(at)),
    rest: rating - middle,
    weight,
  }));
  const weights = amountNames.map(() => 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, name] of amountNames.entries()) {
      const before = weights[at] ?? 0;
      let [pull, mass] = [0, DRAWN];
      for (const { sizes, rest, weight } of rows) {
        const size = sizes[at] ?? 0;
        pull += weight * size * (rest + before * size);
        mass += weight * size * size;
      }
      const after = countsAgainst(name) ? Math.min(0, pull / mass) : Math.max(0, pull / mass);
      if (after === before) continue;
      for (const row of rows) row.rest -= (after - before) * (row.sizes[at] ?? 0);
      weights[at] = after;
    }
  }
  // Drawing weights to zero draws ratings to the middle; one factor for all of them undoes that.
  const stretch = stretchOf(rows, weights);
  const plain = weights.map((weight, at) => (stretch * weight) / scale(at));
  return {
    base: rounded(middle - plain.reduce((sum, weight, at) => sum + weight * (usual[at]?.middle ?? 0), 0)),
    weights: Object.fromEntries(
      amountNames.flatMap((name, at) => (plain[at] ? [[name, rounded(plain[at])]] : [])),
    ),
  };
}

function stretchOf(
  rows: readonly { sizes: number[]; rest: number; weight: number }[],
  weights: readonly number[],
): number {
  let [both, own] = [0, 0];
  for (const { sizes, rest, weight } of rows) {
    const found = weights.reduce((sum, size, at) => sum + size * (sizes[at] ?? 0), 0);
    both += weight * found * (found + rest);
    own += weight * found * found;
  }
  return own === 0 ? 1 : both / own;
}

const lessons: Lesson[] = [];
for (const one of shippedInterviews('first')) lessons.push(await lessonOf(one));
const rated = (of: (lesson: Lesson) => number | null) =>
  lessons.flatMap((lesson) => {
    const rating = of(lesson);
    return rating === null ? [] : [{ amounts: lesson.amounts, rating, weight: lesson.weight }];
  });
const usual = ordinary(lessons);
const file = {
  content: calibrate(rated(({ content }) => content)),
  tools: calibrate(rated(({ tools }) => tools)),
  amounts: Object.fromEntries(amountNames.map((name, at) => [name, usual[at]])),
};
writeFileSync(
  new URL('../../server/ai/builtIn/interview/weights.json', import.meta.url),
  `${JSON.stringify(file, null, 2)}\n`,
);
process.stdout.write(`${lessons.length} interviews\n`);
