/** Longer than any answer takes; a line that swallowed the request lets go after it. */
const PATIENCE_MS = 45_000;

/**
 * A `fetch` that gives up, so that nobody waits in front of a button for a line that is gone without a word.
 * Asking again is safe: every write carries a key.
 */
export function patient(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(new DOMException('No answer', 'TimeoutError')), PATIENCE_MS);
    const asked = init?.signal;
    const follow = (): void => stop.abort(asked?.reason);
    asked?.addEventListener('abort', follow, { once: true });
    if (asked?.aborted) follow();
    try {
      return await send(input, { ...init, signal: stop.signal });
    } finally {
      clearTimeout(timer);
      asked?.removeEventListener('abort', follow);
    }
  };
}
