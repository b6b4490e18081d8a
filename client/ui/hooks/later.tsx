import { type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { whenIdle } from './whenIdle.ts';

/** A part that failed to load is retried after this time, and when the connection is back. */
const AGAIN_MS = 3_000;

/** A part of a page that loads after the page itself. */
type LaterPart<Props> = {
  /** When it loads: with the component that shows it, or once the page is idle. */
  when: 'shown' | 'idle';
  /** Null until it's loaded. */
  current: () => ComponentType<Props> | null;
  /** Whether loading failed. */
  failed: () => boolean;
  /** Loads it now; never throws. */
  preload: () => void;
  /** Calls `listener` once it's loaded; returns the unsubscribe function. */
  watch: (listener: () => void) => () => void;
};

/** Declares a part that isn't needed initially; {@link Later} shows it. */
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
 * Shows a part that loads later, and `instead` until then. Unlike `lazy`, it treats a failed load as a broken
 * connection: the page stays, and the part is retried.
 */
export function Later<Props extends object>(props: {
  part: LaterPart<Props>;
  props: Props;
  instead?: ReactNode;
  /** Someone is waiting: load it now. */
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
 * For a dialog that loads late: it's first rendered closed, so it opens like any other and restores the
 * focus.
 */
export function useDrawnClosed(opened: boolean): boolean {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => setDrawn(true), []);
  return opened && drawn;
}
