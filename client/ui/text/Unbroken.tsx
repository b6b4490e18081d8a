import { Children, createElement, Fragment, type ReactNode } from 'react';
import { aroundRanges } from '../../../shared/text/ranges.ts';
import styles from './Text.module.css';

/** Text whose ranges stay on one line. Elements among the children stay as they are. */
export function Unbroken({ children }: { children: ReactNode }) {
  return Children.map(children, (child) => (typeof child === 'string' ? unbroken(child) : child));
}

function unbroken(text: string): ReactNode {
  const pieces = aroundRanges(text);
  if (pieces.length === 1) return text;
  return createElement(
    Fragment,
    null,
    ...pieces.map((piece, place) =>
      place % 2 === 0 ? piece : createElement('span', { className: styles.range }, piece),
    ),
  );
}
