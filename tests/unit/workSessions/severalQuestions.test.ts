import { describe, expect, it } from 'vitest';
import { type TurnInput, workTurnScript } from '../../../server/features/workSessions/parts/script.ts';
import { topicsIn } from '../../../server/features/workSessions/parts/sideTopics.ts';

/** One message may ask several things; each gets its answer, and only once. */

const task = {
  title: 'A late parcel',
  given: 'Write the complete reply in your own words.',
  hints: ['a date'],
  triesLeft: 2,
  graded: false,
  missed: [],
};

function reply(remark: string, more: Pick<TurnInput, 'act' | 'about' | 'task'>): string {
  const turn = { firstName: 'Ana', position: 'Support', seed: 'a', carried: false, open: false };
  return String(workTurnScript({ ...turn, settles: false, remark, ...more }));
}
const whileOpen = (remark: string, about: TurnInput['about']): string =>
  reply(remark, { act: 'help', about, task });
const between = (remark: string): string => reply(remark, { act: 'aside', about: 'task', task: null });
const times = (text: string, words: string): number => text.split(words).length - 1;

describe('several questions in one message', () => {
  it.each([
    ['I have a headache, can I take a break, and when do we get paid?', ['away', 'hr']],
    ['i have headache can i take a break? when we get paid', ['away', 'hr']],
    ['How many tries do I have and how long should the answer be?', ['tries', 'length']],
    [
      'Is there a time limit? Can I talk to a real person? I don’t understand the task.',
      ['time', 'hr', 'task'],
    ],
    ['I need to pick up my son, is that okay?', ['away']],
    ['Thanks! When is payday?', ['hr']],
    ['I am sick, I have to go to the doctor and must stop for today', ['end']],
  ])('are told apart: %s', (text, topics) => {
    expect(topicsIn(text)).toEqual(topics);
  });

  it('are all answered while a task is open', () => {
    const said = whileOpen('I have a headache, can I take a break, and when do we get paid?', 'hr');
    expect(said).toContain('take the time you need');
    expect(said).toMatch(/HR can answer the rest: email \S+@\S+/);
    expect(times(said, 'is still open')).toBe(1);
  });

  it('are all answered between two tasks', () => {
    const said = between('I have a headache, can I take a break, and when do we get paid?');
    expect(said).toContain('take your break');
    expect(said).toContain('HR can answer everything else');
    expect(times(said, 'Write “ready”')).toBe(1);
    expect(between('My grade is wrong and I have to stop for today')).toMatch(/second look.*End Session/);
  });

  it('takes a question about breaks for a question', () => {
    expect(between('When is my lunch break?')).toContain('HR can answer everything else');
  });
});
