import { useLayoutEffect, useRef } from 'react';

/**
 * Whether a dialog is still open when the answer to its call arrives: a mutation's callbacks also run after it was
 * closed, and would then close what's open instead. A dialog that stays mounted names what it's open for, and asks with
 * the same name.
 */
export function useStillOpen(opened?: unknown): (then?: unknown) => boolean {
  const now = useRef<{ opened: unknown } | null>(null);
  useLayoutEffect(() => {
    now.current = { opened };
    return () => {
      now.current = null;
    };
  }, [opened]);
  return (then) => now.current !== null && now.current.opened === then;
}
