import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AiError } from '../../../server/ai/ai.ts';
import { withTroubleStored } from '../../../server/ai/connection/connection.ts';
import { createKnown, foundOf, storeTrouble } from '../../../server/ai/connection/modelState.ts';
import { placeOf, scoringPlaceOf } from '../../../server/ai/connection/place.ts';
import { createAi } from '../../../server/ai/createAi.ts';
import {
  aiConnection,
  registerModelTasks,
  startModelTest,
  stopModelTest,
} from '../../../server/features/ai/parts/model.ts';
import { needsYou } from '../../../server/features/overview/parts/needs.ts';
import { aiTestSummary, aiTestText } from '../../../shared/ai/connection.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { silentLog } from '../../support/log.ts';
import { type Behaviour, type OpenAiServer, openAiServer, type Words } from '../../support/openaiServer.ts';
import { adminActor } from '../../support/stories.ts';

const hr = { roles: ['admin'] } as const;
let provider: OpenAiServer;
let deps: TestDeps;
let ended: AbortController;

beforeEach(async () => {
  ended = new AbortController();
  provider = await openAiServer();
  deps = await connected(await testDeps(), provider.url);
  registerModelTasks(deps);
});
afterEach(async () => {
  ended.abort();
  await deps.close();
  await provider.close();
});

/** Another process, or one with other settings, over the same database. */
async function connected(base: TestDeps, url: string): Promise<TestDeps> {
  const env = { ...base.env, OPENAI_BASE_URL: url, OPENAI_API_KEY: 'k', AI_MODEL: 'm' };
  const timeouts = { firstChunkMs: 400, chunkMs: 400, totalMs: 3_000 };
  const ai = createAi({ ...base, env, scripts: {}, timeouts });
  const known = await createKnown({ ...base, signal: ended.signal });
  return { ...base, env, ai: withTroubleStored(ai, { ...base, known, place: placeOf(env), log: silentLog }) };
}

async function talk({ ai }: TestDeps = deps): Promise<void> {
  const request = {
    purpose: 'interview',
    subject: 'somebody',
    system: 'Be kind.',
    messages: [{ role: 'user', content: 'Hi' }],
    script: { name: 'none', input: {} },
    maxOutputTokens: 100,
    signal: new AbortController().signal,
  } as const;
  for await (const _piece of ai.stream(request));
}
/** The trouble after a call that works; other processes hear of it within moments. */
const kindAfterTalk = async () => {
  await talk();
  return kindNow();
};
const kindNow = async () => (await aiConnection(deps)).trouble?.kind ?? null;

const startTest = async () => startModelTest(deps, await adminActor(deps));
/** What a test of the connection shows, from its start to its end. */
async function tested() {
  await startTest();
  await deps.queue.run('model.test');
  const { test, testing } = await aiConnection(deps);
  expect(testing).toBe(false);
  return test;
}

/** Says what the form wants, as behind a server that holds it to the form. */
const obedient: Words = ({ response_format }) => {
  if (!response_format) return 'A talk between two people about work.';
  return response_format.type === 'json_schema' ? '{"seats":4,"open":true}' : '{}';
};

