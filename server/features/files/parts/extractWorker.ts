import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';

/** Runs in a thread of its own: reports when the reader is loaded, then the document's text. */
const { bytes, extension } = z
  .object({ bytes: z.instanceof(Uint8Array), extension: z.enum(['pdf', 'docx']) })
  .parse(workerData);

async function read() {
  // Only the reader that is needed: loading both takes longer than reading a résumé.
  if (extension === 'pdf') {
    const { loadReader, openPdf, readPdf } = await import('./pdfText.ts');
    await loadReader();
    parentPort?.postMessage({ loaded: true });
    return readPdf(await openPdf(new Uint8Array(bytes)));
  }
  const { openDocx, readDocx } = await import('./docxText.ts');
  parentPort?.postMessage({ loaded: true });
  return readDocx(await openDocx(Buffer.from(bytes)));
}

parentPort?.postMessage(await read());
