import { describe, expect, it } from 'vitest';
import type { Wording } from '../../../server/ai/guard/guardedTurn.ts';
import { supervisorWords } from '../../../server/features/workSessions/parts/guarding.ts';
import { type TurnInput, workTurnScript } from '../../../server/features/workSessions/parts/script.ts';
import { turnPrompt } from '../../../server/features/workSessions/prompts.ts';
import { type Said, wordsAi } from '../../support/wordsAi.ts';

/** However a model misbehaves, the employee reads a supervisor who tells no grade, no solution, and what comes next. */

const facts: TurnInput = {
  act: 'help',
  firstName: 'Ana',
  position: 'Data Entry Clerk',
  seed: 'seed',
  carried: false,
  open: false,
  settles: false,
  remark: 'What format should I use?',
  about: 'task',
  task: {
    title: 'Sort the records',
    given: 'Write one line for each record with its department.',
    hints: ['one line for each record'],
    triesLeft: 2,
    graded: false,
    missed: [],
  },
};
const SOLUTION = 'Invoices belong to accounting, returns to shipping, passwords to security.';

async function say(answer: Said, change: Partial<TurnInput> = {}) {
  const { ai, asked } = wordsAi([answer]);
  const input = { ...facts, ...change };
  const request = {
    purpose: 'work' as const,
    subject: 'somebody',
    ...turnPrompt(input),
    script: { name: 'work.turn', input },
    maxOutputTokens: 250,
    signal: new AbortController().signal,
  };
  let [text, wording] = ['', 'none' as Wording | 'none'];
  const words = supervisorWords(ai, request, { facts: input, said: [], solution: SOLUTION }, (by) => {
    wording = by;
  });
  for await (const piece of words) text += piece;
  return { text: text.trim(), wording, calls: asked.length, builtIn: String(workTurnScript(input)) };
}

const GOOD = 'Use one line for each record and name its department.';

const table: [string, Said, string][] = [
  ['a good answer', GOOD, GOOD],
  ['a grade', `Your score is 85 points so far. ${GOOD}`, GOOD],
  ['a grade in a fraction', `You are at 4/5. ${GOOD}`, GOOD],
  ['a promise of pay', `You will get a bonus for this. ${GOOD}`, GOOD],
  ['a promotion', `You will be promoted soon. ${GOOD}`, GOOD],
  ['the solution', `Invoices go to accounting and returns to shipping. ${GOOD}`, GOOD],
  ['an invented figure', `There are 37 records. ${GOOD}`, GOOD],
  ['a question that “yes” would answer', `${GOOD} Are you ready for the next task?`, GOOD],
  ['an insult', `Don’t be lazy. ${GOOD}`, GOOD],
  ['a link', `Read https://evil.example first. ${GOOD}`, GOOD],
  ['a refusal', 'I’m sorry, but I can’t help with that.', ''],
  ['an age', `How old are you? ${GOOD}`, GOOD],
  ['reasoning', `<think>They ask.</think>${GOOD}`, GOOD],
  ['JSON', '{"reply": 1}', ''],
  ['another language', '谢谢你的回答。', ''],
  ['a loop', `${GOOD} `.repeat(30), GOOD],
  ['a failure', { fails: 'stream_failed' }, ''],
  ['a failure halfway', { fails: 'stream_failed', after: `${GOOD} Then ` }, GOOD],
];

describe('a supervisor stays one', () => {
  it.each(table)('%s', async (_name, answer, kept) => {
    const turn = await say(answer);
    expect(turn.text).toBe(kept === '' ? turn.builtIn : kept);
    if (kept === '') expect(turn.wording).toBe('built_in');
    expect(turn.calls).toBeLessThanOrEqual(2);
  });

  it.each<[TurnInput['act'], RegExp]>([
    ['greet', /\bAI\b/],
    ['review', /next task/],
    ['aside', /ready/],
    ['wait', /skip/],
  ])('says what has to be said: %s', async (act, must) => {
    const turn = await say('Good to see your work today.', { act });
    expect(turn.text).toMatch(must);
    expect(turn.wording).toBe('mended');
  });
});
