import { describe, expect, it } from 'vitest';
import { type PracticeCase, shippedPractice } from '../../../server/ai/eval/practice/practiceChats.ts';
import { playCase } from '../../../server/ai/eval/practice/practiceFigures.ts';
import { chatOf, coachingOf } from '../../../server/demo/practice.ts';
import { scenarioById } from '../../../server/features/clientChat/parts/library.ts';
import { understand } from '../../../server/features/clientChat/parts/reading/understanding.ts';

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

describe('a point', () => {
  const readAfter = async (id: string, before: string[], text: string) =>
    (await understand(scenario(id), text, { before, client: [] })).reading;

  it('is met in two turns', async () => {
    const duration = 'The restore takes forty minutes.';
    expect((await readAfter('sheet-overwritten', [], duration)).points).not.toContain('check');
    const test = 'Afterward, please compare the rows with your own figure.';
    expect((await readAfter('sheet-overwritten', [duration], test)).points).toContain('check');
    expect((await readAfter('sheet-overwritten', [], test)).points).not.toContain('check');
  });

  it('is asked for with “one” for what was just named', async () => {
    const said = 'Your invoice has no purchase order on it. Did someone give you one?';
    expect((await read('unpaid-supplier', said)).reading.points).toContain('number');
  });

  it('is not met by blame, by a request for a secret, or by another time', async () => {
    const blame = 'If you had told us the right time zone, it wouldn’t have happened.';
    expect((await read('double-booked', blame)).reading).toMatchObject({ rude: true, points: [] });
    const secret = 'Forward me the six digits that come by text.';
    expect((await read('cannot-sign-in', secret)).reading).toMatchObject({ sensitive: true, points: [] });
    const late = 'I’ll look at the flights this evening, after the florist.';
    expect((await read('everything-urgent', late)).reading.points).not.toContain('plan');
    const list = 'Where do you keep the price list for what was sent?';
    expect((await read('missed-follow-up', list)).reading.points).not.toContain('list');
  });

  it('is ruled out by the same words in short forms, too', async () => {
    const { reading } = await read('duplicate-customers', 'I’ll delete the duplicates for you.');
    expect(reading.mistakes).toEqual(['delete']);
    const { reading: canceled } = await read('wrong-currency', 'I’m canceling both orders right now.');
    expect(canceled.mistakes).toEqual(['cancel']);
  });
});

describe('that nothing goes back', () => {
  it.each([
    'Two bowls go out today, arriving Friday. They’re free, and you don’t need to return the broken ones. Does that work for you?',
    'The pieces are yours to get rid of, we don’t want them back.',
    'There is no need to ship the damaged bowls back to us.',
    'Two new bowls will be with you on Friday, and you won’t have to mail anything to us.',
    'Feel free to toss the shards.',
    'No return necessary for the two that broke.',
    'We aren’t asking for the broken bowls back.',
    'u dont have to send the broken 1s back',
    'I’ve put two on the truck for Friday; the shards don’t have to come back to us.',
  ])('is heard in any words: %s', async (text) => {
    expect((await read('broken-on-arrival', text)).reading.points).toContain('keep');
  });

  it.each([
    'Please return the broken ones.',
    'Once we have the broken bowls back, we ship new ones.',
    'You don’t get new bowls unless you return the broken ones.',
    'I don’t know whether you have to return the broken ones.',
    'Don’t forget to send back the broken bowls.',
    'There’s no replacement without returning the broken ones.',
    'Sure thing, I’ll keep you posted about the two bowls.',
  ])('is heard in nothing else: %s', async (text) => {
    expect((await read('broken-on-arrival', text)).reading.points).not.toContain('keep');
  });
});

describe('a chat', () => {
  it.each([
    [
      'Hi Owen, I’m sorry two of your bowls arrived broken right before your dinner.',
      'Could you send me a photo of them?',
      'Two replacement bowls go out today by express.',
      'They arrive on Friday, and you don’t need to return the broken ones.',
    ],
    [
      'Hello Owen! So sorry about the two broken bowls, a photo would help. Can you send one?',
      'New bowls leave the warehouse today',
      'they’ll be there friday',
      'and there’s no need to ship the shards back',
    ],
  ])('is coached as it was answered, however many messages came before the reply', async (...lines) => {
    const chat = await chatOf(scenario('broken-on-arrival'), [lines]);
    expect(chat.turns.at(-1)?.meta?.state.outcome).toBe('satisfied');
    const { criteria } = await coachingOf(chat);
    for (const { criterion, rating, quotes } of criteria) {
      if (criterion === 'closing') continue;
      expect(rating, criterion).toBe(5);
      for (const { text } of quotes) expect(lines.some((line) => line.includes(text))).toBe(true);
    }
  });

  it('that comes in pieces is quoted from the piece that shows it', async () => {
    const lines = ['Hi Owen, one moment.', 'Give me your full card number and the CVV?', 'Thanks a lot!'];
    const { criteria } = await coachingOf(await chatOf(scenario('broken-on-arrival'), [lines]));
    const accuracy = criteria.find(({ criterion }) => criterion === 'accuracy');
    expect(accuracy?.quotes.map(({ text }) => text)).toEqual(['Give me your full card number and the CVV?']);
  });

  it('with two weak sides is coached on the weaker one', async () => {
    const chat = await chatOf(scenario('broken-on-arrival'), [
      'Hi Owen, I’m sorry that two of your bowls arrived broken, that must be disappointing. Which two are they?',
      'Two new bowls leave today by express and arrive on Friday.',
      'Is there anything else I can do for you? Have a nice day, Owen!',
    ]);
    const { criteria, summary } = await coachingOf(chat);
    const of = (id: string) => criteria.find(({ criterion }) => criterion === id)?.rating;
    expect([of('accuracy'), of('resolution')]).toEqual([3, 2]);
    expect(summary).toContain('work on resolution');
  });

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

describe('a client whose problem is solved', () => {
  it.each<[id: string, lines: string[]]>([
    [
      'charged-twice',
      [
        'Please let me know when you see the money.',
        'May I send you a short email as proof?',
        'Can you check your card statement on Friday?',
        'I will keep an eye on your card as well.',
      ],
    ],
    ['move-a-meeting', ['Does that time suit you?', 'Where should I send flowers?']],
  ])('says nothing twice, and nothing of the case again: %s', async (id, lines) => {
    const { brief } = scenario(id);
    const chat = await chatOf(scenario(id), [...brief.model, ...lines]);
    const said = chat.turns.filter(({ role }) => role === 'assistant').map(({ content }) => content);
    expect(new Set(said).size).toBe(said.length);
    for (const words of said.slice(-lines.length))
      for (const fact of brief.facts) expect(words).not.toContain(fact.say);
  });
});
