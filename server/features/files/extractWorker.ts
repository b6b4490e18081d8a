import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { readDocx } from './docxText.ts';
import { readPdf } from './pdfText.ts';

/** Runs beside the server's thread: a hostile file can only stop its own reader. */
const { file, extension } = z
  .object({ file: z.string(), extension: z.enum(['pdf', 'docx']) })
  .parse(workerData);
const bytes = await readFile(file);
parentPort?.postMessage(extension === 'pdf' ? await readPdf(new Uint8Array(bytes)) : await readDocx(bytes));
