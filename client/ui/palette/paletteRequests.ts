import { useEffect, useState } from 'react';

/** How often a command palette was requested, and how to request it. */
export type PaletteRequests = { requests: number; request: () => void };

/**
 * For a palette that loads after the page: Ctrl K or ⌘ K counts as a request until it `isHere`, which then
 * handles its own keys. The palette opens on each request.
 */
export function usePaletteRequests(isHere: () => boolean): PaletteRequests {
  const [requests, setRequests] = useState(0);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (isHere() || event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setRequests((count) => count + 1);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isHere]);
  return { requests, request: () => setRequests((count) => count + 1) };
}
