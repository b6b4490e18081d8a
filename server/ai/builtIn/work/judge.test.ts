import { describe, expect, it } from 'vitest';
import { PASS_GRADE } from '../../../../shared/workSessions/schema.ts';
import { gradeAnswer } from '../../../features/workSessions/parts/grading.ts';
import { buildSpec, pools } from '../../../features/workSessions/parts/library.ts';
import { normal, says } from '../../../features/workSessions/parts/reading.ts';
import { hasForeignFigure } from './figures.ts';
import { judgeProse } from './judge.ts';
import { statementsIn } from './statements.ts';

describe('statements', () => {
  it('are parts of sentences with a verb each, and know what is denied', async () => {
    const said = async (text: string) =>
      (await statementsIn(text)).map((one) => [one.text, one.denied || one.reversed]);
    expect(await said('The label was not scanned, so the return stayed unseen.')).toEqual([
      ['The label was not scanned,', true],
      ['so the return stayed unseen.', false],
    ]);
    expect(await said('Only the first entry is a payment; no later than May 4 it is gone.')).toEqual([
      ['Only the first entry is a payment', false],
      ['; no later than May 4 it is gone.', false],
    ]);
    expect(await said('No, don’t send it. He can’t come before November 23.')).toEqual([
      ['No, don’t send it.', true],
      ['He can’t come before November 23.', false],
    ]);
    expect(await said('It’s not possible only until November 22.')).toEqual([
      ['It’s not possible only until November 22.', true],
    ]);
    expect(await said('The scanner stopped working.')).toEqual([['The scanner stopped working.', true]]);
    expect(await said('Please call her on the cell phone, not at the office.')).toEqual([
      ['Please call her on the cell phone, not at the office.', false],
    ]);
    expect(await said('You pay one more time, and then nothing for the rest of the year.')).toEqual([
      ['You pay one more time, and then nothing for the rest of the year.', false],
    ]);
    expect(await said('It’s not true that we sent it, and you will get it.')).toEqual([
      ['It’s not true', true],
      ['that we sent it,', true],
      ['and you will get it.', true],
    ]);
  });

  it('know what they say isn’t so by naming something else', async () => {
    const avoided = async (text: string) => (await statementsIn(text)).map((one) => one.avoided);
    expect(await avoided('Write to them instead of calling, and send the file today.')).toEqual([
      'instead of calling',
      '',
    ]);
    expect(await avoided('Instead of Monday you’ll get it on Friday.')).toEqual(['Instead of Monday']);
  });

  it.each([
    ['It costs more than we have.', 1, 0],
    ['It isn’t above the limit.', -1, 0],
    ['It’s no more than $40.', -1, 0],
    ['They need at least five.', 1, 0],
    ['You may not spend more than $40.', 0, 0],
    ['It’s over the limit, not below it.', 0, 0],
    ['Tell her afterward.', 0, 1],
    ['Ask her before you buy it.', 0, -1],
    ['We need it no later than May 4.', 0, -1],
    ['He can’t do it before May 4.', 0, 0],
  ])('know which way along a scale they point: %s', async (text, size, time) => {
    expect((await statementsIn(text)).map((one) => one.direction)).toMatchObject([{ size, time }]);
  });

  it.each([
    ['You’ll get the $40 back.', 'money', 1],
    ['The $40 will be charged to your card.', 'money', -1],
    ['You won’t be charged again.', 'money', 0],
    ['The video stays in.', 'kept', -1],
    ['Bookings close on May 4.', 'gate', 1],
    ['8 of 12 sheets are still missing.', 'state', -1],
  ] as const)('know which of two opposites they say: %s', async (text, scale, way) => {
    expect((await statementsIn(text))[0]?.direction[scale]).toBe(way);
  });

  it('know who does it to whom, unless it’s in the passive', async () => {
    const roles = async (text: string) =>
      (await statementsIn(text)).map(({ roles: one }) => one && [one.verb, one.from, ...one.to]);
    expect(await roles('On November 9, you asked us for a quote.')).toEqual([['ask', 'you', 'us', 'quote']]);
    expect(await roles('Felix sends the list to Marta.')).toEqual([['send', 'Felix', 'list', 'Marta']]);
    expect(await roles('You were asked by us.')).toEqual([null]);
  });

  it.each([
    'The second floor isn’t affected.',
    'You shouldn’t have had to write twice.',
    'It comes on May 4; if not, a week later.',
  ])('deny nothing by a phrase that only sounds like it: %s', async (text) => {
    expect((await statementsIn(text)).some(({ denied }) => denied)).toBe(false);
  });
});

