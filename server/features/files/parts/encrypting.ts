import { createHash } from 'node:crypto';
import path from 'node:path';
import { Transform } from 'node:stream';
import { and, asc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { FileId } from '../../../../shared/ids/schema.ts';
import type { Tx } from '../../../db/client.ts';
import { files } from '../../../db/schema/files.ts';
import type { Deps } from '../../../deps.ts';
import { randomToken } from '../../../platform/crypto/vault.ts';
import { OBJECTS_LOCK } from '../../../platform/storage/fileStore.ts';

/**
 * Encrypts files of older versions, one at a time and while people read them: encrypted bytes are written
 * beside the plain ones, the row switches to them, the plain ones are deleted. `spareKey` names the unused
 * object, so the next run finds whatever a crash left.
 */

export const ENCRYPT_TASK = 'files.seal';
/** A run ends before its task times out; the next one continues. */
const RUN_MS = 200_000;
const AGAIN_MS = 30_000;

const unencrypted = or(isNull(files.fileKey), isNotNull(files.spareKey));
type FileRow = typeof files.$inferSelect;
type Outcome = 'encrypted' | 'skipped' | 'busy';

/** Starts the task when there's something to encrypt. */
export async function startEncrypting(deps: Deps): Promise<void> {
  const [one] = await deps.db.select({ id: files.id }).from(files).where(unencrypted).limit(1);
  if (one) await deps.queue.enqueue(deps.db, ENCRYPT_TASK, {});
}

/**
 * Encrypts the remaining plain files. Yields to a backup or another process and continues later. An
 * incomplete file is left as it is; the log names it, and every later run retries it.
 */
export async function encryptStored(deps: Deps, signal: AbortSignal): Promise<{ encrypted: number }> {
  const end = performance.now() + RUN_MS;
  let encrypted = 0;
  for (let after: FileId | null = null; !signal.aborted; ) {
    const [next]: { id: FileId }[] = await deps.db
      .select({ id: files.id })
      .from(files)
      .where(and(unencrypted, after === null ? undefined : gt(files.id, after)))
      .orderBy(asc(files.id))
      .limit(1);
    if (!next) return { encrypted };
    const outcome = await encryptOne(deps, next.id).catch((error: unknown): Outcome => {
      deps.log.error({ err: error, file: next.id }, 'encrypting a stored file failed');
      return 'skipped';
    });
    if (outcome === 'busy' || performance.now() > end) break;
    if (outcome === 'encrypted') encrypted++;
    after = next.id;
  }
  await deps.queue.enqueue(
    deps.db,
    ENCRYPT_TASK,
    {},
    { dueAt: new Date(deps.clock.now().getTime() + AGAIN_MS) },
  );
  return { encrypted };
}

async function encryptOne(deps: Deps, id: FileId): Promise<Outcome> {
  await nameSpare(deps, id);
  const outcome = await deps.db.transaction(async (tx): Promise<Outcome> => {
    if (!(await objectsAreFree(tx))) return 'busy';
    const [file] = await tx.select().from(files).where(eq(files.id, id)).for('update', { skipLocked: true });
    // Without a checksum it's a copy for someone that's being made, or never was finished; the sweep takes it.
    if (!file || (file.fileKey === null && file.sha256 === '')) return 'skipped';
    if (file.fileKey === null) await switchOver(deps, tx, file);
    return 'encrypted';
  });
  if (outcome === 'encrypted') await dropSpare(deps, id);
  return outcome;
}

/** Before its first byte is written, the row names the place of the encrypted content. */
async function nameSpare(deps: Deps, id: FileId): Promise<void> {
  const [file] = await deps.db.select().from(files).where(eq(files.id, id));
  if (!file || file.fileKey !== null || file.spareKey !== null) return;
  const { dir, ext } = path.posix.parse(file.storageKey);
  const spareKey = `${dir}/${deps.clock.now().getTime()}_${randomToken(deps.clock, 18)}${ext}`;
  await deps.db
    .update(files)
    .set({ spareKey })
    .where(and(eq(files.id, id), isNull(files.fileKey), isNull(files.spareKey)));
}

/** @throws Error when the stored bytes aren't those of the upload; nothing has changed then. */
async function switchOver(deps: Deps, tx: Tx, file: FileRow): Promise<void> {
  const { id, storageKey, spareKey, sha256 } = file;
  if (spareKey === null) throw new Error('The file has no second object');
  const fileKey = await deps.storage.newKey(id);
  const hash = createHash('sha256');
  const measured = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      hash.update(chunk);
      next(null, chunk);
    },
  });
  const plain = await deps.storage.get(file);
  plain.on('error', (error) => measured.destroy(error));
  await deps.storage.put({ id, storageKey: spareKey, fileKey, spareKey: null }, plain.pipe(measured));
  if (hash.digest('hex') !== sha256) {
    await deps.storage.delete({ storageKey: spareKey, spareKey: null });
    throw new Error('The stored bytes differ from the upload');
  }
  await tx.update(files).set({ fileKey, storageKey: spareKey, spareKey: storageKey }).where(eq(files.id, id));
}

/** Deletes the plain bytes of an encrypted file. */
async function dropSpare(deps: Deps, id: FileId): Promise<void> {
  const [file] = await deps.db.select().from(files).where(eq(files.id, id));
  if (!file?.spareKey || file.fileKey === null) return;
  await deps.storage.delete({ storageKey: file.spareKey, spareKey: null });
  await deps.db
    .update(files)
    .set({ spareKey: null })
    .where(and(eq(files.id, id), eq(files.spareKey, file.spareKey), isNotNull(files.fileKey)));
}

/** Until the transaction ends; false during a backup or another process's run. */
async function objectsAreFree(tx: Tx): Promise<boolean> {
  const [row] = await tx.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${OBJECTS_LOCK}, 0)) as free`,
  );
  return row?.free === true;
}
