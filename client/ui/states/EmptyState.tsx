import type { ReactNode } from 'react';
import { Text, Title } from '../text/Text.tsx';
import styles from './EmptyState.module.css';

type Props = {
  title: string;
  /** What will be here, and the next step. */
  children: ReactNode;
  /** The one next step, as a button or link. */
  action?: ReactNode;
  level?: 2 | 3 | 4;
};

/** An empty place, and what to do about it. */
export function EmptyState({ title, children, action, level = 2 }: Props) {
  return (
    <div className={styles.empty}>
      <Title level={level}>{title}</Title>
      <Text tone="dim">{children}</Text>
      {action}
    </div>
  );
}