describe('figures', () => {
  const given =
    'Promised: November 18 · New date: November 22\n5 of 12 sheets · asked twice · ready at 2:00 PM, 90 minutes before · more than 2 days · $1,300.00\nprinter down for two hours · the sixth floor is closed, the second floor is open';
  it.each([
    'It moves from Nov 18 to the 22nd.',
    'It comes on 22 November, a week later on November 29.',
    'You get 5 sheets today and the other 7 at 2 pm.',
    'I asked 2 times and it may cost 1,300 dollars.',
    '1. ready at 14:00',
    'It’s done 24/7.',
    'Come at 12:30.',
    'For 3 days or more.',
    'The printer was down for two hours, so I have 5 sheets.',
    'Use the 2nd floor.',
  ])('are worked out from the material: %s', (text) => expect(hasForeignFigure(text, given)).toBe(false));
  it.each([
    'It comes on November 26.',
    'Ready at 3 pm.',
    'Come at 1 pm.',
    'For 4 days or more.',
    '6 sheets of 13.',
    'It costs $1,500.',
    'Order O-7731.',
    'It comes on November 25.',
    'Ready at 3:30 PM.',
  ])('are nowhere in the material: %s', (text) => expect(hasForeignFigure(text, given)).toBe(true));

  const materials = {
    status:
      'Scans: 161 of 400\nTue: scanner broke down, one day lost\nNeed: second scanner for three days\nFinished with it: November 30 · without it: a week later',
    quote:
      'November 10: asked for a quote for 150 printed folders\nPromised within two days. Nothing came; two calls went unanswered.\nWe’ll decide on November 23; without a quote, we’ll go with another supplier.',
    handover:
      '34 messages answered, inbox empty at noon\nOrder O-1234: carrier asked twice, no answer, customer is waiting',
    policy:
      'Absence exceeding 5 consecutive working days necessitates a certificate.\nIf you’re sick for more than 5 days in a row, bring HR a note from your doctor.',
    travel:
      'Meeting at 2:00 PM downtown; arrive at least 60 minutes early.\nMorning Train: arrives 12:45 PM · one transfer · $280.00',
    refund:
      '“There’s still no refund on my card. This is the third time I’m writing.”\nI’m sorry you had to write to us three times about your refund.',
    locked: 'The lock ends on its own after 15 minutes.',
    column: '8 of 12 label sheets done · the printer was down for two hours',
  };
  it.each([
    ['status', 'Without it, the work takes seven days longer'],
    ['status', 'Without it, we need 7 days more'],
    ['quote', 'I asked you for a quote nine days ago'],
    ['quote', 'Ten days have passed since then'],
    ['quote', 'You have three days to send it'],
    ['handover', 'I sent the carrier 2 messages and got no answer'],
    ['policy', 'If you’re ill for six working days or more, bring a note'],
    ['policy', 'If you’re away for six days or longer'],
    ['travel', 'It arrives one hour and fifteen minutes before the meeting'],
    ['travel', 'That leaves fifteen minutes more than we need'],
    ['refund', 'so that you don’t have to write a fourth time'],
    ['locked', 'It only takes two minutes'],
    ['column', 'It took three hours to catch up'],
  ] as const)('in words and of other things are no fault: %s, %s', (name, text) =>
    expect(hasForeignFigure(text, materials[name])).toBe(false),
  );
});

