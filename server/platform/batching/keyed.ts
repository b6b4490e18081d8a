/**
 * Batches requests made within `ms` of the first into one `load`, which returns results by key; missing keys get null.
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
