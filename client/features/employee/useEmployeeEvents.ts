import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { missedEvents } from '../../missedEvents.ts';
import { onSignInChange } from '../../signedIn.ts';
import { liveSocket, trpc, trpcClient } from '../../trpc.ts';

/** Several hints about one change lead to one refetch. */
const SETTLE_MS = 250;
/** Delay before reopening a stream that the server ended or refused. */
const REOPEN_MS = 3_000;

/**
 * Keeps every portal page fresh, even when the change came from another tab or the computer slept: the server
 * sends hints, and the page refetches.
 */
export function useEmployeeEvents(): void {
  const utils = trpc.useUtils();
  const refresh = useDebouncedCallback(() => {
    void utils.employee.invalidate();
    // These pages have routers of their own.
    void utils.workSessions.invalidate();
    void utils.clientChat.invalidate();
    void utils.documents.invalidate();
    void utils.profile.invalidate();
  }, SETTLE_MS);
  // Leaves the portal if access has ended.
  const ended = (): void => void utils.employee.me.invalidate();
  const latest = useRef({ refresh, ended });
  latest.current = { refresh, ended };
  useEffect(() => {
    const missed = missedEvents(liveSocket.breaks);
    let subscription: { unsubscribe(): void } | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const open = (): void => {
      subscription = trpcClient.employee.events.subscribe(undefined, {
        onStarted: () => {
          if (missed()) latest.current.refresh();
        },
        onData: () => latest.current.refresh(),
        onError: again,
        onComplete: again,
      });
    };
    const again = (): void => {
      if (stopped) return;
      clearTimeout(timer);
      latest.current.ended();
      timer = setTimeout(() => {
        // The socket keeps its original cookies; another tab may have newer ones.
        liveSocket.renew();
        open();
      }, REOPEN_MS);
    };
    open();
    const unwatch = liveSocket.onFailedTry(() => latest.current.ended());
    // Signing out in this tab leaves the portal anyway.
    const stopListening = onSignInChange((signedOut) => {
      if (!signedOut) latest.current.ended();
    });
    return () => {
      stopped = true;
      unwatch();
      stopListening();
      clearTimeout(timer);
      subscription?.unsubscribe();
    };
  }, []);
}
