import { eq } from 'drizzle-orm';
import type { FileId } from '../../../../shared/ids/schema.ts';
import { files } from '../../../db/schema/files.ts';
import type { Deps } from '../../../deps.ts';
import { PUBLIC_FORMS, raiseTextFlag, readTextInTask } from '../../../safety/service.ts';

/**
 * Checks a person's résumé or cover letter for danger and raises at most one flag for it. The document stays
 * where HR reads it; no prompt contains a letter, nor a résumé in which either reading finds something
 * (`resumeForModels`). Does nothing when the document is deleted or unassigned. Idempotent.
 * @throws AiError when a connected model is late, refuses or fails; the queue retries
 */
export async function readDocument(deps: Deps, fileId: FileId, signal: AbortSignal): Promise<void> {
  const [known] = await deps.db.select({ text: files.visibleText }).from(files).where(eq(files.id, fileId));
  const found = known?.text
    ? await readTextInTask(deps, known.text, { subject: PUBLIC_FORMS, signal })
    : null;
  if (!found) return;
  await deps.db.transaction(async (tx) => {
    // Locked, so that an erasure either takes the flag with it or leaves none to raise.
    const [file] = await tx
      .select({ candidateId: files.candidateId })
      .from(files)
      .where(eq(files.id, fileId))
      .for('update');
    if (!file?.candidateId) return;
    if (found.raisedBy === 'model') {
      await tx.update(files).set({ textWithheld: true }).where(eq(files.id, fileId));
    }
    await raiseTextFlag(deps, tx, found, {
      source: 'application',
      candidateId: file.candidateId,
      idempotencyKey: fileId,
    });
  });
}
