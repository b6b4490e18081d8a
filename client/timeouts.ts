/** Longer than any response takes; ends requests lost on a broken connection. */
const ANSWER_MS = 45_000;
/** For requests a person is waiting for: a message, a form. */
const SEND_MS = 20_000;

/** Aborts after `ms`, or with `signal`. Retrying is safe: every write carries a key. */
function within(ms: number, signal?: AbortSignal | null): AbortSignal {
  const timeout = AbortSignal.timeout(ms);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}

/** The signal of one call that a person is waiting for. */
export const soon = (signal?: AbortSignal): AbortSignal => within(SEND_MS, signal);

/** A `fetch` with a timeout, so no one waits for a connection that broke silently. */
export function timed(send: typeof fetch): typeof fetch {
  return (input, init) => send(input, { ...init, signal: within(ANSWER_MS, init?.signal) });
}
