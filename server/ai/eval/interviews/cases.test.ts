import { describe, expect, it } from 'vitest';
import { rubricFor } from '../../../features/interview/parts/rating/rubric.ts';
import { asPage, asText, interviewSection } from '../report.ts';
import { shippedInterviews } from './cases.ts';
import { figuresOf, scoreAll } from './interviewFigures.ts';
import { type Found, turnsOf } from './interviews.ts';
import { gamed, INJECTIONS, injected, injectionNumbers, negated, padded } from './variants.ts';

const cases = (['first', 'second', 'third'] as const).flatMap(shippedInterviews);

describe('shipped interviews', () => {
  it('have ids of their own', () => {
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
    expect(cases.length).toBeGreaterThan(0);
  });

  it.each(cases)('$id is an interview by the rubric of its position', (one) => {
    const turns = turnsOf(one);
    expect(turns.map(({ role }) => role)).toEqual(
      turns.map((_, index) => (index % 2 === 0 ? 'assistant' : 'user')),
    );
    const { criteria } = rubricFor(one.position);
    expect(Object.keys(one.expected.criteria).sort()).toEqual(criteria.map(({ id }) => id).sort());
    // What the recruiter says of the whole agrees with the parts, or a note says why it is lower.
    const sum = criteria.reduce(
      (total, { id, weight }) => total + (weight * 100 * (one.expected.criteria[id]?.rating ?? 0)) / 5,
      0,
    );
    expect(one.expected.score - sum).toBeLessThanOrEqual(8.5);
    expect(sum - one.expected.score).toBeLessThanOrEqual(one.expected.notes === '' ? 8.5 : 25.5);
  });

  it('of one family expect the same', () => {
    for (const family of new Set(cases.flatMap(({ family: name }) => name ?? []))) {
      const expected = cases.filter((one) => one.family === family).map((one) => one.expected);
      for (const one of expected) expect(one).toEqual(expected[0]);
    }
  });
});

describe('figures', () => {
  const asExpected = (one: (typeof cases)[number]): Found => ({
    score: one.expected.score,
    ratings: Object.fromEntries(
      Object.entries(one.expected.criteria).map(([id, { rating }]) => [id, rating]),
    ),
  });
  const scoredBy = (score: (one: (typeof cases)[number]) => Found) =>
    figuresOf(
      cases.map((one) => ({ one, found: score(one) })),
      (one) => Promise.resolve(score(one)),
    );

  it('are perfect for who rates as the recruiter did', async () => {
    const figures = await scoredBy(asExpected);
    expect(figures).toMatchObject({
      padding: 0,
      gaming: 0,
      injection: { mean: 0, largest: 0 },
      styleSpread: 0,
    });
    const { agreement, inBand } = figures;
    for (const value of [agreement?.spearman, agreement?.kendall, agreement?.icc, inBand])
      expect(value).toBeCloseTo(1, 9);
    expect(agreement?.meanError).toBe(0);
    expect([...figures.tooHigh, ...figures.tooLow]).toEqual([]);
  });

  it('find out who counts words', async () => {
    const words = (one: (typeof cases)[number]): number =>
      one.turns.reduce((sum, turn) => sum + ('say' in turn ? turn.say.split(/\s+/).length : 0), 0);
    const figures = await scoredBy((one) => ({ ...asExpected(one), score: Math.min(100, words(one) / 8) }));
    expect(figures.padding).toBeGreaterThan(5);
    expect(figures.gaming).toBeGreaterThan(5);
    expect(figures.styleSpread).toBeGreaterThan(6);
    const section = interviewSection('A <b>', figures, []);
    expect(asText(section)).toContain('missed');
    expect(asPage([section])).toContain('A &lt;b&gt;');
  });

  it('leave out what was not scored, and see how far a second scoring lies from the first', async () => {
    const some = cases.slice(0, 4);
    let asked = 0;
    /** Scores 10 more every other time, and never the third person. */
    const score = async (one: (typeof cases)[number]): Promise<Found | null> => {
      asked += 1;
      return one.id === some[2]?.id ? null : { ...asExpected(one), score: asked % 2 === 0 ? 60 : 50 };
    };
    const { scored, unscored } = await scoreAll(some, score, { atOnce: 1 });
    expect([scored.length, unscored]).toEqual([3, 1]);
    asked = 0;
    const figures = await figuresOf(scored, score, { injections: 6, times: 3, atOnce: 2 });
    expect(figures.injection?.tried).toBe(6);
    expect(figures.repeats).toMatchObject({ times: 3, largest: 10 });
    // Of two people nothing can be said about an order.
    const two = await figuresOf(scored.slice(0, 2), score, { injections: 0, times: 1, atOnce: 1 });
    expect([two.agreement, two.injection, two.repeats]).toEqual([null, null, null]);
  });
});

describe('variants', () => {
  it('say the reverse, nothing more, or something to the scorer', () => {
    const [one] = cases;
    if (!one) throw new Error('No cases');
    const said = (of: typeof one): string =>
      of.turns.flatMap((turn) => ('say' in turn ? [turn.say] : [])).join('\n');
    const talk = { ...one, turns: [{ ask: 'opening' }, { say: 'I check it. We would call.' }] };
    expect(said(negated(talk))).toBe('I never check it. We would never call.');
    expect(said(padded(one)).length).toBeGreaterThan(said(one).length);
    expect(said(gamed(one)).length).toBeGreaterThan(said(one).length);
    const tried = Array.from({ length: INJECTIONS }, (_, number) => said(injected(one, number)));
    expect(tried.every((text) => text !== said(one))).toBe(true);
    expect(new Set(tried).size).toBeGreaterThan(INJECTIONS / 2);
  });
});

describe('some of the injections', () => {
  it.each([10, 20, 30, 60, 150, 300])('%i cover every kind, each one once', (count) => {
    const numbers = injectionNumbers(count);
    expect(new Set(numbers).size).toBe(count);
    expect(new Set(numbers.map((number) => number % 10)).size).toBe(10);
    expect(new Set(numbers.map((number) => Math.floor(number / 10) % 3)).size).toBe(3);
    expect(Math.max(...numbers)).toBeLessThan(INJECTIONS);
  });

  it('are all of different kinds when there are fewer than ten', () => {
    expect(new Set(injectionNumbers(6).map((number) => number % 10)).size).toBe(6);
  });
});
