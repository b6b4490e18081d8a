/** Delays before try 1, 2, 3 … after a break; the last one repeats. */
const WAITS_MS = [2_000, 6_000, 12_000, 24_000, 30_000] as const;

/** From this try on, the delay has its maximum. */
export const LONGEST_TRY = WAITS_MS.length;

/**
 * Delay before try 1, 2, 3 … after a break, in milliseconds: three tries in the first ten seconds, later two
 * a minute (quality R14). `random` spreads the reconnects of many clients.
 */
export function retryDelay(tries: number, random: number): number {
  if (tries === 0) return 0;
  const wait = WAITS_MS[tries - 1] ?? 30_000;
  return wait * (1 + random / 4);
}

/**
 * Spreads the reconnects of clients that a stopping server sends elsewhere. Until then they keep listening to
 * it.
 */
const SPREAD_MS = 500;

/** Delay before leaving a connection for another one, in milliseconds. */
export function leaveDelay(random: number): number {
  return random * SPREAD_MS;
}
