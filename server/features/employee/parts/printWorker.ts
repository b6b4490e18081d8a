import { parentPort, workerData } from 'node:worker_threads';
import type { PrintJob } from './print.ts';
import { reportPdf } from './reportPdf.ts';
import { resourcePdf } from './resourcePdf.ts';

/** Runs beside the server's thread; `print.ts` starts it and wrote `workerData`. */
const job: PrintJob = workerData;
parentPort?.postMessage(job.kind === 'resource' ? await resourcePdf(job.id) : await reportPdf(job.report));
