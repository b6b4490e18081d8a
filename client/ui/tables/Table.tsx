import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import {
  columnVisibilityFeature,
  createColumnHelper,
  createSortedRowModel,
  metaHelper,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type ReactNode, useMemo, useState } from 'react';
import { cx } from '../cx.ts';
import { Skeleton } from '../states/Skeleton.tsx';
import { Unbroken } from '../text/Unbroken.tsx';
import styles from './Table.module.css';

type Direction = 'ascending' | 'descending';
type Sorting = { id: string; direction: Direction };

/** One column: its heading, and the cell of each row. */
export type Column<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Names the row: the cell is its heading. One column per table. */
  rowHeader?: boolean;
  align?: 'end';
  /** Tabular figures. */
  figures?: boolean;
  dim?: boolean;
  /** The full text, where the cell may truncate it. */
  title?: (row: Row) => string | undefined;
  /** The client-side sort value, when the heading sorts the rows. */
  sortBy?: (row: Row) => string | number;
  /**
   * Its place on a phone's card: beside the name, in a line with others (plain or after its heading), or, when left out, in
   * a row of its own after its heading.
   */
  phone?: 'side' | 'plain' | 'headed';
  /** Width of its placeholder during the first load; 80 when left out. */
  waiting?: number | ReactNode;
  className?: string;
};

/** Selected rows, including those on other pages. */
export type Selection<Row, Id extends string> = {
  ids: ReadonlySet<Id>;
  onToggle: (id: Id) => void;
  onAll: (all: boolean) => void;
  /** The label of a row's checkbox; null for a row that can't be selected. */
  label: (row: Row) => string | null;
  allLabel: string;
};

type Props<Row, Id extends string> = {
  /** What is listed, for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Id;
  /** Shows placeholder rows of the same height. */
  loading?: boolean;
  /** Ids of hidden columns. */
  hidden?: readonly string[];
  /** The server's sort order; without it, rows keep their order or follow a pressed heading. */
  sorted?: Sorting | null;
  selection?: Selection<Row, Id> | null;
  /** The row whose details are open. */
  chosen?: Id | null;
  /** On phones every row becomes a card. */
  cards?: boolean;
  /** On the widest screens it doesn't scroll separately, so its headings stay visible. */
  steady?: boolean;
};

const features = tableFeatures({
  columnVisibilityFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  columnMeta: metaHelper<{ at: number }>(),
});
const WAITING = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Rows and columns. Hidden columns, order, and selection belong to the caller when it passes them. */
export function Table<Row extends object, Id extends string>(props: Props<Row, Id>) {
  const { columns, rows, rowKey, hidden, sorted, selection, chosen, loading } = props;
  const table = useModel(props);
  const shown = columns.filter(({ id }) => !hidden?.includes(id));
  const ids = rows.filter((row) => selection?.label(row)).map(rowKey);
  const all = ids.length > 0 && ids.every((id) => selection?.ids.has(id));
  return (
    <section
      className={styles.scroll}
      aria-label={props.label}
      data-cards={props.cards || undefined}
      data-steady={props.steady || undefined}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className={cx(styles.head, styles.pick)}>
                <input
                  type="checkbox"
                  aria-label={selection.allLabel}
                  checked={all}
                  onChange={() => selection.onAll(!all)}
                />
              </th>
            )}
            {table.getHeaderGroups()[0]?.headers.map(({ id, column }) => {
              const about = columns[column.columnDef.meta?.at ?? 0];
              if (!about) return null;
              const mine = sorted?.id === id ? sorted.direction : ownDirection(column.getIsSorted());
              return (
                <Head
                  key={id}
                  about={about}
                  direction={mine}
                  onSort={column.getCanSort() ? () => column.toggleSorting() : null}
                />
              );
            })}
          </tr>
        </thead>
        <tbody aria-busy={loading}>
          {loading &&
            WAITING.map((key) => <WaitingRow key={key} columns={shown} picks={Boolean(selection)} />)}
          {table.getRowModel().rows.map(({ original: row }) => {
            const id = rowKey(row);
            const ticked = selection?.ids.has(id) ?? false;
            const pick = selection?.label(row);
            return (
              <tr key={id} className={styles.row} data-chosen={id === chosen || ticked || undefined}>
                {selection && (
                  <td className={cx(styles.cell, styles.pick)}>
                    {pick && (
                      <input
                        type="checkbox"
                        aria-label={pick}
                        checked={ticked}
                        onChange={() => selection.onToggle(id)}
                      />
                    )}
                  </td>
                )}
                {shown.map((column) => (
                  <Cell key={column.id} column={column} row={row} />
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** The library's rows and headings: visible columns, in the order of a pressed heading unless the server sorts. */
function useModel<Row extends object, Id extends string>(
  props: Pick<Props<Row, Id>, 'columns' | 'rows' | 'rowKey' | 'hidden' | 'sorted'>,
) {
  const { columns, rows, rowKey, hidden, sorted } = props;
  const [own, setOwn] = useState<{ id: string; desc: boolean }[]>([]);
  const definitions = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>();
    return helper.columns(
      columns.map(({ id, sortBy }, at) =>
        helper.accessor((row) => sortBy?.(row) ?? '', {
          id,
          enableSorting: sortBy !== undefined,
          meta: { at },
        }),
      ),
    );
  }, [columns]);
  return useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowKey,
    manualSorting: sorted !== undefined,
    state: {
      columnVisibility: Object.fromEntries((hidden ?? []).map((id) => [id, false])),
      sorting: own,
    },
    onSortingChange: setOwn,
  });
}

function ownDirection(sorted: false | 'asc' | 'desc'): Direction | null {
  return sorted === 'asc' ? 'ascending' : sorted === 'desc' ? 'descending' : null;
}

/** A column heading, with an arrow where the rows are sorted by it. */
function Head<Row>(props: { about: Column<Row>; direction: Direction | null; onSort: (() => void) | null }) {
  const { about, direction, onSort } = props;
  const Arrow = direction === 'ascending' ? IconArrowUp : IconArrowDown;
  const words = (
    <>
      {about.header}
      {direction && <Arrow className={styles.arrow} size={13} stroke={1.75} aria-hidden="true" />}
    </>
  );
  return (
    <th scope="col" className={styles.head} data-align={about.align} aria-sort={direction ?? undefined}>
      {onSort ? (
        <button type="button" onClick={onSort}>
          {words}
        </button>
      ) : (
        words
      )}
    </th>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const about = {
    className: cx(styles.cell, column.className),
    title: column.title?.(row),
    'data-align': column.align,
    'data-figures': column.figures || undefined,
    'data-dim': column.dim || undefined,
    'data-phone': column.phone,
  };
  if (column.rowHeader)
    return (
      <th scope="row" {...about}>
        <Unbroken>{column.cell(row)}</Unbroken>
      </th>
    );
  return (
    <td {...about} data-label={column.header}>
      <Unbroken>{column.cell(row)}</Unbroken>
    </td>
  );
}

/** A placeholder row: same columns, same height. */
function WaitingRow<Row>({ columns, picks }: { columns: readonly Column<Row>[]; picks: boolean }) {
  return (
    <tr className={styles.row}>
      {picks && (
        <td className={cx(styles.cell, styles.pick)}>
          <Skeleton width={18} height={18} />
        </td>
      )}
      {columns.map(({ id, align, phone, waiting = 80 }) => (
        <td key={id} className={styles.cell} data-align={align} data-phone={phone}>
          {typeof waiting === 'number' ? <Skeleton width={waiting} /> : waiting}
        </td>
      ))}
    </tr>
  );
}
