import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { openDocx, readDocx } from './docxText.ts';
import { openPdf, readPdf } from './pdfText.ts';

/**
 * Runs beside the server's thread: a hostile file can only stop its own reader. Says first whether the file
 * opens at all, then what it says.
 */
const { file, extension } = z
  .object({ file: z.string(), extension: z.enum(['pdf', 'docx']) })
  .parse(workerData);
const bytes = await readFile(file);

async function read() {
  if (extension === 'pdf') {
    const pdf = await openPdf(new Uint8Array(bytes));
    parentPort?.postMessage({ opened: true });
    return readPdf(pdf);
  }
  const parts = await openDocx(bytes);
  parentPort?.postMessage({ opened: true });
  return readDocx(parts);
}

parentPort?.postMessage(await read());
