import { useEffect, useState } from 'react';
import { onSignInChange } from '../../../signedIn.ts';
import { CallError, query } from '../../../site/call.ts';

/** Refetch when the reader returns to the tab, but at most this often. */
const RECHECK_MS = 5_000;

/**
 * Whether to show admin links. False in the first render; fetched after the page is shown, after each sign-in
 * or sign-out in any tab, and when the reader returns (specification file 1 §2).
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
          // Offline, nothing changes; a closing page ignores the answer.
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
