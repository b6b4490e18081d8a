import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { missedEvents } from '../../missedEvents.ts';
import { liveSocket, trpc, trpcClient } from '../../trpc.ts';

/** Several hints about one change lead to one refetch. */
const SETTLE_MS = 250;

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
  const ended = (): void => void utils.employee.me.invalidate();
  const latest = useRef({ refresh, ended });
  latest.current = { refresh, ended };
  useEffect(() => {
    const missed = missedEvents(liveSocket.breaks);
    const subscription = trpcClient.employee.events.subscribe(undefined, {
      onStarted: () => {
        if (missed()) latest.current.refresh();
      },
      onData: () => latest.current.refresh(),
      onError: () => latest.current.ended(),
      onComplete: () => latest.current.ended(),
    });
    const unwatch = liveSocket.onFailedTry(() => latest.current.ended());
    return () => {
      unwatch();
      subscription.unsubscribe();
    };
  }, []);
}
