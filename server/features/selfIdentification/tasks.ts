import type { Deps } from '../../deps.ts';
import { sweepLinks } from './service.ts';

/** Links of applications are kept for a day; every night those that ran out go. */
export function registerSelfIdentificationTasks(deps: Deps): void {
  deps.queue.register(
    'selfIdentification.sweep',
    { concurrency: 1, retries: 2, timeoutSeconds: 300, cron: '41 3 * * *' },
    () => sweepLinks(deps),
  );
}
