import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { readError } from '../../errors.ts';
import { onSignInChange } from '../../signedIn.ts';
import { trpc } from '../../trpc.ts';
import { comesLater, Later } from '../../ui/hooks/later.tsx';
import { whenIdle } from '../../ui/hooks/whenIdle.ts';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { NewVersion } from '../../ui/states/NewVersion.tsx';
import { AccessCode } from './AccessCode.tsx';
import { Portal } from './Portal.tsx';
import { PortalSkeleton } from './PortalSkeleton.tsx';
import { closedNotice, rememberInside } from './portalSession.ts';
import type { PortalTab } from './portalTabs.ts';

/** Loaded with the portal, and immediately where the URL asks for it. */
const interviewScreen = comesLater(
  async () => (await import('../interview/OpenInterview.tsx')).OpenInterview,
);
const completed = comesLater(async () => (await import('../interview/Completed.tsx')).Completed);

type PortalPageProps = {
  tab: PortalTab;
  screen: 'live' | 'done' | undefined;
  /** The guide being read in the Resources tab. */
  guide: string | undefined;
};

/** Scoring takes seconds; HR's changes appear within a minute. */
const SCORING_MS = 2_000;
const REFRESH_MS = 60_000;

/** The three views of /candidate (code, portal, interview), and the page after the interview. */
export function PortalPage({ tab, screen, guide }: PortalPageProps) {
  const navigate = useNavigate({ from: '/candidate' });
  // A visitor without a session isn't an error, here or in the browser's log.
  const door = trpc.candidatePortal.door.useQuery(undefined, {
    // Once it's open, `view` shows when it ends. Before that, a link from an email may open it in another tab.
    staleTime: ({ state }) => (state.data?.inside ? Number.POSITIVE_INFINITY : 0),
  });
  const utils = trpc.useUtils();
  useEffect(
    () =>
      onSignInChange((signedOut) => {
        if (signedOut) return;
        void utils.auth.me.invalidate();
        void utils.candidatePortal.invalidate();
      }),
    [utils],
  );
  const view = trpc.candidatePortal.view.useQuery(undefined, {
    enabled: door.data?.inside === true,
    refetchInterval: ({ state }) => {
      if (state.status === 'error' && !state.data) return false;
      return state.data?.interview?.scoring === 'pending' ? SCORING_MS : REFRESH_MS;
    },
  });
  const entering = screen === 'live';
  const ahead = view.data !== undefined && view.data.interview?.state !== 'completed';
  useEffect(() => {
    if (entering) {
      interviewScreen.preload();
      // By the end of an interview, a release may have removed it.
      return whenIdle(completed.preload);
    }
    if (ahead) return whenIdle(interviewScreen.preload);
  }, [entering, ahead]);
  const byAccount = view.data?.byAccount;
  useEffect(() => {
    if (byAccount !== undefined) rememberInside(byAccount ? 'account' : 'code');
  }, [byAccount]);

  const code = view.isError ? readError(view.error).code : null;
  if (code === 'session_ended' || door.data?.inside === false) {
    return <AccessCode notice={closedNotice()} />;
  }
  // Loaded data stays on the screen while disconnected.
  if (!view.data) {
    const failed = view.error ?? door.error;
    if (!failed) return <PortalSkeleton />;
    return (
      <main className="wrap">
        <ErrorState
          title="We couldn’t load the portal"
          message={readError(failed).message}
          onRetry={() => void (door.data ? view.refetch() : door.refetch())}
        />
      </main>
    );
  }
  const { interview } = view.data;
  if (screen === 'live' && interview?.state === 'in_progress') {
    return (
      <Later
        key={interview.id}
        part={interviewScreen}
        props={{
          view: view.data,
          interviewId: interview.id,
          onLeave: () => void navigate({ search: { tab: 'overview' } }),
          onDone: () => void navigate({ search: { tab: 'overview', screen: 'done' }, replace: true }),
        }}
        instead={<Waiting />}
      />
    );
  }
  if (screen !== undefined && interview?.state === 'completed') {
    const { fullName, position, status, waitsFor } = view.data;
    const props = { interview, fullName, position, status, waitsFor };
    return <Later part={completed} props={props} instead={<Waiting />} />;
  }
  return <Portal view={view.data} tab={tab} guide={guide} />;
}

/** A part that's missing since a release never comes: then a reload is offered. */
function Waiting() {
  return (
    <>
      <NewVersion />
      <PortalSkeleton />
    </>
  );
}
