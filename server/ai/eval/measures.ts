/** Agreement between what was expected and what was found; each list is in the order of the cases. */

export type Pair = { expected: number; found: number };

/** Arithmetic mean; NaN of nothing. */
export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Ranks from 1; equal values share the mean of their ranks. */
function ranks(values: readonly number[]): number[] {
  const order = values.map((value, index) => ({ value, index })).sort((a, b) => a.value - b.value);
  const found = new Array<number>(values.length).fill(0);
  for (let from = 0; from < order.length; ) {
    let to = from;
    while (to + 1 < order.length && order[to + 1]?.value === order[from]?.value) to++;
    for (const { index } of order.slice(from, to + 1)) found[index] = (from + to) / 2 + 1;
    from = to + 1;
  }
  return found;
}

function pearson(xs: readonly number[], ys: readonly number[]): number {
  const [mx, my] = [mean(xs), mean(ys)];
  const products = xs.map((x, index) => (x - mx) * ((ys[index] ?? my) - my));
  const spread = (values: readonly number[], middle: number): number =>
    values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  const whole = Math.sqrt(spread(xs, mx) * spread(ys, my));
  return whole === 0 ? 0 : products.reduce((sum, value) => sum + value, 0) / whole;
}

/** Spearman's rank correlation with ties, −1 to 1; 0 where one side does not vary. */
export function spearman(pairs: readonly Pair[]): number {
  return pearson(ranks(pairs.map(({ expected }) => expected)), ranks(pairs.map(({ found }) => found)));
}

/** Kendall's tau-b, −1 to 1: how many more pairs of cases stand in the right order than in the wrong one. */
export function kendall(pairs: readonly Pair[]): number {
  let balance = 0;
  let notTiedExpected = 0;
  let notTiedFound = 0;
  pairs.forEach((a, index) => {
    for (const b of pairs.slice(index + 1)) {
      const expected = Math.sign(a.expected - b.expected);
      const found = Math.sign(a.found - b.found);
      balance += expected * found;
      notTiedExpected += Math.abs(expected);
      notTiedFound += Math.abs(found);
    }
  });
  const whole = Math.sqrt(notTiedExpected * notTiedFound);
  return whole === 0 ? 0 : balance / whole;
}

/** Mean absolute error. */
export function meanError(pairs: readonly Pair[]): number {
  return mean(pairs.map(({ expected, found }) => Math.abs(expected - found)));
}

/**
 * ICC(2,1) of Shrout and Fleiss (1979): agreement of two raters, level included, for one rating of a case.
 * Two-way random effects over the mean squares of cases, raters and what is left.
 */
export function icc(pairs: readonly Pair[]): number {
  const raters = 2;
  const cases = pairs.length;
  const all = pairs.flatMap(({ expected, found }) => [expected, found]);
  const grand = mean(all);
  const ofCases = pairs.map(({ expected, found }) => (expected + found) / 2);
  const ofRaters = [mean(pairs.map(({ expected }) => expected)), mean(pairs.map(({ found }) => found))];
  const squares = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + (value - grand) ** 2, 0);
  const betweenCases = raters * squares(ofCases);
  const betweenRaters = cases * squares(ofRaters);
  const left = squares(all) - betweenCases - betweenRaters;
  const meanCases = betweenCases / (cases - 1);
  const meanRaters = betweenRaters / (raters - 1);
  const meanLeft = left / ((cases - 1) * (raters - 1));
  const whole = meanCases + (raters - 1) * meanLeft + (raters * (meanRaters - meanLeft)) / cases;
  return whole === 0 ? 0 : (meanCases - meanLeft) / whole;
}
