import type { HTMLAttributes, Ref } from 'react';
import { drawn, type Place, tagOf } from './drawn.ts';
import styles from './Stack.module.css';

type Props = Place &
  HTMLAttributes<HTMLElement> & {
    /** The element; a `div` unless its meaning is another. */
    as?: 'div' | 'span' | 'section' | 'header' | 'footer' | 'main' | 'nav' | 'ul' | 'ol' | 'li' | 'dl' | 'p';
    ref?: Ref<HTMLElement>;
    align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
    justify?: 'between' | 'center' | 'end';
  };

const looks = ['gap', 'align', 'justify', 'wrap'];

/** One below the other, 16 px apart unless `gap` says otherwise. */
export function Stack({
  as = 'div',
  gap = 16,
  ...props
}: Props & { gap?: 0 | 2 | 4 | 6 | 8 | 12 | 16 | 24 | 32 }) {
  const Tag = tagOf(as);
  return <Tag {...drawn(styles.stack, { gap, ...props }, looks)} />;
}

/** Side by side, in the middle of the line, 12 px apart unless `gap` says otherwise. `wrap` lets lines break. */
export function Group({
  as = 'div',
  gap = 12,
  ...props
}: Props & { gap?: 0 | 2 | 4 | 6 | 8 | 12 | 16 | 24; wrap?: boolean }) {
  const Tag = tagOf(as);
  return <Tag {...drawn(styles.group, { gap, ...props }, looks)} />;
}
