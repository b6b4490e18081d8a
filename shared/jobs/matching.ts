import { figure } from '../text/counted.ts';

/** A search for words counts no further: "100+" says enough, and counting all of a million takes seconds. */
export const MATCHING_MAX = 100;
const PAGE = 20;

const stopped = (matching: number, words: string | undefined): boolean =>
  words !== undefined && words !== '' && matching > MATCHING_MAX;

/** "5", or "100+" where a search for words stopped counting. */
export function matchingText(matching: number, words: string | undefined): string {
  return stopped(matching, words) ? `${MATCHING_MAX}+` : figure(matching);
}

/** The label of the button under the list; has a number only if it's certain. */
export function moreLabel(matching: number, shown: number, words: string | undefined): string {
  const rest = matching - shown;
  const known = rest >= PAGE || (rest > 0 && !stopped(matching, words));
  return known ? `Show ${Math.min(PAGE, rest)} more jobs` : 'Show more jobs';
}
