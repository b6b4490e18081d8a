import { counted } from '../../../../shared/text/counted.ts';
import { trpc } from '../../../trpc.ts';
import { Segment } from '../../../ui/layout/Tabs.tsx';
import { PracticeDrawer } from '../../clientChat/admin/PracticeDrawer.tsx';
import { PracticeTable } from '../../clientChat/admin/PracticeTable.tsx';
import { PanelChoices, PanelHead } from '../../panel/PanelParts.tsx';
import type { AdminSearch } from '../../panel/search.ts';
import { usePanelSearch } from '../../panel/usePanelSearch.ts';
import { SessionDrawer } from './SessionDrawer.tsx';
import { SessionTable } from './SessionTable.tsx';

/** Work sessions and practice chats (specification file 2 §2, Admin: Sessions). */
export function SessionsTab({ search }: { search: AdminSearch }) {
  const { go, filter } = usePanelSearch();
  const counts = trpc.admin.overview.counts.useQuery();
  const practice = search.sessions === 'practice';
  return (
    <main>
      <PanelHead
        title="Sessions"
        note={
          counts.data &&
          `${counted(counts.data.sessions, 'work session')}, ${counts.data.sessionsOpen} open now`
        }
      />
      <PanelChoices label="Which sessions">
        <Segment on={search.sessions === undefined} onClick={() => filter({ sessions: undefined })}>
          All sessions
        </Segment>
        <Segment on={search.sessions === 'open'} onClick={() => filter({ sessions: 'open' })}>
          Open now
        </Segment>
        <Segment on={practice} onClick={() => filter({ sessions: 'practice' })}>
          Practice chats
        </Segment>
      </PanelChoices>
      {practice ? <PracticeTable search={search} /> : <SessionTable search={search} />}
      <SessionDrawer sessionId={search.session ?? null} onClose={() => go({ session: undefined })} />
      <PracticeDrawer practiceId={search.practice ?? null} onClose={() => go({ practice: undefined })} />
    </main>
  );
}
