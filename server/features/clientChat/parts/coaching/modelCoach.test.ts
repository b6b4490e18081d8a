import { describe, expect, it } from 'vitest';
import { criterionIds, playbook } from '../../../../../shared/clientChat/schema.ts';
import { type Said, wordsAi } from '../../../../../tests/support/wordsAi.ts';
import type { Turn } from '../client/turns.ts';
import { scenarioById } from '../library.ts';
import { settleCoaching } from './coaching.ts';
import { askCoach } from './modelCoach.ts';

/** However a model misbehaves, an employee is coached: by the model with proof, or by the built-in coach. */

const found = scenarioById('late-parcel');
if (!found) throw new Error('No such scenario');
const scenario = found;
const QUOTE = 'I am sorry about the lamp';
const said = (seq: number, role: Turn['role'], content: string): Turn => ({
  seq,
  role,
  content,
  at: seq * 60_000,
  meta: null,
});
const turns = [
  said(1, 'assistant', scenario.persona.opening),
  said(2, 'user', `Hello Grace. ${QUOTE}, and I will check where it is right now.`),
];

async function coach(answers: readonly Said[], anyFailure = false) {
  const { ai, asked } = wordsAi(answers);
  const signal = new AbortController().signal;
  const call = { scenario, turns, fromSeq: 1, seed: 'seed', subject: 'somebody', signal };
  const { value, standsIn } = await askCoach(ai, call, { anyFailure });
  const coaching = settleCoaching(scenario, value, turns, 1, 'model');
  return { coaching, standsIn, calls: asked.length };
}
const all = (change: object = {}): string =>
  JSON.stringify({
    criteria: criterionIds.map((criterion) => ({
      criterion,
      quotes: [QUOTE],
      reason: 'Kind.',
      rating: 4,
      tryInstead: 'Say when it comes.',
      ...change,
    })),
  });

/** What a model answers → every rating, or null where the built-in coach stands in. */
const table: [string, Said[], number | null][] = [
  ['as asked', [all()], 4],
  ['a rating as text', [all({ rating: '4/5' })], 4],
  ['a half step', [all({ rating: 3.5 })], 4],
  ['one quote instead of a list', [all({ quotes: QUOTE })], 4],
  ['a quote with a slip', [all({ quotes: ['i am sory about the lamp'] })], 4],
  ['no example', [all({ tryInstead: undefined })], 4],
  ['an endless reason', [all({ reason: 'very '.repeat(400) })], 4],
  [
    'labels instead of ids',
    [
      JSON.stringify({
        criteria: playbook.map(({ label }) => ({ criterion: label, rating: 4, quotes: [QUOTE] })),
      }),
    ],
    4,
  ],
  ['a bare list', [JSON.stringify(JSON.parse(all()).criteria)], 4],
  ['no JSON first', ['Well done.', all()], 4],
  ['quotes of nobody first', [all({ quotes: ['Dear madam'] }), all()], 4],
  ['quotes of nobody', [all({ quotes: ['Dear madam'] })], null],
  ['quotes of the client', [all({ quotes: ['It is a birthday present'] })], null],
  ['no JSON', ['Well done.'], null],
  ['another object', ['{"score": 80}'], null],
  ['nothing', [''], null],
  ['a failure', [{ fails: 'stream_failed' }], null],
];

describe('whatever a model answers, a chat is coached', () => {
  it.each(table)('%s', async (_name, answers, rating) => {
    const { coaching, standsIn, calls } = await coach(answers);
    expect(standsIn).toBe(rating === null);
    expect(coaching.criteria).toHaveLength(criterionIds.length);
    if (rating !== null)
      expect(coaching.criteria.map((one) => one.rating)).toEqual(criterionIds.map(() => rating));
    for (const { quotes } of coaching.criteria)
      for (const { text } of quotes) expect(turns[1]?.content).toContain(text);
    expect(calls).toBeLessThanOrEqual(4);
  });

  it('waits for a model that refuses, and no longer than the last try', async () => {
    await expect(coach([{ fails: 'rate_limited' }])).rejects.toMatchObject({ failure: 'rate_limited' });
    expect(await coach([{ fails: 'rate_limited' }], true)).toMatchObject({ standsIn: true });
  });
});
