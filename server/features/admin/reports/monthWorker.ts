import { parentPort, workerData } from 'node:worker_threads';
import type { MonthReport } from '../../../../shared/monthReport.ts';
import { monthPdf } from './monthPdf.ts';

/** Runs beside the server's thread; `files.ts` starts it and wrote `workerData`. */
const report: MonthReport = workerData;
parentPort?.postMessage(await monthPdf(report));
