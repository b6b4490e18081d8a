/** Wait before try 1, 2, 3 … after a break, in milliseconds; `random` keeps a crowd from coming back at once. */
export function retryDelay(tries: number, random: number): number {
  if (tries === 0) return 0;
  return Math.min(1_000 * 2 ** (tries - 1), 10_000) * (0.75 + random / 4);
}
