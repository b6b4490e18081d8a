import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Act, decide, type Turn } from '../../../server/features/workSessions/parts/flow.ts';
import { workTurnScript } from '../../../server/features/workSessions/parts/script.ts';
import { sideTopics } from '../../../server/features/workSessions/parts/sideTopics.ts';

const Table = z.strictObject({
  talk: z.array(z.strictObject({ about: z.enum(sideTopics), text: z.string() })),
  skips: z.array(z.string()),
  answers: z.array(z.string()),
  beside: z.array(z.string()),
  on: z.array(z.string()),
});
const table = (name: string): z.infer<typeof Table> =>
  Table.parse(
    JSON.parse(readFileSync(path.join(import.meta.dirname, 'sideMessages', `${name}.json`), 'utf8')),
  );

const given = `Write the complete reply in your own words. Say sorry once, name the amount, and give a date.
R-104 Maria Lopez, 14 Oak Street, Dayton · billing · invoice sent twice
R-105 Tom Osei · shipping · parcel 4471 in the Denver depot, arrives on Tuesday
T-11 vendor B delivers two days earlier · refund $64.90 on Nov 24 · meeting Thursday 3 PM with Dana`;
const untried = { tries: 0, given, solution: 'R-104: billing' };
const written = (act: Act, text: string): Turn[] => [
  { role: 'assistant', content: '…', act },
  { role: 'user', content: text, act: null },
];

const names = ['meant', 'meant.second', 'meant.third'];

describe.each(names)('what a message means while a task is open (%s)', (name) => {
  const { talk, skips, answers } = table(name);

  it.each(talk)('answers and doesn’t grade ($about): $text', ({ about, text }) => {
    expect(decide(written('assign', text), untried)).toMatchObject({ act: 'help', about });
  });
  it.each(skips)('puts the task off: %s', (text) => {
    expect(decide(written('assign', text), untried)).toMatchObject({ act: 'review', open: true });
  });
  it.each(answers)('grades an answer: %s', (text) => {
    expect(decide(written('assign', text), untried)).toEqual({ act: 'evaluate', answer: text });
  });

  it.each(['Open', 'close.', 'Done', 'Next', 'Stop', 'Skip'])(
    'grades what the solution asks for: %s',
    (text) => {
      const current = { ...untried, solution: `R-104: ${text.replace('.', '')}\nR-105: shipping` };
      expect(decide(written('assign', text), current)).toEqual({ act: 'evaluate', answer: text });
    },
  );

  it('grades nothing in another script', () => {
    const letters = fc.constantFrom(...'مهمةكيفأكتبहमेंक्याकरनाзаданиеответタスク任务이작업งานΑΒΓαβ ');
    fc.assert(
      fc.property(fc.string({ unit: letters, minLength: 2, maxLength: 120 }), (text) => {
        fc.pre(text.trim().length > 1);
        expect(decide(written('assign', text), untried).act).not.toBe('evaluate');
      }),
    );
  });

  it('thanks only for thanks, and says how to stop', () => {
    for (const about of sideTopics) {
      const reply = String(
        workTurnScript({
          act: 'help',
          firstName: 'Ana',
          position: 'Support',
          seed: 'a',
          carried: false,
          open: false,
          settles: false,
          remark: '',
          about,
          task: { title: 'A late parcel', given, hints: ['a date'], triesLeft: 2, graded: false, missed: [] },
        }),
      );
      expect(reply.startsWith('You’re welcome'), about).toBe(about === 'thanks');
      if (about === 'end' || about === 'away' || about === 'later') expect(reply).toContain('End Session');
      if (about === 'hr' || about === 'other') expect(reply).toContain('HR');
    }
  });
});

describe.each(names)('what a message means between two tasks (%s)', (name) => {
  const { beside, on } = table(name);

  it.each(on)('asks for the next one: %s', (text) => {
    expect(decide(written('evaluate', text), null).act).toBe('review');
  });
  it.each(beside)('says something beside the word: %s', (text) => {
    expect(decide(written('evaluate', text), null)).toEqual({ act: 'aside', remark: text });
  });
  it.each([
    ['ok, I want HR to look at it', 'Ask for a second look'],
    ['Yes, I think the grade is wrong', 'Ask for a second look'],
    ['ok bye', 'End Session'],
    ['ok I need a break first', 'take your break'],
  ])('is answered: %s', (remark, words) => {
    const reply = workTurnScript({
      act: 'aside',
      firstName: 'Ana',
      position: 'Support',
      seed: 'a',
      carried: false,
      open: false,
      settles: false,
      remark,
      about: 'task',
      task: null,
    });
    expect(reply).toContain(words);
  });
});
