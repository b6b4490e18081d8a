import type { Deps } from '../../deps.ts';
import { REMOVE_TASK, removeDemoContent } from './admin.ts';

/** Hundreds of people take a while to erase. */
export function registerDemoTasks(deps: Deps): void {
  deps.queue.register(
    REMOVE_TASK,
    { concurrency: 1, retries: 5, timeoutSeconds: 900 },
    async (_data, { signal }) => {
      await removeDemoContent(deps, { signal });
    },
  );
}
