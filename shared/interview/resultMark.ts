/** How reliable a stored interview result is. A recommendation is always shown with one of these. */
export type ResultMark =
  /** Made with a withdrawn method; not valid until the interview is scored again. */
  | { kind: 'earlier' }
  /** Not read by a person yet. */
  | { kind: 'provisional' }
  /** Proposed by a connected model whose scores the settings don't require a person to confirm. */
  | { kind: 'proposed' }
  /** Read and confirmed by a person in HR; without a name once their account is deleted. */
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

/** Within a sentence: "AI" and names keep their capitals. */
export const markWords = (mark: ResultMark): string =>
  markText(mark).replace(/^./, (first) => first.toLowerCase());

/** A score within a sentence, with its mark. */
export const markedScore = (score: number | string, mark: ResultMark | null): string =>
  mark ? `${score} (${mark.kind === 'confirmed' ? markText(mark) : markWords(mark)})` : String(score);

/** When a result was confirmed, if its mark says so. */
export const confirmedAtOf = (mark: ResultMark | null): string | null =>
  mark?.kind === 'confirmed' ? mark.at : null;

/** What someone in HR still has to open before confirming. */
export function unreadOf<T extends { criterion: string }>(
  criteria: readonly T[],
  opened: readonly string[],
): T[] {
  return criteria.filter(({ criterion }) => !opened.includes(criterion));
}
