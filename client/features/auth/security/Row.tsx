import type { ReactNode } from 'react';
import { Remark, Text } from '../../../ui/Text.tsx';
import styles from './security.module.css';

/** One row of the account's settings: name, current state, and action. */
export function Row(props: { title: string; children: ReactNode; action?: ReactNode }) {
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Text bold>{props.title}</Text>
        <Remark as="div" lines="anywhere">
          {props.children}
        </Remark>
      </div>
      {props.action}
    </li>
  );
}
