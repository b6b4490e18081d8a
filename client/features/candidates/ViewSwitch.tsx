import { SegmentedControl } from '@mantine/core';
import { IconLayoutKanban, IconTable } from '@tabler/icons-react';
import { Group } from '../../ui/layout/Stack.tsx';
import type { AdminSearch } from '../panel/search.ts';
import styles from './board/Board.module.css';

type View = AdminSearch['view'];

const label = (Icon: typeof IconTable, text: string) => (
  <Group as="span" gap={4}>
    <Icon size={16} stroke={1.75} aria-hidden="true" />
    {text}
  </Group>
);

/** The same people as a table or as a board. */
export function ViewSwitch({ view, onView }: { view: View; onView: (view: View) => void }) {
  return (
    <SegmentedControl
      className={styles.switch}
      size="xs"
      aria-label="View"
      value={view ?? 'table'}
      onChange={(value) => onView(value === 'board' ? 'board' : undefined)}
      data={[
        { value: 'table', label: label(IconTable, 'Table') },
        { value: 'board', label: label(IconLayoutKanban, 'Board') },
      ]}
    />
  );
}
