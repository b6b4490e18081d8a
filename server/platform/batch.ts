/**
 * Answers many questions with one look-up: those asked within `ms` of the first go together. `load` answers with what
 * it found by key; who is missing there gets null.
 */
export function createBatch<V>(
  ms: number,
  load: (keys: string[]) => Promise<Map<string, V>>,
): (key: string) => Promise<V | null> {
  let open: { keys: Set<string>; found: Promise<Map<string, V>> } | null = null;
  const begin = (): { keys: Set<string>; found: Promise<Map<string, V>> } => {
    const keys = new Set<string>();
    const found = new Promise<void>((resolve) => setTimeout(resolve, ms).unref()).then(() => {
      open = null;
      return load([...keys]);
    });
    return { keys, found };
  };
  return async (key) => {
    open ??= begin();
    open.keys.add(key);
    return (await open.found).get(key) ?? null;
  };
}
