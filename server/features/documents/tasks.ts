import type { Deps } from '../../deps.ts';
import { sweepBankCodes } from './parts/bankProof.ts';
import { sendReminders } from './parts/reminders.ts';

const REMIND_TASK = 'documents.remind';

/** Reminds people of documents that HR asked for, and deletes codes that have run out. */
export function registerDocumentTasks(deps: Deps): void {
  deps.queue.register(
    REMIND_TASK,
    { concurrency: 1, retries: 2, timeoutSeconds: 300, cron: '9 * * * *' },
    async () => {
      await sendReminders(deps);
      await sweepBankCodes(deps);
    },
  );
}
