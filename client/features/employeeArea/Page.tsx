import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { Group, Stack } from '../../ui/layout/Stack.tsx';
import { Heading, Text } from '../../ui/text/Text.tsx';
import styles from './Page.module.css';

type Props = {
  title?: ReactNode;
  /** Below the title. */
  text?: ReactNode;
  /** At the far end of the title's row. */
  aside?: ReactNode;
  gap?: 24 | 32;
  children: ReactNode;
};

/** A scrolling page of the employee area: its title, and the content below. */
export function Page({ title, text, aside, gap = 24, children }: Props) {
  const head = title && (
    <Stack gap={4}>
      <Heading level={1} size={2} lines="anywhere" className={styles.title}>
        {title}
      </Heading>
      {text && <Text tone="dim">{text}</Text>}
    </Stack>
  );
  return (
    <Stack as="main" gap={gap} className={styles.page} id="main">
      {aside ? (
        <Group gap={16} wrap justify="between">
          {head}
          {aside}
        </Group>
      ) : (
        head
      )}
      {children}
    </Stack>
  );
}

/** A page that fills the screen and scrolls inside. */
export function Screen({ className, ...rest }: ComponentProps<'main'>) {
  return <main {...rest} className={cx(styles.screen, className)} id="main" />;
}
