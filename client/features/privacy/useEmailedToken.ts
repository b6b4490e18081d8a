import { useEffect, useState } from 'react';

/** 256 random bits; not a part of the page that a skip link leads to. */
const TOKEN = /^[\w-]{20,100}$/;

export type EmailedToken = {
  /** The token after # in an emailed link: null until the page runs in a browser, '' when there is none. */
  token: string | null;
  /** The page was reloaded, so the token is gone. */
  reloaded: boolean;
};

/**
 * The token of the emailed link that opened this page. It's removed from the address at once, so it stays neither on screen nor
 * in the history; only that there was one does. Another link, opened in the same tab, loads the page again: otherwise it would
 * still show what the first one did.
 */
export function useEmailedToken(): EmailedToken {
  const [found, setFound] = useState<EmailedToken>({ token: null, reloaded: false });
  useEffect(() => {
    const { hash, pathname, search } = window.location;
    const token = TOKEN.test(hash.slice(1)) ? hash.slice(1) : '';
    const reloaded = token === '' && Boolean(window.history.state?.mailed);
    // Rendered twice in development: the second time, it's no longer in the address but already known.
    setFound((known) => (known.token ? known : { token, reloaded }));
    if (token !== '')
      window.history.replaceState({ ...window.history.state, mailed: true }, '', pathname + search);
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
export function useConfirmedBefore(now: boolean): boolean {
  const [before, setBefore] = useState(false);
  useEffect(() => setBefore(Boolean(window.history.state?.confirmed)), []);
  useEffect(() => {
    if (now) window.history.replaceState({ ...window.history.state, confirmed: true }, '');
  }, [now]);
  return before;
}
