import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { silentLog } from '../../../tests/support/log.ts';
import { type Call, type OpenAiServer, openAiServer } from '../../../tests/support/openaiServer.ts';
import { type Env, readEnv } from '../../env.ts';
import { type Ai, AiError, type AiRequest } from '../ai.ts';
import { createAi } from '../createAi.ts';
import type { Spent } from '../limits/budgets.ts';
import { type Capabilities, capabilitiesOf, type Found } from './capabilities.ts';

/**
 * What servers take and what they don't, found out by calls whose caller notices nothing. Scripted server: the refusals are
 * those of servers in use, the answers nobody's.
 */

const Seats = z.object({ seats: z.int(), note: z.string().max(40).default('') });
const request: AiRequest = {
  purpose: 'interview',
  subject: 'somebody',
  system: 'Be kind.',
  messages: [{ role: 'user', content: 'Hi' }],
  script: { name: 'none', input: {} },
  maxOutputTokens: 100,
  signal: new AbortController().signal,
};

let server: OpenAiServer;
let capabilities: Capabilities;
let ai: Ai;
let storedChanges: object[];
let spent: (Spent | null)[];
/** What was set aside, and how many calls the day's tokens are enough for. */
let reserved: Spent[];
let affordable: number;
beforeAll(async () => {
  server = await openAiServer();
});
beforeEach(() => connect());
afterEach(() => {
  server.refuse(() => null);
  server.behave('answer', 'Hello there.');
  server.calls.length = 0;
});
afterAll(() => server.close());

function connect(settings: Partial<Env> = {}, stored: Found | null = null, waitMs = 5_000): void {
  const env = { ...readEnv({}), OPENAI_BASE_URL: server.url, ...settings };
  storedChanges = [];
  spent = [];
  reserved = [];
  affordable = Number.POSITIVE_INFINITY;
  capabilities = capabilitiesOf({ model: 'm', server: 'here' }, env, {
    now: () => new Date('2026-11-19T15:00:00Z'),
    storage: { stored: () => stored, store: (change) => storedChanges.push(change) },
  });
  ai = createAi({
    env,
    log: silentLog,
    metrics: { aiCall() {} },
    scripts: {},
    capabilities,
    budgets: {
      async reserve(wanted) {
        if (reserved.length >= affordable) throw new AiError('budget_spent');
        reserved.push(...wanted.map(({ estimate }) => estimate));
        return wanted.map((one) => ({ ...one, day: '2026-11-19', span: 0 }));
      },
      settle: async (ended) => void spent.push(...ended.map(({ used }) => used)),
      settleSoon: async () => {},
    },
    timeouts: { firstChunkMs: waitMs, chunkMs: waitMs, totalMs: 2 * waitMs },
  });
}

async function say(changes: Partial<AiRequest> = {}): Promise<string> {
  let text = '';
  for await (const piece of ai.stream({ ...request, ...changes })) text += piece;
  return text;
}
const seats = (changes: Partial<AiRequest> = {}) => ai.object({ ...request, ...changes, schema: Seats });
const last = (): Call | undefined => server.calls.at(-1);

/** Refuses whatever `of` finds in a call. */
const refuseWhere = (of: (call: Call) => unknown, message: string, status?: number): void =>
  server.refuse((call) => (of(call) ? { message, ...(status ? { status } : {}) } : null));

