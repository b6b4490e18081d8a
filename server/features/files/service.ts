import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { and, eq, isNull, lt, ne, or } from 'drizzle-orm';
import type { UploadedFile } from '../../../shared/files.ts';
import { type CandidateId, FileId } from '../../../shared/ids.ts';
import type { Tx } from '../../db/client.ts';
import { type FileKind, files } from '../../db/schema/files.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { randomToken, sameSecret, sha256 } from '../../platform/crypto.ts';
import { checkMagic, resumeExtension, resumeMimes, scanFile } from './checks.ts';
import { readResume } from './reader.ts';
import { cleanName, storeFile, uploads, writeScratch } from './scratch.ts';

const LINK_MS = 5 * 60_000;
const ORPHAN_MS = 24 * 3_600_000;

/**
 * Takes in a résumé: streamed to a scratch file, held against its name, scanned when a scanner is set, read,
 * then stored under a name of ours. On any failure nothing stays behind.
 * @throws DomainError file_empty, file_too_large, file_type, file_mismatch, file_broken, file_locked, storage_full …
 */
export async function receiveResume(
  deps: Deps,
  input: { name: string; body: Readable; truncated: () => boolean; ip: string },
): Promise<UploadedFile> {
  await deps.limits.hit(uploads, input.ip);
  const name = cleanName(input.name);
  const extension = resumeExtension(name);
  const scratch = await mkdtemp(path.join(tmpdir(), 'longtable-upload-'));
  try {
    const file = path.join(scratch, `resume.${extension}`);
    const { size, hash } = await writeScratch(file, input.body);
    if (input.truncated()) throw new DomainError('file_too_large', { limit: '10 MB' });
    if (size === 0) throw new DomainError('file_empty');
    await checkMagic(file, extension);
    if (deps.env.CLAMAV_HOST) await scanFile(deps.env.CLAMAV_HOST, file);
    const text = await readResume(file, extension);

    const id = FileId.parse(deps.clock.uuid());
    const token = randomToken(deps.clock);
    const storageKey = `temporary/resume/${deps.clock.now().getTime()}_${randomToken(deps.clock, 9)}.${extension}`;
    await storeFile(deps, createReadStream(file), {
      id,
      kind: 'resume',
      storageKey,
      name,
      mime: resumeMimes[extension],
      size,
      sha256: hash,
      uploadTokenHash: sha256(token),
      visibleText: text?.visible || null,
      hiddenText: text?.hidden || null,
      createdAt: deps.clock.now(),
    });
    // Old Word files are never opened, so nothing is known of them.
    return extension === 'doc'
      ? { id, token, name, size }
      : { id, token, name, size, readable: !!text?.visible };
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

type Claim = { id: FileId; token: string; candidateId: CandidateId };

/**
 * Gives an uploaded file to the person who applies with it. The token proves that the one who applies is the
 * one who uploaded; asking again for the same person is fine.
 * @throws DomainError('file_gone')
 */
export function claimResume(deps: Deps, tx: Tx, input: Claim): Promise<void> {
  return claim(deps, tx, { ...input, kind: 'resume' });
}

/** The same for an ID document that is handed in with the form. @throws DomainError('file_gone') */
export function claimIdDocument(deps: Deps, tx: Tx, input: Claim): Promise<void> {
  return claim(deps, tx, { ...input, kind: 'id_document' });
}

async function claim(deps: Deps, tx: Tx, input: Claim & { kind: FileKind }): Promise<void> {
  const [file] = await tx
    .select()
    .from(files)
    .where(and(eq(files.id, input.id), eq(files.kind, input.kind)))
    .for('update');
  const proven = file?.uploadTokenHash ? sameSecret(file.uploadTokenHash, sha256(input.token)) : false;
  if (!file || !proven || (file.candidateId !== null && file.candidateId !== input.candidateId)) {
    throw new DomainError('file_gone');
  }
  await tx
    .update(files)
    .set({ candidateId: input.candidateId, claimedAt: deps.clock.now() })
    .where(eq(files.id, file.id));
}

/** Removes all files of one kind of a person but one: bytes first, so that a broken try is repeated. */
export async function removeFiles(
  deps: Deps,
  tx: Tx,
  input: { candidateId: CandidateId; kind: FileKind; except?: FileId },
): Promise<void> {
  const owned = await tx
    .select()
    .from(files)
    .where(and(eq(files.candidateId, input.candidateId), eq(files.kind, input.kind)))
    .for('update');
  for (const file of owned) {
    if (file.id === input.except) continue;
    await deps.storage.delete(file.storageKey);
    await tx.delete(files).where(eq(files.id, file.id));
  }
}

/** A link that opens one file for five minutes, in the session it was made for and no other. */
export function fileLink(deps: Deps, input: { fileId: FileId; sessionId: string }): { url: string } {
  const expires = deps.clock.now().getTime() + LINK_MS;
  return { url: `/files/${input.fileId}?expires=${expires}&signature=${signature(deps, input, expires)}` };
}

const LINK = 'file link';
const linkText = (input: { fileId: FileId; sessionId: string }, expires: number): string =>
  `${input.fileId} ${input.sessionId} ${expires}`;

function signature(deps: Deps, input: { fileId: FileId; sessionId: string }, expires: number): string {
  return deps.vault.sign(LINK, linkText(input, expires));
}

/**
 * Opens a file for the holder of a link.
 * @throws DomainError link_expired (also for a link of another session), not_found
 */
export async function openFile(
  deps: Deps,
  input: { fileId: FileId; expires: number; signature: string; sessionIds: string[] },
): Promise<{ name: string; mime: string; size: number; body: Readable }> {
  const fresh = input.expires > deps.clock.now().getTime();
  const checks = input.sessionIds.map((sessionId) =>
    deps.vault.verify(LINK, linkText({ fileId: input.fileId, sessionId }, input.expires), input.signature),
  );
  const proven = (await Promise.all(checks)).includes(true);
  if (!fresh || !proven) throw new DomainError('link_expired');
  const [file] = await deps.db.select().from(files).where(eq(files.id, input.fileId));
  if (!file) throw new DomainError('not_found');
  return { name: file.name, mime: file.mime, size: file.size, body: await deps.storage.get(file.storageKey) };
}

/**
 * Removes uploads that nobody applied with within a day. Each row stays locked until its bytes are gone, so
 * that someone who applies at this very moment either keeps the file or is told that it is gone.
 */
export async function sweepOrphans(deps: Deps): Promise<number> {
  const due = and(
    isNull(files.candidateId),
    // A copy for an account without a record belongs to nobody's record, but is claimed once it is whole.
    or(ne(files.kind, 'export'), isNull(files.claimedAt)),
    lt(files.createdAt, new Date(deps.clock.now().getTime() - ORPHAN_MS)),
  );
  const orphans = await deps.db.select({ id: files.id }).from(files).where(due).limit(500);
  let swept = 0;
  for (const { id } of orphans) {
    swept += await deps.db.transaction(async (tx) => {
      const [file] = await tx
        .select({ storageKey: files.storageKey })
        .from(files)
        .where(and(eq(files.id, id), due))
        .for('update', { skipLocked: true });
      if (!file) return 0;
      await deps.storage.delete(file.storageKey);
      await tx.delete(files).where(eq(files.id, id));
      return 1;
    });
  }
  return swept;
}

/** What a reader of the file sees, as text; null when it could not be read. */
export async function visibleResume(deps: Deps, fileId: FileId): Promise<string | null> {
  const [file] = await deps.db.select({ text: files.visibleText }).from(files).where(eq(files.id, fileId));
  return file?.text ?? null;
}
