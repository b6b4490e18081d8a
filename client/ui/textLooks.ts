/** How words look, for the parts that hold words. */
export type TextLook = {
  /** As the text around it when left out. */
  size?: 'xs' | 'sm' | 'md' | 'lead';
  tone?: 'dim' | 'soft' | 'error';
  bold?: boolean;
  /** Figures of one width, for numbers that change or stand below each other. */
  figures?: boolean;
  mono?: boolean;
  /** `one` never breaks, `cut` ends with dots, `anywhere` breaks long words, `kept` keeps the writer's lines. */
  lines?: 'one' | 'cut' | 'anywhere' | 'kept';
};

export const textLooks = ['size', 'tone', 'bold', 'figures', 'mono', 'lines'];
