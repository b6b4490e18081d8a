import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * Sets a state to null when a link leads to the current page, which the router doesn't render anew. Links to a part of the
 * page don't count, nor does Back from there.
 */
export function useSamePage(set: (none: null) => void): void {
  const router = useRouter();
  useEffect(() => {
    // Of the page without such a part: Back leads to the same entry of the history, a link to a new one.
    let entry = router.state.location.state.__TSR_key;
    return router.subscribe('onBeforeLoad', ({ pathChanged, hashChanged, toLocation }) => {
      if (toLocation.hash) return;
      const isBack = hashChanged && toLocation.state.__TSR_key === entry;
      entry = toLocation.state.__TSR_key;
      if (!pathChanged && !isBack) set(null);
    });
  }, [router, set]);
}
