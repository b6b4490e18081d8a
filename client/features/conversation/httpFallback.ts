import type { LiveSocket } from '../../liveSocket.ts';

/** How often plain HTTP is asked while it answers and the live connection can't be had. */
const POLL_MS = 8_000;

/**
 * Asks over plain HTTP while the live connection is broken, so that a network which lets no WebSocket through
 * still shows every message. `ask` says whether anyone answered. As long as nobody does, it's asked at the
 * first break and then ever more rarely: the live connection's own tries notice the end of an outage.
 */
export function askOverHttp(
  live: Pick<LiveSocket, 'state' | 'watch'>,
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
    if (!stopped && answering && live.state().status === 'lost') {
      timer = setTimeout(() => void run(), POLL_MS * (1 + Math.random() / 4));
    }
  };
  const unwatch = live.watch(() => {
    const state = live.state();
    if (state.status !== 'lost') {
      breaks = 0;
      answering = false;
      clearTimeout(timer);
      return;
    }
    // A try is under way; only one that failed counts.
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
