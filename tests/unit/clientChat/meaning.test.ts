import { describe, expect, it } from 'vitest';
import { type PracticeCase, shippedPractice } from '../../../server/ai/eval/practiceChats.ts';
import { playCase } from '../../../server/ai/eval/practiceFigures.ts';
import { chatOf, coachingOf } from '../../../server/demo/practice.ts';
import { scenarioById } from '../../../server/features/clientChat/parts/library.ts';
import { understand } from '../../../server/features/clientChat/parts/understanding.ts';

/** What a client and the coach make of words that no list foresaw. */

function scenario(id: string) {
  const found = scenarioById(id);
  if (!found) throw new Error(`no scenario ${id}`);
  return found;
}
const read = (id: string, text: string) => understand(scenario(id), text, { before: [], client: [] });
const shipped = (id: string): PracticeCase => {
  const found = shippedPractice('first').find((one) => one.id === id);
  if (!found) throw new Error(`no case ${id}`);
  return found;
};

describe('a turn', () => {
  it('that denies its kind words is no kindness', async () => {
    const { reading } = await read('charged-twice', 'I’m not sorry about the second charge, Patricia.');
    expect(reading.empathy).toBe(false);
  });

  it('blames in words of any kind', async () => {
    const { reading } = await read(
      'charged-twice',
      'You could have checked your own bank statement before coming to us.',
    );
    expect(reading).toMatchObject({ rude: true, empathy: false });
  });

  it('of key words in a row meets nothing', async () => {
    const { reading } = await read(
      'third-outage',
      'backup form 11:00 update engineers disk 20 % credit fee sorry',
    );
    expect(reading).toMatchObject({ gaming: true, points: [] });
  });

  it('of the client’s own words is heard as such, and of phrases as phrases', async () => {
    const { persona } = scenario('broken-on-arrival');
    expect((await read('broken-on-arrival', persona.restate)).reading.echo).toBe(true);
    const phrases = 'We truly value you as a customer. Your satisfaction is our number one priority.';
    expect((await read('broken-on-arrival', phrases)).reading).toMatchObject({ hollow: true, points: [] });
  });

  it('gives no day and no time that was not said', async () => {
    const money = await read('unpaid-supplier', 'Look at your account tonight and it is there.');
    expect(money.reading.points).toEqual([]);
    const disk = await read('third-outage', 'A disk is full, that happens.');
    expect(disk.reading.points).toEqual([]);
  });

  it('asks in short forms, too', async () => {
    const { reading } = await read('charged-twice', 'can u confirm the last 4 digits of your card pls');
    expect(reading.points).toEqual(['card']);
  });
});

describe('a chat', () => {
  it.each(['outage-keywords', 'charged-lower', 'rows-non-native', 'tent-refund', 'bowls-copy'])(
    '%s ends as a coach expects, and its figure agrees',
    async (id) => {
      const { one, found } = await playCase(shipped(id));
      expect(found).toMatchObject({ outcome: one.outcome, moodEnd: one.moodEnd });
      expect(found.figure).toBeGreaterThanOrEqual(one.figure[0]);
      expect(found.figure).toBeLessThanOrEqual(one.figure[1]);
    },
  );

  it('is praised with a quote, and gets one next step with an example', async () => {
    const chat = await chatOf(scenario('late-parcel'), ['Hello Grace, I am sorry that your lamp is late.']);
    const { summary, criteria } = await coachingOf(chat);
    expect(summary).toMatch(
      /^Your best moment: .+ \(“Hello Grace, .+”\)\. Next time, work on .+\. For example: “.+”$/,
    );
    for (const { rating, quotes } of criteria) expect(rating === null).toBe(quotes.length === 0);
  });
});
