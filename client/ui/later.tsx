import { type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { whenIdle } from './whenIdle.ts';

/** A part that did not come is asked for again after this time, and when the line is back. */
const AGAIN_MS = 3_000;

/** A part of a page that comes after the page itself. */
type LaterPart<Props> = {
  /** When it is fetched: with whatever shows it, or once the page has nothing better to do. */
  when: 'shown' | 'idle';
  /** Null until it is here. */
  current: () => ComponentType<Props> | null;
  /** Whether it was asked for in vain. */
  failed: () => boolean;
  /** Fetches it now; it never throws. */
  preload: () => void;
  /** Calls `listener` once it is here; returns how to stop. */
  watch: (listener: () => void) => () => void;
};

/** Names a part that is not needed to begin with; {@link Later} shows it. */
export function comesLater<Props>(
  load: () => Promise<ComponentType<Props>>,
  when: LaterPart<Props>['when'] = 'shown',
): LaterPart<Props> {
  let part: ComponentType<Props> | null = null;
  let asked = false;
  let failed = false;
  const listeners = new Set<() => void>();
  const fetched = async (): Promise<void> => {
    if (asked) return;
    asked = true;
    try {
      part = await load();
      for (const listener of listeners) listener();
    } catch {
      failed = true;
      asked = false;
    }
  };
  return {
    when,
    current: () => part,
    failed: () => failed,
    preload: () => void fetched(),
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Shows a part that comes later, and `instead` until it is here. Unlike `lazy` it takes a broken line for what
 * it is: the page stays as it is, and the part is asked for again.
 */
export function Later<Props extends object>(props: {
  part: LaterPart<Props>;
  props: Props;
  instead?: ReactNode;
  /** Somebody waits for it: it is fetched now. */
  urgent?: boolean;
}) {
  const { part, instead = null, urgent = false } = props;
  const Part = useSyncExternalStore(part.watch, part.current);
  const here = Part !== null;
  useEffect(() => {
    if (here) return;
    const cancel = part.when === 'idle' && !urgent ? whenIdle(part.preload) : part.preload();
    const timer = setInterval(() => part.failed() && part.preload(), AGAIN_MS);
    window.addEventListener('online', part.preload);
    return () => {
      cancel?.();
      clearInterval(timer);
      window.removeEventListener('online', part.preload);
    };
  }, [here, part, urgent]);
  return Part ? <Part {...props.props} /> : instead;
}

/**
 * For a dialog that came late: it is first drawn closed, so that it opens like any other and gives the focus
 * back to where it was.
 */
export function useDrawnClosed(opened: boolean): boolean {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => setDrawn(true), []);
  return opened && drawn;
}
