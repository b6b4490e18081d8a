/** One thing to learn from: its cues (the first is always 1), and whether it shows what is learned. */
export type Lesson = { cues: Float32Array; yes: boolean };

/** Steps of learning; the fall of the error is flat long before. */
const ROUNDS = 250;
const STEP = 0.05;
/** How strongly weights are drawn to zero, so that a few hundred lessons don't settle five hundred weights by chance. */
const DRAWN = 0.02;

/**
 * Weights of a logistic regression, drawn to zero (L2), by Adam over all lessons at once; those that show it count as
 * much together as those that don't.
 */
export function learnRow(lessons: readonly Lesson[]): Float64Array {
  const width = lessons[0]?.cues.length ?? 0;
  const row = new Float64Array(width);
  const [first, second] = [new Float64Array(width), new Float64Array(width)];
  const yes = lessons.filter(({ yes: shows }) => shows).length;
  const share = { yes: 0.5 / Math.max(1, yes), no: 0.5 / Math.max(1, lessons.length - yes) };
  for (let round = 1; round <= ROUNDS; round += 1) {
    const slope = new Float64Array(width);
    for (const { cues, yes: shows } of lessons) {
      let sum = 0;
      for (let at = 0; at < width; at += 1) sum += (row[at] ?? 0) * (cues[at] ?? 0);
      const error = (1 / (1 + Math.exp(-sum)) - (shows ? 1 : 0)) * (shows ? share.yes : share.no);
      for (let at = 0; at < width; at += 1) slope[at] = (slope[at] ?? 0) + error * (cues[at] ?? 0);
    }
    for (let at = 0; at < width; at += 1) {
      const pull = (slope[at] ?? 0) + (at === 0 ? 0 : DRAWN * (row[at] ?? 0));
      first[at] = 0.9 * (first[at] ?? 0) + 0.1 * pull;
      second[at] = 0.99 * (second[at] ?? 0) + 0.01 * pull * pull;
      const [mean, spread] = [(first[at] ?? 0) / (1 - 0.9 ** round), (second[at] ?? 0) / (1 - 0.99 ** round)];
      row[at] = (row[at] ?? 0) - (STEP * mean) / (Math.sqrt(spread) + 1e-8);
    }
  }
  return row;
}

/** Share of pairs, one that shows it and one that doesn't, in which the first has the larger size (0.5 is chance). */
export function rankingOf(judged: readonly { size: number; yes: boolean }[]): number {
  const sorted = [...judged].sort((a, b) => a.size - b.size);
  let [rank, sum, yes] = [0, 0, 0];
  for (const { yes: shows } of sorted) {
    rank += 1;
    if (!shows) continue;
    sum += rank;
    yes += 1;
  }
  const pairs = yes * (sorted.length - yes);
  return pairs === 0 ? Number.NaN : (sum - (yes * (yes + 1)) / 2) / pairs;
}
