import { parentPort } from 'node:worker_threads';
import { takePrintJob } from '../../../platform/pdf/printJob.ts';
import type { PrintJob } from './print.ts';
import { reportPdf } from './reportPdf.ts';
import { resourcePdf } from './resourcePdf.ts';

/** Runs in a thread of its own, started by `print.ts`, which provides the job. */
const job = takePrintJob<PrintJob>();
parentPort?.postMessage(job.kind === 'resource' ? await resourcePdf(job.id) : await reportPdf(job.report));
