import type { DetailsHTMLAttributes, ReactNode } from 'react';
import { drawn, type Place } from '../drawn.ts';
import styles from './Details.module.css';

type Props = Place &
  Omit<DetailsHTMLAttributes<HTMLDetailsElement>, 'onToggle'> & {
    summary: ReactNode;
    /** The name for screen readers, where the summary alone is ambiguous. */
    label?: string;
    onToggle?: (open: boolean) => void;
  };

/** Details that open below their summary. */
export function Details({ summary, label, onToggle, children, ...props }: Props) {
  return (
    <details {...drawn(styles.root, props, [])} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary aria-label={label}>{summary}</summary>
      {children}
    </details>
  );
}
