/** A text, or a part of one, as the learner sees it: cues with their sizes, and the class it belongs to. */
export type Example = { ids: Int32Array; sizes: Float32Array; label: number; weight: number };

/** Softmax weights: `weights[cue * classes + label]`, and one bias per class. */
export type Taught = { weights: Float64Array; bias: Float64Array };

const MEMORY = 6;

/**
 * Softmax regression with a Gaussian prior, by L-BFGS from zero: the same examples give the same weights. `cost` weighs the
 * examples against the prior.
 */
export function teach(
  examples: readonly Example[],
  cues: number,
  classes: number,
  { cost, rounds }: { cost: number; rounds: number },
): Taught {
  const size = (cues + 1) * classes;
  const point = new Float64Array(size);
  const slope = new Float64Array(size);
  let value = lossAt(point, examples, cues, classes, cost, slope);
  const steps: { move: Float64Array; turn: Float64Array; scale: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const way = direction(slope, steps);
    let down = dot(way, slope);
    if (down >= 0) {
      way.set(slope.map((one) => -one));
      down = -dot(slope, slope);
      steps.length = 0;
    }
    let length = steps.length === 0 ? 1 / Math.sqrt(-down) : 1;
    const next = new Float64Array(size);
    const nextSlope = new Float64Array(size);
    let nextValue = Number.POSITIVE_INFINITY;
    for (let tries = 0; tries < 20; tries += 1) {
      for (let at = 0; at < size; at += 1) next[at] = (point[at] ?? 0) + length * (way[at] ?? 0);
      nextValue = lossAt(next, examples, cues, classes, cost, nextSlope);
      if (nextValue <= value + 1e-4 * length * down) break;
      length /= 2;
    }
    if (!(nextValue < value)) break;
    const move = new Float64Array(size);
    const turn = new Float64Array(size);
    for (let at = 0; at < size; at += 1) {
      move[at] = (next[at] ?? 0) - (point[at] ?? 0);
      turn[at] = (nextSlope[at] ?? 0) - (slope[at] ?? 0);
    }
    const curve = dot(move, turn);
    if (curve > 1e-10) steps.push({ move, turn, scale: 1 / curve });
    if (steps.length > MEMORY) steps.shift();
    point.set(next);
    slope.set(nextSlope);
    const gained = value - nextValue;
    value = nextValue;
    if (gained < 1e-4 * value) break;
  }
  return { weights: point.slice(0, cues * classes), bias: point.slice(cues * classes) };
}

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

function direction(
  slope: Float64Array,
  steps: readonly { move: Float64Array; turn: Float64Array; scale: number }[],
): Float64Array {
  const way = slope.map((one) => -one);
  const shares: number[] = [];
  for (let step = steps.length - 1; step >= 0; step -= 1) {
    const { move, turn, scale } = steps[step] ?? { move: way, turn: way, scale: 0 };
    const share = scale * dot(move, way);
    shares[step] = share;
    for (let at = 0; at < way.length; at += 1) way[at] = (way[at] ?? 0) - share * (turn[at] ?? 0);
  }
  const last = steps.at(-1);
  if (last) {
    const factor = 1 / (last.scale * dot(last.turn, last.turn));
    for (let at = 0; at < way.length; at += 1) way[at] = (way[at] ?? 0) * factor;
  }
  for (const [step, { move, turn, scale }] of steps.entries()) {
    const share = (shares[step] ?? 0) - scale * dot(turn, way);
    for (let at = 0; at < way.length; at += 1) way[at] = (way[at] ?? 0) + share * (move[at] ?? 0);
  }
  return way;
}

function lossAt(
  point: Float64Array,
  examples: readonly Example[],
  cues: number,
  classes: number,
  cost: number,
  slope: Float64Array,
): number {
  const bias = cues * classes;
  let loss = 0;
  for (let at = 0; at < bias; at += 1) {
    const one = point[at] ?? 0;
    loss += 0.5 * one * one;
    slope[at] = one;
  }
  slope.fill(0, bias);
  const scores = new Float64Array(classes);
  for (const { ids, sizes, label, weight } of examples) {
    for (let to = 0; to < classes; to += 1) scores[to] = point[bias + to] ?? 0;
    for (let at = 0; at < ids.length; at += 1) {
      const row = (ids[at] ?? 0) * classes;
      const size = sizes[at] ?? 0;
      for (let to = 0; to < classes; to += 1) scores[to] = (scores[to] ?? 0) + size * (point[row + to] ?? 0);
    }
    const top = Math.max(...scores);
    let sum = 0;
    for (const score of scores) sum += Math.exp(score - top);
    const factor = cost * weight;
    loss += factor * (top + Math.log(sum) - (scores[label] ?? 0));
    for (let to = 0; to < classes; to += 1)
      scores[to] = factor * (Math.exp((scores[to] ?? 0) - top) / sum - (to === label ? 1 : 0));
    for (let to = 0; to < classes; to += 1) slope[bias + to] = (slope[bias + to] ?? 0) + (scores[to] ?? 0);
    for (let at = 0; at < ids.length; at += 1) {
      const row = (ids[at] ?? 0) * classes;
      const size = sizes[at] ?? 0;
      for (let to = 0; to < classes; to += 1)
        slope[row + to] = (slope[row + to] ?? 0) + size * (scores[to] ?? 0);
    }
  }
  return loss;
}
