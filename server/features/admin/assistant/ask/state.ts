import type { Filter, Query, Subject } from './query.ts';

/**
 * A question during parsing: text that has been understood is removed from `rest`, which must be empty at the end.
 */
export type State = {
  rest: string;
  about: Subject;
  where: Filter[];
  query: Partial<Omit<Query, 'about' | 'where'>>;
  /** Why the question can't be answered, as a sentence. */
  unknown: string[];
};

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

export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
