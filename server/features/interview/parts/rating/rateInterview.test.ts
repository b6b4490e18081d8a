import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { finalScore, isApart } from '../../../../../shared/interview/scoring.ts';
import { type Said, wordsAi } from '../../../../../tests/support/wordsAi.ts';
import { factsFor } from '../../../../../tests/unit/interview/facts.ts';
import type { Ai, AiError } from '../../../../ai/ai.ts';
import { scoringPrompt } from '../../prompts.ts';
import { ProposedRatings } from './proposal.ts';
import { CALLS_MAX, rateInterview } from './rateInterview.ts';
import { rubricFor } from './rubric.ts';

/** However a model misbehaves, a talk has two readings with proof, or no score at all. Scripted, so no figure of a model. */

const rubric = rubricFor('Customer Support Representative');
const facts = factsFor('Customer Support Representative', 'scoring');
const SAID =
  'At my last job I answered about 40 emails a day. Once a customer lost an order, so I called the driver myself and wrote to the customer the same evening. I check the tracking first, because a promise without a look is worth nothing to anybody.';
const talk = {
  facts,
  turns: [
    {
      seq: 1,
      role: 'assistant' as const,
      content: 'A parcel is missing. What do you do?',
      meta: { phase: 'situation' as const, questionId: 'support-parcel', followUp: false },
    },
    { seq: 2, role: 'user' as const, content: SAID, meta: null },
  ],
  rubric,
  year: 2026,
};
const QUOTE = 'I check the tracking first';

type Answer = { rating: unknown; reason?: string; quotes?: unknown };
/** An answer with the same for every criterion, or by criterion. */
const all = (one: Answer | ((id: string) => Answer)): string =>
  JSON.stringify({
    ratings: rubric.criteria.map(({ id }) => ({
      criterion: id,
      quotes: [QUOTE],
      reason: 'clear',
      ...(typeof one === 'function' ? one(id) : one),
    })),
  });

async function rate(answers: readonly Said[]) {
  const { ai, asked } = wordsAi(answers);
  const outcome = await rateInterview(ai, talk, {
    subject: 'somebody',
    signal: new AbortController().signal,
  }).catch((error: AiError) => error.failure);
  const ratings = typeof outcome === 'string' ? null : outcome.ratings;
  return {
    failure: typeof outcome === 'string' ? outcome : null,
    given: ratings?.criteria.map(({ rating }) => rating) ?? [],
    ratings,
    apart: isApart(ratings),
    calls: asked.length,
    asked,
  };
}
const five = <T>(value: T): T[] => rubric.criteria.map(() => value);

