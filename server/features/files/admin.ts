import { eq } from 'drizzle-orm';
import type { FileId } from '../../../shared/ids/schema.ts';
import type { Actor } from '../../actor.ts';
import { files, type TextState } from '../../db/schema/files.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { documentText, fileLink } from './service.ts';

type Opener = Actor & { sessionId: string };

/**
 * A short-lived link to any person's file; who opened which file is recorded. An unreadable or unread
 * document needs `unread`: HR has seen the warning.
 * @throws DomainError not_found, file_unread
 */
export async function adminFileLink(
  deps: Deps,
  actor: Opener,
  { fileId, unread }: { fileId: FileId; unread: boolean },
): Promise<{ url: string }> {
  const state = await recordOpening(deps, actor, fileId, (known) => unread || !isUnread(known));
  if (isUnread(state) && !unread) throw new DomainError('file_unread');
  return fileLink(deps, { fileId, sessionId: actor.sessionId });
}

/** A file's text, to read in the panel, and a link to its pages once they've been extracted. */
export async function adminFilePreview(
  deps: Deps,
  actor: Opener,
  fileId: FileId,
): Promise<{ url: string | null; text: string | null; state: TextState | null }> {
  const state = await recordOpening(deps, actor, fileId, () => true);
  const { text } = await documentText(deps, fileId);
  const url = isUnread(state) ? null : fileLink(deps, { fileId, sessionId: actor.sessionId }).url;
  return { url, text, state };
}

const isUnread = (state: TextState | null): boolean => state === 'waiting' || state === 'unreadable';

async function recordOpening(
  deps: Deps,
  actor: Opener,
  fileId: FileId,
  opens: (state: TextState | null) => boolean,
): Promise<TextState | null> {
  const [file] = await deps.db
    .select({ owner: files.candidateId, kind: files.kind, state: files.textState })
    .from(files)
    .where(eq(files.id, fileId));
  // Only that person may get the copy of their data.
  if (!file?.owner || file.kind === 'export') throw new DomainError('not_found');
  if (opens(file.state))
    await deps.audit.record(deps.db, {
      action: 'file.opened',
      actor,
      subject: { kind: 'file', id: fileId },
    });
  return file.state;
}
