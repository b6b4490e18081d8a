import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

/** Bytes that what `work` did still holds, while its result is held. */
export async function heapHeldBy(work: () => Promise<unknown>): Promise<number> {
  collect();
  const before = process.memoryUsage().heapUsed;
  const held = await work();
  collect();
  const after = process.memoryUsage().heapUsed;
  return held === undefined ? 0 : after - before;
}
