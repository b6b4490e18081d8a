/** Longer than any answer takes; a request that a broken line swallowed ends then. */
const ANSWER_MS = 45_000;
/** For what a person waits for with a button pressed: a message, a form. */
const SEND_MS = 20_000;

/** Ends after `ms`, and with `signal` if there is one. Asking again is safe: every write carries a key. */
function within(ms: number, signal?: AbortSignal | null): AbortSignal {
  const timeout = AbortSignal.timeout(ms);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}

/** The signal of one call that a person waits for. */
export const soon = (signal?: AbortSignal): AbortSignal => within(SEND_MS, signal);

/** A `fetch` that gives up, so that nobody waits in front of a button for a line that is gone without a word. */
export function timed(send: typeof fetch): typeof fetch {
  return (input, init) => send(input, { ...init, signal: within(ANSWER_MS, init?.signal) });
}
