/** A start within this time follows the page's first fetch closely. */
const PROMPT_MS = 2_000;

/**
 * Reports at each start of a subscription whether events may have been missed: after the first start, when the
 * connection broke before it, and when it came late. `breaks` counts the connection's breaks so far; `now`
 * counts milliseconds.
 */
export function missedEvents(
  breaks: () => number,
  now: () => number = () => performance.now(),
): () => boolean {
  const asked = now();
  const brokenBefore = breaks();
  let heard = false;
  return () => {
    const missed = heard || breaks() > brokenBefore || now() - asked > PROMPT_MS;
    heard = true;
    return missed;
  };
}
