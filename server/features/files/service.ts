import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline, type Readable } from 'node:stream';
import { and, eq, inArray, isNull, lt, ne, or, type SQL } from 'drizzle-orm';
import type { UploadedFile } from '../../../shared/files/uploaded.ts';
import { type CandidateId, FileId } from '../../../shared/ids/schema.ts';
import { DAY_MS } from '../../../shared/time/durations.ts';
import type { Tx } from '../../db/client.ts';
import { type FileKind, files, type TextState } from '../../db/schema/files.ts';
import type { Deps } from '../../deps.ts';
import { DomainError, toDomainError } from '../../errors.ts';
import { randomToken, sameSecret, sha256 } from '../../platform/crypto/vault.ts';
import { readSafety } from '../../safety/reading.ts';
import { checkMagic, type ResumeExtension, resumeExtension, resumeMimes, scanFile } from './parts/checks.ts';
import { inspectDocument } from './parts/inspect/inspect.ts';
import { DOCUMENT_TASK, queueForReader, waitingForReader } from './parts/readerLine.ts';
import { cleanName, createMeasure, storeCounted, storeFile, uploads, writeScratch } from './parts/scratch.ts';

const LINK_MS = 5 * 60_000;
const ORPHAN_MS = DAY_MS;
/** Hash of a file whose bytes were deleted earlier in the transaction that removes its row. */
const BYTES_GONE = 'gone';

type Upload = { name: string; body: Readable; truncated: () => boolean; ip: string };

/**
 * Stores a résumé: streamed to a scratch file, checked against its name and what a résumé may contain,
 * scanned if a scanner is set, then stored under a generated name. Its text is read afterwards. A failure
 * leaves nothing behind.
 * @throws DomainError file_empty, file_too_large, file_type, file_mismatch, file_broken, file_locked,
 *   file_active, storage_full …
 */
export function receiveResume(deps: Deps, upload: Upload): Promise<UploadedFile> {
  return receiveDocument(deps, upload, 'resume');
}

/** The same for a cover letter. */
export function receiveCoverLetter(deps: Deps, upload: Upload): Promise<UploadedFile> {
  return receiveDocument(deps, upload, 'cover_letter');
}

