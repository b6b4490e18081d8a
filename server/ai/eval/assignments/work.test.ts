import { beforeAll, expect, it } from 'vitest';
import { asText } from '../report.ts';
import { gradeWork, SEED, type WorkLine, workAnswers, workSection, writtenAnswers } from './work.ts';

/** The part of `npm run eval` about work in prose: right answers in many hands, and wrong ones of every kind. */

const answers = workAnswers([SEED]);
/** Of every second assignment one answer of each kind; `npm run eval` takes all. */
const templates = [...new Set(answers.map(({ template }) => template))].filter((_, index) => index % 2 === 0);
const some = templates.flatMap((template, number) => {
  const own = answers.filter((one) => one.template === template);
  return [...new Set(own.map(({ kind }) => kind))].flatMap((kind) => {
    const alike = own.filter((one) => one.kind === kind);
    return alike.slice(number % alike.length, (number % alike.length) + 1);
  });
});
let lines: WorkLine[] = [];
beforeAll(async () => {
  lines = await gradeWork(some);
  process.stdout.write(asText(workSection('Work answers in prose', lines)));
}, 240_000);

it('holds three answers in different hands for each assignment in prose', () => {
  const all = new Set(answers.map(({ template }) => template));
  expect(all.size).toBeGreaterThanOrEqual(21);
  for (const template of all) {
    const honest = answers.filter((one) => one.template === template && one.kind === 'honest');
    expect(new Set(honest.map(({ answer }) => answer)).size, template).toBe(3);
  }
});

/** How many of these are graded wrong today; the bars are for all answers together. */
const wrongToday: Readonly<Record<string, number>> = { honest: 2 };

it.each([
  'solution',
  'honest',
  'negated',
  'wrongFigure',
  'insult',
  'keywords',
  'copied',
  'empty',
  'foreign',
  'injection',
])('passes or fails: %s', (kind) => {
  const line = lines.find((one) => one.kind === kind);
  const wrong = line?.wrong.map(({ template, answer }) => `${template}: ${answer}`) ?? ['nothing graded'];
  expect(wrong.length, wrong.join('\n\n')).toBeLessThanOrEqual(wrongToday[kind] ?? 0);
});

/**
 * Sets written by hand. Before opposites and swapped roles were read, 10, 15, and 15 reversed answers of the last three passed, and
 * 19, 20, and 9 honest ones.
 */
it.each([
  { set: 'second', honest: 30, negated: 0 },
  { set: 'third', honest: 21, negated: 7 },
  { set: 'fourth', honest: 20, negated: 14 },
  { set: 'fifth', honest: 11, negated: 10 },
] as const)(
  'grades the $set set no worse than it did',
  async ({ set, honest, negated }) => {
    const graded = await gradeWork(writtenAnswers(set));
    const passed = (kind: string): number => graded.find((line) => line.kind === kind)?.passed ?? 0;
    expect(passed('honest')).toBeGreaterThanOrEqual(honest);
    expect(passed('negated')).toBeLessThanOrEqual(negated);
    expect(passed('wrongFigure')).toBe(0);
  },
  120_000,
);
