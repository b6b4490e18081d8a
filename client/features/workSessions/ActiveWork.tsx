import { useState } from 'react';
import { trpc } from '../../trpc.ts';
import { useTitle } from '../../ui/hooks/useTitle.ts';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { Page } from '../employeeArea/Page.tsx';
import { PageSkeleton } from '../employeeArea/PageSkeleton.tsx';
import { Shift } from './Shift.tsx';
import { StartCard } from './StartCard.tsx';
import type { ShiftEnd } from './useWork.ts';

/** The shift with the supervisor, or the card that starts one (specification file 2 §2, Active Work). */
export function ActiveWork() {
  useTitle('Active Work');
  const state = trpc.workSessions.state.useQuery();
  const [ended, setEnded] = useState<ShiftEnd | null>(null);
  if (state.data) {
    const { sessionId } = state.data.info;
    return <Shift key={sessionId} sessionId={sessionId} onEnded={setEnded} />;
  }
  return (
    <Page title="Active Work">
      <Loaded
        query={state}
        failed="We couldn’t load your work session"
        waiting={<PageSkeleton heights={[260]} />}
      >
        {() => <StartCard ended={ended} />}
      </Loaded>
    </Page>
  );
}
