/** A start within this time follows the page's first reading closely. */
const PROMPT_MS = 2_000;

/**
 * Answers at each start of a subscription whether something may have happened unheard: after a break, and when the
 * first start came late, as over a line that broke while the page was loading. `now` counts milliseconds.
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
