import type { Clock } from './clock.ts';

export type MicroCache<V> = {
  /** The value of `key`, loaded at most once at a time and kept for a moment. A failed load is not kept. */
  get(key: string, load: () => Promise<V>): Promise<V>;
  /** Forgets everything; a load that is under way is not kept either. */
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
}: {
  clock: Clock;
  ttlMs: number;
  max: number;
}): MicroCache<V> {
  const entries = new Map<string, { value: Promise<V>; at: number }>();
  return {
    get(key, load) {
      const now = clock.now().getTime();
      const known = entries.get(key);
      if (known && now - known.at < ttlMs) return known.value;
      entries.delete(key);
      const entry = { value: load(), at: now };
      entries.set(key, entry);
      entry.value.catch(() => {
        if (entries.get(key) === entry) entries.delete(key);
      });
      const oldest = entries.size > max ? entries.keys().next() : null;
      if (oldest && !oldest.done) entries.delete(oldest.value);
      return entry.value;
    },
    clear: () => entries.clear(),
  };
}
