import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sideMessageIn } from '../../../server/features/workSessions/parts/sideMessages.ts';

const Phrases = z.strictObject({ conversation: z.array(z.string()), answers: z.array(z.string()) });

/** Read against material like that of the library's tasks. */
const given = `Write the complete reply in your own words. Say sorry once, name the amount, and give a date.
R-104 Maria Lopez, 14 Oak Street, Dayton · billing · invoice sent twice
R-105 Tom Osei · shipping · parcel 4471 in the Denver depot, arrives on Tuesday
T-11 vendor B delivers two days earlier · refund $64.90 on Nov 24 · meeting Thursday 3 PM with Dana`;

function figures(name: string) {
  const file = path.join(import.meta.dirname, 'sideMessages', `${name}.json`);
  const { conversation, answers } = Phrases.parse(JSON.parse(readFileSync(file, 'utf8')));
  const graded = conversation.filter((text) => sideMessageIn(text, given) === null);
  const taken = answers.filter((text) => sideMessageIn(text, given) !== null);
  const share = (wrong: readonly string[], all: readonly string[]): number => 1 - wrong.length / all.length;
  const found = { talk: share(graded, conversation), answers: share(taken, answers) };
  process.stdout.write(
    `${name}: ${(100 * found.talk).toFixed(1)} % of the talk is answered, ${(100 * found.answers).toFixed(1)} % of the answers are graded\n`,
  );
  return { ...found, graded, taken };
}

const HeldOut = z.object({ text: z.string(), task: z.string() }).array();

describe('talk while a task is open', () => {
  it('is told from answers no worse than when a set by another author was first read: 62 % and 93 %', () => {
    const file = path.join(import.meta.dirname, 'sideMessages', 'heldOut.json');
    const { talk, work } = z
      .object({ talk: HeldOut, work: HeldOut })
      .parse(JSON.parse(readFileSync(file, 'utf8')));
    const isTalk = ({ text, task }: z.infer<typeof HeldOut>[number]): boolean =>
      sideMessageIn(text, task) !== null;
    const [answered, graded] = [talk.filter(isTalk).length, work.filter((one) => !isTalk(one)).length];
    process.stdout.write(
      `held out: ${answered} of ${talk.length} remarks are answered, ${graded} of ${work.length} answers are graded\n`,
    );
    expect([talk.length, work.length]).toEqual([60, 60]);
    expect(answered).toBeGreaterThanOrEqual(37);
    expect(graded).toBeGreaterThanOrEqual(56);
  });

  it('takes a question about breaks for one, and a break for a break', () => {
    expect(sideMessageIn('How long is my break?', given)).toEqual({ about: 'hr' });
    expect(sideMessageIn('I need a short break', given)).toEqual({ about: 'away' });
  });

  it('is told from answers, on the set it was written for', () => {
    const { graded, taken } = figures('first');
    expect(graded).toEqual([]);
    expect(taken).toEqual([]);
  });
});

const doubleCharge = 'Explain which of the two charges is real and when the other one disappears.';

it.each([
  'Is it possible that one of the charges is only an authorization? And how long does it take to disappear?',
  'How long does the hold stay?',
  'How long does a bank usually take?',
  'how long do refunds take',
  'And how long can a hold last?',
  'How long must the customer wait for it?',
])('takes no question about the matter for one about the answer’s length: %s', (text) => {
  expect(sideMessageIn(text, doubleCharge)?.about).not.toBe('length');
});

it.each([
  'How long should it be?',
  'how long does it have to be?',
  'How long must this be',
  'how long does my email need to be?',
  'How long do you want it to be?',
  'how long should i make it?',
])('knows a question about the answer’s length: %s', (text) => {
  expect(sideMessageIn(text, doubleCharge)?.about).toBe('length');
});
