import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';
import { drawn, type Place } from './drawn.ts';
import styles from './Text.module.css';
import { type TextLook, textLooks } from './textLooks.ts';

type Props = Place &
  TextLook &
  AnchorHTMLAttributes<HTMLAnchorElement> & {
    ref?: Ref<HTMLAnchorElement>;
    /** Underlined under a pointer alone; where it stands says that it is a link. */
    quiet?: boolean;
    /** Between an icon and the words. */
    gap?: 6 | 8;
  };

/** A link in words that leads out of the router. */
export function TextAnchor(props: Props) {
  return <a {...drawn(styles.root, props, [...textLooks, 'quiet', 'gap'])}>{props.children}</a>;
}

/** A link in words. */
export const TextLink = createLink(TextAnchor);
