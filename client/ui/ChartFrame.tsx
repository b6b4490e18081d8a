import { type ReactNode, useId } from 'react';
import styles from './ChartFrame.module.css';
import { Panel } from './Panel.tsx';
import { Skeleton } from './Skeleton.tsx';
import { Group } from './Stack.tsx';
import { Heading, Hidden } from './Text.tsx';

/** What a chart takes, in pixels, before it is there. */
const HEIGHT = 228;

type Figures = {
  columns: readonly string[];
  rows: readonly (readonly [string, ...(string | number)[]])[];
};

type Props = {
  title: string;
  /** What the colors mean, or what can be chosen; beside the title. */
  aside?: ReactNode;
  /** The same numbers to read; null while they are on their way. */
  figures: Figures | null;
  className?: string;
  /** The picture. */
  children: ReactNode;
};

/** A chart in its box: title, picture, and the numbers as a table for everyone who would rather read than look. */
export function ChartFrame({ title, aside, figures, className, children }: Props) {
  const id = useId();
  return (
    <Panel as="section" pad="md" bleed className={className} aria-labelledby={id}>
      <Group gap={8} wrap justify="between">
        <Heading level={2} size={3} id={id} className={styles.title}>
          {title}
        </Heading>
        {aside}
      </Group>
      {figures ? (
        <>
          {children}
          <FigureTable caption={title} {...figures} />
        </>
      ) : (
        <Skeleton height={HEIGHT} className={styles.waiting} />
      )}
    </Panel>
  );
}

/** The numbers of a chart as a table, folded away. */
function FigureTable({ caption, columns, rows }: Figures & { caption: string }) {
  return (
    <details className={styles.table}>
      <summary>
        As a table<Hidden>: {caption}</Hidden>
      </summary>
      <div className={styles.scroll}>
        <table>
          <Hidden as="caption">{caption}</Hidden>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row">
                  <bdi>{name}</bdi>
                </th>
                {cells.map((cell, at) => (
                  <td key={columns[at + 1]}>
                    {typeof cell === 'number' ? cell.toLocaleString('en-US') : cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