describe('a connection that can’t work', () => {
  it.each<[Behaviour, string, RegExp]>([
    ['401', 'key', /OPENAI_API_KEY/],
    ['403', 'rights', /AI_MODEL/],
    ['404', 'model', /AI_MODEL and OPENAI_BASE_URL/],
    ['no_model', 'model', /AI_MODEL and OPENAI_BASE_URL/],
    ['402', 'spent', /out of credit/],
    ['quota', 'spent', /out of credit/],
  ])('is told to HR in words (%s), until a call works', async (behaviour, kind, words) => {
    provider.behave(behaviour);
    await expect(talk()).rejects.toThrow();
    await expect.poll(kindNow).toBe(kind);
    expect(await needsYou(deps, hr)).toContainEqual(
      expect.objectContaining({ kind: 'model', note: expect.stringMatching(words) }),
    );
    // Only with a spent account do people get no turn at all.
    const failure = await talk().catch((error: unknown) => error);
    const isPaused = failure instanceof AiError && failure.failure === 'payment_required';
    expect(await needsYou(deps, { roles: ['admin'] })).toContainEqual(
      expect.objectContaining({ note: expect.stringMatching(isPaused ? /are paused/ : /built-in/) }),
    );
    const since = (await aiConnection(deps)).trouble?.since;
    deps.clock.forward(60_000);
    await expect(talk()).rejects.toThrow();
    expect((await aiConnection(deps)).trouble?.since).toBe(since);
    provider.behave('answer');
    await expect.poll(kindAfterTalk).toBeNull();
  });

  it('of a separate scoring model leaves conversations out, and theirs leaves scores out', async () => {
    const apart = { ...deps, env: { ...deps.env, AI_MODEL_SCORING: 'judge' } };
    const note = async () => (await needsYou(apart, hr)).find(({ kind }) => kind === 'model')?.note;
    await storeTrouble(deps, scoringPlaceOf(apart.env), 'spent');
    expect(await note()).toMatch(/again, interview scoring and task grading are paused\.$/);
    await storeTrouble(deps, scoringPlaceOf(apart.env), 'key');
    expect(await note()).toMatch(/again, built-in rules grade work, and interview scoring is paused\.$/);
    await storeTrouble(deps, placeOf(apart.env), 'spent');
    expect(await note()).toMatch(/again, interviews, shifts, and practice chats are paused\.$/);
    await storeTrouble(deps, placeOf(apart.env), 'key');
    expect(await note()).toMatch(/again, the built-in assistant fills in\.$/);
  });

  it('is told when nothing answers, and survives a restart', async () => {
    await provider.close();
    await expect(talk()).rejects.toThrow();
    await expect.poll(kindNow).toBe('unreachable');
    deps = await connected(deps, provider.url);
    expect(await kindNow()).toBe('unreachable');
    provider = await openAiServer();
    // Another server is another matter.
    expect(await aiConnection(await connected(deps, provider.url))).toMatchObject({
      trouble: null,
      test: null,
    });
  });

  it('goes when a call works, whoever noted it since the last one that did', async () => {
    const elsewhere = await connected(deps, provider.url);
    await talk();
    for (const noted of [tested, () => talk(elsewhere).catch(() => {})]) {
      provider.behave('401');
      await noted();
      await expect.poll(kindNow).toBe('key');
      provider.behave('answer');
      await expect.poll(kindAfterTalk).toBeNull();
    }
  });

  it('is told again when it comes back after a test that worked', async () => {
    provider.behave('401');
    await expect(talk()).rejects.toThrow();
    await expect.poll(kindNow).toBe('key');
    provider.behave('answer');
    await tested();
    expect(await kindNow()).toBeNull();
    provider.behave('401');
    await expect(talk()).rejects.toThrow();
    await expect.poll(kindNow).toBe('key');
  });

  it.each<Behaviour>(['500', '429', 'cut', 'html'])('is none that may pass: %s', async (behaviour) => {
    provider.behave(behaviour);
    await expect(talk()).rejects.toThrow();
    await talk().catch(() => {});
    expect(await kindNow()).toBeNull();
  });
});

describe('a text that the provider’s filter refuses', () => {
  it('isn’t reported as missing permissions', async () => {
    provider.refuse(() => ({ status: 403, message: 'Your input was flagged by moderation.' }));
    await expect(talk()).rejects.toThrow();
    provider.refuse(() => ({ status: 401, message: 'No key.' }));
    await expect(talk()).rejects.toThrow();
    // In the order of the calls, so that a first trouble would show before this one.
    await expect.poll(kindNow).toBe('key');
  });
});

