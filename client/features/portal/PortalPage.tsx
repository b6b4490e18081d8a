import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Completed } from '../interview/Completed.tsx';
import { LiveInterview } from '../interview/LiveInterview.tsx';
import { AccessCode } from './AccessCode.tsx';
import { Portal, type PortalTab } from './Portal.tsx';

/** The three views of /candidate: the code, the portal, the live interview; and what comes after it. */
export function PortalPage({ tab, screen }: { tab: PortalTab; screen: 'live' | 'done' | undefined }) {
  const navigate = useNavigate({ from: '/candidate' });
  const view = trpc.candidatePortal.view.useQuery(undefined, {
    // The score arrives a little after the interview: look again until it is there.
    refetchInterval: ({ state }) => (state.data?.interview?.scoring === 'pending' ? 2_000 : false),
  });
  const wasInside = useRef(false);
  useEffect(() => {
    if (view.data) wasInside.current = true;
  }, [view.data]);

  if (view.isPending) return <p className="connecting dim">Loading…</p>;
  if (view.isError) {
    const { code, message } = readError(view.error);
    if (code === 'session_ended') {
      return <AccessCode notice={wasInside.current ? 'Your portal session has ended. Please enter your code again.' : null} />;
    }
    return (
      <div className="wrap">
        <ErrorState title="The portal did not load" message={message} onRetry={() => view.refetch()} />
      </div>
    );
  }
  const { interview } = view.data;
  if (screen === 'live' && interview?.state === 'in_progress') {
    return (
      <LiveInterview
        view={view.data}
        onLeave={() => navigate({ search: { tab: 'overview' } })}
        onDone={() => navigate({ search: { tab: 'overview', screen: 'done' } })}
      />
    );
  }
  if (interview?.state === 'completed' && screen !== undefined) {
    return (
      <Completed interview={interview} firstName={view.data.fullName.split(/\s+/)[0] ?? ''} position={view.data.position} />
    );
  }
  return <Portal view={view.data} tab={tab} />;
}
