/**
 * How far a stored interview result can be relied on. A recommendation's words stand beside one of these and
 * nowhere alone.
 */
export type ResultMark =
  /** Made in a way that was given up since; it counts for nothing until the interview is scored again. */
  | { kind: 'earlier' }
  /** Nobody has read it yet. */
  | { kind: 'provisional' }
  /** Proposed by a connected model, of which the house does not ask that a person reads it first. */
  | { kind: 'proposed' };

const texts: Record<ResultMark['kind'], string> = {
  earlier: 'Earlier method',
  provisional: 'Provisional',
  proposed: 'Proposed by AI',
};

/** The mark in words. */
export const markText = (mark: ResultMark): string => texts[mark.kind];
