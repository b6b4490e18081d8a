/** Small numbers as people write them out, for hours and years. */
export const numerals: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
};

/** Any of {@link numerals} up to a largest, to be put into a pattern; longer words first: "seventeen" isn't "seven". */
export const numeralUpTo = (largest: number): string =>
  Object.entries(numerals)
    .filter(([, value]) => value <= largest)
    .map(([word]) => word)
    .sort((a, b) => b.length - a.length)
    .join('|');