async function receiveDocument(
  deps: Deps,
  input: Upload,
  kind: 'resume' | 'cover_letter',
): Promise<UploadedFile> {
  await deps.limits.hit(uploads, input.ip);
  const name = cleanName(input.name);
  const extension = resumeExtension(name);
  const scratch = await mkdtemp(path.join(tmpdir(), 'longtable-upload-'));
  try {
    const file = path.join(scratch, `upload.${extension}`);
    const { size, hash } = await writeScratch(file, input.body);
    if (input.truncated()) throw new DomainError('file_too_large', { limit: '10 MB' });
    if (size === 0) throw new DomainError('file_empty');
    await checkMagic(file, extension);
    await inspectDocument({ file, ip: input.ip }, extension);
    if (deps.env.CLAMAV_HOST) await scanFile(deps.env.CLAMAV_HOST, file);

    const stored = { kind, extension, name, mime: resumeMimes[extension], size, hash, ip: input.ip };
    return { ...(await storeUpload(deps, createReadStream(file), stored)), name, size };
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

type StoredUpload = {
  kind: 'resume' | 'cover_letter';
  extension: ResumeExtension;
  name: string;
  mime: string;
  size: number;
  hash: string;
  ip: string;
};

/** Stores the bytes of an upload without an application yet, and queues it for reading. */
async function storeUpload(
  deps: Deps,
  body: Readable,
  { kind, extension, name, mime, size, hash, ip }: StoredUpload,
): Promise<Sent> {
  const id = FileId.parse(deps.clock.uuid());
  const token = randomToken(deps.clock);
  const folder = kind === 'resume' ? 'resume' : 'cover-letter';
  const storageKey = `temporary/${folder}/${deps.clock.now().getTime()}_${randomToken(deps.clock, 9)}.${extension}`;
  const row = {
    id,
    kind,
    storageKey,
    name,
    mime,
    size,
    sha256: hash,
    uploadTokenHash: sha256(token),
    createdAt: deps.clock.now(),
    ...waitingForReader(extension, ip, deps.clock.now()),
  };
  await storeCounted(deps, body, row, ip);
  if (extension !== 'doc') await queueForReader(deps, id);
  return { id, token };
}

type Claim = { id: FileId; token: string; candidateId: CandidateId };

/**
 * Gives an uploaded file to the person who applies with it. The token proves that the one who applies is the
 * one who uploaded; asking again for the same person is fine.
 * @throws DomainError('file_gone')
 */
export async function claimResume(deps: Deps, tx: Tx, input: Claim): Promise<void> {
  await claim(deps, tx, { ...input, kind: 'resume' }, 'file_gone');
}

/**
 * The same for a cover letter. Answers with its name.
 * @throws DomainError('cover_letter_gone')
 */
export async function claimCoverLetter(deps: Deps, tx: Tx, input: Claim): Promise<{ name: string }> {
  const file = await claim(deps, tx, { ...input, kind: 'cover_letter' }, 'cover_letter_gone');
  return { name: file.name };
}

/** The same for an ID document submitted with the form. @throws DomainError('file_gone') */
export async function claimIdDocument(deps: Deps, tx: Tx, input: Claim): Promise<void> {
  await claim(deps, tx, { ...input, kind: 'id_document' }, 'file_gone');
}

/**
 * The same for another document that HR asked for. It's uploaded as an ID is, and kept beside it from here on.
 * @throws DomainError('file_gone')
 */
export async function claimOtherDocument(deps: Deps, tx: Tx, input: Claim): Promise<void> {
  const { id } = await claim(deps, tx, { ...input, kind: 'id_document' }, 'file_gone');
  await tx.update(files).set({ kind: 'other_document' }).where(eq(files.id, id));
}

async function claim(
  deps: Deps,
  tx: Tx,
  input: Claim & { kind: FileKind },
  gone: 'file_gone' | 'cover_letter_gone',
): Promise<typeof files.$inferSelect> {
  const [file] = await tx
    .select()
    .from(files)
    .where(and(eq(files.id, input.id), eq(files.kind, input.kind)))
    .for('update');
  const proven = file?.uploadTokenHash ? sameSecret(file.uploadTokenHash, sha256(input.token)) : false;
  if (!file || !proven || (file.candidateId !== null && file.candidateId !== input.candidateId)) {
    throw new DomainError(gone);
  }
  await tx
    .update(files)
    .set({ candidateId: input.candidateId, claimedAt: deps.clock.now() })
    .where(eq(files.id, file.id));
  // What it says is read for danger once it's known, here or when its reader is done.
  if (file.textState === 'read') await deps.queue.enqueue(tx, DOCUMENT_TASK, { fileId: file.id });
  return file;
}

type Sent = { id: FileId; token: string };

/**
 * The upload for an application. One that already belongs to another record is copied for its sender, who can
 * prove the upload: the answer to an application was lost, and its address was corrected before it was sent
 * again. Each record keeps a file of its own, so erasing one leaves the other intact. `owner`: the
 * application's record, null for a new one. An unusable file is returned as it is; claiming it reports the
 * reason.
 */
export async function uploadToApplyWith(
  deps: Deps,
  sent: Sent,
  { kind, owner, ip }: { kind: 'resume' | 'cover_letter'; owner: CandidateId | null; ip: string },
): Promise<Sent> {
  const [file] = await deps.db
    .select()
    .from(files)
    .where(and(eq(files.id, sent.id), eq(files.kind, kind)));
  const proven = file?.uploadTokenHash ? sameSecret(file.uploadTokenHash, sha256(sent.token)) : false;
  if (!file || !proven || file.candidateId === null || file.candidateId === owner) return sent;
  const { name, mime, size, sha256: hash } = file;
  const extension = resumeExtension(name);
  const { body } = await openStored(deps, file.id);
  return storeUpload(deps, body, { kind, extension, name, mime, size, hash, ip });
}

/**
 * Removes a person's files, all of them or those of one kind, but `except`. Bytes go first: a row whose bytes are gone is
 * found again when the caller's transaction is repeated.
 */
export async function removeFiles(
  deps: Deps,
  tx: Tx,
  { candidateId, kind, except }: { candidateId: CandidateId; kind?: FileKind; except?: FileId },
): Promise<void> {
  const owned = and(
    eq(files.candidateId, candidateId),
    kind ? eq(files.kind, kind) : undefined,
    except ? ne(files.id, except) : undefined,
  );
  await remove(deps, tx, owned);
}

/** Removes these files, also those without an owner; bytes first, as {@link removeFiles} does. */
export async function removeFilesById(deps: Deps, tx: Tx, ids: readonly FileId[]): Promise<void> {
  if (ids.length > 0) await remove(deps, tx, inArray(files.id, [...ids]));
}

async function remove(deps: Deps, tx: Tx, which: SQL | undefined): Promise<void> {
  const rows = await tx.select().from(files).where(which).for('update');
  for (const file of rows) {
    if (file.sha256 !== BYTES_GONE) await deps.storage.delete(file);
    await tx.delete(files).where(eq(files.id, file.id));
  }
}

/**
 * Deletes the bytes of a person's files and of these. The rows stay locked until the caller removes them, in the same
 * transaction but after it has taken locks that others wait for: a file store may be slow.
 */
export async function deleteBytes(
  deps: Deps,
  tx: Tx,
  { candidateId, ids }: { candidateId: CandidateId | null; ids: readonly FileId[] },
): Promise<void> {
  const which = or(
    candidateId ? eq(files.candidateId, candidateId) : undefined,
    ids.length > 0 ? inArray(files.id, [...ids]) : undefined,
  );
  if (!which) return;
  const rows = await tx.select().from(files).where(which).for('update');
  for (const file of rows) {
    await deps.storage.delete(file);
    // A statement for each, so that the transaction is never idle for long.
    await tx.update(files).set({ sha256: BYTES_GONE }).where(eq(files.id, file.id));
  }
}

/** A copy of a person's data whose bytes are stored, but which isn't anyone's yet. */
export type StoredCopy = { id: FileId; size: number; hash: string };

/**
 * Stores the bytes of a copy of a person’s data; {@link claimCopy} finishes it. Interrupted, or never claimed, it's swept like
 * an upload without an application.
 */
export async function storeCopy(deps: Deps, archive: Readable): Promise<StoredCopy> {
  const id = FileId.parse(deps.clock.uuid());
  const createdAt = deps.clock.now();
  const storageKey = `exports/${createdAt.getTime()}_${randomToken(deps.clock, 18)}.zip`;
  const { through, figures } = createMeasure();
  // A failure of either end ends both; `storeFile` reports it.
  const body = pipeline(archive, through, () => {});
  await storeFile(deps, body, {
    id,
    kind: 'export',
    storageKey,
    name: 'my-data.zip',
    mime: 'application/zip',
    size: 0,
    sha256: '',
    createdAt,
  });
  return { id, ...figures() };
}

/** Gives a copy to the record it's about, or to none where an account has no record. */
export async function claimCopy(
  deps: Deps,
  tx: Tx,
  { id, size, hash }: StoredCopy,
  candidateId: CandidateId | null,
): Promise<void> {
  await tx
    .update(files)
    .set({ size, sha256: hash, candidateId, claimedAt: deps.clock.now() })
    .where(eq(files.id, id));
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
 * Opens a file for a link's holder.
 * @throws DomainError link_expired (also for a link of another session), not_found
 */
export async function openFile(
  deps: Deps,
  input: { fileId: FileId; expires: number; signature: string; sessionIds: string[] },
): Promise<OpenedFile> {
  const fresh = input.expires > deps.clock.now().getTime();
  const checks = input.sessionIds.map((sessionId) =>
    deps.vault.verify(LINK, linkText({ fileId: input.fileId, sessionId }, input.expires), input.signature),
  );
  const proven = (await Promise.all(checks)).includes(true);
  if (!fresh || !proven) throw new DomainError('link_expired');
  return openStored(deps, input.fileId);
}

type OpenedFile = { name: string; mime: string; size: number; body: Readable };

/** A file's bytes, for callers that have checked the right to them. @throws DomainError('not_found') */
export async function openStored(deps: Deps, fileId: FileId): Promise<OpenedFile> {
  for (let known: string | null = null; ; ) {
    const [file] = await deps.db.select().from(files).where(eq(files.id, fileId));
    if (!file) throw new DomainError('not_found');
    try {
      const body = await deps.storage.get(file);
      return { name: file.name, mime: file.mime, size: file.size, body };
    } catch (error) {
      // It may have been encrypted, and so moved, between the two reads.
      if (toDomainError(error)?.code !== 'not_found' || known === file.storageKey) throw error;
      known = file.storageKey;
    }
  }
}

/**
 * Removes uploads without an application after a day. Each row stays locked until its bytes are deleted, so
 * that an application at this moment either keeps the file or is told that it's gone.
 */
export async function sweepOrphans(deps: Deps): Promise<number> {
  const due = and(
    isNull(files.candidateId),
    // A copy for an account without a record has no record, but is claimed once it's complete.
    or(ne(files.kind, 'export'), isNull(files.claimedAt)),
    lt(files.createdAt, new Date(deps.clock.now().getTime() - ORPHAN_MS)),
  );
  const orphans = await deps.db.select({ id: files.id }).from(files).where(due).limit(500);
  let swept = 0;
  for (const { id } of orphans) {
    const sweep = deps.db.transaction(async (tx) => {
      const [file] = await tx
        .select({ storageKey: files.storageKey, spareKey: files.spareKey })
        .from(files)
        .where(and(eq(files.id, id), due))
        .for('update', { skipLocked: true });
      if (!file) return 0;
      await deps.storage.delete(file);
      await tx.delete(files).where(eq(files.id, id));
      return 1;
    });
    // One that can't be deleted, such as a locked object, mustn't keep the others.
    swept += await sweep.catch((error: unknown) => {
      deps.log.warn({ err: error, fileId: id }, 'deleting an unused upload failed');
      return 0;
    });
  }
  return swept;
}

/** The file's visible text, and whether it could be read. @throws DomainError('not_found') */
export async function documentText(
  deps: Deps,
  fileId: FileId,
): Promise<ReadableText & { state: TextState | null }> {
  const [file] = await deps.db
    .select({ text: files.visibleText, withheld: files.textWithheld, state: files.textState })
    .from(files)
    .where(eq(files.id, fileId));
  if (!file) throw new DomainError('not_found');
  return file;
}

/** `withheld`: a connected model found something in it. */
type ReadableText = { text: string | null; withheld: boolean };

/** A résumé's text for a prompt: null when either reading found something in it that people alone read. */
export function resumeForModels({ text, withheld }: ReadableText): string | null {
  return text !== null && (withheld || readSafety(text)) ? null : text;
}
