/** A start within this time follows the page's first fetch closely. */
const PROMPT_MS = 2_000;

/**
 * Reports at each start of a subscription whether events may have been missed: after a break, and when the
 * first start came late, as on a connection that broke while the page was loading. `now` counts milliseconds.
 */
export function missedEvents(now: () => number = () => performance.now()): () => boolean {
  const asked = now();
  let heard = false;
  return () => {
    const missed = heard || now() - asked > PROMPT_MS;
    heard = true;
    return missed;
  };
}
