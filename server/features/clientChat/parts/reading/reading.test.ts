import { describe, expect, it } from 'vitest';
import { scenarioById } from '../library.ts';
import { readTurn } from './reading.ts';
import { clausesOf, sentencesOf } from './sentences.ts';

/** Help in other words than the library's own examples: what it must be read as meeting. */
const otherWords: [scenario: string, text: string, points: string[]][] = [
  [
    'charged-twice',
    'Hi Patricia! So sorry to hear you were billed two times. Could you confirm the last 4 digits of your card?',
    ['card'],
  ],
  [
    'charged-twice',
    'I’ve issued a refund of $129 to your card. You’ll see it within three business days.',
    ['refund', 'when'],
  ],
  [
    'late-parcel',
    'Your package was delayed due to a storm in Phoenix but it’s moving again and is scheduled for Thursday. If it does not show up I’ll ship you a replacement via express for free.',
    ['where', 'when', 'else'],
  ],
  [
    'refund-too-late',
    'Unfortunately we can’t give a refund after 60 days. However, since a leak is covered by the warranty I can offer you a free repair or $240 store credit. You’ll get the label by email within the hour.',
    ['no-cash', 'offer', 'step'],
  ],
  [
    'double-booked',
    'I apologize Priscilla, this was our mistake - the supplier meeting was entered in the wrong time zone.',
    ['own'],
  ],
  [
    'unpaid-supplier',
    'Thank you. With the PO number the payment goes out on Thursday and will be in your account on Friday. Ms. Quinn from accounting will confirm by email.',
    ['day', 'who'],
  ],
  ['sheet-overwritten', 'Please tell your team not to write in the sheet for now.', ['stop']],
  [
    'send-me-the-list',
    'I’m afraid I can’t send private numbers to a personal email. What do you need them for?',
    ['no', 'need'],
  ],
  [
    'third-outage',
    'Please use the backup form from your welcome email for bookings now. The next update from our engineers is at 11. You’ll also get 20% credit on your monthly bill.',
    ['around', 'truth', 'credit'],
  ],
  ['charged-twice', 'I’ll give you back the $129 today.', ['refund']],
  ['charged-twice', 'I give you back the 129 dollar', ['refund']],
  ['charged-twice', 'Sorry Patricia, we will pay you back the second $129.', ['refund']],
  ['charged-twice', 'It was our error, so you’ll get your $129 back.', ['refund']],
  ['move-a-meeting', 'How about Thursday at 10 AM Pacific time?', ['slot']],
  ['move-a-meeting', 'Shall we meet on Thursday at 10 AM Pacific time?', ['slot']],
  ['move-a-meeting', 'Can I move it to Thursday at 10 AM Pacific time?', ['slot']],
  ['move-a-meeting', 'Is Thursday at 10 AM Pacific time okay?', ['slot']],
  ['move-a-meeting', 'I can offer Thursday at 10 AM Pacific time, is that fine?', ['slot']],
  ['wrong-currency', 'I pause the 40 violins right now so nobody can buy them.', ['pause']],
  [
    'import-deadline',
    'Then lots 1 to 900 will be ready by 9 AM tomorrow, and the remaining rows by Friday.',
    ['plan'],
  ],
];

describe('help in other words', () => {
  it.each(otherWords)('%s: %s', (id, text, points) => {
    const scenario = scenarioById(id);
    if (!scenario) throw new Error(`no scenario ${id}`);
    const reading = readTurn(scenario, text, { before: [], client: [] });
    expect(reading.points).toEqual(points);
    expect(reading).toMatchObject({
      mistakes: [],
      rude: false,
      gaming: false,
      offTopic: false,
      sensitive: false,
    });
  });
});

