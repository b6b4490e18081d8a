import { type ReactNode, useId } from 'react';
import { Panel } from '../layout/Panel.tsx';
import { Group } from '../layout/Stack.tsx';
import { Skeleton } from '../states/Skeleton.tsx';
import { Fine, Text, Title } from '../text/Text.tsx';
import styles from './ChartFrame.module.css';
import { type FigureRows, FoldedFigures } from './Figures.tsx';

/** A chart's height in pixels, before it loads. */
const HEIGHT = 228;

type Props = {
  title: string;
  /** Beside the title: what the colors mean, or what can be chosen. */
  aside?: ReactNode;
  /** The same numbers as a table; null while loading, left out where the picture shows them all. */
  figures?: Omit<FigureRows, 'caption'> | null;
  /** A sentence instead of an empty chart. */
  nothing?: string | false;
  /** Below the chart: what is counted. */
  note?: ReactNode;
  className?: string;
  /** The chart. */
  children: ReactNode;
};

/** A chart in its box: title, picture, and the numbers as a table for everyone who'd rather read them. */
export function ChartFrame({ title, aside, figures, nothing, note, className, children }: Props) {
  const id = useId();
  return (
    <Panel as="section" pad="md" className={className} aria-labelledby={id}>
      <Group gap={8} wrap justify="between">
        <Title id={id} className={styles.title}>
          {title}
        </Title>
        {aside}
      </Group>
      {figures === null && <Skeleton height={HEIGHT} className={styles.waiting} />}
      {figures !== null && nothing && (
        <Text tone="dim" className={styles.nothing}>
          {nothing}
        </Text>
      )}
      {figures !== null && !nothing && children}
      {note && <Fine>{note}</Fine>}
      {figures && !nothing && <FoldedFigures caption={title} {...figures} />}
    </Panel>
  );
}

/** What a chart color means. */
export function ChartKey({ look, children }: { look: 'main' | 'part' | 'soft'; children: string }) {
  return (
    <Group as="span" gap={6} className={styles.key} data-look={look}>
      {children}
    </Group>
  );
}
