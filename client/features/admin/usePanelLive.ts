import { useEffect, useRef } from 'react';
import { readError } from '../../errors.ts';
import { trpc, trpcClient } from '../../trpc.ts';
import { coalesce } from './coalesce.ts';

/** Events come in bursts; and on a busy day they never stop. */
const QUIET_MS = 250;
const EVERY_MS = 1_500;

/** Answers after which the panel asks again who is signed in. */
const lostAccess = new Set(['session_ended', 'not_signed_in', 'not_allowed']);

/** Reads what is on the screen again when the server says that something changed. */
export function usePanelLive(): void {
  const utils = trpc.useUtils();
  const refresh = (): void => {
    void utils.admin.invalidate();
    // The Privacy and documents screens are routers of their own.
    void utils.privacy.invalidate();
  };
  const ended = (): void => {
    void utils.auth.me.invalidate();
  };
  const latest = useRef({ refresh, ended });
  latest.current = { refresh, ended };
  useEffect(() => {
    let heard = false;
    const changed = coalesce(() => latest.current.refresh(), { quietMs: QUIET_MS, everyMs: EVERY_MS });
    const subscription = trpcClient.admin.events.subscribe(undefined, {
      // Started again after a break: what happened meanwhile was not heard.
      onStarted: () => {
        if (heard) changed.call();
        heard = true;
      },
      onData: () => changed.call(),
      onError: () => latest.current.ended(),
      onComplete: () => latest.current.ended(),
    });
    return () => {
      changed.cancel();
      subscription.unsubscribe();
    };
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
