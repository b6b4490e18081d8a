import { describe, expect, it } from 'vitest';
import { type Ai, AiError } from '../../../server/ai/ai.ts';
import { alignQuote } from '../../../server/ai/calls/alignQuote.ts';
import type { ProposedRatings } from '../../../server/features/interview/parts/rating/proposal.ts';
import { rateInterview } from '../../../server/features/interview/parts/rating/rateInterview.ts';
import { rubricFor } from '../../../server/features/interview/parts/rating/rubric.ts';
import { factsFor } from './facts.ts';

const said =
  'At my last job I answered about 40 emails a day, and I never left one open over night. Once, a customer’s order was lost; I called the driver myself.';

describe('a quote of a model', () => {
  it.each([
    ['as it was said', 'I called the driver myself', 'I called the driver myself'],
    ['with another case', 'i CALLED the driver myself.', 'I called the driver myself'],
    [
      'with other blanks and signs',
      '“I answered  about 40 emails a day – and',
      'I answered about 40 emails a day, and',
    ],
    ['with straight quote marks', "a customer's order was lost", 'a customer’s order was lost'],
    [
      'over signs between sentences',
      'order was lost I called the driver',
      'order was lost; I called the driver',
    ],
    [
      'with one word left out',
      'At my job I answered about 40 emails a day',
      'At my last job I answered about 40 emails a day',
    ],
    ['with a word too many', 'I answered about 40 long emails a day', 'I answered about 40 emails a day'],
    ['with a slip', 'I anwsered about 40 emails a day', 'I answered about 40 emails a day'],
    [
      'with words left out and marked',
      'At my last … I never left one open over night',
      'I never left one open over night',
    ],
  ])('%s is the passage itself', (_how, quote, passage) => {
    expect(alignQuote(quote, said)).toBe(passage);
  });

  it.each([
    ['made up', 'I saved the company a million dollars'],
    ['a paraphrase', 'The candidate handled forty messages every day'],
    ['another figure', 'I answered about 90 emails a day, and I never left one'],
    ['turned around', 'I left one open over night and answered about 40 emails'],
    ['with a "not" too many', 'I did not call the driver myself at once that day'],
    ['too short to be sure of', 'the manager'],
    ['nothing', ' … '],
  ])('%s stands nowhere', (_how, quote) => {
    expect(alignQuote(quote, said)).toBeNull();
  });
});

describe('a quote in another spelling', () => {
  it.each([
    ['I can not stand leaving a ticket open', 'I cannot stand leaving a ticket open'],
    ['I cannot stand leaving a ticket open', 'I can’t stand leaving a ticket open'],
    ['I do not like to leave a ticket open', "I don't like to leave a ticket open"],
    ['I will not leave a ticket open', 'I won’t leave a ticket open'],
    ['I packed 1,000 orders in a week', 'I packed 1000 orders in a week'],
    ['I packed 12500 orders in a week', 'I packed 12,500 orders in a week'],
  ])('is the passage as it was written: %s', (written, quote) => {
    expect(alignQuote(quote, `Well. ${written}.`)).toBe(written);
  });

  it('may begin in the middle of a negation', () => {
    expect(alignQuote('not leave a ticket open', 'I do not leave a ticket open.')).toBe(
      'do not leave a ticket open',
    );
  });

  it.each([
    ['I can stand leaving a ticket open', 'I cannot stand leaving a ticket open'],
    ['I do leave a ticket open', 'I do not leave a ticket open'],
    ['I did not leave a ticket open', 'I do not leave a ticket open'],
    ['I packed 1,000 orders in a week', 'I packed 100 orders in a week'],
  ])('isn’t one that says something else: %s', (written, quote) => {
    expect(alignQuote(quote, written)).toBeNull();
  });
});

describe('ratings whose quotes stand nowhere', () => {
  const rubric = rubricFor('Customer Support Representative');
  const talk = {
    facts: factsFor('Customer Support Representative', 'quotes'),
    turns: [{ seq: 1, role: 'user' as const, content: said, meta: null }],
    rubric,
    year: 2026,
  };
  const quoting = (quote: string): ProposedRatings => ({
    ratings: rubric.criteria.map(({ id }) => ({
      criterion: id,
      rating: 4,
      reason: 'clear',
      quotes: [quote],
    })),
  });
  /** A model that gives these answers in turn, and what it was asked. */
  function modelOf(answers: readonly ProposedRatings[]): { ai: Ai; asked: string[] } {
    const asked: string[] = [];
    const ai: Ai = {
      builtIn: false,
      model: 'scripted',
      stream: () => {
        throw new Error('Scoring streams nothing');
      },
      setAside: async () => null,
      async object({ messages, schema }) {
        asked.push(messages.at(-1)?.content ?? '');
        return schema.parse(answers[asked.length - 1]);
      },
    };
    return { ai, asked };
  }
  const who = { subject: 'somebody', signal: new AbortController().signal };

  it('are asked for once more, with what is wrong, and count with the passages that stand', async () => {
    const { ai, asked } = modelOf([
      quoting('handled forty messages'),
      quoting('i called the DRIVER myself'),
      quoting('i called the driver myself'),
    ]);
    const { ratings } = await rateInterview(ai, talk, who);
    expect(asked).toHaveLength(3);
    expect(asked[1]).toMatch(/character by character/);
    expect(ratings.criteria.map(({ rating, evidence }) => [rating, evidence[0]?.quote])).toEqual(
      rubric.criteria.map(() => [4, 'I called the driver myself']),
    );
  });

  it('make a talk that could not be scored, which is no score of 0', async () => {
    const { ai, asked } = modelOf([quoting('handled forty messages'), quoting('was a good worker there')]);
    await expect(rateInterview(ai, talk, who)).rejects.toBeInstanceOf(AiError);
    expect(asked).toHaveLength(2);
  });

  it('are not asked for again when all of them stand', async () => {
    const { ai, asked } = modelOf([
      quoting('I called the driver myself'),
      quoting('I called the driver myself'),
    ]);
    await rateInterview(ai, talk, who);
    expect(asked).toHaveLength(2);
  });
});
