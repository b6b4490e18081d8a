import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { readError } from '../../errors.ts';
import { trpc, trpcClient } from '../../trpc.ts';

/** Answers after which the panel asks again who is signed in. */
const lostAccess = new Set(['session_ended', 'not_signed_in', 'not_allowed']);

/** Reads what is on the screen again when the server says that something changed. */
export function usePanelLive(): void {
  const utils = trpc.useUtils();
  const refresh = useDebouncedCallback(() => void utils.admin.invalidate(), 250);
  const ended = (): void => {
    void utils.auth.me.invalidate();
  };
  const latest = useRef({ refresh, ended });
  latest.current = { refresh, ended };
  useEffect(() => {
    let heard = false;
    const subscription = trpcClient.admin.events.subscribe(undefined, {
      // Started again after a break: what happened meanwhile was not heard.
      onStarted: () => {
        if (heard) latest.current.refresh();
        heard = true;
      },
      onData: () => latest.current.refresh(),
      onError: () => latest.current.ended(),
      onComplete: () => latest.current.ended(),
    });
    return () => subscription.unsubscribe();
  }, []);
}

/** Asks who is signed in when an answer says that nobody is. */
export function useLostAccess(failure: unknown): void {
  const utils = trpc.useUtils();
  const lost = Boolean(failure) && lostAccess.has(readError(failure).code);
  useEffect(() => {
    if (lost) void utils.auth.me.invalidate();
  }, [lost, utils]);
}

/** False for a reviewer: they read everything and change nothing. The server refuses either way. */
export function useMayChange(): boolean {
  const me = trpc.auth.me.useQuery();
  return me.data?.roles.includes('admin') ?? false;
}