describe('talk', () => {
  it('asks for the least thinking, and leaves room for it beyond the words', async () => {
    await say();
    expect(last()).toMatchObject({ max_tokens: 2_100, reasoning_effort: 'minimal' });
    expect(last()?.max_completion_tokens).toBeUndefined();
    expect(last()?.messages[0]?.role).toBe('system');
  });

  it('is asked the same way whatever the model is called', async () => {
    await say();
    const plain = last();
    const env = { ...readEnv({}), OPENAI_BASE_URL: server.url, AI_MODEL: 'gpt-5-mini' };
    const budgets = { reserve: async () => [], settle: async () => {}, settleSoon: async () => {} };
    const named = createAi({ env, log: silentLog, metrics: { aiCall() {} }, scripts: {}, budgets });
    for await (const _piece of named.stream(request));
    expect({ ...last(), model: '' }).toEqual({ ...plain, model: '' });
  });

  it.each<[string, (call: Call) => unknown, string, object]>([
    [
      'the newer name of the limit',
      (call) => call.max_tokens,
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
      { max_completion_tokens: 2_100 },
    ],
    [
      'no effort',
      (call) => call.reasoning_effort,
      'Unrecognized request argument supplied: reasoning_effort',
      { max_tokens: 2_100 },
    ],
    [
      'another least effort',
      (call) => call.reasoning_effort === 'minimal',
      "Unsupported value: 'minimal' is not supported with the 'x' model. Supported values are: 'none', 'low', 'medium', and 'high'.",
      { reasoning_effort: 'none' },
    ],
    [
      'no thinking at all',
      (call) => call.reasoning_effort,
      '"m" does not support thinking',
      { max_tokens: 2_100 },
    ],
    [
      'so many tokens',
      (call) => (call.max_tokens ?? 0) > 1_024,
      'max_tokens is too large: 2100. This model supports at most 1024 completion tokens.',
      { max_tokens: 1_024 },
    ],
    ['nothing it doesn’t know, without a reason', (call) => call.reasoning_effort, 'Bad request', {}],
  ])('finds out that a server takes %s, and asks so from then on', async (_what, of, message, asked) => {
    refuseWhere(of, message);
    expect(await say()).toBe('Hello there.');
    const tries = server.calls.length;
    expect(tries).toBeGreaterThan(1);
    expect(tries).toBeLessThan(5);
    expect(last()).toMatchObject(asked);
    await say();
    expect(server.calls.length, 'remembered').toBe(tries + 1);
    expect(storedChanges.length, 'stored for other processes').toBeGreaterThan(0);
  });

  it('keeps nothing of tries that didn’t help, and ends with the refusal', async () => {
    server.refuse(() => ({ message: 'Bad request' }));
    await expect(say()).rejects.toBeInstanceOf(AiError);
    expect(server.calls.length).toBeLessThan(8);
    expect(storedChanges).toEqual([]);
  });

  it('takes no room for thoughts from a model that has none', async () => {
    await say();
    expect(capabilities.read().thinks).toBe(false);
    await say();
    expect(last()?.max_tokens).toBe(100);
  });

  it('is asked again with more when the tokens ran out before the first word, and says so', async () => {
    server.behave('length_silent', (call) => {
      if ((call.max_tokens ?? 0) > 2_100) server.behave('answer', 'Hello there.');
      return 'Hello there.';
    });
    // The server behaves as it did when the call came; the second try gets words.
    await say().catch(() => {});
    expect(server.calls.map(({ max_tokens }) => max_tokens)).toEqual([2_100, 6_100]);
    expect(capabilities.read()).toMatchObject({ thinks: true, ranOutAt: '2026-11-19T15:00:00.000Z' });
    await say();
    expect(last()?.max_tokens).toBe(6_100);
  });

  it('leaves room for reasoning in the text, and asks again with more when it used all of it', async () => {
    server.behave('answer', '<think>Hm.</think>Hello there.');
    expect(await say()).toBe('Hello there.');
    await say();
    expect(last()?.max_tokens).toBe(2_100);
    server.calls.length = 0;
    server.behave('length', '<think>Hm, and');
    await say().catch(() => {});
    expect(server.calls.map(({ max_tokens }) => max_tokens)).toEqual([2_100, 6_100]);
  });

  it('lets the second answer be as long as it may be, and counts both', async () => {
    connect({}, { ...capabilities.read(), beginsInThought: false });
    const thoughts = 'Hm, and so on. '.repeat(1_000);
    server.behave('length', () => {
      server.behave('answer', `<think>${thoughts}</think>Hello there.`);
      return `<think>${thoughts}`;
    });
    expect(await say()).toBe('Hello there.');
    expect(server.calls).toHaveLength(2);
    // This server counts a token a word.
    expect(spent).toEqual([
      { inputTokens: 20, outputTokens: 4_000 },
      { inputTokens: 20, outputTokens: 4_002 },
    ]);
    expect(reserved.map(({ outputTokens }) => outputTokens)).toEqual([2_100, 6_100]);
  });

  it('makes no second call that the day’s tokens don’t allow', async () => {
    affordable = 1;
    server.behave('length_silent');
    await expect(say()).rejects.toMatchObject({ failure: 'budget_spent' });
    expect(server.calls).toHaveLength(1);
    expect(spent).toEqual([{ inputTokens: 20, outputTokens: 0 }]);
  });

  it('sets the second call aside by itself when the first one’s share came from a budget of several calls', async () => {
    const used: (Spent | null)[] = [];
    const callBudget = {
      take: () => ({ spend: (tokens: Spent | null) => void used.push(tokens) }),
      close: async () => {},
    };
    server.behave('length_silent', () => {
      server.behave('answer', 'Hello there.');
      return '';
    });
    expect(await say({ callBudget })).toBe('Hello there.');
    expect(reserved.map(({ outputTokens }) => outputTokens)).toEqual([6_100]);
    expect([used, spent]).toEqual([
      [{ inputTokens: 20, outputTokens: 0 }],
      [{ inputTokens: 20, outputTokens: 2 }],
    ]);
  });

  it('takes an answer that is all thought for none', async () => {
    for (const text of ['<think>It was vague, so I ask for an example.', '<think>Vague.</think>\n\n']) {
      server.behave('answer', text);
      await expect(say(), text).rejects.toMatchObject({ failure: 'stream_failed' });
    }
  });

  it('keeps the headroom from the settings', async () => {
    connect({ AI_HEADROOM_TOKENS: 3_000 });
    await say();
    await say();
    expect(server.calls.map(({ max_tokens }) => max_tokens)).toEqual([3_100, 3_100]);
  });

  it('holds text back until it knows whether it begins inside a thought', async () => {
    server.behave('answer', 'Thoughts.</think>Hello there.');
    expect(await say()).toBe('Hello there.');
    expect(capabilities.read()).toMatchObject({ beginsInThought: true, thinks: true });
    server.behave('stall', 'More thoughts that never end.');
    const hear = async () => {
      let text = '';
      try {
        for await (const piece of ai.stream(request)) text += piece;
      } catch {
        return text;
      }
      return null;
    };
    connect({}, { ...capabilities.read() }, 100);
    expect(await hear()).toBe('');
    server.behave('answer', 'Hello there.');
    expect(await say()).toBe('Hello there.');
    expect(capabilities.read().beginsInThought, 'unknown again').toBeNull();
    expect(await say()).toBe('Hello there.');
    expect(capabilities.read().beginsInThought).toBe(false);
  });

  it('doesn’t infer reasoning in conversations from structured output', async () => {
    server.behave('answer', '{"seats": 4}');
    await seats();
    expect(capabilities.read().beginsInThought).toBeNull();
  });

  it('leaves a judgment as much thinking as the model likes, and more room', async () => {
    await say({ purpose: 'scoring' });
    expect(last()?.reasoning_effort).toBeUndefined();
    expect(last()?.max_tokens).toBe(4_100);
  });

  it('follows the settings, whatever was detected', async () => {
    connect({
      AI_TOKEN_LIMIT_NAME: 'max_completion_tokens',
      AI_REASONING_EFFORT: 'low',
      AI_HEADROOM_TOKENS: 500,
      AI_STRUCTURED_OUTPUT: 'words',
      AI_CONTEXT_TOKENS: 1_000,
    });
    server.behave('answer', '{"seats": 4}');
    await seats();
    expect(last()).toMatchObject({ max_completion_tokens: 600, reasoning_effort: 'low' });
    expect(last()?.response_format).toBeUndefined();
    expect(capabilities.read()).toMatchObject({ context: { tokens: 1_000 }, form: 'words' });
  });

  it('never requests more tokens than fit beside the prompt', async () => {
    connect({ AI_CONTEXT_TOKENS: 1_000 });
    await say({ system: 'x'.repeat(2_000) });
    expect(last()?.max_tokens).toBeLessThan(500);
  });
});

