import { useLayoutEffect } from 'react';

/** Name of the event that says: the script has taken over the whole page. */
export const HYDRATED = 'hydrated';

/**
 * Says so, from the frame around a page. Not from the document: the router keeps a boundary between the two, and
 * what stands inside it is taken over later.
 */
export function useHydratedEvent(): void {
  useLayoutEffect(() => {
    window.dispatchEvent(new Event(HYDRATED));
  }, []);
}
