import { useMediaQuery } from '@mantine/hooks';
import { IconUsersGroup } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { candidateStatuses, totalOf } from '../../../shared/candidates/schema.ts';
import type { CandidateId } from '../../../shared/ids/schema.ts';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Group } from '../../ui/layout/Stack.tsx';
import { ColumnsMenu } from '../../ui/tables/TableParts.tsx';
import { Remark, Text } from '../../ui/text/Text.tsx';
import { ExportButton } from '../panel/ExportButton.tsx';
import { useMayChange } from '../panel/panelPerson.ts';
import type { AdminSearch } from '../panel/search.ts';
import { useLostAccess } from '../panel/usePanelEvents.ts';
import { usePanelSearch } from '../panel/usePanelSearch.ts';
import styles from './board/Board.module.css';
import { useBoard } from './board/useBoard.ts';
import { useBoardSteps } from './board/useBoardSteps.ts';
import { CandidateDrawer } from './drawer/CandidateDrawer.tsx';
import { focusDrawer } from './drawer/DrawerSteps.tsx';
import { Duplicates } from './duplicates/Duplicates.tsx';
import { useEmailKey } from './email/useEmailKey.tsx';
import { CandidateFilters } from './filters/CandidateFilters.tsx';
import { ChosenFilters } from './filters/ChosenFilters.tsx';
import { boardFiltersOf, filtersOf, isFiltered, noFilters, noLook } from './filters/filters.ts';
import { SavedViews } from './filters/SavedViews.tsx';
import { EarlierResults } from './rating/EarlierResults.tsx';
import { refetchWhileInterviewing } from './refetching.ts';
import { useStatusActions } from './status/useStatusActions.tsx';
import { type CandidateColumn, candidateColumns, focusCandidate, hasTags } from './table/CandidateTable.tsx';
import { TABLE_PAGE, TablePanel } from './table/TablePanel.tsx';
import { useListSteps } from './table/useListSteps.ts';
import { useSelection } from './table/useSelection.ts';
import { ViewSwitch } from './ViewSwitch.tsx';

const columnChoices = Object.entries(candidateColumns).map(([id, label]) => ({ id, label }));

const BoardView = lazy(() => import('./board/BoardView.tsx'));

type Go = (next: Partial<AdminSearch>, replace?: boolean) => void;

/** HR's candidates as a table or a board; filters and the open drawer are in the URL. */
export function CandidatesTab({ search }: { search: AdminSearch }) {
  const panel = usePanelSearch();
  /** Always sets the tab: a URL without filters would mean the overview. */
  const go: Go = (next, replace) => panel.go({ tab: 'candidates', ...next }, replace);
  const filter = (next: Partial<AdminSearch>): void => go({ ...next, pages: undefined }, true);
  // Up to here, a table beside the sidebar would hide the status and the date behind its edge.
  const narrow = useNarrow('62em');
  // With an open drawer the focus stays in it, because the row behind may be about to disappear.
  const statusActions = useStatusActions(({ id }) => (search.candidate ? focusDrawer() : focusCandidate(id)));
  const found = useCandidates(search, go);
  const { asBoard, input, list, rows, facets } = found;
  const mayChange = useMayChange();
  const selection = useSelection(rows);
  const email = useEmailKey(rows);
  const hidden = (search.hide ?? []).flatMap((name) => (isColumn(name) ? [name] : []));
  const open = (candidate: CandidateId): void => go({ candidate });
  const reset = (): void => filter(noFilters);
  return (
    <main className={asBoard ? styles.page : undefined}>
      <Top search={search} found={found} hidden={narrow ? null : hidden} go={go} filter={filter} />
      <CandidateFilters search={search} list={facets} statuses={!asBoard} narrow={narrow} onFilter={filter} />
      <EarlierResults onShow={(result) => filter({ ...noFilters, result })} onOpen={open} />
      <ChosenFilters search={search} onFilter={filter} onReset={reset} />
      {asBoard ? (
        <Suspense fallback={<div className={styles.board} aria-busy="true" />}>
          <BoardView
            board={found.board}
            sort={input.sort}
            only={found.only}
            onOnly={(status) => go({ status }, true)}
            mayChange={mayChange}
            selection={selection}
            selected={search.candidate ?? null}
            onOpen={open}
            onMove={statusActions.choose}
          />
        </Suspense>
      ) : (
        <TablePanel
          list={list}
          pages={search.pages}
          status={input.status}
          onPages={(pages, replace) => go({ pages }, replace)}
          narrow={narrow}
          filtered={isFiltered(search)}
          onReset={reset}
          rows={rows}
          sort={input.sort}
          loading={list.isPending}
          selected={search.candidate ?? null}
          onOpen={open}
          onStatus={statusActions.choose}
          mayChange={mayChange}
          selection={selection}
          hidden={hidden}
        />
      )}
      <CandidateDrawer
        candidateId={search.candidate ?? null}
        first={search.show === 'documents' ? 'Documents' : undefined}
        steps={found.steps}
        onClose={() => go({ candidate: undefined, show: undefined })}
        onClosed={focusCandidate}
        onStatus={statusActions.choose}
        onMerged={(candidate) => go({ candidate }, true)}
      />
      <Duplicates
        opened={search.same === true && !search.candidate}
        onClose={() => go({ same: undefined })}
        onOpen={open}
      />
      {statusActions.dialog}
      {email}
    </main>
  );
}

