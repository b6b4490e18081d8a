import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type postgres from 'postgres';
import { type Entry, open, type ZipFile } from 'yauzl';
import { z } from 'zod';
import { sinceInitial } from '../../db/history.ts';
import { liftLimits } from '../../db/longRead.ts';
import { MissingKey, type Vault } from '../crypto/vault.ts';
import type { Queue } from '../queue/queue.ts';
import { DecryptionFailed } from '../storage/fileCipher.ts';
import type { FileStore, StoredFile } from '../storage/fileStore.ts';
import { checksums, entryNames, fileEntry, Manifest, tableEntry } from './backup.ts';
import {
  advanceSequences,
  emptyTables,
  migrationsOf,
  rowsIn,
  tablesOf,
  triggers,
  WaitingTask,
} from './tables.ts';

/** An open backup. */
type Archive = {
  manifest: Manifest;
  /** The key file, when it was put into the backup. */
  keys: string | null;
  read(entry: string): Promise<Readable>;
  close(): void;
};

/** @throws Error with a readable message when the file isn't a backup of this product. */
export async function openBackup(file: string): Promise<Archive> {
  const zip = await new Promise<ZipFile>((resolve, reject) => {
    open(file, { lazyEntries: true, autoClose: false }, (error, opened) =>
      error || !opened ? reject(error ?? new Error(`Can’t open ${file}`)) : resolve(opened),
    );
  });
  const entries = new Map<string, Entry>();
  await new Promise<void>((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.on('end', () => resolve());
    zip.on('error', reject);
    zip.readEntry();
  });
  const read = (name: string): Promise<Readable> =>
    new Promise((resolve, reject) => {
      const entry = entries.get(name);
      if (!entry) return reject(new Error(`${name} is missing from the backup`));
      zip.openReadStream(entry, (error, stream) =>
        error || !stream ? reject(error ?? new Error(`Can’t read ${name}`)) : resolve(stream),
      );
    });
  const manifest = Manifest.parse(JSON.parse(await text(await read(entryNames.manifest))));
  const keys = entries.has(entryNames.keys) ? await text(await read(entryNames.keys)) : null;
  return { manifest, keys, read, close: () => zip.close() };
}

/** Tables that a database in use has rows in. */
const usedTables = ['candidates', 'users', 'mails', 'audit_log'];

export async function isInUse(sql: postgres.Sql | postgres.TransactionSql): Promise<boolean> {
  for (const name of usedTables) {
    const [row] = await sql<{ some: boolean }[]>`select exists (select 1 from ${sql(name)}) as some`;
    if (row?.some) return true;
  }
  return false;
}

/**
 * Loads a backup into a freshly migrated, empty database and its storage, and compares every checksum. Files and
 * waiting tasks belong to the transaction of the rows: a failed restore leaves the database empty, so that no app
 * starts on half of it and it can be repeated. Files it has stored by then stay and are overwritten, because the
 * storage may be the one the backup was made from. The queue must be open.
 * @throws Error with a sentence when the database is in use, made by another version, or a key is missing.
 */
export async function restoreBackup(
  parts: { sql: postgres.Sql; storage: FileStore; vault: Vault; queue: Queue },
  archive: Archive,
): Promise<void> {
  const { manifest } = archive;
  checkKeys(parts.vault, manifest);
  const tasks = z.array(WaitingTask).parse(JSON.parse(await text(await archive.read(entryNames.tasks))));
  await parts.sql.begin(async (tx) => {
    await liftLimits(tx);
    const applied = await migrationsOf(tx);
    if (JSON.stringify(applied) !== JSON.stringify(sinceInitial(manifest.migrations)))
      throw new Error('Another version made this backup. Restore it with that version, then update.');
    if (await isInUse(tx))
      throw new Error('This database is in use. You can only restore a backup into an empty one.');
    const tables = await tablesOf(tx);
    await triggers(tx, tables, false);
    await emptyTables(tx, tables);
    for (const table of tables) {
      if (manifest.tables[table.name]) await rowsIn(tx, table, await archive.read(tableEntry(table.name)));
    }
    await advanceSequences(tx);
    await triggers(tx, tables, true);
    for (const [key, { sha256 }] of Object.entries(manifest.files))
      await restoreFile(tx, parts.storage, archive, { key, sha256 });
    await compare(tx, manifest);
    await parts.queue.adopt(
      tx,
      tasks.map(({ dueAt, ...task }) => ({ ...task, dueAt: new Date(dueAt) })),
    );
  });
}

/** Compares fingerprints, because two keys may share an id. */
function checkKeys(vault: Vault, manifest: Manifest): void {
  const known = vault.keys().map(({ id, fingerprint }) => `${id} ${fingerprint}`);
  const missing = manifest.keys.filter(
    ({ id, fingerprint }) => fingerprint !== null && !known.includes(`${id} ${fingerprint}`),
  );
  if (missing.length > 0)
    throw new Error(
      `The backup needs encryption keys that are missing here: ${missing.map(({ id }) => id).join(', ')}. ` +
        'Copy the file encryption-keys from the old data folder, or set ENCRYPTION_KEYS.',
    );
}

/** Restores a stored file and decrypts it to compare its content. */
async function restoreFile(
  tx: postgres.TransactionSql,
  storage: FileStore,
  archive: Archive,
  { key, sha256 }: { key: string; sha256: string },
): Promise<void> {
  await storage.objects.put(key, await archive.read(fileEntry(key)));
  const [file] = await tx<StoredFile[]>`
    select id, storage_key as "storageKey", file_key as "fileKey", spare_key as "spareKey"
    from files where storage_key = ${key}`;
  if (!file) throw new Error(`The backup has the file ${key} without its record`);
  const different = new Error(`The file ${key} differs after restoring`);
  const hash = createHash('sha256');
  try {
    for await (const chunk of await storage.get(file)) hash.update(chunk);
  } catch (error) {
    // Its key was lost before the backup, so its content can't be compared or read.
    if (error instanceof MissingKey) return;
    throw error instanceof DecryptionFailed ? different : error;
  }
  if (hash.digest('hex') !== sha256) throw different;
}

async function compare(tx: postgres.TransactionSql, manifest: Manifest): Promise<void> {
  const now = await checksums(tx);
  const wrong = Object.entries(manifest.tables).filter(([table, { sha256 }]) => now[table] !== sha256);
  if (wrong.length > 0)
    throw new Error(`These tables differ after restoring: ${wrong.map(([table]) => table).join(', ')}`);
}
