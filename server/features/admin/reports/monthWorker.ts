import { parentPort, workerData } from 'node:worker_threads';
import type { MonthReport } from '../../../../shared/monthReport.ts';
import { monthPdf } from './monthPdf.ts';

/** Runs in a thread of its own, started by `files.ts`, which provides `workerData`. */
const report: MonthReport = workerData;
parentPort?.postMessage(await monthPdf(report));
