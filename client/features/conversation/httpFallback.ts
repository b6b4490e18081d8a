import type { RealtimeSocket } from '../../realtime/socket.ts';

/** Polling interval over plain HTTP while the realtime connection is unavailable. */
const POLL_MS = 8_000;

/**
 * Polls over plain HTTP while the realtime connection is broken, so messages still appear on networks that block
 * WebSockets. `ask` reports whether the server answered. While it doesn't, polling happens at the first break
 * and then less and less often: the realtime connection's own retries notice the end of an outage.
 */
export function askOverHttp(
  socket: Pick<RealtimeSocket, 'state' | 'watch'>,
  ask: () => Promise<boolean>,
): () => void {
  let breaks = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let busy = false;
  let answering = false;
  let stopped = false;

  const run = async (): Promise<void> => {
    clearTimeout(timer);
    if (busy) return;
    busy = true;
    answering = await ask();
    busy = false;
    if (!stopped && answering && socket.state().status === 'lost') {
      timer = setTimeout(() => void run(), POLL_MS * (1 + Math.random() / 4));
    }
  };
  const unwatch = socket.watch(() => {
    const state = socket.state();
    if (state.status !== 'lost') {
      breaks = 0;
      answering = false;
      clearTimeout(timer);
      return;
    }
    // A try is in progress; only failed ones count.
    if (state.retryAt <= Date.now() || !navigator.onLine) return;
    if (!answering && isWorthIt(breaks)) void run();
    breaks += 1;
  });
  return () => {
    stopped = true;
    clearTimeout(timer);
    unwatch();
  };
}

/** The first break, then the 4th, 8th, 16th … */
const isWorthIt = (breaks: number): boolean =>
  breaks === 0 || (breaks >= 4 && Number.isInteger(Math.log2(breaks)));
