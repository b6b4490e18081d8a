import { IconAlertCircle, IconClock, IconInfoCircle, IconLock, type TablerIcon } from '@tabler/icons-react';
import type { HTMLAttributes, ReactNode } from 'react';
import { drawn, type Place, tagOf } from '../drawn.ts';
import { Group } from '../layout/Stack.tsx';
import styles from './Notice.module.css';

const kinds = {
  info: IconInfoCircle,
  warn: IconClock,
  bad: IconAlertCircle,
  good: IconLock,
} as const;

type Props = Place &
  Omit<HTMLAttributes<HTMLElement>, 'role'> & {
    as?: 'div' | 'section';
    kind: keyof typeof kinds;
    /** Replaces the icon of its kind. */
    icon?: TablerIcon;
    /** Links and buttons, in a row below the text. */
    actions?: ReactNode;
    children: ReactNode;
  };

/** A boxed note. `bad` is announced immediately, the others when the reader gets there. */
export function Notice({ as = 'div', kind, icon: Icon = kinds[kind], actions, children, ...props }: Props) {
  const Tag = tagOf(as);
  return (
    <Tag {...drawn(styles.root, { kind, ...props }, ['kind'])} role={kind === 'bad' ? 'alert' : undefined}>
      <Icon className={styles.icon} stroke={1.75} aria-hidden="true" />
      <div data-place="grow">
        {children}
        {actions && (
          <Group wrap className={styles.actions}>
            {actions}
          </Group>
        )}
      </div>
    </Tag>
  );
}
