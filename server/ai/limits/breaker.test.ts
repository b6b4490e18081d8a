import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { silentLog } from '../../../tests/support/log.ts';
import { type Ai, AiError, type AiFailure, type AiRequest } from '../ai.ts';
import { withBreaker } from './breaker.ts';

let now: number;
let calls: number;
let fails: AiFailure | null;
/** Every stream breaks off after its first word. */
let breaks: boolean;
/** Holds a call back until it's let go. */
let gate: Promise<void>;
let ai: Ai;

beforeEach(() => {
  [now, calls, fails, gate] = [0, 0, null, Promise.resolve()];
  breaks = false;
  const model: Ai = {
    builtIn: false,
    model: 'scripted server',
    setAside: async () => null,
    async *stream() {
      calls++;
      await gate;
      if (fails) throw new AiError(fails);
      yield 'one ';
      if (breaks) throw new AiError('stream_failed');
      yield 'two';
    },
    async object(request) {
      calls++;
      if (fails) throw new AiError(fails);
      return request.schema.parse({});
    },
  };
  ai = withBreaker(model, { clock: { now: () => new Date(now) }, log: silentLog });
});

const request = (signal = new AbortController().signal): AiRequest => ({
  purpose: 'interview',
  subject: 'somebody',
  system: '',
  messages: [],
  script: { name: 'none', input: null },
  maxOutputTokens: 10,
  signal,
});
async function talk(signal?: AbortSignal): Promise<string> {
  let text = '';
  for await (const piece of ai.stream(request(signal))) text += piece;
  return text;
}
const tried = (): Promise<string> => talk().catch((error: AiError) => error.failure);
async function fail(times: number): Promise<void> {
  fails = 'stream_failed';
  for (let at = 0; at < times; at++) await tried();
}

describe('a model that keeps failing', () => {
  it('isn’t asked for a minute after three failures in a row, and then by one call', async () => {
    await fail(3);
    expect([await tried(), calls]).toEqual(['stream_failed', 3]);
    now = 60_000;
    expect([await tried(), calls]).toEqual(['stream_failed', 4]);
    expect([await tried(), calls]).toEqual(['stream_failed', 4]);
    now = 120_000;
    fails = null;
    expect([await tried(), await tried(), calls]).toEqual(['one two', 'one two', 6]);
  });

  it('is asked by one call at a time when the rest is over', async () => {
    await fail(3);
    now = 60_000;
    fails = null;
    let open = (): void => {};
    gate = new Promise((resolve) => {
      open = resolve;
    });
    const first = tried();
    expect([await tried(), calls]).toEqual(['stream_failed', 4]);
    open();
    expect([await first, await tried()]).toEqual(['one two', 'one two']);
  });

  it('counts answers in a schema with the others, and begins anew with each that works', async () => {
    await fail(2);
    await expect(ai.object({ ...request(), schema: z.object({}) })).rejects.toThrow('stream_failed');
    expect([await tried(), calls]).toEqual(['stream_failed', 3]);
    now = 60_000;
    fails = null;
    await tried();
    await fail(2);
    fails = null;
    expect(await tried()).toBe('one two');
  });

  it('counts neither refusals nor calls that are no longer needed', async () => {
    fails = 'rate_limited';
    for (let at = 0; at < 4; at++) expect(await tried()).toBe('rate_limited');
    fails = 'stream_failed';
    for (let at = 0; at < 4; at++) await talk(AbortSignal.abort()).catch(() => {});
    expect(calls).toBe(8);
    fails = null;
    expect(await tried()).toBe('one two');
  });

  it('still asks for talk a model that only fails at ratings', async () => {
    fails = 'stream_failed';
    const rating = { ...request(), purpose: 'scoring' as const, schema: z.object({}) };
    for (let at = 0; at < 5; at++) await ai.object(rating).catch(() => {});
    expect(calls).toBe(3);
    fails = null;
    expect(await tried()).toBe('one two');
  });

  it('counts streams that begin and then break off', async () => {
    breaks = true;
    for (let at = 0; at < 4; at++) await tried();
    expect(calls).toBe(3);
    now = 60_000;
    for await (const piece of ai.stream(request())) {
      expect(piece).toBe('one ');
      break;
    }
    breaks = false;
    expect(await tried()).toBe('one two');
  });

  it('takes a stream that is left early for one that works', async () => {
    await fail(2);
    fails = null;
    for await (const piece of ai.stream(request())) {
      expect(piece).toBe('one ');
      break;
    }
    await fail(2);
    fails = null;
    expect(await tried()).toBe('one two');
  });
});
