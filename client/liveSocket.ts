import { createWSClient, type TRPCWebSocketClient } from '@trpc/client';
import { leaveDelay, retryDelay } from './retryDelay.ts';

/** How the live connection is. `retryAt` is local time in milliseconds. */
type LiveState =
  /** Nobody listens, or the first try is under way: nothing is wrong. */
  | { status: 'idle' }
  | { status: 'connected' }
  /** It broke; the next try begins at `retryAt`, which is in the past while a try is under way. */
  | { status: 'lost'; retryAt: number };

export type LiveSocket = {
  client: TRPCWebSocketClient;
  state(): LiveState;
  /** Tells `listener` about every change; returns how to stop. */
  watch(listener: () => void): () => void;
  /**
   * Calls `listener` after every failed try. The server refuses a socket without an open session, and a browser
   * doesn't say why a socket failed, so pages ask over HTTP who is signed in. Returns how to stop.
   */
  onFailedTry(listener: () => void): () => void;
  /** Tries at once instead of waiting for the next try. */
  retryNow(): void;
  /** Opens the line anew, with the cookie as it is now: whoever signed in, out, or got a new session. */
  renew(): void;
};

/** A line that opens no connection within this time is as good as none. */
const CONNECT_MS = 10_000;
/** Our own reason for hanging up, from the range that is free for applications. */
const RENEWED = 3001;

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
 * The page's one live connection. The library reconnects by itself but cannot be hurried and does not say
 * when; so it retries without delay, and the waiting happens here, where its URL is asked for.
 */
export function createLiveSocket(url: () => string): LiveSocket {
  let state: LiveState = { status: 'idle' };
  let tries = 0;
  let wake: (() => void) | null = null;
  const listeners = new Set<() => void>();
  const failureListeners = new Set<() => void>();
  const become = (next: LiveState): void => {
    state = next;
    for (const listener of listeners) listener();
  };

  const untilNextTry = async (): Promise<void> => {
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
    // The line still stands when a stopping server sends its clients elsewhere; they go on listening until they leave.
    retryDelayMs: () => (client.connection?.state === 'open' ? leaveDelay(Math.random()) : 0),
    onOpen: () => {
      tries = 0;
      become({ status: 'connected' });
    },
    onClose: (cause) => {
      if (cause?.code === RENEWED) {
        tries = 0;
        become({ status: 'idle' });
        return;
      }
      // 1005 is our own side hanging up because nobody listens any more; the next one to need it waits for nothing.
      if (cause?.code === 1005 && state.status === 'connected') {
        become({ status: 'idle' });
        return;
      }
      tries = Math.max(tries, 1);
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
    // A hidden tab's timers sleep for a minute at a time.
    if (document.visibilityState === 'visible') retryNow();
  });
  window.addEventListener('offline', () => {
    // The connection would look open for many seconds more.
    client.connection?.ws?.close(3000, 'offline');
  });

  return {
    client,
    state: () => state,
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
