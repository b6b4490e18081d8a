import type { Clock } from '../clock.ts';

/** Moments nearer to each other than this are one call. */
const TICK_MS = 20;

/** Names by the moment at which something of theirs falls due. */
type DueTimes = {
  /** Notes that something of `name` is due at `at`, in milliseconds since 1970; 0 for now. */
  add(name: string, at: number): void;
  clear(): void;
};

/**
 * Calls `onDue` once for each name and tick in which something falls due, never early. Times beyond
 * `horizonMs` aren't held; their callers add them again in time.
 */
export function createDueTimes(clock: Clock, horizonMs: number, onDue: (name: string) => void): DueTimes {
  const timers = new Map<string, NodeJS.Timeout>();
  return {
    add(name, at) {
      const now = clock.now().getTime();
      if (at <= now) return onDue(name);
      if (at > now + horizonMs) return;
      const tick = Math.ceil(at / TICK_MS);
      const key = `${tick} ${name}`;
      if (timers.has(key)) return;
      const ring = (): void => {
        timers.delete(key);
        onDue(name);
      };
      // A timer may be a millisecond early.
      timers.set(key, setTimeout(ring, tick * TICK_MS - now + 1));
    },
    clear() {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}
