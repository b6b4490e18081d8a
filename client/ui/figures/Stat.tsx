import type { TablerIcon } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, HTMLAttributes, ReactNode, Ref } from 'react';
import { figure } from '../../../shared/text/counted.ts';
import { cx } from '../cx.ts';
import { Panel } from '../layout/Panel.tsx';
import styles from './Stat.module.css';

type RowProps = HTMLAttributes<HTMLElement> & {
  columns?: 3 | 4;
  /** `lg` in the employee area, where figures are the main content. */
  size?: 'md' | 'lg';
  /** A list of links, or of figures without links. */
  as?: 'dl' | 'ul';
};

/** Figures side by side; two in a row on phones. */
export function Stats({ columns = 4, size = 'md', as = 'dl', className, ...rest }: RowProps) {
  return (
    <Panel
      as={as}
      round={size}
      {...rest}
      className={cx(styles.row, className)}
      data-columns={columns}
      data-size={size}
    />
  );
}

type StatProps = {
  label: string;
  icon?: TablerIcon;
  /** The value is text, or needs room for a unit. */
  words?: boolean;
  note?: ReactNode;
  children: ReactNode;
};

/** One figure of a {@link Stats} row. */
export function Stat({ label, icon: Icon, words, note, children }: StatProps) {
  return (
    <div className={styles.stat}>
      <dt className={styles.label}>
        {Icon && <Icon size={16} stroke={1.75} aria-hidden="true" />}
        {label}
      </dt>
      <dd className={styles.value} data-words={words || undefined}>
        {children}
      </dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </div>
  );
}

type AnchorProps = StatProps &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children'> & { ref?: Ref<HTMLAnchorElement> };

function StatAnchor({ label, icon: Icon, words, note, children, ...rest }: AnchorProps) {
  return (
    <a {...rest} className={styles.stat}>
      <span className={styles.label}>
        {Icon && <Icon size={16} stroke={1.75} aria-hidden="true" />}
        {label}
      </span>
      <span className={styles.value} data-words={words || undefined}>
        {children}
      </span>
      {note && <span className={styles.note}>{note}</span>}
    </a>
  );
}

/** A figure that links to what it counts; inside a {@link Stats} of `as="ul"`, in its own `li`. */
export const StatLink = createLink(StatAnchor);

/** A figure's growth, in its note. */
export function Grown({ by }: { by: number }) {
  return <b className={styles.grown}>+{figure(by)}</b>;
}
