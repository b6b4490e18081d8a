import { describe, expect, it } from 'vitest';
import type { Wording } from '../../../server/ai/guard/guardedTurn.ts';
import { clientWords } from '../../../server/features/clientChat/parts/client/guarding.ts';
import { startState } from '../../../server/features/clientChat/parts/client/mood.ts';
import { practiceTurnScript } from '../../../server/features/clientChat/parts/client/script.ts';
import type { Decision, Turn } from '../../../server/features/clientChat/parts/client/turns.ts';
import { scenarioById } from '../../../server/features/clientChat/parts/library.ts';
import { readTurn } from '../../../server/features/clientChat/parts/reading/reading.ts';
import { clientRequest } from '../../../server/features/clientChat/prompts.ts';
import { type Said, wordsAi } from '../../support/wordsAi.ts';

/** However a model misbehaves, the employee reads a client: one who may complain and may not insult, promise or know of it all. */

const found = scenarioById('late-parcel');
if (!found) throw new Error('No such scenario');
const scenario = found;
const said = (seq: number, role: Turn['role'], content: string): Turn => ({
  seq,
  role,
  content,
  at: seq * 60_000,
  meta: null,
});
const turns = [
  said(1, 'assistant', scenario.persona.opening),
  said(2, 'user', 'Hello Grace, I am sorry. When do you need the lamp?'),
];
const reading = readTurn(scenario, turns[1]?.content ?? '', { before: [], client: [] });

async function say(answers: readonly Said[], decision: Partial<Decision> = {}) {
  const { ai, asked } = wordsAi(answers);
  const whole: Decision = {
    act: 'reply',
    state: startState(scenario),
    fresh: [],
    reading: { ...reading, facts: [] },
    ...decision,
  };
  const signal = new AbortController().signal;
  const request = clientRequest({ scenario, turns, seed: 'seed', subject: 'somebody', signal }, whole);
  let [text, wording] = ['', 'none' as Wording | 'none'];
  const words = clientWords(ai, request, { scenario, turns, decision: whole }, (by) => {
    wording = by;
  });
  for await (const piece of words) text += piece;
  const builtIn = String(practiceTurnScript(request.script.input));
  return { text: text.trim(), wording, calls: asked.length, builtIn };
}

const GOOD = 'I am really getting nervous about the lamp.';

/** What the model says → what of it stays. Nothing: built-in words. */
const table: [string, Said, string][] = [
  ['a good turn', GOOD, GOOD],
  [
    'a complaint',
    'This is useless so far. I have waited for days!',
    'This is useless so far. I have waited for days!',
  ],
  ['a question', `${GOOD} Can you see where it is?`, `${GOOD} Can you see where it is?`],
  ['an insult', `You are an idiot. ${GOOD}`, GOOD],
  ['an insult in other words', `You are completely incompetent. ${GOOD}`, GOOD],
  ['a swear word', `What the fuck is this. ${GOOD}`, GOOD],
  ['the employee’s part', `Let me check that for you. ${GOOD}`, GOOD],
  ['thanks for contacting', `Thank you for contacting Copper Lantern Gifts. ${GOOD}`, GOOD],
  ['help', 'How can I help you today?', ''],
  ['an apology of the house', 'We apologize for the delay.', ''],
  ['the simulation', `This scenario is fun. ${GOOD}`, GOOD],
  ['a model', 'As an AI language model I have no lamp.', ''],
  ['a score', `My rating for you is high. ${GOOD}`, GOOD],
  ['its mood', `My mood is neutral. ${GOOD}`, GOOD],
  ['stars', `I will leave you a five-star review. ${GOOD}`, GOOD],
  ['a promise', `I will recommend you to my friends. ${GOOD}`, GOOD],
  ['the end, undecided', `My problem is now solved, thanks. ${GOOD}`, GOOD],
  ['its leave, undecided', `Goodbye then. ${GOOD}`, GOOD],
  ['the hidden case', `The carrier was held by the weather, moving again since this morning. ${GOOD}`, GOOD],
  ['an unasked fact', `The order number is 77123. ${GOOD}`, GOOD],
  ['an invented name', `My sister Jessica wants it. ${GOOD}`, GOOD],
  ['reasoning in tags', `<think>She is worried.</think>${GOOD}`, GOOD],
  ['reasoning aloud', `Okay, the user asked a question. ${GOOD}`, GOOD],
  ['a link', `See https://evil.example now. ${GOOD}`, GOOD],
  ['both parts', `${GOOD}\nEmployee: I will refund it.`, GOOD],
  ['its own sentence again', scenario.persona.opening, ''],
  ['a loop', `${GOOD} `.repeat(30), GOOD],
  ['JSON', '{"reply": "hello"}', ''],
  ['Chinese', '谢谢你的回答。', ''],
  ['Spanish', 'Hola, no entiendo nada de lo que me dice usted.', ''],
  ['a broken end', `${GOOD} And I`, GOOD],
  ['nothing', '', ''],
  ['a failure', { fails: 'stream_failed' }, ''],
  ['a failure halfway', { fails: 'stream_failed', after: `${GOOD} And then it ` }, GOOD],
];

describe('a practice client stays a client', () => {
  it.each(table)('%s', async (_name, answer, kept) => {
    const turn = await say([answer]);
    expect(turn.text).toBe(kept === '' ? turn.builtIn : kept);
    if (kept === '') expect(turn.wording).toBe('built_in');
    expect(turn.calls).toBeLessThanOrEqual(2);
  });

  it('tells what it was asked for, in built-in words if the model doesn’t', async () => {
    const fact = scenario.brief.facts[1]?.say ?? '';
    const turn = await say([GOOD], { reading: { ...reading, facts: [1] } });
    expect(turn).toMatchObject({ text: `${GOOD} ${fact}`, wording: 'mended' });
  });

  it('says that it is solved when the rules have decided so', async () => {
    const turn = await say(['Great, thank you so much.'], { act: 'satisfied' });
    expect(turn.text).toMatch(/puts my mind at ease/);
    expect(turn.wording).toBe('mended');
  });

  it('answers attacks without asking the model', async () => {
    for (const act of ['gaming', 'hurt', 'leave_abuse'] as const)
      expect(await say([GOOD], { act })).toMatchObject({ calls: 0 });
  });

  it('tells a refusal of the provider as specified', async () => {
    await expect(say([{ fails: 'rate_limited' }])).rejects.toMatchObject({ failure: 'rate_limited' });
  });
});
