import { useEffect, useState } from 'react';
import { onSignInChange } from '../../signedIn.ts';
import { CallError, query } from '../../site/call.ts';

/** Coming back to the tab asks again, but not at every blink. */
const RECHECK_MS = 5_000;

/**
 * Whether to show what only admins use. False in the first render; asked for after the page stands, and again
 * at each sign-in or sign-out in any tab and when the reader comes back (specification file 1 §2).
 */
export function useIsAdmin(): boolean {
  const [isAdmin, setIsAdmin] = useState(false);
  useEffect(() => {
    const stopped = new AbortController();
    let askedAt = 0;
    const ask = (): void => {
      askedAt = Date.now();
      query('auth.me', undefined, stopped.signal).then(
        (me) => setIsAdmin(me?.roles.includes('admin') ?? false),
        (error: unknown) => {
          // Away from the network nothing changes; a page that is closing does not care.
          if (error instanceof CallError && error.code !== 'unavailable') setIsAdmin(false);
        },
      );
    };
    const comeBack = (): void => {
      if (document.visibilityState === 'visible' && Date.now() - askedAt > RECHECK_MS) ask();
    };
    ask();
    const stopListening = onSignInChange(ask);
    window.addEventListener('focus', comeBack);
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      stopped.abort();
      stopListening();
      window.removeEventListener('focus', comeBack);
      document.removeEventListener('visibilitychange', comeBack);
    };
  }, []);
  return isAdmin;
}
