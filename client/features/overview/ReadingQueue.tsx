import type { CandidateRow } from '../../../shared/candidates/schema.ts';
import type { CandidateId } from '../../../shared/ids/schema.ts';
import { shortDate } from '../../../shared/time/dates.ts';
import { trpc } from '../../trpc.ts';
import { Avatar } from '../../ui/labels/Avatar.tsx';
import { Group } from '../../ui/layout/Stack.tsx';
import { RowName } from '../../ui/tables/TableParts.tsx';
import { Fine, Text } from '../../ui/text/Text.tsx';
import { CandidateDrawer } from '../candidates/drawer/CandidateDrawer.tsx';
import { focusDrawer } from '../candidates/drawer/DrawerSteps.tsx';
import { useEmailKey } from '../candidates/email/useEmailKey.tsx';
import { ScoreText } from '../candidates/rating/ScoreMark.tsx';
import { readingQueue } from '../candidates/readingQueue.ts';
import { useStatusActions } from '../candidates/status/useStatusActions.tsx';
import { focusCandidate } from '../candidates/table/CandidateTable.tsx';
import { useListSteps } from '../candidates/table/useListSteps.ts';
import { DemoMark } from '../demo/DemoMark.tsx';
import type { AdminSearch } from '../panel/search.ts';
import { usePanelSearch } from '../panel/usePanelSearch.ts';
import styles from './overview.module.css';

const SHOWN = 5;

/** People whose interviews wait, and the drawer to read them one after another. */
export function ReadingQueue({ search }: { search: AdminSearch }) {
  const { go } = usePanelSearch();
  const list = trpc.admin.candidates.useQuery({ ...readingQueue, cursor: search.pages?.at(-1) });
  const statusActions = useStatusActions(({ id }) => (search.candidate ? focusDrawer() : focusPerson(id)));
  const steps = useListSteps({ search, page: readingQueue, list, go });
  // The list below the drawer stays on its first page while the drawer pages through.
  const first = trpc.admin.candidates.useQuery(readingQueue);
  const rows = first.data?.rows.slice(0, SHOWN) ?? [];
  const email = useEmailKey(rows);
  return (
    <>
      {rows.length > 0 && (
        <ul className={styles.people} data-steps="" aria-label="Waiting for your decision">
          {rows.map((row) => (
            <Person key={row.id} row={row} onOpen={(candidate) => go({ tab: 'overview', candidate })} />
          ))}
        </ul>
      )}
      <CandidateDrawer
        candidateId={search.candidate ?? null}
        steps={steps}
        onClose={() => go({ candidate: undefined, pages: undefined })}
        onClosed={focusPerson}
        onStatus={statusActions.choose}
        onMerged={(candidate) => go({ candidate }, true)}
      />
      {statusActions.dialog}
      {email}
    </>
  );
}

function Person({ row, onOpen }: { row: CandidateRow; onOpen: (id: CandidateId) => void }) {
  return (
    <li>
      <Avatar name={row.fullName} size={24} />
      <Group as="span" gap={8}>
        <RowName data-candidate={row.id} onClick={() => onOpen(row.id)}>
          {row.fullName}
        </RowName>
        <DemoMark person={row.id} />
      </Group>
      <Fine as="span" lines="anywhere">
        <bdi>{row.position}</bdi> · applied {shortDate(row.appliedAt)}
      </Fine>
      <Text as="span" size="sm" figures>
        <ScoreText row={row} />
      </Text>
    </li>
  );
}

/** Focuses the person in the list, or the list if they're no longer in it. */
function focusPerson(id: CandidateId): void {
  focusCandidate(id);
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('[data-steps] a, [data-steps] button')?.focus();
}
