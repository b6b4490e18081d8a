import { describe, expect, it } from 'vitest';
import { scoreTalk } from '../../server/ai/builtIn/interview/score.ts';
import { experienced } from '../../server/demo/answers.ts';
import { holdInterview } from '../../server/demo/interviews.ts';
import type { Turn } from '../../server/features/interview/parts/context.ts';
import { carriedOver } from '../../server/features/interview/parts/rating/jobRubrics.ts';
import { ownCriterion, type Rubric, rubricFor } from '../../server/features/interview/parts/rating/rubric.ts';
import { scoringPrompt } from '../../server/features/interview/prompts.ts';
import { settleRatings, writeSummary } from '../../server/features/interview/scoring.ts';
import { factsFor } from '../../tests/unit/interview/facts.ts';
import { finalScore } from '../interview/scoring.ts';
import { type OwnQuestion, RubricInput, SIGNALS_MAX } from './rubrics.ts';
import { positions } from './schema.ts';

const own: OwnQuestion = {
  id: 'own-00000001',
  label: 'Night calls',
  weight: 20,
  ask: 'A client calls at night although the office is closed. What would you tell them?',
  wanted: ['I say when the office opens again.'],
  unwanted: [],
};
const answer = 'I tell them that the office opens again at nine in the morning and take a note.';

/** The template of a position with other weights and a question of HR's own. */
function rubricOf(position: string, question: OwnQuestion): Rubric {
  const { track, criteria } = carriedOver(position, [question]);
  const weighed = criteria.map((criterion) => ({ ...criterion, weight: criterion.weight / 100 }));
  return { version: 'job/1', track, criteria: [...weighed, ownCriterion(question)], own: [question] };
}

describe('a whole interview by a rubric of its job', () => {
  it.each(positions)('%s: asks HR’s question once and weighs by the rubric', async (position) => {
    const rubric = rubricOf(position, own);
    // The person applied under another name for the position: the job decides what is asked.
    const facts = { ...factsFor('Something else', position), rubric };
    const turns = await holdInterview(facts, (question) =>
      question.id === own.id ? answer : experienced({ ...question, position }),
    );
    expect(turns.filter(({ meta }) => meta?.questionId === own.id)).toHaveLength(1);
    expect(turns.at(-1)?.meta?.phase).toBe('closing');
    const proposed = await scoreTalk({ facts, turns, rubric, year: 2026 });
    const { criteria } = settleRatings(proposed, { facts, turns, rubric }, 'built-in');
    expect(criteria.map(({ criterion, weight }) => [criterion, weight])).toEqual([
      ...rubricFor(position).criteria.map(({ id, weight }) => [id, expect.closeTo(weight * 0.8, 2)]),
      [own.id, 0.2],
    ]);
    const last = criteria.at(-1);
    expect(last).toMatchObject({ rating: 5, evidence: [{ quote: answer }] });
    const earned = criteria.reduce((sum, { weight, rating }) => sum + (weight * (rating ?? 0)) / 5, 0);
    expect(finalScore(criteria)).toBe(Math.round(earned * 100));
  });

  it('asks a connected model for no rating of a question without signals', () => {
    const bare = { ...own, wanted: [] };
    const facts = factsFor('Other', 'bare');
    expect(scoringPrompt(facts, [], rubricOf('Other', own)).system).toContain(own.id);
    expect(scoringPrompt(facts, [], rubricOf('Other', bare)).system).not.toContain(own.id);
  });
});

describe('what HR enters', () => {
  const weights = { one: 80 };
  const levels = { one: { low: 'Little.', middle: 'Some.', high: 'Much.' } };
  const check = (changes: Partial<OwnQuestion>) =>
    RubricInput.safeParse({ weights, levels, own: [{ ...own, ...changes }] });

  it('adds up to 100%', () => {
    expect(check({}).success).toBe(true);
    expect(check({ weight: 21 }).error?.issues[0]?.message).toBe('The weights must add up to 100%');
  });

  it('holds something that can be rated', () => {
    const question = { ...own, weight: 100, wanted: [] };
    const found = RubricInput.safeParse({ weights: { one: 0 }, levels, own: [question] });
    expect(found.error?.issues[0]?.message).toContain('At least one rated part needs a weight above 0%');
  });

  it('says what is wanted wherever it says what is not', () => {
    expect(check({ wanted: [], unwanted: [] }).success).toBe(true);
    expect(check({ wanted: [], unwanted: ['I hang up.'] }).error?.issues[0]?.path).toEqual([
      'own',
      0,
      'wanted',
    ]);
  });

  it('says how many sentences of an answer fit', () => {
    const wanted = Array.from({ length: SIGNALS_MAX + 1 }, () => 'I call the sender.');
    const unwanted = wanted;
    const { error } = RubricInput.safeParse({
      weights: { a: 80 },
      levels: {},
      own: [{ ...own, wanted, unwanted }],
    });
    expect(error?.issues.map(({ path, message }) => [path.at(-1), message])).toEqual([
      ['wanted', 'Please use at most 6 sentences'],
      ['unwanted', 'Please use at most 6 sentences'],
    ]);
  });

  it('is carried over to another position, with whole percents that add up', () => {
    for (const position of positions) {
      for (const weight of [0, 7, 33, 100]) {
        const { criteria } = carriedOver(position, [{ ...own, weight }]);
        expect(criteria.every((criterion) => criterion.weight >= 0)).toBe(true);
        expect(criteria.reduce((sum, criterion) => sum + criterion.weight, weight)).toBe(100);
      }
    }
  });
});

