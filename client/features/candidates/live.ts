/** How often a screen with somebody who is live is read again: nothing tells that they closed their browser. */
const AGAIN_MS = 30_000;

/** For `refetchInterval`. */
export const againWhileLive = (live: boolean | undefined): number | false => (live ? AGAIN_MS : false);
