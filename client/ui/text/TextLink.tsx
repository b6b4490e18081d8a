import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';
import { drawn, type Place } from '../drawn.ts';
import styles from './Text.module.css';
import { type TextLook, textLooks } from './textLooks.ts';

type Props = Place &
  TextLook &
  AnchorHTMLAttributes<HTMLAnchorElement> & {
    ref?: Ref<HTMLAnchorElement>;
    /** Underlined only on hover; its place already makes it a link. */
    quiet?: boolean;
    /** The gap between an icon and the text. */
    gap?: 6 | 8;
  };

/** A text link that leads outside the router. */
export function TextAnchor(props: Props) {
  return <a {...drawn(styles.root, props, [...textLooks, 'quiet', 'gap'])}>{props.children}</a>;
}

/** A text link. */
export const TextLink = createLink(TextAnchor);
