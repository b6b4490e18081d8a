import { Navigate } from '@tanstack/react-router';
import type { CandidateId } from '../../../../shared/ids/schema.ts';
import { readError } from '../../../errors.ts';
import { trpc } from '../../../trpc.ts';
import { ButtonLink } from '../../../ui/buttons/Button.tsx';
import { Panel } from '../../../ui/layout/Panel.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { QueryError } from '../../../ui/states/Loaded.tsx';
import type { AdminSearch } from '../../panel/search.ts';
import { useLostAccess } from '../../panel/usePanelEvents.ts';
import { usePanelSearch } from '../../panel/usePanelSearch.ts';
import { isRemoved, RemovedRecord } from '../drawer/RemovedRecord.tsx';
import type { RecordSteps } from '../drawer/useRecordSteps.ts';
import { useShownInterview } from '../drawer/useShownInterview.ts';
import { readingQueue } from '../readingQueue.ts';
import { refetchWhileInterviewing } from '../refetching.ts';
import { type ChooseStatus, useStatusActions } from '../status/useStatusActions.tsx';
import { useListSteps } from '../table/useListSteps.ts';
import styles from './Reading.module.css';
import { ReadingHead } from './ReadingHead.tsx';
import { ReadingRoom } from './ReadingRoom.tsx';
import { ReadingSkeleton } from './ReadingSkeleton.tsx';

/** The full-width reading view of one interview, with steps to the next waiting one. */
export function ReadingTab({ search }: { search: AdminSearch }) {
  const { go } = usePanelSearch();
  const list = trpc.admin.candidates.useQuery({ ...readingQueue, cursor: search.pages?.at(-1) });
  useLostAccess(list.error);
  const steps = useListSteps({
    search,
    page: readingQueue,
    list,
    go: (next, replace) => go({ ...next, interview: undefined }, replace),
  });
  const statusActions = useStatusActions(() => document.querySelector<HTMLElement>('#main h1')?.focus());
  if (search.candidate) {
    return (
      <>
        <Person
          key={search.candidate}
          candidateId={search.candidate}
          search={search}
          steps={steps}
          onStatus={statusActions.choose}
        />
        {statusActions.dialog}
      </>
    );
  }
  const first = list.data?.rows[0];
  if (first) return <Navigate to="/admin" search={{ tab: 'reading', candidate: first.id }} replace />;
  return (
    <main className={styles.page}>
      <ReadingHead person={null} steps={steps} onStatus={statusActions.choose} />
      {list.isPending && <ReadingSkeleton />}
      {list.isError && (
        <Inset>
          <QueryError title="We couldn’t load the interviews" query={list} />
        </Inset>
      )}
      {list.data && (
        <Inset>
          <EmptyState
            title="No one is waiting for a decision"
            action={
              <ButtonLink to="/admin" search={{ tab: 'candidates' }}>
                View candidates
              </ButtonLink>
            }
          >
            Interviews show up here once candidates complete them.
          </EmptyState>
        </Inset>
      )}
    </main>
  );
}

function Inset({ children }: { children: React.ReactNode }) {
  return (
    <Panel pad="lg" className={styles.inset}>
      {children}
    </Panel>
  );
}

function Person(props: {
  candidateId: CandidateId;
  search: AdminSearch;
  steps: RecordSteps;
  onStatus: ChooseStatus;
}) {
  const { candidateId, search, steps, onStatus } = props;
  const { go } = usePanelSearch();
  const detail = trpc.admin.candidate.useQuery(
    { candidateId },
    { refetchInterval: ({ state }) => refetchWhileInterviewing(state.data?.interviewing) },
  );
  const gone = isRemoved(detail);
  const person = (gone ? null : detail.data) ?? null;
  const [interview] = useShownInterview(person?.interviews ?? [], search.interview);
  return (
    <main className={styles.page}>
      <ReadingHead
        person={person}
        steps={steps}
        onStatus={onStatus}
        interview={interview?.id}
        onInterview={(id) => go({ interview: id }, true)}
      />
      {detail.isPending && <ReadingSkeleton />}
      {gone && (
        <Inset>
          <RemovedRecord />
        </Inset>
      )}
      {detail.isError && !gone && !person && (
        <Inset>
          <ErrorState
            title="We couldn’t load this interview"
            message={`${readError(detail.error).message} Your ratings are safe.`}
            onRetry={() => detail.refetch()}
          />
        </Inset>
      )}
      {person && interview && (
        <ReadingRoom
          key={interview.id}
          person={person}
          interview={interview}
          steps={steps}
          onStatus={onStatus}
        />
      )}
      {person && !interview && (
        <Inset>
          <EmptyState
            title="No interview yet"
            action={
              <ButtonLink to="/admin" search={{ tab: 'candidates', candidate: person.id }}>
                Open the application
              </ButtonLink>
            }
          >
            {person.fullName} hasn’t started one. It’ll show up here as they answer.
          </EmptyState>
        </Inset>
      )}
    </main>
  );
}
