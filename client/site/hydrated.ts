import { useLayoutEffect } from 'react';

/** The event fired once the whole page is hydrated. */
export const HYDRATED = 'hydrated';

/**
 * Fires it from the frame around a page, not from the document: the router puts a boundary between the two,
 * and content inside it hydrates later.
 */
export function useHydratedEvent(): void {
  useLayoutEffect(() => {
    window.dispatchEvent(new Event(HYDRATED));
  }, []);
}
