import type { ReactNode } from 'react';
import { Group } from '../../../ui/layout/Stack.tsx';
import { Remark, Text } from '../../../ui/text/Text.tsx';
import styles from './security.module.css';

/** One row of the account's settings: name, current state, and action. */
export function Row(props: { title: string; children: ReactNode; action?: ReactNode }) {
  return (
    <Group as="li" gap={16} className={styles.row}>
      <Text as="div" place="grow" className={styles.words}>
        <Text bold>{props.title}</Text>
        <Remark as="div" lines="anywhere">
          {props.children}
        </Remark>
      </Text>
      {props.action}
    </Group>
  );
}
