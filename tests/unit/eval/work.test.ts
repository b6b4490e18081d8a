import { beforeAll, expect, it } from 'vitest';
import { asText } from '../../../server/ai/eval/report.ts';
import { gradeWork, SEED, type WorkLine, workAnswers, workSection } from '../../../server/ai/eval/work.ts';

/** The part of `npm run eval` about work in prose: right answers in many hands, and wrong ones of every kind. */

const answers = workAnswers([SEED]);
/** One honest answer for each assignment, and some wrong ones for all that are made alike; `npm run eval` takes all. */
const honest = answers
  .filter(({ kind }) => kind === 'honest')
  .filter((_, index) => index % 3 === Math.floor(index / 3) % 3);
const some = [...honest, ...answers.filter(({ kind }, index) => kind !== 'honest' && index % 25 === 0)];
let lines: WorkLine[] = [];
beforeAll(async () => {
  lines = await gradeWork(some);
  process.stdout.write(asText(workSection(lines)));
}, 240_000);

it('holds three answers in different hands for each assignment in prose', () => {
  const templates = new Set(answers.map(({ template }) => template));
  expect(templates.size).toBeGreaterThanOrEqual(21);
  for (const template of templates) {
    const honest = answers.filter((one) => one.template === template && one.kind === 'honest');
    expect(new Set(honest.map(({ answer }) => answer)).size, template).toBe(3);
  }
});

/** How many of these wrong answers pass today; the bars are for all of them together. */
const passToday: Readonly<Record<string, number>> = { negated: 2 };

it.each([
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
  const isRight = kind === 'honest';
  expect(isRight ? line?.held : wrong.length <= (passToday[kind] ?? 0), wrong.join('\n\n')).toBe(true);
});
