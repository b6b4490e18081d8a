import { DomainError } from '../../../errors.ts';

/** Work that takes turns: `take` waits for a place and answers with how to leave it. */
type Turns = {
  /** @throws DomainError('unavailable') when too many of the same network, or altogether, wait already. */
  take(network: string): Promise<() => void>;
};

/**
 * At most `places` at once. Networks take turns, however much each of them has waiting: fifty files of one
 * come after the first file of every other.
 */
export function createTurns(limits: { places: number; perNetwork: number; waiting: number }): Turns {
  /** Waiting callers by network; the next network comes first. */
  const lines = new Map<string, (() => void)[]>();
  let free = limits.places;
  let waiting = 0;

  const leave = (): void => {
    const [next] = lines;
    if (!next) {
      free++;
      return;
    }
    const [network, line] = next;
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
      let left = false;
      return () => {
        if (left) return;
        left = true;
        leave();
      };
    },
  };
}
