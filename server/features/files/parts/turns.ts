import { DomainError } from '../../../errors.ts';

/** Work that takes turns: `take` waits for a place and answers with how to leave it. */
type Turns = {
  /** @throws DomainError('unavailable') when too many of the same network, or altogether, wait already. */
  take(network: string): Promise<() => void>;
};

/** Networks whose use is remembered. A crowd of more than these gets one fresh start. */
const REMEMBERED = 1_000;

/**
 * At most `places` at once. Next comes the network that has used the least time since everyone was last served: fifty costly
 * files of one come after the first file, and after each cheap one, of every other. A new network starts at half of what
 * each waiting one was given: its turn comes soon, but a stream of new ones can't hold back the waiting ones forever. `now` is
 * in milliseconds.
 */
export function createTurns(
  limits: { places: number; perNetwork: number; waiting: number },
  now: () => number,
): Turns {
  /** Waiting callers by network; among equals, the one that came first is next. */
  const lines = new Map<string, (() => void)[]>();
  /** Milliseconds used, or what a network started at. */
  const used = new Map<string, number>();
  let start = 0;
  let free = limits.places;
  let waiting = 0;

  const usedBy = (network: string): number => used.get(network) ?? 0;

  /** The waiting ones start again together, before later ones. */
  const forget = (): void => {
    used.clear();
    start = 0;
    for (const network of lines.keys()) used.set(network, start);
  };

  const callNext = (): void => {
    const [first, ...others] = lines;
    if (!first) {
      free++;
      if (free === limits.places) forget();
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
      if (used.size >= REMEMBERED) forget();
      if (!used.has(network)) used.set(network, start);
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
        const took = now() - started;
        used.set(network, usedBy(network) + took);
        start += took / 2 / (lines.size + (lines.has(network) ? 0 : 1));
        callNext();
      };
    },
  };
}
