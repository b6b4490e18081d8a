/** Text props of components that contain text. */
export type TextLook = {
  /** As the surrounding text when left out. */
  size?: 'xs' | 'sm' | 'md' | 'lead';
  tone?: 'dim' | 'soft' | 'error';
  bold?: boolean;
  /** Tabular figures, for numbers that change or are stacked. */
  figures?: boolean;
  mono?: boolean;
  /**
   * `one` never breaks, `cut` ends with an ellipsis, `anywhere` breaks long words, `kept` keeps the author's
   * lines.
   */
  lines?: 'one' | 'cut' | 'anywhere' | 'kept';
};

export const textLooks = ['size', 'tone', 'bold', 'figures', 'mono', 'lines'];
