import { printPdf } from '../../../platform/pdf/printing.ts';
import type { MonthReport } from './reports.ts';

/** What employees can have as PDF. */
export type PrintJob = { kind: 'resource'; id: string } | { kind: 'report'; report: MonthReport };

const worker = new URL('./printWorker.ts', import.meta.url);

/** @throws DomainError('unavailable') when too many wait or it takes too long. */
export function print(job: PrintJob): Promise<Buffer> {
  return printPdf(worker, job);
}
