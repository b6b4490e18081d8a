import { beforeAll, expect, it } from 'vitest';
import { asText } from './report.ts';
import { gradeWork, SEED, type WorkLine, workAnswers, workSection } from './work.ts';

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
