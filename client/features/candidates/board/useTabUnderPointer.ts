import { type RefObject, useEffect, useRef, useState } from 'react';
import type { CandidateStatus } from '../../../../shared/candidates/schema.ts';
import { statusOfPlace } from './drop.ts';

/**
 * The tab under the finger during a drag. The library uses what the card covers, and on a phone a card covers all
 * tabs.
 */
export function useTabUnderPointer(carrying: boolean): {
  over: CandidateStatus | null;
  /** The same, readable synchronously on drop. */
  latest: RefObject<CandidateStatus | null>;
} {
  const [over, setOver] = useState<CandidateStatus | null>(null);
  const latest = useRef<CandidateStatus | null>(null);
  useEffect(() => {
    if (!carrying) return;
    const look = (x: number, y: number): void => {
      const tab = document.elementFromPoint(x, y)?.closest('[data-board-tab]');
      latest.current = statusOfPlace(tab?.getAttribute('data-board-tab'));
      setOver(latest.current);
    };
    const onMouse = (event: MouseEvent): void => look(event.clientX, event.clientY);
    const onTouch = (event: TouchEvent): void => {
      const [finger] = event.touches;
      if (finger) look(finger.clientX, finger.clientY);
    };
    window.addEventListener('mousemove', onMouse, { capture: true });
    window.addEventListener('touchmove', onTouch, { capture: true, passive: true });
    return () => {
      window.removeEventListener('mousemove', onMouse, { capture: true });
      window.removeEventListener('touchmove', onTouch, { capture: true });
      latest.current = null;
      setOver(null);
    };
  }, [carrying]);
  return { over, latest };
}
