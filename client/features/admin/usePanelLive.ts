import { focusManager, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ALONE_MS, isAttended } from '../../attended.ts';
import { readError } from '../../errors.ts';
import { missedEvents } from '../../missedEvents.ts';
import { liveSocket, trpc, trpcClient } from '../../trpc.ts';
import { coalesce } from './coalesce.ts';

/** Events come in bursts; and on a busy day they never stop. */
const QUIET_MS = 250;
const EVERY_MS = 1_500;

/** Answers after which the panel asks again who is signed in. */
const lostAccess = new Set(['session_ended', 'not_signed_in', 'not_allowed']);
const isLost = (failure: unknown): boolean => lostAccess.has(readError(failure).code);

/**
 * Reads what is on the screen again when the server says that something changed. Not `live` while nobody is
 * signed in: then there is nothing to hear, and nothing is read in vain.
 */
export function usePanelLive(live: boolean): void {
  const utils = trpc.useUtils();
  const queries = useQueryClient();
  const refresh = (): void => {
    void utils.admin.invalidate();
    // These screens have routers of their own.
    void utils.privacy.invalidate();
    void utils.safety.invalidate();
  };
  /** Asks who is signed in; that somebody is here counts as use of the session. */
  const ended = (): void => {
    void utils.auth.me.invalidate();
  };
  const latest = useRef({ refresh, ended });
  latest.current = { refresh, ended };
  useEffect(() => {
    if (!live) return;
    const missed = missedEvents();
    const changed = coalesce(() => latest.current.refresh(), { quietMs: QUIET_MS, everyMs: EVERY_MS });
    const subscription = trpcClient.admin.events.subscribe(undefined, {
      onStarted: () => {
        if (missed()) changed.call();
      },
      onData: () => changed.call(),
      onError: () => latest.current.ended(),
      onComplete: () => latest.current.ended(),
    });
    const unwatch = liveSocket.onFailedTry(() => latest.current.ended());
    return () => {
      changed.cancel();
      unwatch();
      subscription.unsubscribe();
    };
  }, [live]);
  useEffect(() => {
    // Without it, coming back to the tab would put failures in the place of what stands there.
    if (!live) focusManager.setFocused(false);
    return () => focusManager.setFocused(undefined);
  }, [live]);
  useEffect(() => {
    // Who types or reads sends nothing for long, and is there all the same.
    const timer = setInterval(() => isAttended() && latest.current.ended(), ALONE_MS);
    // A change that was refused because nobody is signed in any more tells it, too.
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

/** Asks who is signed in when an answer says that nobody is. */
export function useLostAccess(failure: unknown): void {
  const utils = trpc.useUtils();
  const lost = Boolean(failure) && isLost(failure);
  useEffect(() => {
    if (lost) void utils.auth.me.invalidate();
  }, [lost, utils]);
}
