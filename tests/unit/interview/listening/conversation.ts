import { expect } from 'vitest';
import { languageDetector } from '../../../../server/ai/builtIn/interview/english.ts';
import { type Directive, nextDirective } from '../../../../server/features/interview/director.ts';
import type { InterviewFacts, Turn } from '../../../../server/features/interview/parts/context.ts';
import { planOf } from '../../../../server/features/interview/parts/interviewer/questions.ts';
import { interviewTurnScript } from '../../../../server/features/interview/parts/interviewer/script.ts';
import { factsFor } from '../facts.ts';

const languages = await languageDetector();

export type Step = Directive & { content: string };
export type Answer = string | ((step: Step) => string);

/** What the interviewer does, turn by turn, while a person says these things; the last turn answers the last of them. */
export function talk(facts: InterviewFacts, answers: readonly Answer[]): Step[] {
  const turns: Turn[] = [];
  const steps: Step[] = [];
  const speak = (): Step => {
    const directive = nextDirective(facts, turns, languages);
    const content = interviewTurnScript({ facts, turns, directive });
    const { phase, questionId, followUp } = directive;
    turns.push({ seq: turns.length + 1, role: 'assistant', content, meta: { phase, questionId, followUp } });
    const step = { ...directive, content };
    steps.push(step);
    return step;
  };
  let step = speak();
  for (const answer of answers) {
    const content = typeof answer === 'string' ? answer : answer(step);
    turns.push({ seq: turns.length + 1, role: 'user', content, meta: null });
    step = speak();
  }
  return steps;
}

/** A seed whose plan has these questions. */
export function withPlan(position: string, ...wanted: string[]): InterviewFacts {
  const seed = Array.from({ length: 500 }, (_, index) => `plan ${index}`).find((text) => {
    const ids = planOf(position, text).map(({ id }) => id);
    return wanted.every((id) => ids.includes(id));
  });
  return factsFor(position, seed ?? expect.fail('no such plan'));
}

export const support = (...wanted: string[]) => withPlan('Customer Support Representative', ...wanted);
export const work =
  'I answered chats of a shoe shop for two years, mostly returns and late parcels. I checked the order and wrote to the courier.';
export const angry =
  'A man was furious about a fee. I said sorry, checked his bill and called billing. They took it back and he thanked me.';
export const last = (steps: Step[]): Step => steps.at(-1) ?? expect.fail('no step');
