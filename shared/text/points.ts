/** Places after the point that weights and ratings can reach. What's beyond is an error of binary fractions. */
const PLACES = 6;

/** Points as a whole number. 84.5 is 85, also when the sum of its parts came to 84.49999999999999. */
export const wholePoints = (points: number): number => Math.round(Number(points.toFixed(PLACES)));
