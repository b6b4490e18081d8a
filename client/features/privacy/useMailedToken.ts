import { useEffect, useState } from 'react';

/**
 * The token behind # in a mailed link: null until the page runs in a browser, '' when there is none. It is
 * taken out of the address at once, so that it stays neither on the screen nor in the history.
 */
export function useMailedToken(): string | null {
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    const found = window.location.hash.slice(1);
    // Rendered twice in development: the second time it is gone from the address, but already known.
    setToken((known) => known || found);
    if (found !== '') {
      const { pathname, search } = window.location;
      window.history.replaceState(window.history.state, '', pathname + search);
    }
  }, []);
  return token;
}
