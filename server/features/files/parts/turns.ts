import { DomainError } from '../../../errors.ts';

/** Work that takes turns: `take` waits for a place and answers with how to leave it. */
type Turns = {
  /** @throws DomainError('unavailable') when too many of the same network, or altogether, wait already. */
  take(network: string): Promise<() => void>;
};

/** Networks whose use is remembered. A crowd of more than these shares one fresh start. */
const REMEMBERED = 1_000;

/**
 * At most `places` at once. Next comes the network that has used the least time since everyone was last served: fifty costly
 * files of one come after the first file, and after each cheap one, of every other. `now` is in milliseconds.
 */
export function createTurns(
  limits: { places: number; perNetwork: number; waiting: number },
  now: () => number,
): Turns {
  /** Waiting callers by network; among equals, the one that came first is next. */
  const lines = new Map<string, (() => void)[]>();
  /** Milliseconds used. */
  const used = new Map<string, number>();
  let free = limits.places;
  let waiting = 0;

  const usedBy = (network: string): number => used.get(network) ?? 0;

  const callNext = (): void => {
    const [first, ...others] = lines;
    if (!first) {
      free++;
      if (free === limits.places) used.clear();
      return;
    }
    const [network, line] = others.reduce((a, b) => (usedBy(b[0]) < usedBy(a[0]) ? b : a), first);
    const call = line.shift();
    lines.delete(network);
    if (line.length > 0) lines.set(network, line);
    waiting--;
    call?.();
  };

  return {
    async take(network) {
      if (free > 0) free--;
      else {
        const line = lines.get(network) ?? [];
        if (line.length >= limits.perNetwork || waiting >= limits.waiting)
          throw new DomainError('unavailable');
        waiting++;
        lines.set(network, line);
        await new Promise<void>((resolve) => line.push(resolve));
      }
      const started = now();
      let left = false;
      return () => {
        if (left) return;
        left = true;
        if (used.size >= REMEMBERED) used.clear();
        used.set(network, usedBy(network) + now() - started);
        callNext();
      };
    },
  };
}
