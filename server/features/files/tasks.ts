import type { Deps } from '../../deps.ts';
import { sweepScratch } from './scratch.ts';
import { sweepOrphans } from './service.ts';

const SWEEP_TASK = 'files.sweep';

/** Clears out uploads that were never applied with. */
export function registerFileTasks(deps: Deps): void {
  deps.queue.register(
    SWEEP_TASK,
    { concurrency: 1, retries: 0, timeoutSeconds: 300, cron: '41 * * * *' },
    async () => {
      await sweepOrphans(deps);
      await sweepScratch(deps.clock.now());
    },
  );
}
