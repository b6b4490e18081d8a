/** Typed but unsent texts, by subject. An empty text removes the stored one. */
export type DraftStore = {
  read(key: string): string | null;
  write(key: string, text: string): void;
  /** Removes all keys that start with `prefix`. */
  clear(prefix: string): void;
};

/** Storage may be full or disabled; the text then stays only in the page. */
const storedIn = (area: () => Storage): DraftStore => ({
  read: (key) => attempt(() => area().getItem(key)) ?? null,
  write: (key, text) =>
    void attempt(() => (text === '' ? area().removeItem(key) : area().setItem(key, text))),
  clear: (prefix) =>
    void attempt(() => {
      for (const key of Object.keys(area())) if (key.startsWith(prefix)) area().removeItem(key);
    }),
});

/** On this device: a reload, a crash, or a dead battery loses nothing. */
export const deviceDrafts = storedIn(() => localStorage);

/** In this tab, until it's closed or someone signs out here: a reload or a look at another page loses nothing. */
export const tabDrafts = storedIn(() => sessionStorage);

/** In memory only, for what must not outlive the visit, such as HR's notes about people. */
export function createMemoryDrafts(): DraftStore {
  const texts = new Map<string, string>();
  return {
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => void (text === '' ? texts.delete(key) : texts.set(key, text)),
    clear: (prefix) => {
      for (const key of texts.keys()) if (key.startsWith(prefix)) texts.delete(key);
    },
  };
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