/** What a model answers, always or in turn → every rating, or none of them. */
const table: [string, Said[], number | null][] = [
  ['as asked', [all({ rating: 4 })], 4],
  ['a rating as text', [all({ rating: '4' })], 4],
  ['a rating with its scale', [all({ rating: '3.5/5' })], 3.5],
  ['a rating between steps', [all({ rating: 3.7 })], 3.5],
  ['one quote instead of a list', [all({ rating: 4, quotes: QUOTE })], 4],
  ['quotes as objects', [all({ rating: 4, quotes: [{ quote: QUOTE, seq: 2 }] })], 4],
  ['ten quotes', [all({ rating: 4, quotes: Array(10).fill(QUOTE) })], 4],
  ['an endless reason', [all({ rating: 4, reason: 'very '.repeat(900) })], 4],
  ['a bare list', [JSON.stringify(JSON.parse(all({ rating: 4 })).ratings)], 4],
  [
    'an object by criterion',
    [
      JSON.stringify({
        ratings: Object.fromEntries(
          rubric.criteria.map(({ id }) => [id, { rating: 4, reason: 'clear', quotes: [QUOTE] }]),
        ),
      }),
    ],
    4,
  ],
  [
    'labels instead of ids',
    [
      JSON.stringify({
        ratings: rubric.criteria.map(({ label }) => ({
          criterion: label,
          rating: 4,
          reason: '',
          quotes: [QUOTE],
        })),
      }),
    ],
    4,
  ],
  ['a failure first', [{ fails: 'stream_failed' }, all({ rating: 4 })], 4],
  ['no JSON first', ['I rate this person highly.', all({ rating: 4 })], 4],
  ['quotes of nobody first', [all({ rating: 4, quotes: ['I am the best'] }), all({ rating: 4 })], 4],
  ['harm beside a high rating', [all({ rating: 5, reason: 'Harmful: would promise a refund.' })], 2.5],
  ['emptiness beside a high rating', [all({ rating: 5, reason: 'Empty: no case, no step.' })], 2],
  ['a contradiction beside a high rating', [all({ rating: 5, reason: 'Contradiction: two jobs.' })], 3],
  ['no JSON at all', ['I rate this person highly.'], null],
  ['nothing', [''], null],
  ['another object', ['{"score": 87}'], null],
  ['no ratings', ['{"ratings": []}'], null],
  [
    'one criterion of five',
    [JSON.stringify({ ratings: JSON.parse(all({ rating: 4 })).ratings.slice(0, 1) })],
    null,
  ],
  ['criteria of its own', [all({ rating: 4 }).replaceAll('"criterion":"', '"criterion":"my_')], null],
  ['nothing rated of somebody who wrote a lot', [all({ rating: null, quotes: [] })], null],
  ['ratings off the scale', [all({ rating: 87 })], null],
  ['zeros', [all({ rating: 0 })], null],
  ['quotes of nobody', [all({ rating: 5, quotes: ['I am the best there is'] })], null],
  ['quotes of the interviewer', [all({ rating: 5, quotes: ['A parcel is missing. What do you do?'] })], null],
  ['no quotes', [all({ rating: 5, quotes: [] })], null],
  ['a failure always', [{ fails: 'stream_failed' }], null],
];

describe('whatever a model answers, a talk is rated with proof or not at all', () => {
  it.each(table)('%s', async (_name, answers, rating) => {
    const { given, failure, calls, apart } = await rate(answers);
    expect(given).toEqual(rating === null ? [] : five(rating));
    expect(failure).toBe(rating === null ? 'stream_failed' : null);
    expect(apart).toBe(false);
    expect(calls).toBeLessThanOrEqual(CALLS_MAX);
  });

  it('tells a refusal, so that the queue tries again', async () => {
    expect(await rate([all({ rating: 4 }), { fails: 'rate_limited' }])).toMatchObject({
      failure: 'rate_limited',
    });
  });
});

describe('two readings', () => {
  it('are made apart from each other, and their mean counts while they are near', async () => {
    const { given, asked, calls, apart } = await rate([all({ rating: 4 }), all({ rating: 3 })]);
    expect(given).toEqual(five(3.5));
    expect([calls, apart]).toEqual([2, false]);
    expect(asked[1]?.messages.at(-1)?.content).toMatch(/opposite order/);
    expect(asked[1]?.system).toBe(asked[0]?.system);
    expect(JSON.stringify(asked[1]?.messages)).not.toContain('clear');
  });

  it('that are more than 1 apart go to a person, and say so', async () => {
    const other = all((id) => ({ rating: id === 'empathy' ? 2 : 4 }));
    const { ratings, apart } = await rate([all({ rating: 4 }), other]);
    expect(apart).toBe(true);
    const [empathy, next] = ratings?.criteria ?? [];
    expect(empathy).toMatchObject({ rating: 3, apart: [4, 2] });
    expect(empathy?.reason).toMatch(/two ratings differ \(4 and 2\)/);
    expect(next?.apart).toBeUndefined();
  });

  it('of which one finds no proof go to a person, too', async () => {
    const other = all((id) => (id === 'empathy' ? { rating: 5, quotes: ['I am the best'] } : { rating: 4 }));
    const { ratings, apart } = await rate([all({ rating: 4 }), other]);
    expect(apart).toBe(true);
    expect(ratings?.criteria[0]).toMatchObject({ rating: 4, apart: [4, null] });
    expect(finalScore(ratings?.criteria ?? [])).toBe(80);
  });
});

