import { Worker } from 'node:worker_threads';
import { changedBrand } from '../../../shared/company/brand.ts';
import { DomainError } from '../../errors.ts';
import { companyLogo } from '../settings/companyLogo.ts';
import type { PrintData } from './printJob.ts';

/** Setting a busy month takes a second or two of a processor; far more means that something hangs. */
const PRINT_MS = 60_000;
const WAITING_MAX = 20;

let printing = false;
const waiting: (() => void)[] = [];

/**
 * Renders a PDF in a thread of its own, so that chats don't wait for it and its 60 MB are released; one at a
 * time, because it uses a full core. `worker` is the thread's program; it reads `job` as its data and returns
 * the bytes.
 * @throws DomainError('unavailable') when too many wait or it takes too long.
 */
export async function printPdf(worker: URL, job: object): Promise<Buffer> {
  if (printing) {
    if (waiting.length >= WAITING_MAX) throw new DomainError('unavailable');
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  printing = true;
  try {
    return await inThread(worker, job);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else printing = false;
  }
}

function inThread(program: URL, job: object): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(program, {
      workerData: { job, brand: changedBrand(), logos: companyLogo() } satisfies PrintData<object>,
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    const finish = (settle: () => void): void => {
      clearTimeout(timer);
      // The next thread starts after this one has exited.
      void worker.terminate().then(settle);
    };
    const timer = setTimeout(() => finish(() => reject(new DomainError('unavailable'))), PRINT_MS);
    worker.once('message', (bytes: Uint8Array) => finish(() => resolve(Buffer.from(bytes))));
    worker.once('error', (error) => finish(() => reject(error)));
  });
}