describe('the test of a connection', () => {
  it('shows what works, keeps it, and costs nobody’s budget', async () => {
    provider.behave('answer', obedient);
    provider.listed = { max_model_len: 4_096 };
    const found = await tested();
    expect(found?.steps).toEqual(
      ['words', 'schema', 'json', 'tools'].map((step) => ({ step, fault: null, status: null })),
    );
    expect(found?.firstWordMs).not.toBeNull();
    const usage = await deps.database.client`select 1 from ai_usage`;
    expect(usage).toHaveLength(0);
    expect((await aiConnection(deps)).asked).toEqual({
      form: 'schema',
      thinks: false,
      contextTokens: 4_096,
      ranOutAt: null,
    });
  });

  it('keeps what was known when the server is too busy to tell', async () => {
    provider.behave('answer', obedient);
    provider.listed = { max_model_len: 4_096 };
    await tested();
    const before = await foundOf(deps.db, placeOf(deps.env));
    expect(before).toMatchObject({ form: 'schema', tools: true });
    provider.listed = {};
    for (const status of [429, 502]) {
      provider.refuse(({ response_format, tools }) =>
        response_format || tools ? { status, message: 'Busy.' } : null,
      );
      const found = await tested();
      expect(await foundOf(deps.db, placeOf(deps.env))).toEqual(before);
      expect(found && aiTestSummary(found)).toMatch(/test it again later/);
    }
    provider.refuse(() => ({ status: 429, message: 'Busy.' }));
    await tested();
    expect(await foundOf(deps.db, placeOf(deps.env))).toEqual(before);
  });

  it('tests the model that judges, too, where it’s another', async () => {
    provider.behave('answer', obedient);
    deps.env.AI_MODEL_SCORING = 'judge';
    await tested();
    const { model, scoring } = await aiConnection(deps);
    expect([model, scoring?.model]).toEqual(['m', 'judge']);
    expect(scoring?.test?.steps.every(({ fault }) => fault === null)).toBe(true);
    expect(new Set(provider.calls.map((call) => call.model))).toEqual(new Set(['m', 'judge']));
  });

  it('isn’t fooled by a model that does as it’s told on a server that holds it to nothing', async () => {
    provider.behave('answer', 'People use JSON to send data, and apples, pears, and plums are fruits.');
    const found = await tested();
    expect(found?.steps.map(({ fault }) => fault)).toEqual([null, 'ignored', 'ignored', null]);
    expect(found && aiTestSummary(found)).toMatch(/ask in plain text/);
  });

  it.each<[Behaviour, string, RegExp]>([
    ['500', 'failed', /the server returned an error \(500\)/],
    ['429', 'busy', /too busy \(429\)/],
    ['empty', 'empty', /empty/],
    ['length_silent', 'thinking', /used up its tokens/],
    ['cut', 'broken', /cut off/],
    ['html', 'broken', /didn’t come from a model/],
  ])('says in words that nothing worked: %s', async (behaviour, fault, words) => {
    provider.behave(behaviour);
    const found = await tested();
    expect(found?.steps.map((one) => one.fault)).toEqual([fault, fault, fault, expect.any(String)]);
    expect(found?.steps.map(aiTestText)[0]).toMatch(words);
    expect(found && aiTestSummary(found)).toMatch(/didn’t answer/);
    expect(await kindNow()).toBeNull();
  });

  it('ends with what stands in its way', async () => {
    provider.behave('401');
    expect(await tested()).toMatchObject({
      trouble: 'key',
      steps: [{ step: 'words', fault: 'refused', status: 401 }],
    });
    expect(await kindNow()).toBe('key');
  });

  it('is one over all tabs, and keeps nothing when it’s stopped in any of them', async () => {
    provider.behave('silent');
    await Promise.all([startTest(), startTest()]);
    expect((await aiConnection(deps)).testing).toBe(true);
    const running = deps.queue.run('model.test');
    await expect.poll(() => provider.calls.length).toBe(1);
    await startTest();
    await stopModelTest(deps);
    await running;
    expect(await deps.queue.tasks()).toEqual([]);
    expect(provider.calls).toHaveLength(1);
    expect(await aiConnection(deps)).toMatchObject({ testing: false, test: null });
  });

  it('can be started again when the one before lost its process', async () => {
    await startTest();
    await deps.database.client`delete from test_tasks`;
    deps.clock.forward(1_000_000);
    expect((await aiConnection(deps)).testing).toBe(false);
    provider.behave('answer', obedient);
    expect(await tested()).not.toBeNull();
  });

  it('doesn’t run for the built-in assistant', async () => {
    const base = await testDeps();
    await expect(startModelTest(base, await adminActor(base))).rejects.toThrow();
    await base.close();
  });
});
