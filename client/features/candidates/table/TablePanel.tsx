import { type CandidateList, type CandidateStatus, totalOf } from '../../../../shared/candidates/schema.ts';
import { readError } from '../../../errors.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { Pager, TableFrame } from '../../../ui/tables/TableParts.tsx';
import { usePageBack } from '../../panel/usePageBack.ts';
import { BulkBar } from '../status/BulkBar.tsx';
import { CandidatePeople } from './CandidatePeople.tsx';
import { type CandidateRowsProps, CandidateTable } from './CandidateTable.tsx';
import styles from './TablePanel.module.css';
import type { useSelection } from './useSelection.ts';

export const TABLE_PAGE = 25;

type Props = Omit<CandidateRowsProps, 'picked'> & {
  list: {
    data: CandidateList | undefined;
    error: unknown;
    isFetching: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  /** Cursors of the pages before this one. */
  pages: string[] | undefined;
  onPages: (pages: string[], replace?: boolean) => void;
  /** The status filter, if set. */
  status: CandidateStatus | undefined;
  mayChange: boolean;
  selection: ReturnType<typeof useSelection>;
  /** Two lines each instead of columns. */
  narrow: boolean;
  filtered: boolean;
  onReset: () => void;
};

/** The table in its frame: loading, failed, empty, or loaded, with paging. */
export function TablePanel(props: Props) {
  const {
    list,
    pages = [],
    onPages,
    status,
    mayChange,
    selection,
    narrow,
    filtered,
    onReset,
    ...shown
  } = props;
  const { rows } = shown;
  const next = list.isPlaceholderData ? null : list.data?.nextCursor;
  const failed = list.error && !list.isFetching && (!list.data || list.isPlaceholderData);
  const from = pages.length * TABLE_PAGE;
  const total = list.data ? totalOf(list.data, status) : '';
  // The page goes back only after the open person is closed, so that J and K continue from their place in the list.
  const count = shown.selected === null && list.data ? rows.length : undefined;
  usePageBack(list, count, pages, (before) => onPages(before, true));
  const People = narrow ? CandidatePeople : CandidateTable;
  return (
    <TableFrame
      className={styles.frame}
      busy={list.isFetching}
      failure={
        failed
          ? {
              title: 'We couldn’t load the candidates',
              message: readError(list.error).message,
              onRetry: () => void list.refetch(),
            }
          : null
      }
      empty={
        list.data &&
        rows.length === 0 &&
        pages.length === 0 && <Empty filtered={filtered} onReset={onReset} />
      }
      above={
        selection.people.length > 0 && (
          <BulkBar people={selection.people} shown={rows} onClear={selection.clear} />
        )
      }
      below={
        (rows.length > 0 || pages.length > 0) && (
          <Pager
            note={rows.length > 0 ? `${from + 1}–${from + rows.length} of ${total}` : ''}
            onPrevious={pages.length > 0 ? () => onPages(pages.slice(0, -1)) : null}
            onNext={next ? () => onPages([...pages, next]) : null}
          />
        )
      }
    >
      <People {...shown} picked={mayChange ? selection.picked : null} />
    </TableFrame>
  );
}

function Empty({ filtered, onReset }: { filtered: boolean; onReset: () => void }) {
  if (!filtered)
    return (
      <EmptyState title="No applications yet">
        People appear here as soon as they apply. You don’t need to reload.
      </EmptyState>
    );
  return (
    <EmptyState
      title="No one matches"
      action={
        <Button size="sm" onClick={onReset}>
          Clear filters
        </Button>
      }
    >
      Try fewer words, or remove a filter.
    </EmptyState>
  );
}
