import type { Deps } from '../../deps.ts';
import { closePassedJobs } from './admin.ts';

const CLOSE_TASK = 'jobs.close-passed';

/** Jobs close by themselves once their last day (UTC) is over. */
export function registerJobTasks(deps: Deps): void {
  deps.queue.register(
    CLOSE_TASK,
    { concurrency: 1, retries: 2, timeoutSeconds: 60, cron: '2 * * * *' },
    async () => {
      await closePassedJobs(deps);
    },
  );
}
