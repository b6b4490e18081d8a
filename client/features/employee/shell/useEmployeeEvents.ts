import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { listenForChanges } from '../../../realtime/listen.ts';
import { onSignInChange } from '../../../signedIn.ts';
import { trpc, trpcClient } from '../../../trpc.ts';

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
  // Leaves the portal if access has ended.
  const ended = (): void => void utils.employee.me.invalidate();
  const latest = useRef({ refresh, ended });
  latest.current = { refresh, ended };
  useEffect(() => {
    const stop = listenForChanges({
      open: (handlers) => trpcClient.employee.events.subscribe(undefined, handlers),
      onChange: () => latest.current.refresh(),
      onEnded: () => latest.current.ended(),
    });
    // Signing out in this tab leaves the portal anyway.
    const stopListening = onSignInChange((signedOut) => {
      if (!signedOut) latest.current.ended();
    });
    return () => {
      stop();
      stopListening();
    };
  }, []);
}
