import { describe, expect, it } from 'vitest';
import { scoreTalk } from '../../server/ai/builtIn/interview/score.ts';
import type { EvalTurn, InterviewCase } from '../../server/ai/eval/format.ts';
import { factsOf, turnsOf } from '../../server/ai/eval/interviews/interviews.ts';
import { ProposedRatings } from '../../server/features/interview/parts/rating/proposal.ts';
import { rubricFor } from '../../server/features/interview/parts/rating/rubric.ts';

const honest = {
  work: 'I type delivery slips for a cooperative, about 300 a day. When the slips of one lorry are typed I compare my total with the driver’s note, and if it differs I look for the line before I go on. Last month I found 3 of my own mistakes like that and told my supervisor. Since then I read the amounts a second time from bottom to top, and the errors fell from 9 to 2 a month.',
  tools: 'Excel every day: XLOOKUP brings the grower’s name so that I read it while I type the number.',
  invoices:
    'I add the lines again to see if I misread. Then I put 14 aside with a note, go on with 15 and write to the supplier with the difference.',
  handover:
    'I tell my lead before noon that 59 are entered, 14 is open and the supplier has not answered yet.',
};

type Talk = Partial<typeof honest> & { resume?: string | null };

async function scored({ resume = null, ...changes }: Talk) {
  const { work, tools, invoices, handover } = { ...honest, ...changes };
  const turns: EvalTurn[] = [
    { ask: 'opening' },
    { say: 'Good morning, I’m well.' },
    { ask: 'data-recent' },
    { say: work },
    { ask: 'data-tools' },
    { say: tools },
    { ask: 'data-invoices' },
    { say: invoices },
    { later: 'data-invoices' },
    { say: handover },
    { ask: 'closing' },
  ];
  const one: InterviewCase = {
    id: 'someone',
    position: 'Data Entry Clerk',
    job: null,
    resume,
    person: 'Someone',
    quality: 'good',
    style: 'plain',
    trait: 'honest',
    family: null,
    turns,
    expected: { score: 0, notes: '', criteria: {} },
  };
  const rubric = rubricFor(one.position);
  const { ratings } = await scoreTalk({ facts: factsOf(one), turns: turnsOf(one), rubric, year: 2026 });
  return Object.fromEntries(ratings.map((rating) => [rating.criterion, rating]));
}

const accuracy = async (talk: Talk) => {
  const { accuracy: found } = await scored(talk);
  if (!found) throw new Error('accuracy was not rated');
  return found;
};

describe('a harmful action in the situation', () => {
  it('caps what it touches, with its quote and in the key’s words', async () => {
    const harmful = { handover: 'I tell them that all 60 are finished. I say nothing and fix it later.' };
    const [fine, found] = [await accuracy({}), await accuracy(harmful)];
    expect(fine.rating).toBeGreaterThanOrEqual(3.5);
    expect(found.rating).toBeLessThanOrEqual(1.5);
    expect(found.reason).toContain('In the situation: ');
    expect(found.quotes).toContain('I tell them that all 60 are finished.');
  });

  it('is none when it’s denied', async () => {
    const denied = await accuracy({
      handover: `${honest.handover} I would never tell them that all 60 are finished, and I don't change the line so that the total fits.`,
    });
    expect(denied.reason).not.toContain('In the situation: ');
    expect(denied.rating).toBeGreaterThanOrEqual(3);
  });

  it('isn’t seen in what’s only not said: that is named, and caps nothing', async () => {
    const short = await accuracy({ invoices: 'I ask my team lead what to do with it.', handover: 'I wait.' });
    expect(short.reason).toContain('Not shown in the situation: ');
  });
});

describe('a contradiction', () => {
  const resume = 'Waiter, 2023–2025\nHigh school graduate, 2021';
  const claim = `I have worked in data entry for 12 years. ${honest.work}`;

  it('caps what’s told of work at the middle, with both quotes', async () => {
    expect((await accuracy({ work: claim })).rating).toBeGreaterThan(3);
    const found = await accuracy({ work: claim, resume });
    expect(found.rating).toBeLessThanOrEqual(3);
    expect(found.reason).toContain('“I have worked in data entry for 12 years.” – “Waiter, 2023–2025”');
  });

  it('caps lower beside another of a different kind', async () => {
    const found = await accuracy({
      work: `${claim} There is an error in the résumé.`,
      resume,
    });
    expect(found.rating).toBeLessThanOrEqual(2);
  });

  it('stays within what a reason may hold, however long both are', async () => {
    const long = `I have worked in data entry for 12 years, ${'and in shops, and at home, '.repeat(60)}always.`;
    const cv = `Waiter, 2023–2025 ${'and much more of the same '.repeat(200)}\nHigh school graduate, 2021`;
    const ratings = Object.values(await scored({ work: long, resume: cv }));
    expect(ProposedRatings.safeParse({ ratings }).success).toBe(true);
  });
});

it('rates in half steps only', async () => {
  const ratings = Object.values(await scored({})).flatMap(({ rating }) => rating ?? []);
  expect(ratings.length).toBeGreaterThan(2);
  for (const rating of ratings) expect((rating * 2) % 1).toBe(0);
});
