import type { Clock } from '../clock.ts';
import { createCallGate } from './callGate.ts';

/** Thrown instead of work that there is no room for. */
export class Busy extends Error {
  override name = 'Busy';
}

/**
 * Pages rendered at once, and the limit for waiting ones: at a few milliseconds a page, the wait stays under
 * a second.
 */
const AT_ONCE = 8;
const WAITING = 64;

export type RenderGate = {
  /** Does `work` when the caller has some allowance left and there is room. @throws Busy */
  run<T>(caller: string, work: () => Promise<T>): Promise<T>;
};

/**
 * Limits page rendering to what the process can handle. One caller with many addresses runs out of the
 * allowance of {@link createCallGate}; many callers together run out of waiting places.
 */
export function createRenderGate(clock: Clock, { atOnce = AT_ONCE, waiting = WAITING } = {}): RenderGate {
  const callers = createCallGate(clock);
  const queue: (() => void)[] = [];
  let running = 0;
  const enter = async (): Promise<void> => {
    if (running < atOnce) {
      running++;
      return;
    }
    if (queue.length >= waiting) throw new Busy();
    // The next waiter gets the place.
    await new Promise<void>((resolve) => queue.push(resolve));
  };
  const leave = (): void => {
    const next = queue.shift();
    if (next) next();
    else running--;
  };
  return {
    async run(caller, work) {
      try {
        callers.take(caller);
      } catch {
        throw new Busy();
      }
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
