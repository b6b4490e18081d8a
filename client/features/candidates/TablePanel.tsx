import { type CandidateList, type CandidateStatus, totalOf } from '../../../shared/candidates.ts';
import { readError } from '../../errors.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { CandidatePeople, type CandidateRowsProps, CandidateTable } from './CandidateTable.tsx';

export const TABLE_PAGE = 25;

type Props = CandidateRowsProps & {
  list: {
    data: CandidateList | undefined;
    error: unknown;
    isFetching: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  /** Cursors of the pages before this one. */
  pages: string[] | undefined;
  onPages: (pages: string[]) => void;
  /** The one status that is shown, if it is one. */
  status: CandidateStatus | undefined;
  /** Two lines each instead of columns. */
  narrow: boolean;
  filtered: boolean;
  onReset: () => void;
};

/** The table in its frame: waiting, failed, empty or there, and the way to the next page. */
export function TablePanel({
  list,
  pages = [],
  onPages,
  status,
  narrow,
  filtered,
  onReset,
  ...shown
}: Props) {
  const next = list.isPlaceholderData ? null : list.data?.nextCursor;
  return (
    <>
      {list.error && !list.isFetching && (!list.data || list.isPlaceholderData) ? (
        <div style={{ padding: '0 20px' }}>
          <ErrorState
            title="The candidates did not load"
            message={readError(list.error).message}
            onRetry={() => list.refetch()}
          />
        </div>
      ) : list.data && shown.rows.length === 0 ? (
        <Empty filtered={filtered} onReset={onReset} />
      ) : narrow ? (
        <CandidatePeople {...shown} />
      ) : (
        <CandidateTable {...shown} />
      )}
      <Pager
        from={pages.length * TABLE_PAGE}
        shown={shown.rows.length}
        total={list.data ? totalOf(list.data, status) : ''}
        onPrevious={pages.length > 0 ? () => onPages(pages.slice(0, -1)) : null}
        onNext={next ? () => onPages([...pages, next]) : null}
      />
    </>
  );
}

function Empty({ filtered, onReset }: { filtered: boolean; onReset: () => void }) {
  return (
    <div className="ad-empty">
      <h2 className="h3">{filtered ? 'Nobody matches' : 'Nobody has applied yet'}</h2>
      <p className="dim">
        {filtered
          ? 'Try fewer words, or remove a filter.'
          : 'People appear here as soon as they apply. You do not need to reload.'}
      </p>
      {filtered && (
        <button type="button" className="btn default sm" onClick={onReset}>
          Remove all filters
        </button>
      )}
    </div>
  );
}

function Pager(props: {
  from: number;
  shown: number;
  total: string;
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
}) {
  if (props.shown === 0 && !props.onPrevious) return null;
  return (
    <nav className="ad-pager" aria-label="Pages">
      <span className="tn">
        {props.shown > 0 ? `${props.from + 1}–${props.from + props.shown} of ${props.total}` : ''}
      </span>
      <span className="up row g4">
        <button
          type="button"
          className="btn default xs"
          disabled={!props.onPrevious}
          onClick={() => props.onPrevious?.()}
        >
          Previous
        </button>
        <button
          type="button"
          className="btn default xs"
          disabled={!props.onNext}
          onClick={() => props.onNext?.()}
        >
          Next
        </button>
      </span>
    </nav>
  );
}
