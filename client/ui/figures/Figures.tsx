import type { ReactNode } from 'react';
import { figure } from '../../../shared/text/counted.ts';
import { Hidden } from '../text/Text.tsx';
import { Unbroken } from '../text/Unbroken.tsx';
import styles from './Figures.module.css';

export type FigureRows = {
  /** What the table is about. */
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly [string, ...ReactNode[]])[];
};

/** A small table of numbers: a name, and right-aligned figures. */
export function Figures({
  caption,
  titled,
  columns,
  rows,
}: FigureRows & {
  /** Shows the caption; otherwise a heading nearby says the same. */
  titled?: boolean;
}) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        {titled ? <caption>{caption}</caption> : <Hidden as="caption">{caption}</Hidden>}
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
                <bdi>
                  <Unbroken>{name}</Unbroken>
                </bdi>
              </th>
              {cells.map((cell, at) => (
                <td key={columns[at + 1]}>
                  <Unbroken>{typeof cell === 'number' ? figure(cell) : cell}</Unbroken>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A chart's numbers, collapsed, for everyone who'd rather read them. */
export function FoldedFigures(props: FigureRows) {
  return (
    <details className={styles.folded}>
      <summary>
        View as table<Hidden>: {props.caption}</Hidden>
      </summary>
      <Figures {...props} />
    </details>
  );
}
