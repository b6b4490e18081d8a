import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createModels } from '../../../server/ai/connection/models.ts';
import { evaluationCases } from '../../../server/ai/eval/bars.ts';
import { builtInScripts } from '../../../server/builtInScripts.ts';
import {
  aiJudging,
  allowScoring,
  registerEvaluation,
  startEvaluation,
  stopEvaluation,
} from '../../../server/features/ai/parts/evaluation.ts';
import { rubricFor } from '../../../server/features/interview/parts/rating/rubric.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { type Call, type OpenAiServer, openAiServer } from '../../support/openaiServer.ts';
import { adminActor } from '../../support/stories.ts';

let provider: OpenAiServer;
let deps: TestDeps;
let ended: AbortController;

beforeEach(async () => {
  ended = new AbortController();
  provider = await openAiServer();
  deps = await connected(await testDeps());
  registerEvaluation(deps);
});
afterEach(async () => {
  ended.abort();
  await deps.close();
  await provider.close();
});

async function connected(base: TestDeps): Promise<TestDeps> {
  const env = {
    ...base.env,
    OPENAI_BASE_URL: provider.url,
    AI_MODEL: 'talks',
    AI_MODEL_SCORING: 'm',
    AI_PRICE: '1,2',
  };
  const own = { scripts: builtInScripts, wordMs: () => 0, signal: ended.signal };
  return { ...base, env, ...(await createModels({ ...base, env, ...own })) };
}

const shipped = evaluationCases().map((one) => ({
  ...one,
  said: one.turns.flatMap((turn) => ('say' in turn ? [turn.say] : [])),
}));

/** Rates every criterion as recruiters expect the whole, or the other way round, with a quote that stands. */
function rater(way: 'right' | 'reverse') {
  return ({ messages }: Call): string => {
    const talk = messages.at(-1)?.content ?? '';
    // What someone disclosed isn't in the prompt, so not every answer is.
    const heard = (said: readonly string[]): string[] => said.filter((text) => talk.includes(text));
    const [one] = shipped.toSorted((a, b) => heard(b.said).length - heard(a.said).length);
    if (!one) return 'Nothing is shipped.';
    const score = way === 'right' ? one.expected.score : 100 - one.expected.score;
    const rating = Math.max(1, Math.round(score / 10) / 2);
    const ratings = rubricFor(one.position).criteria.map(({ id }) => ({
      criterion: id,
      quotes: [heard(one.said).toSorted((a, b) => b.length - a.length)[0] ?? ''],
      reason: 'As expected.',
      rating,
    }));
    return JSON.stringify({ ratings });
  };
}

async function evaluated() {
  await startEvaluation(deps, await adminActor(deps));
  await deps.queue.run('model.evaluate');
  return aiJudging(deps);
}

