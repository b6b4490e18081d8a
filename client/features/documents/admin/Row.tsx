import type { ReactNode } from 'react';
import { Text } from '../../../ui/text/Text.tsx';
import styles from './AdminDocuments.module.css';

/** One detail on file: its label, its value, and what can be done with it. */
export function Row(props: { label: string; children: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.row}>
      <span className={styles.label}>{props.label}</span>
      <Text as="span" lines="anywhere">
        {props.children}
      </Text>
      {props.action ?? <span />}
    </div>
  );
}
