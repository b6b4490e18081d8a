import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { silentLog } from '../../../tests/support/log.ts';
import { anyRequest, type OpenAiServer, openAiServer } from '../../../tests/support/openaiServer.ts';
import { readEnv } from '../../env.ts';
import type { AiRank } from '../ai.ts';
import { createAi } from '../createAi.ts';
import { type CallSlots, createCallSlots, NoTurn } from './callSlots.ts';

/** Who began so far, in order, and how to end each. */
function calling(callSlots: CallSlots) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const interrupted: string[] = [];
  const call = (name: string, rank: AiRank, { once = false, signal = new AbortController().signal } = {}) =>
    callSlots.enter({ rank, signal, mayBeInterrupted: !once && rank !== 'talk' }).then((turn) => {
      begun.push(name);
      ends.set(name, () => turn.leave());
      turn.interrupted.addEventListener('abort', () => interrupted.push(name));
    });
  /** Ends a call, and lets whoever comes next begin. */
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { begun, interrupted, call, end };
}
const settled = (): Promise<void> => new Promise(setImmediate);

describe('turns of a server that does few things at once', () => {
  it('go to talk first, then grades, then scores, each in the order they came', async () => {
    const { begun, call, end } = calling(createCallSlots(1));
    void call('talk 1', 'talk');
    for (const [name, rank] of [
      ['score', 'score'],
      ['grade', 'grade'],
      ['talk 2', 'talk'],
      ['talk 3', 'talk'],
    ] as const)
      void call(name, rank);
    await settled();
    expect(begun).toEqual(['talk 1']);
    for (const name of ['talk 1', 'talk 2', 'talk 3', 'grade', 'score']) await end(name);
    expect(begun).toEqual(['talk 1', 'talk 2', 'talk 3', 'grade', 'score']);
  });

  it('leave one free for talk where there are several', async () => {
    const { begun, interrupted, call } = calling(createCallSlots(3));
    for (const name of ['a', 'b', 'c']) void call(name, 'score');
    void call('talk', 'talk');
    await settled();
    expect(begun).toEqual(['a', 'b', 'talk']);
    expect(interrupted).toEqual([]);
  });

  it('are taken from a judgment for talk where there is one, but not from one that gave way before', async () => {
    const { begun, interrupted, call, end } = calling(createCallSlots(1));
    void call('score', 'score');
    await settled();
    void call('talk', 'talk');
    await settled();
    expect(interrupted).toEqual(['score']);
    await end('score');
    void call('again', 'score', { once: true });
    await end('talk');
    await settled();
    void call('talk 2', 'talk');
    await settled();
    expect(begun).toEqual(['score', 'talk', 'again']);
    expect(interrupted).toEqual(['score']);
    await end('again');
    expect(begun.at(-1)).toBe('talk 2');
  });

  it('are given up when nobody needs them, and never kept by one that left twice', async () => {
    const { begun, call, end } = calling(createCallSlots(1));
    const leaving = new AbortController();
    void call('talk', 'talk');
    const gone = call('gone', 'talk', { signal: leaving.signal });
    void call('next', 'talk');
    leaving.abort();
    await expect(gone).rejects.toMatchObject({ failure: 'stream_failed' });
    await end('talk');
    await end('talk');
    void call('last', 'talk');
    await settled();
    expect(begun).toEqual(['talk', 'next']);
    await end('next');
    expect(begun).toEqual(['talk', 'next', 'last']);
  });

  it('come to an end of waiting for talk, not for judgments', async () => {
    const { begun, call, end } = calling(createCallSlots(1, 5));
    void call('long', 'talk');
    void call('score', 'score');
    await expect(call('talk', 'talk')).rejects.toBeInstanceOf(NoTurn);
    await end('long');
    expect(begun).toEqual(['long', 'score']);
  });
});

describe('calls of a server with one slot', () => {
  let server: OpenAiServer;
  beforeAll(async () => {
    server = await openAiServer();
  });
  afterAll(() => server.close());

  const connect = (firstChunkMs: number) =>
    createAi({
      env: { ...readEnv({}), OPENAI_BASE_URL: server.url },
      log: silentLog,
      metrics: { aiCall() {} },
      scripts: {},
      callSlots: createCallSlots(1),
      budgets: { reserve: async () => [], settle: async () => {}, settleSoon: async () => {} },
      timeouts: { firstChunkMs, chunkMs: 5_000, totalMs: 10_000 },
    });
  const wordsOf = async (words: AsyncIterable<string>): Promise<string> => {
    let text = '';
    for await (const piece of words) text += piece;
    return text;
  };

  it('let talk through while a score is written, which is asked for again', async () => {
    const ai = connect(5_000);
    server.behave('stall', '{"seats": 4} and so on');
    const score = ai.object({ ...anyRequest(), purpose: 'scoring', schema: z.object({ seats: z.number() }) });
    await expect.poll(() => server.calls.length).toBe(1);
    server.behave('answer', 'Hello there.');
    const talk = await wordsOf(ai.stream(anyRequest()));
    server.behave('answer', '{"seats": 4}');
    expect(talk).toBe('Hello there.');
    // It was asked for again at once and may have heard the words before; then it asks once more.
    expect(await score).toEqual({ seats: 4 });
  });

  it('don’t use up their timeout while they wait', async () => {
    const ai = connect(5_000);
    server.behave('answer', 'Hello there.');
    const first = ai.stream(anyRequest())[Symbol.asyncIterator]();
    await first.next();
    vi.useFakeTimers({ toFake: ['performance'] });
    const second = wordsOf(ai.stream(anyRequest()));
    await settled();
    vi.advanceTimersByTime(60_000);
    await first.return?.();
    expect(await second).toBe('Hello there.');
    vi.useRealTimers();
  });
});
