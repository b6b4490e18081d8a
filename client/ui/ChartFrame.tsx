import { type ReactNode, useId } from 'react';
import styles from './ChartFrame.module.css';
import { type FigureRows, FoldedFigures } from './Figures.tsx';
import { Panel } from './Panel.tsx';
import { Skeleton } from './Skeleton.tsx';
import { Group } from './Stack.tsx';
import { Heading, Text } from './Text.tsx';

/** What a chart takes, in pixels, before it is there. */
const HEIGHT = 228;

type Props = {
  title: string;
  /** What the colors mean, or what can be chosen; beside the title. */
  aside?: ReactNode;
  /** The same numbers to read; null while they are on their way, left out where the picture says them all. */
  figures?: Omit<FigureRows, 'caption'> | null;
  /** A sentence instead of a picture that would show nothing. */
  nothing?: string | false;
  /** What is counted, below the picture. */
  note?: ReactNode;
  className?: string;
  /** The picture. */
  children: ReactNode;
};

/** A chart in its box: title, picture, and the numbers as a table for everyone who would rather read than look. */
export function ChartFrame({ title, aside, figures, nothing, note, className, children }: Props) {
  const id = useId();
  return (
    <Panel as="section" pad="md" className={className} aria-labelledby={id}>
      <Group gap={8} wrap justify="between">
        <Heading level={2} size={3} id={id} className={styles.title}>
          {title}
        </Heading>
        {aside}
      </Group>
      {figures === null && <Skeleton height={HEIGHT} className={styles.waiting} />}
      {figures !== null && nothing && (
        <Text tone="dim" className={styles.nothing}>
          {nothing}
        </Text>
      )}
      {figures !== null && !nothing && children}
      {note && (
        <Text size="xs" tone="dim">
          {note}
        </Text>
      )}
      {figures && !nothing && <FoldedFigures caption={title} {...figures} />}
    </Panel>
  );
}

/** What a color of a chart means. */
export function ChartKey({ look, children }: { look: 'main' | 'part' | 'soft'; children: string }) {
  return (
    <Group as="span" gap={6} className={styles.key} data-look={look}>
      {children}
    </Group>
  );
}
