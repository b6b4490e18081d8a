/** Waits before try 1, 2, 3 … after a break; the last one stays. */
const WAITS_MS = [2_000, 6_000, 12_000, 24_000, 30_000] as const;

/**
 * Wait before try 1, 2, 3 … after a break, in milliseconds: three tries in the first ten seconds, two a minute
 * later on (quality R14). `random` keeps a crowd from coming back at once.
 */
export function retryDelay(tries: number, random: number): number {
  if (tries === 0) return 0;
  const wait = WAITS_MS[tries - 1] ?? 30_000;
  return wait * (1 + random / 4);
}

/** How far apart those come back whom a stopping server sends elsewhere. Until then they go on listening to it. */
const SPREAD_MS = 500;

/** Wait before a connection is left for another one, in milliseconds. */
export function leaveDelay(random: number): number {
  return random * SPREAD_MS;
}