describe('an evaluation of the model that judges', () => {
  it('says what it takes before, and what it took', async () => {
    const before = await aiJudging(deps);
    expect(before).toMatchObject({ model: 'm', evaluation: null, judges: true, evaluating: null });
    expect(before?.expected).toMatchObject({ cases: 16, callsFrom: 32, callsTo: 64 });
    expect(before?.expected.dollars).toBeGreaterThan(0);
    provider.behave('answer', rater('right'));
    const after = await evaluated();
    expect(after?.evaluation).toMatchObject({ cases: 16, scored: 16, passed: true });
    expect(after?.evaluation?.spearman).toBeGreaterThan(0.8);
    expect(after?.today.calls).toBe(provider.calls.length);
    expect(after?.today.dollars).toBeGreaterThan(0);
    expect(new Set(provider.calls.map(({ model }) => model))).toEqual(new Set(['m']));
    expect(deps.scorer).toMatchObject({ builtIn: false, model: 'm' });
    provider.behave('402');
    deps.clock.forward(1_000);
    expect(await evaluated(), 'what the provider ends says nothing about the model').toMatchObject({
      judges: true,
      evaluation: { passed: true },
      halted: { why: 'payment_required' },
    });
  });

  it('goes on after an outage, halts over a long one, and keeps what it found before', async () => {
    provider.behave('answer', rater('right'));
    await evaluated();
    const outage = (from: number, to: number) => {
      let calls = 0;
      provider.refuse(() => {
        calls++;
        const headers = { 'retry-after-ms': '0' };
        return calls > from && calls <= to ? { status: 502, message: 'Bad gateway', headers } : null;
      });
    };
    outage(8, 22);
    deps.clock.forward(1_000);
    expect(await evaluated()).toMatchObject({ evaluation: { scored: 16, passed: true }, halted: null });
    outage(8, 1_000);
    deps.clock.forward(1_000);
    expect(await evaluated()).toMatchObject({
      judges: true,
      evaluation: { scored: 16, passed: true },
      halted: { why: 'stream_failed' },
    });
  });

  it('that fails leaves talk to the model and ratings to the rules, unless an admin says otherwise', async () => {
    provider.behave('answer', rater('reverse'));
    expect(await evaluated()).toMatchObject({ evaluation: { passed: false }, judges: false });
    await expect.poll(() => deps.scorer.builtIn).toBe(true);
    expect(deps.scorer.model).toBe('built-in');
    expect(deps.ai).toMatchObject({ builtIn: false, model: 'talks' });
    const admin = await adminActor(deps);
    await allowScoring(deps, admin, { reason: 'We compare it with our own ratings for a week.' });
    await expect.poll(() => deps.scorer.model).toBe('m');
    expect(await aiJudging(deps)).toMatchObject({ judges: true, allowance: { by: expect.any(String) } });
    const [line] = await deps.database.client`select data from audit_log order by id desc limit 1`;
    expect(line?.data).toMatchObject({ model: 'm', allowed: true, reason: expect.stringMatching(/compare/) });
    await allowScoring(deps, admin, { reason: null });
    await expect.poll(() => deps.scorer.builtIn).toBe(true);
  });

  it('is one over all tabs, and keeps nothing when it’s stopped', async () => {
    provider.behave('silent');
    const admin = await adminActor(deps);
    await Promise.all([startEvaluation(deps, admin), startEvaluation(deps, admin)]);
    expect(await aiJudging(deps)).toMatchObject({ evaluating: { done: 0, of: 16 } });
    const running = deps.queue.run('model.evaluate');
    await expect.poll(() => provider.calls.length).toBe(1);
    await stopEvaluation(deps);
    await running;
    expect(await aiJudging(deps)).toMatchObject({ evaluating: null, evaluation: null, halted: null });
  });

  it('whose process ended is said to be interrupted, and can be started again at once', async () => {
    const admin = await adminActor(deps);
    await startEvaluation(deps, admin);
    await deps.database.client`delete from test_tasks where name = 'model.evaluate'`;
    expect(await aiJudging(deps)).toMatchObject({ evaluating: null, halted: { why: 'interrupted' } });
    await startEvaluation(deps, admin);
    expect(await aiJudging(deps)).toMatchObject({ evaluating: { done: 0, of: 16 }, halted: null });
  });

  it('outlives a query that fails, and asks again', async () => {
    provider.behave('silent');
    await startEvaluation(deps, await adminActor(deps));
    const running = deps.queue.run('model.evaluate');
    await expect.poll(() => provider.calls.length).toBe(1);
    const full = Object.assign(new Error('sorry, too many clients already'), { code: '53300' });
    const selecting = vi.spyOn(deps.db, 'select').mockImplementation(() => {
      throw full;
    });
    await stopEvaluation(deps);
    await expect.poll(() => selecting.mock.calls.length).toBeGreaterThanOrEqual(2);
    selecting.mockRestore();
    await running;
    expect(await aiJudging(deps)).toMatchObject({ evaluating: null, halted: null });
  });

  it('isn’t there for the built-in rules, nor an allowance for a model that needs none', async () => {
    const admin = await adminActor(deps);
    const reason = 'Because I say so, today.';
    await expect(allowScoring(deps, admin, { reason })).rejects.toMatchObject({ code: 'conflict' });
    const base = await testDeps();
    const other = await adminActor(base);
    expect(await aiJudging(base)).toBeNull();
    await expect(startEvaluation(base, other)).rejects.toMatchObject({ code: 'not_found' });
    await base.close();
  });
});
