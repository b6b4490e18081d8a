import type { ReactNode } from 'react';
import { readError } from '../../errors.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { CursorPager, PanelEmpty } from './PanelParts.tsx';

type Props = {
  /** What is listed, for the failure's heading: "We couldn’t load the emails". */
  noun: string;
  query: {
    isPending: boolean;
    isFetching: boolean;
    isPlaceholderData: boolean;
    error: unknown;
    refetch: () => unknown;
  };
  /** Null until the first answer. */
  count: number | null;
  empty: { title: string; text: string };
  pages: string[] | undefined;
  nextCursor: string | null | undefined;
  onGo: (pages: string[] | undefined) => void;
  /** The table, with its waiting rows. */
  children: ReactNode;
};

/** A list in its frame: waiting, failed, empty or there, and the way to the next page. */
export function ListPanel({ noun, query, count, empty, pages, nextCursor, onGo, children }: Props) {
  return (
    <div className="ad-panel" aria-busy={query.isFetching}>
      {query.error && count === null ? (
        <div className="ad-inset">
          <ErrorState
            title={`We couldn’t load the ${noun}`}
            message={readError(query.error).message}
            onRetry={() => query.refetch()}
          />
        </div>
      ) : count === 0 ? (
        <PanelEmpty title={empty.title} text={empty.text} />
      ) : (
        children
      )}
      <CursorPager
        pages={pages}
        nextCursor={query.isPlaceholderData ? null : nextCursor}
        note={count ? `${count.toLocaleString('en-US')} on this page` : ''}
        onGo={onGo}
      />
    </div>
  );
}
