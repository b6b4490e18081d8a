import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * Sets a state to null when a link leads to the current page, which the router doesn't render anew. Links to a part of the
 * page don't count.
 */
export function useSamePage(set: (none: null) => void): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onBeforeLoad', ({ pathChanged, toLocation }) => {
        if (!pathChanged && !toLocation.hash) set(null);
      }),
    [router, set],
  );
}
