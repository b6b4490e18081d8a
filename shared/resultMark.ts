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
  | { kind: 'proposed' }
  /** Somebody of HR has read all of it and stands behind it; without a name once their account is gone. */
  | { kind: 'confirmed'; by: string | null; at: string };

/** The mark in words. */
export function markText(mark: ResultMark): string {
  switch (mark.kind) {
    case 'earlier':
      return 'Earlier method';
    case 'provisional':
      return 'Provisional';
    case 'proposed':
      return 'Proposed by AI';
    case 'confirmed':
      return `Confirmed by ${mark.by ?? 'HR'}`;
  }
}

/** A score within a sentence, with its mark. */
export const markedScore = (score: number | string, mark: ResultMark | null): string =>
  mark
    ? `${score} (${mark.kind === 'confirmed' ? markText(mark) : markText(mark).toLowerCase()})`
    : String(score);

/** What one of HR still has to open before they can confirm. */
export function unreadOf<T extends { criterion: string }>(
  criteria: readonly T[],
  opened: readonly string[],
): T[] {
  return criteria.filter(({ criterion }) => !opened.includes(criterion));
}
