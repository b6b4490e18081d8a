import type { ReactNode } from 'react';
import { readError } from '../../errors.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Pager, TableFrame } from '../../ui/TableParts.tsx';
import styles from './parts.module.css';
import { usePageBack } from './usePageBack.ts';

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
  onGo: (pages: string[] | undefined, replace?: boolean) => void;
  /** The table. */
  children: ReactNode;
};

/** A list in its frame: loading, failed, empty, or loaded, with paging. */
export function ListPanel({ noun, query, count, empty, pages = [], onGo, children, ...props }: Props) {
  const back = pages.length > 1 ? pages.slice(0, -1) : undefined;
  usePageBack({ ...query, count }, pages, (before) => onGo(before.length > 0 ? before : undefined, true));
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
            note={count ? `${count.toLocaleString('en-US')} on this page` : ''}
            onPrevious={pages.length > 0 ? () => onGo(back) : null}
            onNext={next ? () => onGo([...pages, next]) : null}
          />
        )
      }
    >
      {children}
    </TableFrame>
  );
}
