import type { HTMLAttributes, Ref } from 'react';
import { drawn, type Place, tagOf } from './drawn.ts';
import styles from './Text.module.css';

type TextProps = Place &
  HTMLAttributes<HTMLElement> & {
    /** The element; a paragraph unless its meaning is another. */
    as?: 'p' | 'span' | 'b' | 'div' | 'li' | 'dt' | 'dd' | 'bdi' | 'figcaption' | 'caption' | 'legend';
    ref?: Ref<HTMLElement>;
    /** As the text around it when left out. */
    size?: 'xs' | 'sm' | 'md' | 'lead';
    tone?: 'dim' | 'soft' | 'error';
    bold?: boolean;
    /** Figures of one width, for numbers that change or stand below each other. */
    figures?: boolean;
    mono?: boolean;
    align?: 'center' | 'end';
    /** `one` never breaks, `cut` ends with dots, `anywhere` breaks long words, `kept` keeps the writer's lines. */
    lines?: 'one' | 'cut' | 'anywhere' | 'kept';
  };

const looks = ['size', 'tone', 'bold', 'figures', 'mono', 'align', 'lines'];

/** Words: size, tone and weight. */
export function Text({ as = 'p', ...props }: TextProps) {
  const Tag = tagOf(as);
  return <Tag {...drawn(styles.root, props, looks)} />;
}

type Level = 1 | 2 | 3 | 4;

type HeadingProps = Place &
  HTMLAttributes<HTMLHeadingElement> & {
    ref?: Ref<HTMLHeadingElement>;
    /** Where it stands in the outline of the page. */
    level: Level;
    /** How large it looks, if not as its level; 0 is the headline of the home page. */
    size?: 0 | Level;
    lines?: 'anywhere';
  };

/** A heading; its level and its size are independent. */
export function Heading({ level, size = level, ...props }: HeadingProps) {
  const Tag = tagOf(`h${level}`);
  return <Tag {...drawn(styles.heading, { size, ...props }, looks)} />;
}

type HiddenProps = HTMLAttributes<HTMLElement> & { as?: 'span' | 'p' | 'h2' | 'legend' | 'caption' };

/** Read out, not seen. */
export function Hidden({ as = 'span', ...rest }: HiddenProps) {
  const Tag = tagOf(as);
  return <Tag {...rest} className={styles.hidden} />;
}
