/** The iterable's items, with 'tick' whenever `ms` went by; stops with `signal`. */
export async function* withTicks<T>(
  source: AsyncIterable<T>,
  ms: number,
  signal: AbortSignal,
): AsyncGenerator<T | 'tick'> {
  const iterator = source[Symbol.asyncIterator]();
  let pending: Promise<IteratorResult<T>> | null = null;
  let timer: NodeJS.Timeout | undefined;
  try {
    yield 'tick';
    while (!signal.aborted) {
      pending ??= iterator.next();
      const tick = new Promise<'tick'>((resolve) => {
        timer = setTimeout(resolve, ms, 'tick');
      });
      const next = await Promise.race([pending, tick]);
      clearTimeout(timer);
      if (next === 'tick') {
        yield 'tick';
        continue;
      }
      pending = null;
      if (next.done) return;
      yield next.value;
    }
  } finally {
    clearTimeout(timer);
    await iterator.return?.();
  }
}
