import { useState } from 'react';
import type { SessionResult } from '../../../shared/workSessions.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { useTitle } from '../../ui/useTitle.ts';
import { PageSkeleton } from '../employee/PageSkeleton.tsx';
import { Shift } from './Shift.tsx';
import { StartCard } from './StartCard.tsx';

/** The shift with the supervisor, or the card that starts one (specification file 2 §2, Active Work). */
export function ActiveWork() {
  useTitle('Active Work');
  const state = trpc.workSessions.state.useQuery();
  const [ended, setEnded] = useState<SessionResult | null>(null);
  if (state.data) {
    const { sessionId } = state.data.info;
    return <Shift key={sessionId} sessionId={sessionId} onEnded={setEnded} />;
  }
  return (
    <main className="em-main stack g24" id="main">
      <h1 className="h2 em-title">Active Work</h1>
      {state.data === null ? (
        <StartCard ended={ended} />
      ) : state.isError ? (
        <ErrorState
          title="We couldn’t load your work session"
          message={readError(state.error).message}
          onRetry={() => void state.refetch()}
        />
      ) : (
        <PageSkeleton heights={[260]} />
      )}
    </main>
  );
}
