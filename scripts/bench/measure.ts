/** How long each of `runs` calls took, in milliseconds, sorted; a few before them warm up. */
export async function times(runs: number, call: () => Promise<unknown>): Promise<number[]> {
  for (let i = 0; i < 5; i++) await call();
  const taken: number[] = [];
  for (let i = 0; i < runs; i++) {
    const start = performance.now();
    await call();
    taken.push(performance.now() - start);
  }
  return taken.sort((a, b) => a - b);
}

/** The value that `share` (0–1) of the sorted `values` stay below. */
export function quantile(values: readonly number[], share: number): number {
  return values[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;
}

/** "1.2 / 3.4": p50 and p95. */
export function shown(values: readonly number[]): string {
  if (values.length === 0) return '–';
  return `${quantile(values, 0.5).toFixed(1)} / ${quantile(values, 0.95).toFixed(1)}`;
}
