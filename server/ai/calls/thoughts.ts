const NAMES = 'think|thinking|thought|reason|reasoning|analysis|scratchpad|reflection';
/** Marks of reasoning that a server sends as part of the visible text. */
const OPENING = new RegExp(`<(?:${NAMES})>|\\[think\\]|<\\|channel\\|>\\s*(?:analysis|commentary)`, 'i');
const CLOSING = new RegExp(`</(?:${NAMES})>|\\[/think\\]|<\\|channel\\|>\\s*final|assistantfinal`, 'i');
/** Stands between a channel's name and its words, and may come with a later piece. */
const MESSAGE = '<|message|>';
/** Longest of the marks above. That many characters are held back, because they may begin an incomplete mark. */
const MARK_MAX = 32;

type ThoughtFilter = {
  /** The visible text that this piece confirms. */
  push(piece: string): string;
  /** The rest of the visible text. `ranOut`: the token limit was reached, maybe in the middle of a thought. */
  end(ranOut: boolean): string;
  /** Whether the text had thoughts in it. */
  thought(): boolean;
  /** Whether the next text begins inside a thought. */
  begins(): boolean | null;
};

/**
 * Removes thoughts from a text. Some chat templates write the opening mark into the prompt, so the text has only the closing
 * one. `begins`: whether this model's texts begin inside a thought; null if unknown. Unless it's false, the text is held back
 * until the first mark or the end.
 */
export function thoughtFilter(begins: boolean | null): ThoughtFilter {
  let raw = '';
  let state: 'unsure' | 'words' | 'thought' = begins === false ? 'words' : 'unsure';
  let [thought, next] = [false, begins];

  const push = (piece: string): string => {
    raw += piece;
    let words = '';
    for (;;) {
      const opening = state === 'thought' ? null : OPENING.exec(raw);
      const closing = CLOSING.exec(raw);
      const opens = opening !== null && (closing === null || opening.index < closing.index);
      const mark = opens ? opening : closing;
      if (!mark) break;
      if (opens) {
        words += raw.slice(0, mark.index);
        if (!thought) next = false;
      } else if (!thought) {
        // No opening mark, so everything before was thought. Text that has been streamed can't be recalled.
        [words, next] = ['', true];
      } else if (state === 'words') words += raw.slice(0, mark.index);
      raw = raw.slice(mark.index + mark[0].length);
      [state, thought] = [opens ? 'thought' : 'words', true];
    }
    if (state === 'unsure') return words;
    if (state === 'thought') {
      raw = raw.slice(-MARK_MAX);
      return words;
    }
    raw = raw.replaceAll(MESSAGE, '');
    const held = heldFrom(raw);
    words += raw.slice(0, held);
    raw = raw.slice(held);
    return words;
  };

  return {
    push,
    end(ranOut) {
      if (state === 'thought' || (begins === true && state === 'unsure' && ranOut)) return '';
      // It takes two answers without a thought before text is no longer held back.
      if (state === 'unsure' && raw.trim() !== '') next = begins === true ? null : false;
      return raw;
    },
    thought: () => thought,
    begins: () => next,
  };
}

/** Where a mark may have begun that isn't complete yet. */
export function heldFrom(raw: string): number {
  const at = Math.max(raw.lastIndexOf('<'), raw.lastIndexOf('['));
  return at < 0 || raw.length - at > MARK_MAX ? raw.length : at;
}
