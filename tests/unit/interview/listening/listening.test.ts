import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { languageDetector } from '../../../../server/ai/builtIn/interview/english.ts';
import type { InterviewCase } from '../../../../server/ai/eval/format.ts';
import { shippedInterviews } from '../../../../server/ai/eval/interviews/cases.ts';
import { factsOf, turnsOf } from '../../../../server/ai/eval/interviews/interviews.ts';
import { nextDirective } from '../../../../server/features/interview/director.ts';
import type { InterviewFacts, Turn } from '../../../../server/features/interview/parts/context.ts';
import { planOf } from '../../../../server/features/interview/parts/interviewer/questions.ts';

const languages = await languageDetector();

/**
 * What people said to each question in the first set of cases, and whether the interviewer asks on. `labels.json` says,
 * by reading, which parts of an answer are missing, and whether it gives nothing to go on (`open`); whatever it doesn't
 * name is complete. All forms of a family share the labels of the family.
 */
const Labels = z.record(
  z.string(),
  z.record(z.string(), z.strictObject({ missing: z.array(z.string()), open: z.boolean() })),
);
const labels = Labels.parse(JSON.parse(readFileSync(path.join(import.meta.dirname, 'labels.json'), 'utf8')));

const labelOf = ({ id }: InterviewCase, question: string) =>
  labels[id.replace(/-fam-.*/, '-fam')]?.[question] ?? { missing: [], open: false };

/** The person's facts with a seed whose plan has the questions of the case. */
function factsWithPlan(one: InterviewCase): InterviewFacts {
  const asked = one.turns.flatMap((turn) => ('ask' in turn ? [turn.ask] : []));
  const wanted = asked.filter((id) => id !== 'opening' && id !== 'closing');
  const seed = Array.from({ length: 2_000 }, (_, index) => `${one.id} ${index}`).find((text) => {
    const ids = planOf(one.position, text).map(({ id }) => id);
    return wanted.every((id) => ids.includes(id));
  });
  expect(seed, one.id).toBeDefined();
  return { ...factsOf(one), seed: seed ?? '' };
}

/** Places right behind the first answer to each question of experience, skills and situation. */
function answersOf(one: InterviewCase): { turns: Turn[]; question: string }[] {
  const turns = turnsOf(one);
  return turns.flatMap((turn, index) => {
    const before = turns[index - 1]?.meta;
    const source = one.turns[index - 1];
    const asked = source !== undefined && ('ask' in source || 'later' in source);
    if (turn.role !== 'user' || !before || !asked) return [];
    if (!['experience', 'skills', 'situation'].includes(before.phase)) return [];
    return [{ turns: turns.slice(0, index + 1), question: before.questionId }];
  });
}

it('asks for what is missing, and not for what was said', () => {
  const figures = { answers: 0, probes: 0, deaf: 0, vague: 0, letGo: 0 };
  for (const one of shippedInterviews('first')) {
    const facts = factsWithPlan(one);
    for (const { turns, question } of answersOf(one)) {
      const { missing, open } = labelOf(one, question);
      const { act, questionId } = nextDirective(facts, turns, languages);
      figures.answers += 1;
      if (open) figures.vague += 1;
      if (act === 'follow_up') {
        const part = /~probe-(\w+)/.exec(questionId)?.[1];
        figures.probes += 1;
        const wanted = part === undefined ? open || missing.length > 0 : missing.includes(part);
        if (!wanted) figures.deaf += 1;
      } else if (open && act === 'ask') figures.letGo += 1;
    }
  }
  console.info('listening:', figures);
  // Before answers were read for their parts: 182 second questions, 143 of them after complete answers, and 38 of 71
  // vague answers without one.
  expect(figures.deaf).toBeLessThanOrEqual(6);
  expect(figures.letGo).toBeLessThanOrEqual(9);
});
