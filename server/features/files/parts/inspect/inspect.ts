import { readFile } from 'node:fs/promises';
import { DomainError } from '../../../../errors.ts';
import { networkOf } from '../../../../platform/limits/network.ts';
import type { ResumeExtension } from '../checks.ts';
import { createTurns } from '../turns.ts';
import { checkDoc } from './doc.ts';
import { checkDocx } from './docx.ts';
import { checkPdf } from './pdf.ts';

/** Two files in memory at a time, of 10 MB and what they may unpack to. */
const turns = createTurns({ places: 2, perNetwork: 20, waiting: 200 }, () => performance.now());
const ID_PAGES_MAX = 10;

type Upload = { file: string; ip: string };

/**
 * Checks a document before its sender gets an answer (quality S16): the structure of its kind, a bounded size
 * inside, and nothing that runs or loads another file. Its text is read later.
 * @throws DomainError file_broken, file_locked, file_mismatch, file_active, unavailable
 */
export function inspectDocument(upload: Upload, extension: ResumeExtension): Promise<void> {
  return inTurn(upload, async (bytes) => {
    if (extension === 'pdf') await checkPdf(bytes);
    else if (extension === 'docx') await checkDocx(bytes);
    else checkDoc(bytes);
  });
}

/** The same for a PDF of an ID. @throws DomainError as above, and id_too_big_inside */
export function inspectIdPdf(upload: Upload): Promise<void> {
  return inTurn(upload, async (bytes) => {
    const { pages } = await checkPdf(bytes);
    if (pages !== null && pages > ID_PAGES_MAX) throw new DomainError('id_too_big_inside');
  });
}

async function inTurn(upload: Upload, check: (bytes: Buffer) => Promise<void>): Promise<void> {
  const leave = await turns.take(networkOf(upload.ip));
  try {
    await check(await readFile(upload.file));
  } finally {
    leave();
  }
}
