import { focusManager, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { readError } from '../../errors.ts';
import { ALONE_MS, isAttended } from '../../realtime/attended.ts';
import { listenForChanges } from '../../realtime/listen.ts';
import { trpc, trpcClient } from '../../trpc.ts';
import { coalesce } from './coalesce.ts';

/** Events come in bursts, and on a busy day they never stop. */
const QUIET_MS = 250;
const EVERY_MS = 1_500;

/** Error codes after which the panel rechecks the session. */
const lostAccess = new Set(['session_ended', 'not_signed_in', 'not_allowed']);
const isLost = (failure: unknown): boolean => lostAccess.has(readError(failure).code);

/** Refetches what's on screen when the server reports a change. Off (`enabled` false) while no one is signed in. */
export function usePanelEvents(enabled: boolean): void {
  const utils = trpc.useUtils();
  const queries = useQueryClient();
  const refresh = (): void => {
    void utils.admin.invalidate();
    // These screens have routers of their own.
    void utils.documents.invalidate();
    void utils.privacy.invalidate();
    void utils.safety.invalidate();
  };
  /** Rechecks the session, which also counts as activity. */
  const ended = (): void => {
    void utils.auth.me.invalidate();
  };
  const latest = useRef({ refresh, ended });
  latest.current = { refresh, ended };
  useEffect(() => {
    if (!enabled) return;
    const changed = coalesce(() => latest.current.refresh(), { quietMs: QUIET_MS, everyMs: EVERY_MS });
    const stop = listenForChanges({
      open: (handlers) => trpcClient.admin.events.subscribe(undefined, handlers),
      onChange: () => changed.call(),
      onEnded: () => latest.current.ended(),
    });
    return () => {
      changed.cancel();
      stop();
    };
  }, [enabled]);
  useEffect(() => {
    // Otherwise, focusing the tab would replace the content with errors.
    if (!enabled) focusManager.setFocused(false);
    return () => focusManager.setFocused(undefined);
  }, [enabled]);
  useEffect(() => {
    // Someone who types or reads sends no requests but is still present.
    const timer = setInterval(() => isAttended() && latest.current.ended(), ALONE_MS);
    // A mutation refused for a missing session also triggers a recheck.
    const stop = queries.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error' && isLost(event.action.error))
        latest.current.ended();
    });
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [queries]);
}

/** Rechecks the session when a response says that no one is signed in. */
export function useLostAccess(failure: unknown): void {
  const utils = trpc.useUtils();
  const lost = Boolean(failure) && isLost(failure);
  useEffect(() => {
    if (lost) void utils.auth.me.invalidate();
  }, [lost, utils]);
}