const attachment: OwnQuestion = {
  id: 'own-0000000a',
  label: 'Care with attachments',
  weight: 100,
  ask: 'An email you didn’t expect brings a file. What would you do?',
  wanted: ['I ask the sender by phone before I open it.', 'I report it to the security team.'],
  unwanted: ['I open the file to see what it is.', 'I forward it to my colleagues.'],
};

/** What is made of one answer to the question. */
async function judged(answer: string, question = attachment) {
  const facts = factsFor('Other', 'own question');
  const turns: Turn[] = [
    {
      seq: 1,
      role: 'assistant',
      content: question.ask,
      meta: { phase: 'situation', questionId: question.id, followUp: false },
    },
    { seq: 2, role: 'user', content: answer, meta: null },
  ];
  const rubric: Rubric = {
    ...rubricFor('Other'),
    criteria: [ownCriterion(question)],
    own: [question],
  };
  const proposed = await scoreTalk({ facts, turns, rubric, year: 2026 });
  const ratings = settleRatings(proposed, { facts, turns, rubric }, 'built-in');
  const [criterion] = ratings.criteria;
  if (!criterion) throw new Error('Nothing was judged');
  return { ...criterion, summary: writeSummary(ratings, facts) };
}

describe('a question of HR’s own', () => {
  it('is rated by its signals in other words, with quotes and what is missing', async () => {
    const whole = await judged(
      'First I call the person who sent it and ask about it. Then I let our IT security people know.',
    );
    expect(whole.rating).toBe(5);
    expect(whole.evidence).toHaveLength(2);
    const half = await judged('I would call the person who sent the message and ask about the file first.');
    expect(half.rating).toBe(3);
    expect(half.reason).toContain('Not shown: “I report it to the security team.”');
  });

  it('loses by what is unwanted, and by the reverse of what is wanted', async () => {
    const careless = await judged('I just open the file and look what it is. Usually nothing happens.');
    expect(careless.rating).toBe(1);
    expect(careless.reason).toContain('Counts against it: “I just open the file and look what it is.”');
    const reverse = await judged(
      'I never ask the sender by phone before I open it. I report it to the security team.',
    );
    expect(reverse.rating).toBeLessThanOrEqual(2.5);
  });

  it('holds nobody responsible for what others did, and counts one sentence against an answer once', async () => {
    const told = await judged(
      'My colleague opened such a file once. I asked the sender by phone and told the security team.',
    );
    expect(told).toMatchObject({ rating: 5 });
    const opened = await judged('I open the file and forward it to my colleagues.');
    expect(opened.reason.match(/I open the file and forward it/g)).toHaveLength(1);
  });

  it('takes a denied wrong for none, and a condition for what it asks for', async () => {
    const careful = await judged(
      'I would never open the file to see what it is. I don’t touch it until the sender confirms it on the phone.',
    );
    expect(careful.reason).not.toContain('Counts against it');
    expect(careful.rating).toBeGreaterThanOrEqual(3);
  });

  it('earns the lowest level by words about something else, and nothing without an answer', async () => {
    expect((await judged('I use Excel every day for my lists and I like my work.')).rating).toBe(1);
    expect(await judged('')).toMatchObject({ rating: null, reason: 'Insufficient evidence' });
  });

  it('without signals is not rated, whatever was said, and counts neither for nor against', async () => {
    const bare = { ...attachment, wanted: [], unwanted: [] };
    const found = await judged('First I call the person who sent it.', bare);
    expect(found).toMatchObject({ rating: null, notRated: true, evidence: [] });
    expect(found.reason).toContain('There’s no description of a good answer yet');
    expect(found.summary).toContain('Not rated and left out of the score: Care with attachments.');
    const other = { weight: 0.9, rating: 4 };
    expect(finalScore([{ ...found, weight: 0.1 }, other])).toBe(80);
    expect(finalScore([{ ...found, weight: 0.1, rating: 5 }, other])).toBe(82);
  });
});
