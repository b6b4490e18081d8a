import type { HTMLAttributes, Ref } from 'react';
import { cx } from '../cx.ts';
import { drawn, type Place, tagOf } from '../drawn.ts';
import words from '../text/Text.module.css';
import { type TextLook, textLooks } from '../text/textLooks.ts';
import styles from './Stack.module.css';

type StackElement =
  | ('div' | 'span' | 'section' | 'header' | 'footer' | 'main' | 'nav' | 'article' | 'aside' | 'fieldset')
  | ('ul' | 'ol' | 'li' | 'dl' | 'dd' | 'p' | 'figure' | 'figcaption');

/** Text props work as for `Text`. */
type Props = Place &
  TextLook &
  HTMLAttributes<HTMLElement> & {
    /** The element; a `div` unless its meaning requires another. */
    as?: StackElement;
    ref?: Ref<HTMLElement>;
    align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
    justify?: 'between' | 'center' | 'end';
  };

const looks = ['gap', 'align', 'justify', 'wrap', ...textLooks];

/** Adds the text class where a text prop is set. */
const classOf = (root: string | undefined, props: object): string | undefined =>
  textLooks.some((name) => name in props) ? cx(root, words.root) : root;

/** Vertical, 16 px apart unless `gap` says otherwise. */
export function Stack({
  as = 'div',
  gap = 16,
  ...props
}: Props & { gap?: 0 | 2 | 4 | 6 | 8 | 12 | 16 | 24 | 32 }) {
  const Tag = tagOf(as);
  return <Tag {...drawn(classOf(styles.stack, props), { gap, ...props }, looks)} />;
}

/** Horizontal, vertically centered, 12 px apart unless `gap` says otherwise. `wrap` allows line breaks. */
export function Group({
  as = 'div',
  gap = 12,
  ...props
}: Props & { gap?: 0 | 2 | 4 | 6 | 8 | 12 | 16 | 24; wrap?: boolean }) {
  const Tag = tagOf(as);
  return <Tag {...drawn(classOf(styles.group, props), { gap, ...props }, looks)} />;
}
