import { and, eq } from 'drizzle-orm';
import type { FileId } from '../../../../shared/ids/schema.ts';
import { files } from '../../../db/schema/files.ts';
import type { Deps } from '../../../deps.ts';
import { sha256 } from '../../../platform/crypto/vault.ts';
import { networkOf } from '../../../platform/limits/network.ts';
import type { ResumeExtension } from './checks.ts';

/**
 * Documents are read after their sender gets an answer. A task means one more file to read, but not which:
 * the reader takes the oldest file of the network that has used it least, so a flood doesn't delay other
 * networks' files.
 */
export const READ_TASK = 'files.read';

/** Reads a person's résumé or cover letter for danger; enqueued once its words are known and it belongs to them. */
export const DOCUMENT_TASK = 'files.letter-safety';

/** A new file isn't read while its bytes are being stored. */
const STORING_MS = 60_000;

/**
 * The fields of a new file's row that queue it; {@link queueForReader} follows once its bytes are stored. Old
 * Word files are never opened, so their text stays unknown.
 */
export function waitingForReader(extension: ResumeExtension, ip: string, now: Date) {
  return extension === 'doc'
    ? { textState: 'unreadable' as const }
    : {
        textState: 'waiting' as const,
        textLane: sha256(networkOf(ip)).slice(0, 32),
        textDueAt: new Date(now.getTime() + STORING_MS),
      };
}

/** The file's bytes are stored: it may be read from now on. */
export async function queueForReader(deps: Deps, id: FileId): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await tx
      .update(files)
      .set({ textDueAt: null })
      .where(and(eq(files.id, id), eq(files.textState, 'waiting')));
    await deps.queue.enqueue(tx, READ_TASK, {});
  });
}
