import type { HTMLAttributes, Ref } from 'react';
import { cx } from './cx.ts';
import { drawn, type Place, tagOf } from './drawn.ts';
import styles from './Stack.module.css';
import words from './Text.module.css';
import { type TextLook, textLooks } from './textLooks.ts';

type StackElement =
  | ('div' | 'span' | 'section' | 'header' | 'footer' | 'main' | 'nav' | 'article' | 'aside' | 'fieldset')
  | ('ul' | 'ol' | 'li' | 'dl' | 'dd' | 'p' | 'figure' | 'figcaption');

/** The words inside look as for `Text`. */
type Props = Place &
  TextLook &
  HTMLAttributes<HTMLElement> & {
    /** The element; a `div` unless its meaning is another. */
    as?: StackElement;
    ref?: Ref<HTMLElement>;
    align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
    justify?: 'between' | 'center' | 'end';
  };

const looks = ['gap', 'align', 'justify', 'wrap', ...textLooks];

/** The class of words comes along where a prop of theirs does. */
const classOf = (root: string | undefined, props: object): string | undefined =>
  textLooks.some((name) => name in props) ? cx(root, words.root) : root;

/** One below the other, 16 px apart unless `gap` says otherwise. */
export function Stack({
  as = 'div',
  gap = 16,
  ...props
}: Props & { gap?: 0 | 2 | 4 | 6 | 8 | 12 | 16 | 24 | 32 }) {
  const Tag = tagOf(as);
  return <Tag {...drawn(classOf(styles.stack, props), { gap, ...props }, looks)} />;
}

/** Side by side, in the middle of the line, 12 px apart unless `gap` says otherwise. `wrap` lets lines break. */
export function Group({
  as = 'div',
  gap = 12,
  ...props
}: Props & { gap?: 0 | 2 | 4 | 6 | 8 | 12 | 16 | 24; wrap?: boolean }) {
  const Tag = tagOf(as);
  return <Tag {...drawn(classOf(styles.group, props), { gap, ...props }, looks)} />;
}
