import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { scoreTalk } from '../../../server/ai/builtIn/interview/score.ts';
import { shippedInterviews } from '../../../server/ai/eval/interviews/cases.ts';
import { factsOf, turnsOf } from '../../../server/ai/eval/interviews/interviews.ts';
import { rubricFor } from '../../../server/features/interview/parts/rating/rubric.ts';
import { settleRatings } from '../../../server/features/interview/scoring.ts';
import { finalScore } from '../../../shared/interview/scoring.ts';

/** Five talks with what the scorer made of them, for whoever wants to see how it judges; the files stay true by this test. */
const shown = {
  good: 'admin-03',
  brief: 'support-05',
  dishonest: 'support-02',
  gaming: 'support-12',
  taglish: 'support-07',
} as const;

/** The page that lists them. */
const list = readFileSync(path.join(import.meta.dirname, '../../../docs/interviews/README.md'), 'utf8');

it.each(Object.entries(shown))('%s', async (name, id) => {
  const one = shippedInterviews('first').find((found) => found.id === id);
  if (!one) throw new Error(`No case is called ${id}`);
  const [facts, turns, rubric] = [factsOf(one), turnsOf(one), rubricFor(one.position)];
  const proposed = await scoreTalk({ facts, turns, rubric, year: 2026 });
  const { criteria } = settleRatings(proposed, { facts, turns, rubric }, 'built-in');
  const talk = turns.map(({ role, content }) => `**${role === 'user' ? 'Candidate' : 'Nora'}:** ${content}`);
  const rows = criteria.map(({ criterion, label, weight, rating, reason, evidence }) => {
    const expected = one.expected.criteria[criterion];
    const quotes = evidence.map(({ seq, quote }) => `  - ${seq}: “${quote}”`);
    return [
      `- ${label} (${Math.round(weight * 100)}%): ${rating ?? 'not rated'}. ${reason}`,
      ...quotes,
      ...(expected ? [`  - The recruiter: ${expected.rating ?? 'not rated'}. ${expected.why}`] : []),
    ].join('\n');
  });
  const text = [
    `# ${one.position}, ${name}`,
    `An invented person, written to try the scorer. Posting: ${one.job?.workHours ?? 'none'}.`,
    ...(one.resume ? [`Résumé:\n\n${one.resume.replace(/^/gm, '> ')}`] : []),
    ...talk,
    `## ${finalScore(criteria)} out of 100; the recruiter expected ${one.expected.score}`,
    rows.join('\n'),
    '',
  ].join('\n\n');
  expect(list).toContain(`| ${finalScore(criteria)} | ${one.expected.score} |`);
  expect(list).toContain(`(${name}.md)`);
  await expect(text).toMatchFileSnapshot(`../../../docs/interviews/${name}.md`);
});
