import { TRPCClientError } from '@trpc/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Handlers = { onStarted(): void; onData(): void; onError(error: unknown): void; onComplete(): void };

const [renew, unsubscribe, onChange, onEnded] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
let breaks: number;
let failedTry: (() => void) | null;
/** The streams that were opened, the newest last. */
let opened: Handlers[];
let stop: () => void;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  [breaks, failedTry, opened] = [0, null, []];
  vi.resetModules();
  vi.doMock('../trpc.ts', () => ({
    realtimeSocket: {
      renew,
      breaks: () => breaks,
      onFailedTry(listener: () => void) {
        failedTry = listener;
        return () => {
          failedTry = null;
        };
      },
    },
  }));
  const { listenForChanges } = await import('./listen.ts');
  const open = (handlers: Handlers) => {
    opened.push(handlers);
    return { unsubscribe };
  };
  stop = listenForChanges({ open, onChange, onEnded });
});
afterEach(() => {
  stop();
  for (const mock of [renew, unsubscribe, onChange, onEnded]) mock.mockReset();
  vi.doUnmock('../trpc.ts');
  vi.useRealTimers();
});

it('reads again for each event, and at a start only if something may have been missed', () => {
  opened[0]?.onStarted();
  expect(onChange).not.toHaveBeenCalled();
  opened[0]?.onData();
  expect(onChange).toHaveBeenCalledTimes(1);
  breaks += 1;
  opened[0]?.onStarted();
  expect(onChange).toHaveBeenCalledTimes(2);
});

it('asks who is signed in and renews the connection when the stream ends, and opens it again after three seconds', () => {
  opened[0]?.onComplete();
  expect([onEnded, renew].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  vi.advanceTimersByTime(2_999);
  expect(opened).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(opened).toHaveLength(2);
  opened[1]?.onStarted();
  expect(onChange, 'what happened in between').toHaveBeenCalledTimes(1);
});

it('opens a refused stream again, once for an error and an end together', () => {
  const refusal = { error: { message: '', code: -32_003, data: { domain: { code: 'not_allowed' } } } };
  opened[0]?.onError(TRPCClientError.from(refusal));
  opened[0]?.onComplete();
  expect(onEnded).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(10_000);
  expect(opened).toHaveLength(2);
});

it('keeps the connection when it refused for another reason than the session', () => {
  const refusal = { error: { message: '', code: -32_003, data: { domain: { code: 'not_allowed' } } } };
  opened[0]?.onError(TRPCClientError.from(refusal));
  expect(renew).not.toHaveBeenCalled();
});

it('asks who is signed in after a failed try, and hears nothing more once it was stopped', () => {
  failedTry?.();
  expect(onEnded).toHaveBeenCalledTimes(1);
  opened[0]?.onComplete();
  stop();
  expect(unsubscribe).toHaveBeenCalledTimes(1);
  expect(failedTry).toBeNull();
  opened[0]?.onComplete();
  vi.advanceTimersByTime(10_000);
  expect(opened).toHaveLength(1);
  expect(onEnded).toHaveBeenCalledTimes(2);
});
