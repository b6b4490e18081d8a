import { setImmediate as turn } from 'node:timers/promises';

const SLICE_MS = 8;

/** Lets other requests run now and then: `await` it between the steps of a long check. */
export function slices(): () => Promise<void> {
  let started = performance.now();
  return async () => {
    if (performance.now() - started < SLICE_MS) return;
    await turn();
    started = performance.now();
  };
}
