import type { ReactNode } from 'react';
import { figure } from '../../../shared/text/counted.ts';
import { readError } from '../../errors.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Pager, TableFrame } from '../../ui/tables/TableParts.tsx';
import styles from './parts.module.css';
import { usePageBack } from './usePageBack.ts';
import { usePanelSearch } from './usePanelSearch.ts';

type Props = {
  /** What is listed, for the failure's heading: "We couldn’t load the emails". */
  noun: string;
  query: {
    isFetching: boolean;
    isPlaceholderData: boolean;
    error: unknown;
    refetch: () => unknown;
  };
  /** How many are listed; undefined until the first answer. */
  count: number | undefined;
  empty: { title: string; text: string };
  /** The cursors of the previous pages; kept in the URL. */
  pages: string[] | undefined;
  nextCursor: string | null | undefined;
  /** The table. */
  children: ReactNode;
};

/** A list in its frame: loading, failed, empty, or loaded, with paging. */
export function ListPanel({ noun, query, count, empty, pages = [], children, ...props }: Props) {
  const { go } = usePanelSearch();
  const show = (next: string[], replace = false): void =>
    go({ pages: next.length > 0 ? next : undefined }, replace);
  usePageBack(query, count, pages, (before) => show(before, true));
  const next = query.isPlaceholderData ? null : props.nextCursor;
  return (
    <TableFrame
      className={styles.box}
      busy={query.isFetching}
      failure={
        query.error && count === undefined
          ? {
              title: `We couldn’t load the ${noun}`,
              message: readError(query.error).message,
              onRetry: () => void query.refetch(),
            }
          : null
      }
      empty={count === 0 && pages.length === 0 && <EmptyState title={empty.title}>{empty.text}</EmptyState>}
      below={
        (pages.length > 0 || Boolean(count)) && (
          <Pager
            note={count ? `${figure(count)} on this page` : ''}
            onPrevious={pages.length > 0 ? () => show(pages.slice(0, -1)) : null}
            onNext={next ? () => show([...pages, next]) : null}
          />
        )
      }
    >
      {children}
    </TableFrame>
  );
}
