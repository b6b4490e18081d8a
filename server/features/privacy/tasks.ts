import { PrivacyRequestId } from '../../../shared/ids/schema.ts';
import type { Deps } from '../../deps.ts';
import { fulfil } from './parts/fulfil.ts';
import { FULFIL_TASK } from './parts/requests.ts';
import { runRetention } from './parts/retention.ts';

const RETENTION_TASK = 'privacy.retention';

/** People's requests, and the nightly run that deletes what may not be kept any longer. */
export function registerPrivacyTasks(deps: Deps): void {
  deps.queue.register<{ requestId: string; approved?: string }>(
    FULFIL_TASK,
    { concurrency: 1, retries: 20, timeoutSeconds: 600, maxRetryDelaySeconds: 600 },
    ({ requestId, approved }) =>
      fulfil(deps, PrivacyRequestId.parse(requestId), { approved: approved === 'yes' }),
  );
  deps.queue.register(
    RETENTION_TASK,
    { concurrency: 1, retries: 2, timeoutSeconds: 3_000, cron: '23 3 * * *' },
    async (_data, { signal }) => {
      const { people, failed } = await runRetention(deps, signal);
      if (people > 0) deps.log.info({ people }, 'retention deleted people past their retention period');
      if (failed > 0)
        throw new Error(`Retention failed for ${failed} records; the next attempt tries them again`);
    },
  );
}