describe('answers in prose', () => {
  const template = pools.support.find(({ key }) => key === 'support.damaged');
  if (!template) throw new Error('No assignment support.damaged');
  const spec = buildSpec(template, {
    seed: 'eval',
    difficulty: 'standard',
    today: new Date('2026-11-16T12:00:00Z'),
  });
  const given = [spec.description, ...spec.material.flatMap(({ title, lines }) => [title, ...lines])].join(
    '\n',
  );
  const right =
    'Hi Felix,\nSorry that the teapot broke on its way to you. A new one goes out today and it won’t cost you anything. It should be there on November 20. There’s no need to post the old one back, so keep it or bin it. Could you email us the picture you took?\nAll the best';
  const grade = (answer: string) => gradeAnswer(spec, answer, given, null);

  it('pass in words of one’s own', async () => {
    expect((await grade(right)).grade).toBeGreaterThanOrEqual(85);
  });

  it.each([
    [
      'the reverse',
      'There’s no need to post the old one back, so keep it or bin it.',
      'You need to send the broken one back to us first.',
      'contradicts the task panel',
    ],
    [
      'a denial',
      'it won’t cost you anything',
      'you will have to pay for the replacement',
      'contradicts the task panel',
    ],
    ['another date', 'November 20', 'November 24', 'contradicts the task panel'],
    ['contempt', 'All the best', 'Only an idiot would drop a teapot.\nAll the best', 'without the sting'],
    [
      'a sting in kind words',
      'All the best',
      'I’m sure that somebody can explain to you how a box is opened.\nAll the best',
      'without the sting',
    ],
  ])('fail with %s in it, and are told which words', async (_, from, to, reason) => {
    expect(right).toContain(from);
    const { grade: size, criteria } = await grade(right.replace(from, to));
    expect(size).toBeLessThan(PASS_GRADE);
    const said = criteria.find(({ id }) => id === 'content')?.reason ?? '';
    expect(said).toContain(reason);
    const quote = /“([^”]+)”/.exec(said)?.[1] ?? 'nothing quoted';
    expect(right.replace(from, to)).toContain(quote);
    expect(right).not.toContain(quote);
  });

  it('may say what to do instead of what', async () => {
    const old = 'There’s no need to post the old one back, so keep it or bin it.';
    const { grade: size } = await grade(right.replace(old, 'Just bin the old one instead of posting it.'));
    expect(size).toBeGreaterThanOrEqual(PASS_GRADE);
    const turned = await grade(right.replace(old, 'Please send it back instead of throwing it away.'));
    expect(turned.criteria.find(({ id }) => id === 'content')?.reason).toContain(
      'contradicts the task panel',
    );
  });

  it('may end with “Best” and leave a choice to the reader', async () => {
    const { criteria } = await grade(
      right
        .replace('keep it or bin it', 'do with it whatever you want')
        .replace('All the best', 'Best, Mona'),
    );
    expect(criteria.map(({ reason }) => reason)).toContain('You greeted them by name and closed politely.');
  });
});

describe('a choice', () => {
  const template = pools.assistant.find(({ key }) => key === 'assistant.travel');
  if (!template) throw new Error('No assignment assistant.travel');
  const spec = buildSpec(template, {
    seed: 'eval',
    difficulty: 'standard',
    today: new Date('2026-11-16T12:00:00Z'),
  });
  const [choice = '', ...reasons] = spec.solution.split('\n');

  it('passes with its reasons, and not without one', async () => {
    const given = spec.material.flatMap(({ title, lines }) => [title, ...lines]).join('\n');
    const grade = async (answer: string) => (await gradeAnswer(spec, answer, given, null)).grade;
    expect(await grade(spec.solution)).toBeGreaterThanOrEqual(85);
    const bare = `${choice}\nI looked at all of them with care and took my time, and this is what I would do, because it is the best one for us.`;
    expect(reasons.length).toBeGreaterThan(0);
    expect(await grade(bare)).toBeLessThan(PASS_GRADE);
  });
});

