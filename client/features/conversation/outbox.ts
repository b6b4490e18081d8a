import { retryDelay } from '../../retryDelay.ts';

/**
 * When messages that wait for the connection are tried again: at once for those from an earlier visit, then
 * later and later while nobody answers (quality R14), and at once when something says that the line is back.
 */
export type Outbox = {
  /** Nobody answered a try. */
  unanswered(): void;
  /** A try got through. */
  answered(): void;
  /** Messages wait: arms the next try. Returns how to stop. */
  wait(): () => void;
};

/** `flush` tries everything that waits; while `lost()`, the broken live connection says when that is worth it. */
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
