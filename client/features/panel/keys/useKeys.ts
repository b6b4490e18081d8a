import { useEffect, useRef } from 'react';
import { drawer, isCovered } from './covers.ts';
import { useSingleKeys } from './useSingleKeys.ts';

/** Where keys apply: on the page when nothing covers it, in the open drawer, or both. */
type Place = 'page' | 'drawer' | 'both';

/** Elements besides dialogs that disable keys, so that keys don't change the list behind an open drawer. */
const covers: Record<Place, string> = { page: drawer, drawer: '', both: '' };

/**
 * Registers keyboard shortcuts. They're ignored while someone types and while a menu or dialog is open. Single
 * letters can be turned off; Escape can't. `actions` are keyed by lowercase letter; null disables one.
 */
export function useKeys(
  place: Place,
  actions: Readonly<Record<string, (() => void) | null>>,
  active = true,
): void {
  const [singleKeys] = useSingleKeys();
  const latest = useRef({ actions, singleKeys });
  latest.current = { actions, singleKeys };
  useEffect(() => {
    if (!active) return;
    const onKey = (event: KeyboardEvent): void => {
      const letter = event.key.length === 1;
      // Caps Lock and Shift change the reported letter.
      const action = latest.current.actions[letter ? event.key.toLowerCase() : event.key];
      if (!action || event.defaultPrevented || event.isComposing) return;
      if (letter && !latest.current.singleKeys) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      if (!(target instanceof HTMLElement)) return;
      const typing =
        target.isContentEditable || target.closest('input:not([type=radio]), textarea, select') !== null;
      if (typing && event.key !== 'Escape') return;
      const here = place !== 'drawer' || target === document.body || target.closest(drawer) !== null;
      if (!here || isCovered(covers[place])) return;
      event.preventDefault();
      action();
    };
    // In the capture phase: elements on top may be gone afterward.
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [active, place]);
}
