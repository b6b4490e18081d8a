import { PrivacyRequestId } from '../../../shared/ids/schema.ts';
import type { Deps } from '../../deps.ts';
import { fulfil, fulfilLate, keepApproval } from './parts/fulfil.ts';
import { FULFIL_TASK } from './parts/requests.ts';
import { runRetention } from './parts/retention.ts';

const RETENTION_TASK = 'privacy.retention';
const LATE_TASK = 'privacy.late';

/** People's requests, and the nightly run that deletes what may not be kept any longer. */
export function registerPrivacyTasks(deps: Deps): void {
  deps.queue.register<{ requestId: string; approved?: string }>(
    FULFIL_TASK,
    { concurrency: 1, retries: 20, timeoutSeconds: 600, maxRetryDelaySeconds: 600 },
    async ({ requestId, approved }) => {
      const id = PrivacyRequestId.parse(requestId);
      // Tasks of the previous version carry HR's approval themselves. Remove this in the next version.
      if (approved === 'yes') await keepApproval(deps, id);
      await fulfil(deps, id);
    },
  );
  deps.queue.register(
    LATE_TASK,
    { concurrency: 1, retries: 0, timeoutSeconds: 3_000, cron: '11 * * * *' },
    (_data, { signal }) => fulfilLate(deps, signal),
  );
  deps.queue.register(
    RETENTION_TASK,
    { concurrency: 1, retries: 2, timeoutSeconds: 3_000, cron: '23 3 * * *' },
    async (_data, { signal }) => {
      const { people, failed } = await runRetention(deps, signal);
      if (people > 0) deps.log.info({ people }, 'retention deleted people past their retention period');
      if (failed > 0)
        throw new Error(`Retention failed for ${failed} records; the next attempt tries them again`);
      // What a stop left undone is next attempt's work.
      signal.throwIfAborted();
    },
  );
}
