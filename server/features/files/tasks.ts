import { z } from 'zod';
import { FileId } from '../../../shared/ids/schema.ts';
import type { Deps } from '../../deps.ts';
import { readDocument } from './parts/documents.ts';
import { ENCRYPT_TASK, encryptStored, startEncrypting } from './parts/encrypting.ts';
import { DOCUMENT_TASK, READ_TASK } from './parts/readerLine.ts';
import { readNextFile, wakeReaders } from './parts/reading.ts';
import { sweepScratch } from './parts/scratch.ts';
import { sweepOrphans } from './service.ts';

const SWEEP_TASK = 'files.sweep';
const DocumentData = z.object({ fileId: FileId });

/** Reads uploads, removes unused ones, and encrypts plain files of older versions. */
export function registerFileTasks(deps: Deps): void {
  deps.queue.register(
    READ_TASK,
    { concurrency: 1, retries: 3, timeoutSeconds: 60 },
    async (_, { signal }) => {
      await readNextFile(deps, signal);
    },
  );
  deps.queue.register(
    DOCUMENT_TASK,
    // Several at once: while one waits for the model, others can be flagged by the built-in readings.
    { concurrency: 4, retries: 8, timeoutSeconds: 60 },
    async (data, { signal }) => readDocument(deps, DocumentData.parse(data).fileId, signal),
  );
  deps.queue.register(
    SWEEP_TASK,
    { concurrency: 1, retries: 0, timeoutSeconds: 300, cron: '41 * * * *' },
    async () => {
      const steps = await Promise.allSettled([
        sweepOrphans(deps),
        sweepScratch(deps.clock.now()),
        wakeReaders(deps),
        // Retries a file whose encryption failed.
        startEncrypting(deps),
      ]);
      const failures = steps.flatMap((step) => (step.status === 'rejected' ? [step.reason] : []));
      // The queue logs the one that's thrown.
      for (const err of failures.slice(1)) deps.log.error({ err }, 'another step of the file sweep failed');
      if (failures.length > 0) throw failures[0];
    },
  );
  deps.queue.register(
    ENCRYPT_TASK,
    { concurrency: 1, retries: 3, timeoutSeconds: 300 },
    async (_data, { signal }) => {
      await encryptStored(deps, signal);
    },
  );
}
