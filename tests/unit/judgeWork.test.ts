import { describe, expect, it } from 'vitest';
import { hasForeignFigure } from '../../server/ai/builtIn/work/figures.ts';
import { statementsIn } from '../../server/ai/builtIn/work/statements.ts';
import { gradeAnswer } from '../../server/features/workSessions/parts/grading.ts';
import { buildSpec, pools } from '../../server/features/workSessions/parts/library.ts';
import { PASS_GRADE } from '../../shared/workSessions/schema.ts';

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
    expect(await said('It’s not true that we sent it, and you will get it.')).toEqual([
      ['It’s not true', true],
      ['that we sent it,', true],
      ['and you will get it.', true],
    ]);
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
    'The printer was down for 5 hours.',
    'The printer was down for five hours.',
    'Use the 12th floor.',
  ])('are nowhere in the material: %s', (text) => expect(hasForeignFigure(text, given)).toBe(true));
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

  const given = spec.material.flatMap(({ title, lines }) => [title, ...lines]).join('\n');
  const right =
    'It arrives at 12:45 PM, more than an hour early. At $230.00 it stays under our $250.00, with one transfer. The Express Train is too expensive, the Late Bus comes too late, and the Regional Line has too many changes.';

  it.each([
    ['the limit for its price', 'At $230.00 it', 'At $250.00 it'],
    ['the meeting for its arrival', 'at 12:45 PM,', 'at 2:00 PM,'],
    ['a denial of a merit', 'it stays under', 'it isn’t under'],
    ['nothing against another one', 'Train is too expensive', 'Train isn’t too expensive'],
  ])('fails with %s', async (_, from, to) => {
    const grade = async (answer: string) =>
      (await gradeAnswer(spec, `${choice}\n${answer}`, given, null)).grade;
    expect(right).toContain(from);
    expect(await grade(right)).toBeGreaterThanOrEqual(PASS_GRADE);
    expect(await grade(right.replace(from, to))).toBeLessThan(PASS_GRADE);
  });
});
