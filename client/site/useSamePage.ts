import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * Sets a state to null when a link leads to the current page, which the router doesn't render anew. Links to a part of the
 * page don't count, nor does Back from there.
 */
export function useSamePage(set: (none: null) => void): void {
  const router = useRouter();
  useEffect(() => {
    // Key of the last entry without a hash. Back and Forward return to a known entry; a link creates a new one.
    let entry: string | undefined;
    return router.subscribe('onBeforeLoad', ({ pathChanged, hashChanged, fromLocation, toLocation }) => {
      const { hash, state } = toLocation;
      if (hash) return;
      const isOlder = fromLocation && state.__TSR_index <= fromLocation.state.__TSR_index;
      const isBack = hashChanged && (isOlder || state.__TSR_key === entry);
      entry = state.__TSR_key;
      if (!pathChanged && !isBack) set(null);
    });
  }, [router, set]);
}