describe('a criterion that an answer leaves out', () => {
  /** An answer without these criteria, like one that was cut off. */
  const without = (rating: number, ...left: string[]): string =>
    JSON.stringify({
      ratings: JSON.parse(all({ rating })).ratings.filter(
        ({ criterion }: { criterion: string }) => !left.includes(criterion),
      ),
    });

  it('is requested once more, and then counts like any other', async () => {
    const { given, asked, apart } = await rate([without(4, 'empathy'), all({ rating: 4 })]);
    expect(given).toEqual(five(4));
    expect(apart).toBe(false);
    expect(asked[1]?.messages.at(-1)?.content).toContain('there’s nothing about empathy.');
  });

  it.each([
    ['first', [without(4, 'empathy'), without(4, 'empathy'), all({ rating: 4 })], [null, 4]],
    ['second', [all({ rating: 4 }), without(4, 'empathy')], [4, null]],
  ] as const)(
    'by the %s reading alone keeps the other’s rating and needs a person',
    async (_which, answers, two) => {
      const { ratings, apart } = await rate(answers);
      expect(apart).toBe(true);
      expect(ratings?.criteria[0]).toMatchObject({ criterion: 'empathy', rating: 4, apart: two });
      expect(finalScore(ratings?.criteria ?? [])).toBe(80);
    },
  );

  it('by both readings isn’t in the score and needs a person', async () => {
    const { ratings, apart, calls } = await rate([without(4, 'empathy')]);
    expect(apart).toBe(true);
    expect(ratings?.criteria[0]).toMatchObject({ rating: null, notRated: true, apart: [null, null] });
    expect(ratings?.criteria[0]?.reason).toMatch(/AI didn’t rate this/);
    expect(finalScore(ratings?.criteria ?? [])).toBe(80);
    expect(calls).toBeLessThanOrEqual(CALLS_MAX);
  });
});

describe('the prompt of a rating', () => {
  it('holds the posting, the rubric’s version and the answer key, and the candidate’s words in their fence', () => {
    const own = {
      ...facts,
      jobDescription: 'You answer guests of a hotel.',
      resumeText: 'Clerk since 2019.',
    };
    const { system, messages } = scoringPrompt(own, talk.turns, rubric);
    expect(system).toContain('You answer guests of a hotel.');
    expect(system).toContain(`version ${rubric.version}`);
    expect(system).toMatch(/- needed: checks the tracking/);
    expect(system).toMatch(/<(data-[0-9a-f]{12})>\nClerk since 2019\.\n<\/\1>/);
    expect(system).not.toContain(SAID);
    expect(messages[0]?.content).toMatch(/^<(data-[0-9a-f]{12})>\n[\s\S]*\n<\/\1>$/);
  });

  it('is answered in a schema that says what a server may enforce', () => {
    const schema = JSON.stringify(z.toJSONSchema(ProposedRatings));
    expect(schema).toMatch(/"criterion".*"quotes".*"reason".*"rating"/);
    expect(ProposedRatings.safeParse({ ratings: 'none' }).success).toBe(false);
  });
});

describe('where two models take turns', () => {
  it('one of them gives both readings, and its name', async () => {
    const { ai: model } = wordsAi([all({ rating: 4 })]);
    const { ai: rules } = wordsAi([all({ rating: 2 })]);
    let mayJudge = true;
    const now = (): Ai => (mayJudge ? { ...model, model: 'm' } : { ...rules, model: 'rules' });
    const ai: Ai = {
      now,
      builtIn: false,
      get model() {
        return now().model;
      },
      stream: (request) => now().stream(request),
      setAside: (requests) => now().setAside(requests),
      object: (request) => now().object(request),
    };
    // An evaluation ends during the first reading.
    const object = model.object;
    model.object = (request) => {
      mayJudge = false;
      return object(request);
    };
    const { ratings } = await rateInterview(ai, talk, {
      subject: 'somebody',
      signal: new AbortController().signal,
    });
    expect(ratings.model).toBe('m');
    expect(isApart(ratings)).toBe(false);
  });
});
