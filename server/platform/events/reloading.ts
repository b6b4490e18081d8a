import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '../log.ts';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Returns a function that reloads data after a change event. Runs don't overlap; requests during a run share the next one.
 * A failed run is repeated until one succeeds, because events aren't repeated, so the process would keep outdated data until
 * the next change.
 */
export function createReloading(options: {
  reload(): Promise<void>;
  /** Logged with each failure. */
  failed: string;
  log: Logger;
  signal: AbortSignal;
}): () => void {
  const { reload, failed, log, signal } = options;
  let wanted = false;
  let running = false;
  const run = async (): Promise<void> => {
    running = true;
    let wait = FIRST_PAUSE_MS;
    while (wanted && !signal.aborted) {
      wanted = false;
      try {
        await reload();
        wait = FIRST_PAUSE_MS;
      } catch (error) {
        if (signal.aborted) break;
        log.error({ err: error }, failed);
        wanted = true;
        await pause(wait, undefined, { signal }).catch(() => {});
        wait = Math.min(2 * wait, LONGEST_PAUSE_MS);
      }
    }
    running = false;
  };
  return () => {
    wanted = true;
    if (!running) void run();
  };
}
