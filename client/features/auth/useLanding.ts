import { createContext, type RefObject, useContext, useEffect, useRef } from 'react';

/** Whether anything on the page has had the focus. If nothing has, the page starts at its beginning. */
const Used = createContext<RefObject<boolean>>({ current: false });
export const LandingContext = Used.Provider;

/** For the page: its value for {@link LandingContext}. */
export function useUsed(): RefObject<boolean> {
  const used = useRef(false);
  useEffect(() => {
    const note = (): void => {
      used.current = true;
    };
    document.addEventListener('focusin', note, { once: true });
    return () => document.removeEventListener('focusin', note);
  }, []);
  return used;
}

/**
 * Calls `land` when `view` replaces a view that had the focus. Otherwise the focus would be lost, and screen readers wouldn't
 * announce the new view.
 */
export function useLanding(view: unknown, land: () => void): void {
  const used = useContext(Used);
  const latest = useRef(land);
  latest.current = land;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each view lands once
  useEffect(() => {
    if (used.current && document.activeElement === document.body) latest.current();
  }, [used, view]);
}
