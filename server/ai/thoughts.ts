const NAMES = 'think|thinking|thought|reason|reasoning|analysis|scratchpad|reflection';
/** Reasoning that a server sends as if it were words for the person. */
const OPENING = new RegExp(`<(?:${NAMES})>|\\[think\\]|<\\|channel\\|>\\s*(?:analysis|commentary)`, 'i');
const CLOSING = new RegExp(`</(?:${NAMES})>|\\[/think\\]|<\\|channel\\|>\\s*final|assistantfinal`, 'i');
/** Stands between a channel's name and its words, and may come with a later piece. */
const MESSAGE = '<|message|>';
/** Longest of the marks above; so much is held back while one may still be coming. */
const MARK_MAX = 32;

type ThoughtFilter = {
  /** The words for the person that are certain with this piece. */
  push(piece: string): string;
  /** The rest of the words; `ranOut`: the tokens did, maybe in the middle of a thought. */
  end(ranOut: boolean): string;
  /** Whether the text had thoughts in it. */
  thought(): boolean;
  /** Whether the next text begins inside a thought. */
  begins(): boolean | null;
};

/**
 * Takes thoughts out of a text. Some chat templates write the opening mark into the prompt, so that only the closing one is in
 * the text. `begins`: whether this model's are like that; null while unknown. Unless it's false, everything is held
 * until a mark or the end tells.
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
        // Nothing opened it: all before was thought. What has left already can't be taken back.
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
      // A model that was like that and isn't anymore shows it twice before its words aren't held any longer.
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