describe('a limit that passes', () => {
  const SPENT = 'You exceeded your current quota, please check your plan and billing details.';
  it.each<[string, string, { code?: string; headers?: Record<string, string> }]>([
    [
      'beside an upgrade',
      'Rate limit reached for tokens per minute (TPM). Please try again in 0.02s. Need more tokens? Upgrade to Dev Tier today at https://console.groq.com/settings/billing',
      { code: 'rate_limit_exceeded', headers: { 'retry-after-ms': '20' } },
    ],
    ['with a time in words', `${SPENT} Please retry in 0.02s.`, {}],
    [
      'of a quota for a minute',
      "Quota exceeded for quota metric 'requests' and limit 'requests per minute'.",
      { headers: { 'retry-after': '0' } },
    ],
  ])('is waited for: %s', async (_what, message, refusal) => {
    let calls = 0;
    server.refuse(() => (calls++ === 0 ? { status: 429, message, ...refusal } : null));
    expect(await say()).toBe('Hello there.');
    expect(server.calls).toHaveLength(2);
    server.refuse(() => ({ status: 429, message, ...refusal }));
    await expect(say()).rejects.toMatchObject({ failure: 'rate_limited' });
  });

  it.each<[string, string | undefined]>([
    ['Quota', 'insufficient_quota'],
    [SPENT, undefined],
    ['Your credit balance is too low.', undefined],
  ])('isn’t confused with an exhausted account: %s', async (message, code) => {
    server.refuse(() => ({ status: 429, message, ...(code ? { code } : {}) }));
    await expect(say()).rejects.toMatchObject({ failure: 'payment_required' });
    expect(server.calls).toHaveLength(1);
  });
});

