import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { askOverHttp } from '../../client/features/conversation/httpFallback.ts';
import { createOutbox, type Outbox } from '../../client/features/conversation/outbox.ts';
import { retryDelay } from '../../client/realtime/retryDelay.ts';
import type { RealtimeSocket } from '../../client/realtime/socket.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const between = (moments: readonly number[], from: number, to: number): number =>
  moments.filter((at) => at >= from && at < to).length;

/** A message that nobody answers, sent once by a person and then by the outbox. Moments of the tries, in ms. */
function unanswered(lost = false) {
  const begin = Date.now();
  const moments: number[] = [];
  let stop = (): void => undefined;
  const send = (): void => {
    moments.push(Date.now() - begin);
    // The page draws the message as sending, hears that nobody answered, and draws it as waiting again.
    stop();
    outbox.unanswered();
    stop = outbox.wait();
  };
  const outbox: Outbox = createOutbox(send, () => lost);
  send();
  return moments;
}

describe('a message that nobody answers', () => {
  test('is tried three times in ten seconds at most, and twice a minute after a minute', () => {
    const moments = unanswered();
    vi.advanceTimersByTime(5 * 60_000);
    expect(between(moments, 0, 10_000)).toBeLessThanOrEqual(3);
    for (const minute of [1, 2, 3, 4])
      expect(between(moments, minute * 60_000, (minute + 1) * 60_000)).toBeLessThanOrEqual(2);
    expect(moments.length).toBeGreaterThan(8);
  });

  test('leaves it to the realtime connection while that is broken', () => {
    const moments = unanswered(true);
    vi.advanceTimersByTime(60_000);
    expect(moments).toEqual([0]);
  });

  test('begins anew once a try got through', () => {
    const flush = vi.fn();
    const outbox = createOutbox(flush, () => false);
    for (let tries = 0; tries < 9; tries += 1) outbox.unanswered();
    outbox.answered();
    outbox.wait();
    vi.advanceTimersByTime(1);
    expect(flush).toHaveBeenCalledOnce();
  });
});

/** A realtime connection that breaks and can't be had again: every try fails a moment after it begins. */
function brokenLine() {
  let state: ReturnType<RealtimeSocket['state']> = { status: 'idle' };
  const listeners = new Set<() => void>();
  const become = (next: typeof state): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  const fail = (tries: number): void => {
    const delay = retryDelay(tries, 0);
    become({ status: 'lost', retryAt: Date.now() + delay });
    setTimeout(() => {
      if (state.status !== 'lost') return;
      become({ status: 'lost', retryAt: Date.now() });
      fail(tries + 1);
    }, delay);
  };
  return {
    line: {
      state: () => state,
      watch: (listener: () => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    breakDown: () => fail(1),
    connect: () => become({ status: 'connected' }),
  };
}

describe('plain HTTP while the realtime connection is broken', () => {
  test('is asked at once, and then ever more rarely while nobody answers', async () => {
    const begin = Date.now();
    const moments: number[] = [];
    const { line, breakDown } = brokenLine();
    askOverHttp(line, async () => {
      moments.push(Date.now() - begin);
      return false;
    });
    breakDown();
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(between(moments, 0, 10_000)).toBe(1);
    expect(moments.length).toBeLessThan(6);
    expect(moments.length).toBeGreaterThan(2);
  });

  test('shows every message within ten seconds where only the WebSocket is blocked', async () => {
    const begin = Date.now();
    const moments: number[] = [];
    const { line, breakDown, connect } = brokenLine();
    askOverHttp(line, async () => {
      moments.push(Date.now() - begin);
      return true;
    });
    breakDown();
    await vi.advanceTimersByTimeAsync(60_000);
    const gaps = moments.slice(1).map((at, index) => at - (moments[index] ?? 0));
    expect(Math.max(...gaps)).toBeLessThanOrEqual(10_000);
    connect();
    const asked = moments.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(moments.length).toBe(asked);
  });
});
