import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';

/**
 * Runs beside the server's thread: a hostile file can only stop its own reader. Says first whether the file
 * opens at all, then what it says.
 */
const { file, extension } = z
  .object({ file: z.string(), extension: z.enum(['pdf', 'docx']) })
  .parse(workerData);
const bytes = await readFile(file);

/** The reader's word for a file that asks for a password. */
function isLocked(error: unknown): boolean {
  return error instanceof Error && error.name === 'PasswordException';
}

async function read() {
  // Only the reader that is needed: loading both takes longer than reading a résumé.
  if (extension === 'pdf') {
    const { openPdf, readPdf } = await import('./pdfText.ts');
    const pdf = await openPdf(new Uint8Array(bytes)).catch((error: unknown) => {
      if (isLocked(error)) parentPort?.postMessage({ locked: true });
      throw error;
    });
    parentPort?.postMessage({ opened: true, pages: pdf.numPages });
    return readPdf(pdf);
  }
  const { openDocx, readDocx } = await import('./docxText.ts');
  const parts = await openDocx(bytes);
  parentPort?.postMessage({ opened: true });
  return readDocx(parts);
}

parentPort?.postMessage(await read());
