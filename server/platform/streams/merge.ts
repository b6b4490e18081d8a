/** One item of a merged stream, with its source's name. */
type Named<T> = { source: string; item: T };

/**
 * Several endless streams as one; it ends with the first of them. Written out like the bus's own iterator,
 * because a generator that waits inside could not be ended from outside.
 */
export function merge<T>(sources: Readonly<Record<string, AsyncIterable<T>>>): AsyncIterable<Named<T>> {
  type Entry = { source: string; iterator: AsyncIterator<T>; waiting: boolean };
  const entries = Object.entries(sources).map(
    ([source, iterable]): Entry => ({ source, iterator: iterable[Symbol.asyncIterator](), waiting: false }),
  );
  /** Items that haven't been passed on yet, in order of arrival. */
  const arrived: { entry: Entry; step: Promise<IteratorResult<T>> }[] = [];
  let wake = (): void => {};
  const wait = (entry: Entry): void => {
    entry.waiting = true;
    const step = entry.iterator.next();
    const onArrived = (): void => {
      arrived.push({ entry, step });
      wake();
    };
    // Once per item: racing it against each item of the others would leak listeners on a quiet stream.
    step.then(onArrived, onArrived);
  };
  const end = async (): Promise<IteratorResult<Named<T>>> => {
    await Promise.all(entries.map(({ iterator }) => iterator.return?.()));
    return { done: true, value: undefined };
  };
  const next = async (): Promise<IteratorResult<Named<T>>> => {
    for (const entry of entries) if (!entry.waiting) wait(entry);
    for (;;) {
      const first = arrived.shift();
      if (first) {
        first.entry.waiting = false;
        const result = await first.step;
        return result.done
          ? end()
          : { done: false, value: { source: first.entry.source, item: result.value } };
      }
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  return { [Symbol.asyncIterator]: () => ({ next, return: end }) };
}
