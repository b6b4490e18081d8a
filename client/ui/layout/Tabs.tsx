import { createLink } from '@tanstack/react-router';
import type {
  AnchorHTMLAttributes,
  ButtonHTMLAttributes,
  ComponentProps,
  KeyboardEvent,
  ReactNode,
  Ref,
} from 'react';
import { cx } from '../cx.ts';
import { Hidden } from '../text/Text.tsx';
import styles from './Tabs.module.css';

/** Pages side by side, as links; on phones the row scrolls. */
export function Tabs({ label, className, ...props }: ComponentProps<'nav'> & { label: string }) {
  return <nav {...props} className={cx(styles.tabs, className)} aria-label={label} />;
}

type TabProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  ref?: Ref<HTMLAnchorElement>;
  current: boolean;
  count?: number | string;
};

function TabAnchor({ current, count, className, children, ...rest }: TabProps) {
  return (
    <a {...rest} className={cx(styles.tab, className)} aria-current={current ? 'page' : undefined}>
      {children}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </a>
  );
}

/** One page of {@link Tabs}. */
export const TabLink = createLink(TabAnchor);

/** Tabs of one view, of which one is shown in the element `panel`; arrow keys move between them. */
export function TabButtons<Name extends string>(props: {
  label: string;
  names: readonly Name[];
  current: Name;
  panel: string;
  className?: string | undefined;
  onChoose: (name: Name) => void;
}) {
  const { names, current, panel, onChoose } = props;
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const name = step && names.at((names.indexOf(current) + step) % names.length);
    if (!name) return;
    event.preventDefault();
    onChoose(name);
    document.getElementById(`tab-${name}`)?.focus();
  };
  return (
    <div
      className={cx(styles.tabs, props.className)}
      role="tablist"
      aria-label={props.label}
      onKeyDown={onKeyDown}
    >
      {names.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`tab-${name}`}
          aria-selected={current === name}
          aria-controls={panel}
          tabIndex={current === name ? 0 : -1}
          className={styles.tab}
          onClick={() => onChoose(name)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

/** A row of choices above a list, of which one is active. */
export function Segments({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <fieldset className={cx(styles.segments, className)}>
      <Hidden as="legend">{label}</Hidden>
      {children}
    </fieldset>
  );
}

/** One choice of {@link Segments}. */
export function Segment({ on, ...rest }: ButtonHTMLAttributes<HTMLButtonElement> & { on: boolean }) {
  return <button type="button" {...rest} className={styles.segment} aria-pressed={on} />;
}
