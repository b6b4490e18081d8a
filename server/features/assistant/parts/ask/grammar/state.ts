import { orList } from '../../../../../../shared/text/lists.ts';
import type { Filter, Query, Subject } from '../query.ts';

/**
 * A question during parsing: text that has been understood is removed from `rest`, which must be empty at the end.
 */
export type State = {
  rest: string;
  about: Subject;
  where: Filter[];
  query: Partial<Omit<Query, 'about' | 'where'>>;
  /** The period's date isn't named by a verb. */
  isUndated?: boolean;
  /** What isn't understood: the question's own words, or one of the descriptions below. */
  unknown: string[];
};

/** What isn't understood where no single word is to blame. */
export const puzzles = {
  previous: 'your previous question',
  followUp: 'how this continues your previous question',
  before: 'what this comes before',
  order: 'the order you want',
  highest: 'what should be highest',
  notInList: '“not” in the middle of a list',
  two: 'two questions at once',
  periods: 'two periods in one report',
} as const;

/** As an answer names it: words of the question are quoted. */
const namedUnknown = (unknown: string): string =>
  Object.values(puzzles).some((one) => unknown.startsWith(one)) ? unknown : `“${unknown}”`;

/** All of them with the sentence's period; a comma or period goes inside a closing quote. */
export const eitherOf = (unknown: readonly string[]): string =>
  `${orList([...new Set(unknown)].map(namedUnknown))}.`.replace(/”([,.])/g, '$1”');

const GAP = ' ; ';

/** Takes the first match out of the question. */
export function take(state: State, pattern: RegExp): string[] | null {
  const found = state.rest.match(pattern);
  if (!found) return null;
  const at = found.index ?? 0;
  cut(state, at, at + found[0].length);
  return found.map((part) => part ?? '');
}

export function cut(state: State, from: number, until: number): void {
  state.rest = `${state.rest.slice(0, from)}${GAP}${state.rest.slice(until)}`.replace(/\s+/g, ' ');
}
