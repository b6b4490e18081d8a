/** Places after the point that weights and ratings can reach. What's beyond is an error of binary fractions. */
const PLACES = 6;

/** Points as a whole number. 84.5 is 85, also when the sum of its parts came to 84.49999999999999. */
export const wholePoints = (points: number): number => Math.round(Number(points.toFixed(PLACES)));

/** A count as a whole percentage of another; null of none. 29 of 200 are 15%: divided first, they'd be 14.499999999999998. */
export const percentOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((100 * part) / whole);