/** Words of help that help with nothing, and the mistake that is read in none of them. */
const noHelp: [scenario: string, text: string][] = [
  ['charged-twice', 'Only a fool would give you back $129.'],
  ['charged-twice', 'You want me to give you back $129.'],
  ['charged-twice', 'You say we gave you back the $129.'],
  ['charged-twice', 'I paid back my own $129 loan yesterday.'],
  ['charged-twice', 'You would get it back, the 129, if it was our error.'],
  ['charged-twice', 'You’ll get the $129 back if it was our error.'],
  ['charged-twice', 'Once the bank agrees you may get it back, all $129.'],
  ['charged-twice', 'We have your money back here: 129 dollars is gone.'],
  ['charged-twice', 'I can’t give you back the 129 dollar.'],
  ['charged-twice', 'We never gave back the $129.'],
  ['charged-twice', 'Banks are slow, so nobody gets the refund in your account today.'],
  ['charged-twice', 'Banks are slow so nobody gets the refund in your account today.'],
  ['move-a-meeting', 'Are you busy Thursday at 10 AM Pacific time?'],
  ['move-a-meeting', 'Did you say Thursday at 10 AM Pacific time?'],
  ['move-a-meeting', 'Who told you Thursday at 10 AM Pacific time?'],
  ['move-a-meeting', 'Why would anyone meet on Thursday at 10 AM Pacific time?'],
  ['move-a-meeting', 'Is your old meeting on Thursday at 10 AM Pacific time?'],
  ['move-a-meeting', 'Does your old meeting on Thursday at 10 AM Pacific time work for you?'],
  ['move-a-meeting', 'Wednesday 2 PM or Thursday 10 AM Pacific time?'],
  ['move-a-meeting', 'How about Wednesday 2 PM or Thursday 10 AM Pacific time?'],
  ['wrong-currency', 'I will pause nothing so no one can buy the 40 violins.'],
];

describe('no help in the words of help', () => {
  it.each(noHelp)('%s: %s', (id, text) => {
    const scenario = scenarioById(id);
    if (!scenario) throw new Error(`no scenario ${id}`);
    const { points, mistakes } = readTurn(scenario, text, { before: [], client: [] });
    expect({ points: points.filter((point) => point !== 'wish'), mistakes }).toEqual({
      points: [],
      mistakes: [],
    });
  });
});

describe('a good-bye', () => {
  const scenario = scenarioById('charged-twice');
  if (!scenario) throw new Error('The library lost a scenario');
  const saysGoodbye = (text: string): boolean => readTurn(scenario, text, { before: [], client: [] }).goodbye;

  it.each([
    'Take care!',
    'See you soon.',
    'Take care of yourself, Patricia.',
    'Enjoy your weekend.',
    'Wishing you a good week.',
    'Happy birthday to your sister!',
    'Have a good day',
    'Talk later!',
    'Drive safe.',
  ])('is said: %s', (text) => expect(saysGoodbye(text)).toBe(true));

  it.each([
    'I see you were charged twice.',
    'I can see you have two payments of $129.',
    'I’ll take care of it right away.',
    'We will take care of the refund today.',
    'I wish you had told us earlier.',
    'Happy customers are what we work for.',
    'We want every happy customer to stay one.',
    'I hope your bank shows the first payment, too?',
    'Can you see your statement from Monday?',
    'Is the trip to the branch safe for you?',
  ])('isn’t said: %s', (text) => expect(saysGoodbye(text)).toBe(false));
});

describe('clauses', () => {
  it('tell what is said from what is denied, asked or only supposed', () => {
    const kinds = clausesOf(
      'It was not sent, but I send it now. Do you see it? Please send me a photo. If it does not come, I call you. It is 11:00.',
    ).map(({ text, question, asks, denies }) => [
      text.split(' ').slice(0, 3).join(' '),
      question,
      asks,
      denies,
    ]);
    expect(kinds).toEqual([
      ['It was not', false, false, true],
      ['but I send', false, false, false],
      ['Do you see', true, true, false],
      ['Please send me', false, true, false],
      ['If it does', false, false, false],
      ['I call you.', false, false, false],
      ['It is 11:00.', false, false, false],
    ]);
  });
});

it('ends no sentence at a title', () => {
  expect(sentencesOf('Good afternoon Mr. Kerrigan. I’m sorry, Mrs. Boyd! Thanks, Mr.')).toEqual([
    'Good afternoon Mr. Kerrigan.',
    'I’m sorry, Mrs. Boyd!',
    'Thanks, Mr.',
  ]);
  expect(sentencesOf('Good afternoon mrs. Boyd and Mr. and Ms. Keller. Hi.')).toEqual([
    'Good afternoon mrs. Boyd and Mr. and Ms. Keller.',
    'Hi.',
  ]);
});

it.each([
  ['The delay is 40 ms.', 'I’ll fix it.'],
  ['I sent it to the Dr.', 'We will see.'],
  ['Thank you, Mr.', 'please wait.'],
])('ends one at what only looks like a title: %s %s', (...sentences) => {
  expect(sentencesOf(sentences.join(' '))).toEqual(sentences);
});