/** The people that the search finds, in the table or on the board, and the steps from one to the next. */
function useCandidates(search: AdminSearch, go: Go) {
  // Below this width, five columns next to the sidebar leave no room for names.
  const oneColumn = useNarrow('72em');
  const asBoard = search.view === 'board';
  const input = filtersOf(search);
  const only = oneColumn ? (search.status ?? 'applied') : null;
  const board = useBoard(
    asBoard
      ? { filters: boardFiltersOf(search), sort: input.sort, shown: only ? [only] : candidateStatuses }
      : null,
  );
  const list = trpc.admin.candidates.useQuery(
    { ...input, cursor: search.pages?.at(-1), limit: TABLE_PAGE },
    {
      placeholderData: keepPreviousData,
      enabled: !asBoard,
      refetchInterval: ({ state }) =>
        refetchWhileInterviewing(state.data?.rows.some(({ interviewing }) => interviewing)),
    },
  );
  useLostAccess(asBoard ? board.error : list.error);
  const listSteps = useListSteps({ search, page: { ...input, limit: TABLE_PAGE }, list, go });
  const boardSteps = useBoardSteps(board, search.candidate ?? null, (candidate) => go({ candidate }, true));
  const shown = asBoard
    ? { rows: board.rows, facets: board.facets, steps: boardSteps }
    : { rows: list.data?.rows ?? [], facets: list.data, steps: listSteps };
  return { asBoard, input, only, board, list, ...shown };
}

type TopProps = {
  search: AdminSearch;
  found: ReturnType<typeof useCandidates>;
  /** The hidden columns; null where there's no room to choose them. */
  hidden: CandidateColumn[] | null;
  go: Go;
  filter: (next: Partial<AdminSearch>) => void;
};

function Top({ search, found, hidden, go, filter }: TopProps) {
  const { asBoard, input, list, rows, facets } = found;
  return (
    <div className="ad-top">
      <h1>Candidates</h1>
      <Remark as="span" figures role="status">
        {facets ? people(totalOf(facets, input.status)) : ''}
      </Remark>
      <Group gap={8} place="push">
        <ViewSwitch view={search.view} onView={(view) => go({ view, pages: undefined })} />
        <SavedViews search={search} onShow={(view) => filter({ ...noFilters, ...noLook, ...view })} />
        {hidden && !asBoard && (
          <ColumnsMenu
            columns={columnChoices.filter(
              ({ id }) => id !== 'tags' || list.isPending || hasTags(rows) || hidden.includes(id),
            )}
            hidden={hidden}
            onHide={(hide) => go({ hide: hide.length > 0 ? hide : undefined }, true)}
          />
        )}
        <Button size="sm" aria-label="Duplicates" icon={IconUsersGroup} onClick={() => go({ same: true })}>
          <Text as="span" only="desktop">
            Duplicates
          </Text>
        </Button>
        <ExportButton
          label="Export"
          compact
          title="Export these candidates"
          spec={(people) => ({ kind: 'candidates', filters: input, ...people })}
        />
      </Group>
    </div>
  );
}

const people = (total: string): string => (total === '1' ? '1 person' : `${total} people`);

const isColumn = (name: string): name is CandidateColumn => Object.hasOwn(candidateColumns, name);

const useNarrow = (width: string): boolean =>
  useMediaQuery(`(max-width: ${width})`, undefined, { getInitialValueInEffect: false }) ?? false;
