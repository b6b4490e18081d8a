import { useEffect, useState } from 'react';

const TOKEN = /^#[\w-]{43}$/;

/**
 * The token after # in an emailed link: null until the page runs in a browser, '' when there is none. It's removed
 * from the address at once, so it stays neither on screen nor in the history. Another link, opened in the same tab, loads
 * the page again: otherwise it would still show what the first one did.
 */
export function useMailedToken(): string | null {
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    const found = window.location.hash.slice(1);
    // Rendered twice in development: the second time, it's no longer in the address but already known.
    setToken((known) => known || found);
    if (found !== '') {
      const { pathname, search } = window.location;
      window.history.replaceState(window.history.state, '', pathname + search);
    }
    const another = (): void => {
      if (TOKEN.test(window.location.hash)) window.location.reload();
    };
    window.addEventListener('hashchange', another);
    return () => window.removeEventListener('hashchange', another);
  }, []);
  return token;
}
