import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import JSZip from 'jszip';
import { files } from '../../server/db/schema/files.ts';
import type { FileId } from '../../shared/ids/schema.ts';
import type { TestDeps } from './deps.ts';
import { docxResume } from './documents.ts';

/** What a test looks at after an upload. */

export async function fileRow(deps: TestDeps, id: FileId) {
  return (await deps.db.select().from(files).where(eq(files.id, id)))[0];
}

/** Names of the files that lie in storage. */
export async function storedFiles(deps: TestDeps): Promise<string[]> {
  const folder = path.join(deps.dataDir, 'files');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

/** A DOCX with something else inside than Word would write. */
export async function tamperedDocx(change: (zip: JSZip) => void): Promise<Buffer> {
  const zip = await JSZip.loadAsync(await docxResume({ visible: ['Fine.'] }));
  change(zip);
  return zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' });
}
