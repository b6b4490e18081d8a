import type { HTMLAttributes, Ref } from 'react';
import { drawn, type Place, tagOf } from './drawn.ts';
import styles from './Panel.module.css';

type Props = Place &
  HTMLAttributes<HTMLElement> & {
    as?: 'div' | 'section' | 'article' | 'dl' | 'ul';
    ref?: Ref<HTMLElement>;
    /** Room between the edge and what's inside; none for lists and tables, which bring their own. */
    pad?: 'md' | 'lg';
    round?: 'md' | 'lg';
    /** On phones it reaches both edges of the screen. */
    bleed?: boolean;
  };

/** The box of a tool, with an edge and a ground of its own. */
export function Panel({ as = 'div', ...props }: Props) {
  const Tag = tagOf(as);
  return <Tag {...drawn(styles.root, props, ['pad', 'round', 'bleed'])} />;
}
