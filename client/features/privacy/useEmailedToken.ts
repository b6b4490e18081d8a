import type { HistoryState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useMutation } from '../../site/useMutation.ts';

/** 256 random bits; not a part of the page that a skip link leads to. */
const TOKEN = /^[\w-]{20,100}$/;

export type EmailedToken = {
  /** The token after # in an emailed link: null until the page runs in a browser, '' when there is none. */
  token: string | null;
  /** The page was reloaded, so the token is gone. */
  reloaded: boolean;
};

const entryState = (): HistoryState => window.history.state ?? {};
const addToEntry = (state: HistoryState, url?: string): void =>
  window.history.replaceState({ ...entryState(), ...state }, '', url);

/**
 * The token of the emailed link that opened this page. It's removed from the address at once, so it isn't on screen or in the
 * history. The history entry only records that there was one. A second link opened in the same tab reloads the page; otherwise
 * the page would still show the first link's result.
 */
export function useEmailedToken(): EmailedToken {
  const [found, setFound] = useState<EmailedToken>({ token: null, reloaded: false });
  useEffect(() => {
    const { hash, pathname, search } = window.location;
    const token = TOKEN.test(hash.slice(1)) ? hash.slice(1) : '';
    const reloaded = token === '' && entryState().emailed === true;
    // Rendered twice in development: the second time, it's no longer in the address but already known.
    setFound((known) => (known.token ? known : { token, reloaded }));
    if (token !== '') addToEntry({ emailed: true }, pathname + search);
    const another = (): void => {
      if (TOKEN.test(window.location.hash.slice(1))) window.location.reload();
    };
    window.addEventListener('hashchange', another);
    return () => window.removeEventListener('hashchange', another);
  }, []);
  return found;
}

/**
 * Whether this page confirmed before a reload, which no longer has the token. It's known by the history entry only, so
 * nothing stays on the device.
 */
function useConfirmedBefore(now: boolean): boolean {
  const [before, setBefore] = useState(false);
  useEffect(() => setBefore(entryState().confirmed === true), []);
  useEffect(() => {
    if (now) addToEntry({ confirmed: true });
  }, [now]);
  return before;
}

/** What a page needs that an emailed link opens to confirm something: the call, the link's token, and the heading to focus. */
export function useConfirming<P extends 'applications.confirm' | 'privacy.confirm'>(procedure: P) {
  const link = useEmailedToken();
  const confirm = useMutation(procedure);
  const now = confirm.data !== null;
  const before = useConfirmedBefore(now);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The pressed button is gone.
    if (now) heading.current?.focus({ preventScroll: true });
  }, [now]);
  return { link, confirm, done: now || (before && !link.token), heading };
}
