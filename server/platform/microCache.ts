import type { Clock } from './clock.ts';

export type MicroCache<V> = {
  /**
   * The value of `key`, loaded by one caller at a time and kept briefly. A failed load isn't kept; for a
   * failure accepted by `bearable`, the previous value is returned once more if it's at most `staleMs` old.
   */
  get(key: string, load: () => Promise<V>): Promise<V>;
  /** Clears the cache; the result of a running load isn't kept either. */
  clear(): void;
};

/**
 * Keeps answers for `ttlMs`, so that a crowd asking for the same thing costs one query (single flight). At
 * most `max` keys: the oldest makes room.
 */
export function createMicroCache<V>({
  clock,
  ttlMs,
  max,
  staleMs = 0,
  bearable = () => false,
}: {
  clock: Clock;
  ttlMs: number;
  max: number;
  staleMs?: number;
  bearable?: (error: unknown) => boolean;
}): MicroCache<V> {
  type Entry = { value: Promise<V>; at: number };
  const entries = new Map<string, Entry>();
  /** Restores the old entry unless the cache was cleared or reloaded in the meantime. */
  const fallBack = (key: string, failed: Entry, old: Entry | undefined, error: unknown): Promise<V> => {
    const mine = entries.get(key) === failed;
    if (mine) entries.delete(key);
    if (!mine || !old || !bearable(error) || failed.at - old.at >= staleMs) throw error;
    entries.set(key, old);
    return old.value;
  };
  return {
    get(key, load) {
      const now = clock.now().getTime();
      const known = entries.get(key);
      // If the clock is set back, entries don't get fresher.
      if (known && Math.abs(now - known.at) < ttlMs) return known.value;
      entries.delete(key);
      const entry: Entry = { value: load(), at: now };
      entry.value = entry.value.catch((error: unknown) => fallBack(key, entry, known, error));
      entries.set(key, entry);
      const oldest = entries.size > max ? entries.keys().next() : null;
      if (oldest && !oldest.done) entries.delete(oldest.value);
      return entry.value;
    },
    clear: () => entries.clear(),
  };
}
