import { useEffect, useRef } from 'react';
import { useSingleKeys } from './useSingleKeys.ts';

/** Where keys count: on the page while nothing lies over it, in the open drawer, or in both. */
type Place = 'page' | 'drawer' | 'both';

const drawer = '.mantine-Drawer-content';
const dialogs = '.mantine-Modal-content, .mantine-Menu-dropdown';

/** What takes the keys away: nobody is swapped under an open question. */
const covers: Record<Place, string> = { page: `${dialogs}, ${drawer}`, drawer: dialogs, both: dialogs };

/**
 * Keys of the panel. They do nothing while someone types, or while a menu or dialog on top has the focus. Single
 * letters can be turned off; Escape can't. `actions` are named by their lower-case letters, null for none now.
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
      // With Caps Lock or Shift the same key says another letter.
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
      if (!here || document.querySelector(covers[place]) !== null) return;
      event.preventDefault();
      action();
    };
    // Before the parts on top see the key: afterwards they may be gone already.
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [active, place]);
}
