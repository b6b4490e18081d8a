import { useEffect, useState } from 'react';

/**
 * The token in an emailed link's fragment: null until the page runs in a browser, '' when there is none. It's
 * removed from the URL immediately, so it stays neither on the screen nor in the history.
 */
export function useMailedToken(): string | null {
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    const found = window.location.hash.slice(1);
    // Effects run twice in development: the second time the token is gone from the URL, but already known.
    setToken((known) => known || found);
    if (found !== '') {
      const { pathname, search } = window.location;
      window.history.replaceState(window.history.state, '', pathname + search);
    }
  }, []);
  return token;
}
