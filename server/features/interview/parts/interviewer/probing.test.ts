import { expect, it } from 'vitest';
import { languageDetector } from '../../../../ai/builtIn/interview/english.ts';
import { nextDirective } from '../../director.ts';
import type { InterviewFacts, Turn } from '../context.ts';
import { bankQuestion } from './questions.ts';

const facts: InterviewFacts = {
  position: 'Customer Support Representative',
  ...{ jobTitle: null, jobDescription: null, requirements: null, workHours: null, jobLocation: null },
  ...{ salaryMin: null, salaryMax: null, introduction: '', resumeText: null },
  company: { hrAddress: 'hr@longtable.example', applicationMonths: 12, outsideModel: false },
  ...{ firstName: 'Ana', year: 2026, seed: 'probing' },
};

/** What is asked after these answers to one question, put first and then as its follow-ups. */
async function after(id: string, answers: readonly [answer: string, questionId: string][]) {
  const question = bankQuestion(facts.position, id);
  if (!question) throw new Error(`no question ${id}`);
  const turns: Turn[] = [];
  const add = (role: Turn['role'], content: string, questionId: string | null): void => {
    const meta = questionId && { phase: question.phase, questionId, followUp: questionId !== id };
    turns.push({ seq: turns.length + 1, role, content, meta: meta || null });
  };
  for (const [answer, questionId] of answers) {
    add('assistant', question.ask, questionId);
    add('user', answer, null);
  }
  return { question, next: nextDirective(facts, turns, await languageDetector()) };
}

it.each(['ok', 'Okay.', 'yes sure', 'Hmm', 'alright then', 'fine, ok'])(
  'asks nothing about an answer that says nothing: %s',
  async (answer) => {
    const { question, next } = await after('support-hard', [[answer, 'support-hard']]);
    expect(next.question).not.toBe('What was that conversation about?');
    expect([question.plain, null]).toContain(next.question);
  },
);

it.each([
  'If a customer is angry I stay calm, listen, and repeat the problem back to them.',
  'I always let people finish and then I tell them what I can do for them.',
  'Angry customers need a person who listens, so I listen and say sorry first.',
  'i am patient, i never shout back and i explain the rules again',
  'In general I apologize, I check the order, and I offer two ways to fix it.',
  'Well I think staying polite is the key, I keep my voice down and take notes.',
])('asks nothing about a case that no one told: %s', async (answer) => {
  const { next } = await after('support-hard', [
    ['ok', 'support-hard~probe'],
    [answer, 'support-hard~probe-case'],
  ]);
  expect(next.questionId).not.toBe('support-hard~probe-own');
});
