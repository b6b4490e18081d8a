import { parentPort } from 'node:worker_threads';
import type { MonthReport } from '../../../../shared/reports/month.ts';
import { takePrintJob } from '../../../platform/pdf/printJob.ts';
import { monthPdf } from './monthPdf.ts';

/** Runs in its own thread, started by `files.ts`, which provides the job. */
const report = takePrintJob<MonthReport>();
parentPort?.postMessage(await monthPdf(report));
