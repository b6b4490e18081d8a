import { parentPort, workerData } from 'node:worker_threads';
import type { PrintJob } from './print.ts';
import { reportPdf } from './reportPdf.ts';
import { resourcePdf } from './resourcePdf.ts';

/** Runs in a thread of its own, started by `print.ts`, which provides `workerData`. */
const job: PrintJob = workerData;
parentPort?.postMessage(job.kind === 'resource' ? await resourcePdf(job.id) : await reportPdf(job.report));
