import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from '../layout/Tabs.module.css';

type View = { value: string; label: string; content: ReactNode };

/** Two or three views in one place, of which one is shown; arrow keys move between their tabs. */
export function ViewSwitch(props: {
  label: string;
  value: string;
  views: readonly View[];
  onChange: (value: string | null) => void;
}) {
  return (
    <Tabs
      value={props.value}
      onChange={props.onChange}
      keepMounted={false}
      unstyled
      classNames={{ list: styles.switch ?? '', tab: styles.half ?? '' }}
    >
      <Tabs.List aria-label={props.label}>
        {props.views.map(({ value, label }) => (
          <Tabs.Tab key={value} value={value}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {props.views.map(({ value, content }) => (
        <Tabs.Panel key={value} value={value} pt={24}>
          {content}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
