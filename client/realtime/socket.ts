import { createWSClient, type TRPCWebSocketClient } from '@trpc/client';
import { LONGEST_TRY, leaveDelay, retryDelay } from './retryDelay.ts';

/** The state of the realtime connection. `retryAt` is local time in milliseconds. */
type RealtimeState =
  /** No listeners, or the first try is in progress: nothing is wrong. */
  | { status: 'idle' }
  | { status: 'connected' }
  /** It broke; the next try starts at `retryAt`, which is in the past during a try. */
  | { status: 'lost'; retryAt: number };

export type RealtimeSocket = {
  client: TRPCWebSocketClient;
  state(): RealtimeState;
  /** How often the connection broke since the page was loaded, also before it first opened. */
  breaks(): number;
  /** Calls `listener` on every change; returns the unsubscribe function. */
  watch(listener: () => void): () => void;
  /**
   * Calls `listener` after every failed try. The server refuses a socket without an open session, and
   * browsers don't report why a socket failed, so pages check over HTTP who is signed in. Returns the
   * unsubscribe function.
   */
  onFailedTry(listener: () => void): () => void;
  /** Tries immediately instead of waiting. */
  retryNow(): void;
  /** Reopens the connection with the current cookie, after a sign-in, a sign-out, or a new session. */
  renew(): void;
};

/** A connection that doesn't open within this time counts as failed. */
const CONNECT_MS = 10_000;
/** A connection that lasted this long was accepted. Shorter ones count as failed tries. */
const LASTING_MS = 10_000;
/** Our own close code, from the range reserved for applications. */
const RENEWED = 3001;
/** The server's close code for too many open pages or messages, which a quick retry wouldn't change. */
const POLICY_VIOLATION = 1008;

class ImpatientWebSocket extends WebSocket {
  constructor(url: string | URL, protocols?: string | string[]) {
    super(url, protocols);
    const timer = setTimeout(() => this.close(), CONNECT_MS);
    const settled = (): void => clearTimeout(timer);
    this.addEventListener('open', settled);
    this.addEventListener('close', settled);
  }
}

/**
 * The page's one realtime connection. The library reconnects on its own, but can't be hurried and doesn't report
 * when. So it retries without delay, and the delay is added here, where it asks for the URL.
 */
export function createRealtimeSocket(url: () => string): RealtimeSocket {
  let state: RealtimeState = { status: 'idle' };
  let tries = 0;
  let breaks = 0;
  let openedAt = 0;
  let wake: (() => void) | null = null;
  const listeners = new Set<() => void>();
  const failureListeners = new Set<() => void>();
  const become = (next: RealtimeState): void => {
    state = next;
    for (const listener of listeners) listener();
  };

  const untilNextTry = async (): Promise<void> => {
    // Still open: a stopping server asked the page to reconnect.
    if (client.connection?.state === 'open') tries = 0;
    const delay = retryDelay(tries, Math.random());
    tries += 1;
    if (delay === 0) return;
    become({ status: 'lost', retryAt: Date.now() + delay });
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, delay);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    wake = null;
    become({ status: 'lost', retryAt: Date.now() });
  };

  const client = createWSClient({
    url: async () => {
      await untilNextTry();
      return url();
    },
    WebSocket: ImpatientWebSocket,
    lazy: { enabled: true, closeMs: 5_000 },
    keepAlive: { enabled: true, intervalMs: 15_000, pongTimeoutMs: 6_000 },
    // The connection is still open when a stopping server sends its clients elsewhere; they keep listening
    // until they leave.
    retryDelayMs: () => (client.connection?.state === 'open' ? leaveDelay(Math.random()) : 0),
    onOpen: () => {
      openedAt = Date.now();
      become({ status: 'connected' });
    },
    onClose: (cause) => {
      if (cause?.code === RENEWED) {
        tries = 0;
        become({ status: 'idle' });
        return;
      }
      // 1005 means our own side closed it because there were no listeners; the next listener doesn't have to
      // wait.
      if (cause?.code === 1005 && state.status === 'connected') {
        become({ status: 'idle' });
        return;
      }
      if (state.status === 'connected' && Date.now() - openedAt >= LASTING_MS) tries = 0;
      tries = Math.max(tries, cause?.code === POLICY_VIOLATION ? LONGEST_TRY : 1);
      breaks += 1;
      become({ status: 'lost', retryAt: Date.now() });
      if (navigator.onLine) for (const listener of failureListeners) listener();
    },
  });

  const retryNow = (): void => {
    tries = 0;
    wake?.();
  };
  window.addEventListener('online', retryNow);
  document.addEventListener('visibilitychange', () => {
    // A hidden tab's timers are throttled to once a minute.
    if (document.visibilityState === 'visible') retryNow();
  });
  window.addEventListener('offline', () => {
    breaks += 1;
    // The connection would look open for several more seconds.
    client.connection?.ws?.close(3000, 'offline');
  });

  return {
    client,
    state: () => state,
    breaks: () => breaks,
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onFailedTry(listener) {
      failureListeners.add(listener);
      return () => failureListeners.delete(listener);
    },
    retryNow,
    renew() {
      client.connection?.ws?.close(RENEWED, 'renewed');
      retryNow();
    },
  };
}
