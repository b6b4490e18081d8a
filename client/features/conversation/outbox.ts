import { retryDelay } from '../../realtime/retryDelay.ts';

/**
 * When messages waiting for the connection are retried: immediately for those from an earlier visit, then
 * with growing delays while the server doesn't answer (quality R14), and immediately when the connection is
 * reported back.
 */
export type Outbox = {
  /** The server didn't answer. */
  unanswered(): void;
  /** A try got through. */
  answered(): void;
  /** Messages are waiting: schedules the next try. Returns a function that cancels it. */
  wait(): () => void;
};

/**
 * `flush` sends everything that's waiting. While `lost()`, the realtime connection decides when a try is
 * worthwhile.
 */
export function createOutbox(flush: () => void, lost: () => boolean): Outbox {
  let tries = 0;
  return {
    unanswered: () => {
      tries += 1;
    },
    answered: () => {
      tries = 0;
    },
    wait() {
      const timer = setTimeout(
        () => {
          if (!lost()) flush();
        },
        retryDelay(tries, Math.random()),
      );
      return () => clearTimeout(timer);
    },
  };
}