describe('a model solution with one fact turned around', () => {
  it.each([
    [
      'support.call-summary',
      'We’ll call back on the cell phone',
      'We’ll call back at the office instead of on the cell phone',
    ],
    [
      'assistant.decline',
      /Unfortunately, .* that week\./,
      'The director is traveling that week and can come to the dinner.',
    ],
    ['admin.minutes', 'at most', 'at least'],
  ])('doesn’t pass: %s', async (key, from, to) => {
    const template = Object.values(pools)
      .flat()
      .find((one) => one.key === key);
    if (!template) throw new Error(`No assignment ${key}`);
    const spec = buildSpec(template, {
      seed: 'eval',
      difficulty: 'standard',
      today: new Date('2026-11-16T12:00:00Z'),
    });
    const given = [spec.description, ...spec.material.flatMap(({ title, lines }) => [title, ...lines])];
    const turned = spec.solution.replace(from, to);
    expect(turned).not.toBe(spec.solution);
    const { grade } = await gradeAnswer(spec, turned, given.join('\n'), null);
    expect(grade).toBeLessThan(PASS_GRADE);
  });
});

describe('a sentence about options', () => {
  const tasks = {
    venue: {
      given:
        '24 people, wheelchair access, projector in the room.\nAt most $900.00 for the day.\nGarden Hall: 30 seats · wheelchair access · projector · $850.00\nBrick Loft: 44 seats · stairs only · projector · $760.00\nStudio Nine: 20 seats · wheelchair access · projector · $730.00\nRiver Room: 26 seats · wheelchair access · no projector · $830.00',
      choice: 'Garden Hall',
      others: ['Brick Loft', 'Studio Nine', 'River Room', 'Brick', 'Loft', 'Studio', 'Nine', 'River'],
    },
    travel: {
      given:
        'Meeting at 2:00 PM downtown; arrive at least 60 minutes early.\nAt most $300.00. At most one transfer.\nMorning Train: arrives 12:45 PM · one transfer · $280.00\nExpress Train: arrives 12:25 PM · no transfers · $345.00\nLate Bus: arrives 1:45 PM · no transfers · $250.00\nRegional Line: arrives 12:40 PM · three transfers · $270.00',
      choice: 'Morning Train',
      others: ['Express Train', 'Late Bus', 'Regional Line', 'Express', 'Late', 'Bus', 'Regional', 'Line'],
    },
    supplier: {
      given:
        '24 chairs by November 25, at most $3,600.00 in total, five-year warranty.\nFernway Office: $145.00 each · delivers November 21 · 5 years\nOakhatch Supplies: $125.00 each · delivers December 1 · 5 years\nBluegate Parts: $175.00 each · delivers November 16 · 10 years\nPinelow Textiles: $115.00 each · delivers November 23 · 2 years',
      choice: 'Fernway Office',
      others: ['Oakhatch Supplies', 'Bluegate Parts', 'Pinelow Textiles', 'Oakhatch', 'Bluegate', 'Pinelow'],
    },
    plan: {
      given:
        '8 lines, at least 10 GB each, calls to other countries included.\nAt most $27.00 per line.\nPlan Cedar: 12 GB · calls abroad included · $25.50\nPlan Willow: 20 GB · calls abroad included · $31.00\nPlan Maple: 7 GB · calls abroad included · $21.00\nPlan Birch: 15 GB · calls abroad cost extra · $22.00',
      choice: 'Plan Cedar',
      others: ['Plan Willow', 'Plan Maple', 'Plan Birch', 'Willow', 'Maple', 'Birch'],
    },
  };
  const faultOf = async (task: keyof typeof tasks, text: string) => {
    const { given, choice, others } = tasks[task];
    const written = `Choice: ${choice}\n${text}`;
    const names = (words: string, any: readonly string[]) => says(normal(words), [...any]);
    const claims = [{ name: 'the choice', any: [choice] }];
    const frame = {
      solution: `Choice: ${choice}\nEach of the other options falls short on one requirement, so they’re out.`,
      others,
      names,
    };
    return (await judgeProse(written, { facts: [], claims }, given, frame)).fault;
  };

  it.each([
    ['supplier', 'All 24 chairs come to $3,480.00.'],
    ['supplier', 'The total is $3,480.'],
    ['supplier', '24 x $145 = $3,480'],
    ['supplier', '24 chairs cost 3480 in total.'],
    ['plan', 'For 8 lines that is $204.00.'],
    ['venue', 'We need 24 seats.'],
    ['venue', 'That leaves 6 seats free.'],
    ['venue', 'Studio Nine has only 20 seats, 4 seats too few.'],
    ['venue', 'Brick Loft is within the budget. But it has stairs.'],
    ['venue', 'Brick Loft fits the budget, but it has stairs.'],
    ['venue', 'Brick Loft isn’t too expensive. But it has stairs.'],
    ['plan', 'Willow has enough data. Its price is above the limit, though.'],
    ['travel', 'Late Bus is in the budget. It gets there too late for us.'],
    [
      'venue',
      'The others are all within the budget. One has stairs, one is too small and one has no projector.',
    ],
    ['venue', 'The alternatives don’t meet all our needs.'],
    ['travel', 'The others don’t meet all our needs.'],
    ['plan', 'The cheaper ones don’t fit.'],
    ['venue', 'Studio Nine is cheaper. However, it doesn’t meet our needs.'],
    ['venue', 'It’s not the cheapest one within the limit, but it has everything.'],
    ['venue', 'It’s not far below the limit, but it’s fine.'],
    ['venue', 'It’s not enough to look at the price.'],
    ['venue', 'You won’t find a better room within the budget.'],
    ['plan', 'Calls abroad don’t cost extra as they are included.'],
    ['travel', 'It is early, so we don’t have to rush to be on time.'],
    ['supplier', 'We have $3,600.00 for the chairs, and Fernway Office is cheaper.'],
    ['venue', 'We can spend $900.00 on the day.'],
    ['venue', 'Our budget is tight: it’s $900.00 for the day.'],
    ['supplier', 'It costs $3,480.00 and $3,600.00 is available.'],
    ['supplier', 'The total of $3,480.00 is within $3,600.00.'],
    ['travel', 'That leaves $20.00 of the $300.00.'],
    ['venue', 'Without the others’ drawbacks, it fits all we need, and it isn’t over the limit.'],
    [
      'travel',
      'The Late Bus is cheap. Still, at 1:45 PM we would be there just 15 minutes before it starts.',
    ],
    ['travel', 'Express Train is too expensive. It arrives at 12:45 PM and costs $280.00.'],
    ['supplier', 'Our date is November 25.'],
    ['supplier', 'The chairs come well ahead of November 25.'],
    ['supplier', 'The team expects the chairs on November 25.'],
    ['travel', 'It starts at 2:00 PM and the train gets there at 12:45 PM.'],
    ['plan', 'Our minimum is 10 GB.'],
    ['plan', 'It has 12 GB against a minimum of 10 GB.'],
    ['plan', 'It has 12 GB, so 2 GB more than the 10 GB we need.'],
  ] as const)('is right: %s, %s', async (task, text) => expect(await faultOf(task, text)).toBeNull());

  it.each([
    ['venue', 'Garden Hall costs $730.00.', 'figure'],
    ['supplier', 'All 24 chairs come to $3,900.00 in total.', 'figure'],
    ['venue', 'Garden Hall doesn’t meet our needs.', 'false'],
  ] as const)('is wrong: %s, %s', async (task, text, kind) =>
    expect(await faultOf(task, text)).toMatchObject({ kind }),
  );
});