describe('data', () => {
  beforeEach(() => server.behave('answer', '{"seats": 4}'));

  it('is asked for by schema: strict where every field is there, without what strict servers refuse', async () => {
    expect(await seats()).toEqual({ seats: 4, note: '' });
    const format = last()?.response_format;
    expect(format?.type).toBe('json_schema');
    expect(format?.json_schema?.strict).toBe(true);
    expect(JSON.stringify(format)).not.toMatch(/maxLength|"default"|\$schema/);
    const Loose = z.object({ seats: z.int(), note: z.string().optional() });
    await ai.object({ ...request, schema: Loose });
    expect(last()?.response_format?.json_schema?.strict).toBe(false);
  });

  it.each<[string, (call: Call) => unknown, string, number, string | undefined]>([
    [
      'schemas',
      (call) => call.response_format?.type === 'json_schema',
      "Invalid parameter: 'response_format' of type 'json_schema' is not supported with this model.",
      400,
      'json_object',
    ],
    ['any form', (call) => call.response_format, 'response_format is not supported', 422, undefined],
    ['grammars', (call) => call.response_format?.json_schema, 'failed to parse grammar', 500, 'json_object'],
    ['any form, without a reason', (call) => call.response_format, 'Bad request', 400, undefined],
  ])('finds out that a server doesn’t take %s', async (_what, of, message, status, type) => {
    refuseWhere(of, message, status);
    expect(await seats()).toEqual({ seats: 4, note: '' });
    expect(last()?.response_format?.type).toBe(type);
    const tries = server.calls.length;
    await seats();
    expect(server.calls.length, 'remembered').toBe(tries + 1);
    expect(last()?.response_format?.type).toBe(type);
  });

  it('tries other schemas after one that the server finds wrong', async () => {
    refuseWhere(
      (call) => JSON.stringify(call.response_format ?? '').includes('seats'),
      "Invalid schema for response_format 'response': wrong.",
    );
    await seats();
    expect(capabilities.read().form).toBe('schema');
    server.behave('answer', '{"open": true}');
    await ai.object({ ...request, schema: z.object({ open: z.boolean() }) });
    expect(last()?.response_format?.type).toBe('json_schema');
  });

  it('is asked for in the next form when the server takes one and lets the model speak freely', async () => {
    server.behave('answer', (call) =>
      call.response_format?.type === 'json_schema' ? 'Four seats, I think.' : '{"seats": 4}',
    );
    expect(await seats()).toEqual({ seats: 4, note: '' });
    expect(server.calls.map((call) => call.response_format?.type)).toEqual(['json_schema', 'json_object']);
    expect(capabilities.read().form, 'once may be a slip').toBe('schema');
    server.behave('answer', '{"seats": 4}');
    await seats();
    server.behave('answer', 'Four seats, I think.');
    for (let at = 0; at < 2; at++) await seats({}).catch(() => {});
    expect(capabilities.read().form).toBe('schema');
    await seats().catch(() => {});
    expect(capabilities.read().form).toBe('json');
  });

  it('keeps its form when a model won’t answer', async () => {
    server.behave('answer', 'I’m sorry, I can’t rate this.');
    for (let at = 0; at < 4; at++) await seats().catch(() => {});
    expect(capabilities.read().form).toBe('schema');
    expect(last()?.response_format?.type).toBe('json_schema');
  });

  it('is asked for again with more tokens when it broke off', async () => {
    server.behave('length', '{"seats": ');
    await seats().catch(() => {});
    expect(server.calls.map(({ max_tokens }) => max_tokens)).toEqual([2_100, 200]);
    expect(capabilities.read().form, 'the form isn’t to blame').toBe('schema');
  });

  it.each([
    'The rating {low} fits. </think> {"seats": 4}',
    '<think>{"seats": 9}</think>{"seats": 4}',
    '{"seats": 4, "note": "</think>"}',
  ])('is found beside marks of thoughts: %s', async (text) => {
    server.behave('answer', text);
    expect((await seats()).seats).toBe(4);
    expect(server.calls).toHaveLength(1);
  });

  it('is found behind thoughts that hold braces', async () => {
    server.behave('answer', '<think>{"seats": 9} or {4}?</think>Here: {"seats": 4}.');
    expect(await seats()).toEqual({ seats: 4, note: '' });
  });
});

describe('what is kept', () => {
  it('counts for a process that begins, and gives way to a newer test', async () => {
    let stored: Found | null = { ...capabilities.read(), form: 'words', effort: 'unsent' };
    const env = readEnv({});
    const own = capabilitiesOf({ model: 'm', server: 'here' }, env, {
      now: () => new Date(),
      storage: { stored: () => stored, store: () => {} },
    });
    expect(own.read()).toMatchObject({ form: 'words', effort: 'unsent' });
    own.learn({ limitName: 'max_completion_tokens' });
    expect(own.read().limitName).toBe('max_completion_tokens');
    stored = { ...stored, form: 'schema' };
    expect(own.read()).toMatchObject({ form: 'schema', limitName: 'max_tokens' });
  });
});
