/** One item of a merged stream, with its source's name. */
type Named<T> = { source: string; item: T };

/**
 * Several endless streams as one; it ends with the first of them. Written out like the bus's own iterator,
 * because a generator that waits inside could not be ended from outside.
 */
export function merge<T>(sources: Readonly<Record<string, AsyncIterable<T>>>): AsyncIterable<Named<T>> {
  type Step = { entry: Entry; result: IteratorResult<T> };
  type Entry = { source: string; iterator: AsyncIterator<T>; pending: Promise<Step> | null };
  const entries = Object.entries(sources).map(
    ([source, iterable]): Entry => ({ source, iterator: iterable[Symbol.asyncIterator](), pending: null }),
  );
  const step = async (entry: Entry): Promise<Step> => ({ entry, result: await entry.iterator.next() });
  const end = async (): Promise<IteratorResult<Named<T>>> => {
    await Promise.all(entries.map(({ iterator }) => iterator.return?.()));
    return { done: true, value: undefined };
  };
  const next = async (): Promise<IteratorResult<Named<T>>> => {
    for (const entry of entries) entry.pending ??= step(entry);
    const pending = entries.map((entry) => entry.pending ?? step(entry));
    const { entry, result } = await Promise.race(pending);
    entry.pending = null;
    return result.done ? end() : { done: false, value: { source: entry.source, item: result.value } };
  };
  return { [Symbol.asyncIterator]: () => ({ next, return: end }) };
}
