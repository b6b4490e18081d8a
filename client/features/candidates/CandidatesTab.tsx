import { useMediaQuery } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { CandidateListInput, totalOf } from '../../../shared/candidates.ts';
import type { CandidateId } from '../../../shared/ids.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { ExportButton } from '../admin/reports/ExportButton.tsx';
import type { AdminSearch } from '../admin/search.ts';
import { useLostAccess, useMayChange } from '../admin/usePanelLive.ts';
import { BulkBar } from './BulkBar.tsx';
import { CandidateDrawer } from './CandidateDrawer.tsx';
import { CandidateFilters } from './CandidateFilters.tsx';
import {
  type CandidateColumn,
  CandidatePeople,
  CandidateTable,
  candidateColumns,
  focusCandidate,
} from './CandidateTable.tsx';
import { ChosenFilters } from './ChosenFilters.tsx';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import { SavedViews } from './SavedViews.tsx';
import { useListWalk } from './useListWalk.ts';
import { useSelection } from './useSelection.ts';
import { useStatusDesk } from './useStatusDesk.tsx';

const PAGE = 25;

/** What the address asks of the server, but for the page. */
const filtersOf = (search: AdminSearch): CandidateListInput =>
  CandidateListInput.parse({
    search: search.q ?? '',
    status: search.status,
    position: search.position,
    withinDays: search.days,
    tags: search.tag,
    sort: search.sort,
  });

/** HR's table: what is shown, and which drawer is open, stands in the address. */
export function CandidatesTab({ search }: { search: AdminSearch }) {
  const navigate = useNavigate({ from: '/admin' });
  const narrow = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false }) ?? false;
  const desk = useStatusDesk(({ id }) => focusCandidate(id));
  const go = (next: Partial<AdminSearch>, replace = false): void => {
    // Said in full: an address without any filter would mean the overview.
    void navigate({
      search: (old) => ({ ...old, tab: 'candidates', ...next }),
      replace,
      resetScroll: false,
    });
  };
  /** A new filter starts on the first page. */
  const filter = (next: Partial<AdminSearch>): void => go({ ...next, pages: undefined }, true);
  const list = trpc.admin.candidates.useQuery(
    { ...filtersOf(search), cursor: search.pages?.at(-1), limit: PAGE },
    { placeholderData: keepPreviousData },
  );
  useLostAccess(list.error);
  const rows = list.data?.rows ?? [];
  const mayChange = useMayChange();
  const selection = useSelection(rows);
  const hidden = (search.hide ?? []).flatMap((name) => (isColumn(name) ? [name] : []));
  const walk = useListWalk({ search, page: { ...filtersOf(search), limit: PAGE }, list, go });
  const filtered = Boolean(search.q || search.status || search.position || search.days || search.tag);
  const shown = {
    rows,
    loading: list.isPending,
    selected: search.candidate ?? null,
    onOpen: (candidate: CandidateId) => go({ candidate }),
    onStatus: desk.choose,
    picked: mayChange ? selection.picked : null,
    hidden,
  };
  return (
    <main>
      <div className="ad-top">
        <h1>Candidates</h1>
        <span className="sm dim tn" role="status">
          {list.data ? people(totalOf(list.data, search.status)) : ''}
        </span>
        <div className="up row g8">
          <SavedViews search={search} onShow={(view) => filter({ ...noFilters, ...view })} />
          {!narrow && <ColumnsMenu hidden={hidden} onHide={(hide) => go({ hide }, true)} />}
          <ExportButton
            label="Export"
            title="Export these candidates"
            spec={(people) => ({ kind: 'candidates', filters: filtersOf(search), ...people })}
          />
        </div>
      </div>
      <CandidateFilters search={search} list={list.data} narrow={narrow} onFilter={filter} />
      <ChosenFilters search={search} onFilter={filter} onReset={() => filter(noFilters)} />
      <div className="ad-panel" aria-busy={list.isFetching}>
        {selection.people.length > 0 && <BulkBar people={selection.people} onClear={selection.clear} />}
        {list.isError && !list.isFetching && (!list.data || list.isPlaceholderData) ? (
          <div style={{ padding: '0 20px' }}>
            <ErrorState
              title="The candidates did not load"
              message={readError(list.error).message}
              onRetry={() => list.refetch()}
            />
          </div>
        ) : list.data && rows.length === 0 ? (
          <Empty filtered={filtered} onReset={() => filter(noFilters)} />
        ) : narrow ? (
          <CandidatePeople {...shown} />
        ) : (
          <CandidateTable {...shown} />
        )}
        <Pager
          from={(search.pages?.length ?? 0) * PAGE}
          shown={rows.length}
          total={list.data ? totalOf(list.data, search.status) : ''}
          onPrevious={search.pages?.length ? () => go({ pages: search.pages?.slice(0, -1) }) : null}
          onNext={
            list.data?.nextCursor && !list.isPlaceholderData
              ? () => go({ pages: [...(search.pages ?? []), list.data?.nextCursor ?? ''] })
              : null
          }
        />
      </div>
      <CandidateDrawer
        candidateId={search.candidate ?? null}
        walk={walk}
        onClose={() => go({ candidate: undefined })}
        onClosed={focusCandidate}
        onStatus={desk.choose}
      />
      {desk.dialog}
    </main>
  );
}

const noFilters = {
  q: undefined,
  status: undefined,
  position: undefined,
  days: undefined,
  tag: undefined,
  sort: undefined,
};

const isColumn = (name: string): name is CandidateColumn => Object.hasOwn(candidateColumns, name);

const people = (total: string): string => (total === '1' ? '1 person' : `${total} people`);

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
