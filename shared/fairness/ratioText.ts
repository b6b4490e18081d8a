/** Places of a percentage that counts of people can reach. What's beyond is an error of binary fractions. */
const PLACES = 6;

/** "0.75", rounded down so that it never reads as four fifths or as equal. */
export function ratioText(ratio: number): string {
  if (ratio === 1) return '1.00';
  return (Math.floor(Number((ratio * 100).toFixed(PLACES))) / 100).toFixed(2);
}
