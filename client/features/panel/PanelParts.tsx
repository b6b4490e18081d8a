import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { Stats } from '../../ui/figures/Stat.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Group, Stack } from '../../ui/layout/Stack.tsx';
import { Segments } from '../../ui/layout/Tabs.tsx';
import { Remark, Title } from '../../ui/text/Text.tsx';
import styles from './parts.module.css';

/** The head of a tab: its name, a note that's announced when it changes, and actions. */
export function PanelHead(props: { title: string; note?: ReactNode; children?: ReactNode }) {
  return (
    <div className="ad-top">
      <h1>{props.title}</h1>
      <Remark as="span" figures role="status">
        {props.note}
      </Remark>
      {props.children && (
        <Group gap={8} place="push">
          {props.children}
        </Group>
      )}
    </div>
  );
}

/** A box of a tab. */
export function PanelBox({ className, ...rest }: ComponentProps<typeof Panel>) {
  return <Panel bleed {...rest} className={cx(styles.box, className)} />;
}

/** A titled box: a sentence about it, controls next to the title, and its content. */
export function PanelSection({
  id,
  title,
  text,
  aside,
  children,
  ...rest
}: Omit<ComponentProps<typeof Panel>, 'title'> & {
  id: string;
  title: string;
  text?: ReactNode;
  aside?: ReactNode;
}) {
  return (
    <PanelBox as="section" pad="md" gap={16} {...rest} aria-labelledby={id}>
      <Stack gap={4}>
        <Group gap={8} wrap justify="between">
          <Title id={id}>{title}</Title>
          {aside}
        </Group>
        {text && <Remark className={styles.about}>{text}</Remark>}
      </Stack>
      {children}
    </PanelBox>
  );
}

/** The figures of a tab, side by side. */
export function PanelStats(props: Omit<ComponentProps<typeof Stats>, 'className'>) {
  return <Stats {...props} className={styles.space} />;
}

/** Content between the boxes of a tab. */
export function PanelSpace(props: { children: ReactNode }) {
  return <div className={styles.space}>{props.children}</div>;
}

/** Search and filters above a list. */
export function PanelTools(props: { children: ReactNode }) {
  return <div className={styles.tools}>{props.children}</div>;
}

/** Chooses what a list shows, or a part of a tab. */
export function PanelChoices(props: { label: string; children: ReactNode }) {
  return <Segments {...props} className={styles.choices} />;
}
