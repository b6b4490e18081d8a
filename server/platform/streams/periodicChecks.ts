/** Checks closer together than this aren't worth sharing. */
const SHARED_FROM_MS = 2_000;

/**
 * Time of the check after `now`: the next full `ms` of this process, so that streams check at the same time
 * and share one lookup. The wait is never longer than `ms`.
 */
export function nextCheck(now: number, ms: number): number {
  return ms < SHARED_FROM_MS ? now + ms : (Math.floor(now / ms) + 1) * ms;
}

/**
 * The iterable's items, with 'check' first and then at least every `ms`, however many items arrive in between:
 * rights are checked then, and a busy stream must not outlive them. Stops with `signal`.
 */
export async function* withChecks<T>(
  source: AsyncIterable<T>,
  ms: number,
  signal: AbortSignal,
): AsyncGenerator<T | 'check'> {
  const iterator = source[Symbol.asyncIterator]();
  let pending: Promise<IteratorResult<T>> | null = null;
  let arrived = false;
  let wake = (): void => {};
  const onArrived = (): void => {
    arrived = true;
    wake();
  };
  let timer: NodeJS.Timeout | undefined;
  try {
    yield 'check';
    let dueAt = nextCheck(performance.now(), ms);
    while (!signal.aborted) {
      if (!pending) {
        arrived = false;
        pending = iterator.next();
        // Once per item: racing it against each check would leak listeners on a quiet stream.
        pending.then(onArrived, onArrived);
      }
      const left = Math.max(0, dueAt - performance.now());
      if (left > 0 && !arrived)
        await new Promise<void>((resolve) => {
          wake = resolve;
          timer = setTimeout(resolve, left);
        });
      clearTimeout(timer);
      if (left === 0 || !arrived) {
        yield 'check';
        dueAt = nextCheck(performance.now(), ms);
        continue;
      }
      const next = await pending;
      pending = null;
      if (next.done) return;
      yield next.value;
    }
  } finally {
    clearTimeout(timer);
    await iterator.return?.();
  }
}

/**
 * The iterable's items while `allowed` returns true, checked first and then every `ms`. It ends without an error;
 * `lost` is called first, so the source of the items can be stopped.
 */
export async function* whileAllowed<T>(
  source: AsyncIterable<T>,
  rights: { allowed: () => Promise<boolean>; ms: number; lost: () => void },
  signal: AbortSignal,
): AsyncGenerator<T> {
  const boxed = (async function* () {
    for await (const item of source) yield { item };
  })();
  for await (const next of withChecks(boxed, rights.ms, signal)) {
    if (next !== 'check') yield next.item;
    else if (!(await rights.allowed())) {
      rights.lost();
      return;
    }
  }
}
