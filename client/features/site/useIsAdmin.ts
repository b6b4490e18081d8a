import { useEffect, useState } from 'react';
import { onSignInChange } from '../../signedIn.ts';

/** Coming back to the tab asks again, but not at every blink. */
const RECHECK_MS = 5_000;

/** Whether the server says that an admin is signed in; false whenever that is not certain. */
async function askWhetherAdmin(signal: AbortSignal): Promise<boolean> {
  const response = await fetch('/trpc/auth.me', { signal, credentials: 'same-origin' });
  if (!response.ok) return false;
  const answer: unknown = await response.json();
  return rolesOf(answer).includes('admin');
}

/** The roles in `{ result: { data: { roles } } }`, the shape of every query's answer. */
function rolesOf(answer: unknown): unknown[] {
  let value = answer;
  for (const key of ['result', 'data', 'roles']) {
    if (typeof value !== 'object' || value === null) return [];
    value = Object.entries(value).find(([name]) => name === key)?.[1];
  }
  return Array.isArray(value) ? value : [];
}

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
      askWhetherAdmin(stopped.signal).then(setIsAdmin, () => {
        // Away from the network nothing changes; a page that is closing does not care.
      });
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
