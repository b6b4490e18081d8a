import { createTRPCUntypedClient, wsLink } from '@trpc/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The times when sockets were opened, and how each one closes. */
let opened: number[];
let livesMs: number;
let code: number;

class BriefSocket extends EventTarget {
  static readonly OPEN = 1;
  readonly OPEN = 1;
  readyState = 0;
  constructor() {
    super();
    opened.push(Date.now());
    setTimeout(() => {
      this.readyState = 1;
      this.dispatchEvent(new Event('open'));
      setTimeout(() => {
        this.readyState = 3;
        this.dispatchEvent(new CloseEvent('close', { code }));
      }, livesMs);
    }, 10);
  }
  send(): void {}
  close(): void {}
}

beforeEach(() => {
  opened = [];
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('WebSocket', BriefSocket);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Subscribes for five minutes; returns the seconds between tries. */
async function pausesWith(fate: { livesMs: number; code: number }): Promise<number[]> {
  ({ livesMs, code } = fate);
  const { createRealtimeSocket } = await import('./socket.ts');
  const { client } = createRealtimeSocket(() => 'ws://localhost/trpc');
  const trpc = createTRPCUntypedClient({ links: [wsLink({ client })] });
  trpc.subscription('some.events', undefined, {});
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  return opened.slice(1).map((at, index) => Math.round((at - (opened[index] ?? 0)) / 1_000));
}

describe('a socket that opens and is closed at once', () => {
  it('is retried twice a minute if the server closed it by policy', async () => {
    const pauses = await pausesWith({ livesMs: 5, code: 1008 });
    expect(pauses.length).toBeGreaterThan(5);
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(30);
  });

  it('counts as a failed try', async () => {
    const pauses = await pausesWith({ livesMs: 5, code: 1006 });
    expect(pauses.slice(0, 2).every((seconds) => seconds < 9)).toBe(true);
    expect(Math.min(...pauses.slice(4))).toBeGreaterThanOrEqual(30);
  });

  it('is reopened soon if it lasted for a while', async () => {
    const pauses = await pausesWith({ livesMs: 20_000, code: 1006 });
    expect(Math.max(...pauses)).toBeLessThan(24);
  });
});
