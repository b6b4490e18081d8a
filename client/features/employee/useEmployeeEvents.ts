import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { missedEvents } from '../../missedEvents.ts';
import { liveSocket, trpc, trpcClient } from '../../trpc.ts';

/** Several hints of one change lead to one reading. */
const SETTLE_MS = 250;

/**
 * Keeps every page of the portal fresh, also when the change came from another tab or the machine slept: the
 * server hints, the page reads again.
 */
export function useEmployeeEvents(): void {
  const utils = trpc.useUtils();
  const refresh = useDebouncedCallback(() => void utils.employee.invalidate(), SETTLE_MS);
  const ended = (): void => void utils.employee.me.invalidate();
  const latest = useRef({ refresh, ended });
  latest.current = { refresh, ended };
  useEffect(() => {
    const missed = missedEvents();
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
