import type { TablerIcon } from '@tabler/icons-react';
import type { HTMLAttributes } from 'react';
import { drawn, type Place } from '../drawn.ts';
import styles from './Badge.module.css';

export type BadgeColor =
  | 'gray'
  | 'blue'
  | 'yellow'
  | 'orange'
  | 'green'
  | 'pine'
  | 'red'
  | 'line'
  /** In progress right now; with a dot. */
  | 'live';

type Props = Place & HTMLAttributes<HTMLElement> & { color?: BadgeColor; icon?: TablerIcon };

/** A word on a colored background. Color is never the only signal: the word or an icon says the same. */
export function Badge({ color = 'gray', icon: Icon, children, ...props }: Props) {
  return (
    <span {...drawn(styles.root, { color, ...props }, ['color'])}>
      {color === 'live' && <i className={styles.dot} aria-hidden="true" />}
      {Icon && <Icon size={14} stroke={1.75} aria-hidden="true" />}
      {children}
    </span>
  );
}
