/** Pure statistics of two rates. */

/** Below this many people in all, or this many expected in any cell, the normal approximation isn't used. */
const EXACT_BELOW = 30;
const EXPECTED_MIN = 5;
/** Two tables count as equally likely within this relative tolerance. */
const TIE = 1e-7;

type Comparison = { p: number; test: 'fisher' | 'z' };

/**
 * The two-sided probability that a difference at least as large as between `a` of `ofA` and `b` of `ofB` is due to
 * chance alone. Fisher’s exact test for small numbers (R. A. Fisher, 1934), otherwise the two-proportion z test.
 */
export function compareRates(a: number, ofA: number, b: number, ofB: number): Comparison {
  const total = ofA + ofB;
  const reached = a + b;
  const smallest = total === 0 ? 0 : (Math.min(ofA, ofB) * Math.min(reached, total - reached)) / total;
  if (total < EXACT_BELOW || smallest < EXPECTED_MIN) {
    return { p: fisherExact(a, ofA - a, b, ofB - b), test: 'fisher' };
  }
  return { p: twoProportions(a, ofA, b, ofB), test: 'z' };
}

/**
 * Fisher’s exact test of the table [[a, b], [c, d]], two-sided: the total probability of all tables with these
 * margins that are no likelier than this one.
 */
export function fisherExact(a: number, b: number, c: number, d: number): number {
  const row = a + b;
  const column = a + c;
  const total = a + b + c + d;
  const low = Math.max(0, row + column - total);
  const high = Math.min(row, column);
  if (low === high) return 1;
  // Relative to the likeliest-to-overflow-free start: each probability from the one before it.
  const logs = [0];
  for (let x = low; x < high; x++) {
    const step = ((row - x) * (column - x)) / ((x + 1) * (total - row - column + x + 1));
    logs.push((logs.at(-1) ?? 0) + Math.log(step));
  }
  const top = Math.max(...peaks(logs));
  const weights = logs.map((log) => Math.exp(log - top));
  const observed = weights[a - low] ?? 0;
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const asExtreme = weights.reduce((sum, weight) => (weight <= observed * (1 + TIE) ? sum + weight : sum), 0);
  return Math.min(1, asExtreme / all);
}

/** The largest value in a long list, found in pieces, because a call accepts only so many arguments. */
function peaks(values: readonly number[]): number[] {
  const found: number[] = [];
  for (let at = 0; at < values.length; at += 10_000) found.push(Math.max(...values.slice(at, at + 10_000)));
  return found;
}

/** The two-proportion z test with pooled variance, two-sided. */
export function twoProportions(a: number, ofA: number, b: number, ofB: number): number {
  const pooled = (a + b) / (ofA + ofB);
  const spread = Math.sqrt(pooled * (1 - pooled) * (1 / ofA + 1 / ofB));
  if (spread === 0) return 1;
  return 2 * upperTail(Math.abs(a / ofA - b / ofB) / spread);
}

/**
 * P(Z > z) of the standard normal for z ≥ 0, to about 1e-7 (Abramowitz and Stegun, Handbook of Mathematical
 * Functions, 26.2.17).
 */
function upperTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const series =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
}
