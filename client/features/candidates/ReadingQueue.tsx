import type { CandidateRow } from '../../../shared/candidates.ts';
import type { CandidateId } from '../../../shared/ids.ts';
import { shortDate } from '../../../shared/time.ts';
import { trpc } from '../../trpc.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { readingQueue } from '../admin/overview/readingQueue.ts';
import type { AdminSearch } from '../admin/search.ts';
import { usePanelSearch } from '../admin/usePanelSearch.ts';
import { CandidateDrawer } from './CandidateDrawer.tsx';
import { focusCandidate } from './CandidateTable.tsx';
import { DemoMark } from './DemoMark.tsx';
import { focusDrawer } from './DrawerWalk.tsx';
import { ScoreText } from './ScoreMark.tsx';
import { useEmailKey } from './useEmailKey.tsx';
import { useListWalk } from './useListWalk.ts';
import { useStatusDesk } from './useStatusDesk.tsx';

const SHOWN = 5;

/** The people whose interviews wait, and the drawer in which they are read one after the other. */
export function ReadingQueue({ search }: { search: AdminSearch }) {
  const { go } = usePanelSearch();
  const list = trpc.admin.candidates.useQuery({ ...readingQueue, cursor: search.pages?.at(-1) });
  const desk = useStatusDesk(({ id }) => (search.candidate ? focusDrawer() : focusPerson(id)));
  const walk = useListWalk({ search, page: readingQueue, list, go });
  // The list under the drawer stays on its first page while the drawer turns them.
  const first = trpc.admin.candidates.useQuery(readingQueue);
  const rows = first.data?.rows.slice(0, SHOWN) ?? [];
  const email = useEmailKey(rows);
  return (
    <>
      {rows.length > 0 && (
        <ul className="ov-people" data-steps="" aria-label="Interviews to read">
          {rows.map((row) => (
            <Person key={row.id} row={row} onOpen={(candidate) => go({ tab: 'overview', candidate })} />
          ))}
        </ul>
      )}
      <CandidateDrawer
        candidateId={search.candidate ?? null}
        walk={walk}
        onClose={() => go({ candidate: undefined, pages: undefined })}
        onClosed={focusPerson}
        onStatus={desk.choose}
        onMerged={(candidate) => go({ candidate }, true)}
      />
      {desk.dialog}
      {email}
    </>
  );
}

function Person({ row, onOpen }: { row: CandidateRow; onOpen: (id: CandidateId) => void }) {
  return (
    <li>
      <Avatar name={row.fullName} size={24} />
      <span className="row g8">
        <button
          type="button"
          className="ad-name"
          dir="auto"
          data-candidate={row.id}
          onClick={() => onOpen(row.id)}
        >
          {row.fullName}
        </button>
        <DemoMark person={row.id} />
      </span>
      <span className="xs dim break ov-person-of">
        <bdi>{row.position}</bdi> · applied {shortDate(row.appliedAt)}
      </span>
      <span className="sm tn">
        <ScoreText row={row} />
      </span>
    </li>
  );
}

/** The person in the list, or the list itself once they were decided on. */
function focusPerson(id: CandidateId): void {
  focusCandidate(id);
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('.ov-needs a, .ov-needs button')?.focus();
}
