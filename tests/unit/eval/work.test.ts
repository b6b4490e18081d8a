import { beforeAll, expect, it } from 'vitest';
import { gradeWork, type WorkLine, workAnswers, workText } from '../../../server/ai/eval/work.ts';

/** The part of `npm run eval` about work in prose: right answers in many hands, and wrong ones of every kind. */

const answers = workAnswers();
let lines: WorkLine[] = [];
beforeAll(async () => {
  lines = await gradeWork(answers);
  process.stdout.write(workText(lines));
}, 60_000);

it('holds three answers in different hands for each assignment in prose', () => {
  const templates = new Set(answers.map(({ template }) => template));
  expect(templates.size).toBeGreaterThanOrEqual(21);
  for (const template of templates) {
    const honest = answers.filter((one) => one.template === template && one.kind === 'honest');
    expect(new Set(honest.map(({ answer }) => answer)).size, template).toBe(3);
  }
});

it.each(['solution', 'honest', 'copied', 'empty', 'foreign', 'injection'])('passes or fails: %s', (kind) => {
  const line = lines.find((one) => one.kind === kind);
  const wrong = line?.wrong.map(({ template, answer }) => `${template}: ${answer}`) ?? ['nothing graded'];
  expect(line?.held ? [] : wrong.slice(0, 5)).toEqual([]);
});
