import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream, rmSync } from 'node:fs';
import { mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough, type Readable, Transform } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import type postgres from 'postgres';
import { ZipFile } from 'yazl';
import { z } from 'zod';
import { LONG_READ, liftLimits } from '../../db/longRead.ts';
import type { Clock } from '../clock.ts';
import { keyUseIn } from '../crypto/rotateKeys.ts';
import type { Vault } from '../crypto/vault.ts';
import { type FileStore, OBJECTS_LOCK } from '../storage/fileStore.ts';
import type { Storage } from '../storage/storage.ts';
import { migrationsOf, rowsOut, type Table, tablesOf, waitingTasks } from './tables.ts';

/**
 * A backup's manifest. Keys are named by id and fingerprint; the keys themselves are included on request
 * only.
 */
export const Manifest = z.strictObject({
  format: z.literal(1),
  /** Just before the snapshot. */
  createdAt: z.string(),
  migrations: z.array(z.string()),
  tables: z.record(z.string(), z.strictObject({ rows: z.number(), sha256: z.string() })),
  files: z.record(z.string(), z.strictObject({ size: z.number(), sha256: z.string() })),
  /** Files that storage should have and doesn't. */
  missingFiles: z.array(z.string()),
  /** Files that were deleted while the archive was written, and uploads that were never finished. */
  deletedFiles: z.array(z.string()).default([]),
  tasks: z.number(),
  /** Keys used for encrypted values in this backup. */
  keys: z.array(z.strictObject({ id: z.string(), fingerprint: z.string().nullable() })),
});
export type Manifest = z.infer<typeof Manifest>;

export const entryNames = { manifest: 'manifest.json', tasks: 'tasks.json', keys: 'encryption-keys' };
export const tableEntry = (table: string): string => `database/${table}.jsonl`;
export const fileEntry = (key: string): string => `files/${key}`;

/** How the folder of an unfinished backup is called. */
const DRAFT = '.longtable-backup-';
/** Another backup to the same place writes all the time; one that hasn't for so long was killed, here or on another machine. */
const LEFTOVER_MS = 60 * 60_000;

type Options = { withKeys?: boolean; signal?: AbortSignal };
type BackupParts = { sql: postgres.Sql; storage: FileStore; vault: Vault; clock: Clock };

/**
 * While unencrypted files of older versions are being encrypted, their objects stay where the snapshot says
 * they are.
 */
async function holdingObjects<T>(sql: postgres.Sql, work: () => Promise<T>): Promise<T> {
  const connection = await sql.reserve();
  try {
    await connection`select pg_advisory_lock_shared(hashtextextended(${OBJECTS_LOCK}, 0))`;
    try {
      return await work();
    } finally {
      await connection`select pg_advisory_unlock_shared(hashtextextended(${OBJECTS_LOCK}, 0))`;
    }
  } finally {
    connection.release();
  }
}

/**
 * Writes database, files, and key ids into one ZIP archive, from one snapshot, while the app runs. Files are
 * copied as stored, encrypted; the manifest names those that are gone. Tables and archive are in a hidden folder beside the
 * target until the archive is complete and gets its name; an end or a signal removes the folder. What a killed backup leaves
 * there is removed by the next one.
 * @throws Error when the target can't be written.
 */
export function writeBackup(parts: BackupParts, target: string, options: Options = {}): Promise<Manifest> {
  return holdingObjects(parts.sql, () => write(parts, target, options));
}

async function write(
  parts: BackupParts,
  target: string,
  { withKeys = false, signal }: Options,
): Promise<Manifest> {
  const parent = path.dirname(path.resolve(target));
  await removeLeftovers(parent, parts.clock);
  const folder = await mkdtemp(path.join(parent, DRAFT));
  const createdAt = parts.clock.now().toISOString();
  let archive: ReturnType<typeof openArchive> | undefined;
  // At once, because a statement that waits for a lock doesn't notice that its connection has ended.
  const stop = (): void => rmSync(folder, { recursive: true, force: true });
  signal?.addEventListener('abort', stop);
  try {
    const dump = await dumpDatabase(parts, folder);
    const part = path.join(folder, 'archive.zip');
    archive = openArchive(part);
    for (const table of Object.keys(dump.tables))
      await archive.add(tableEntry(table), createReadStream(path.join(folder, table)), { compress: true });
    const files: Manifest['files'] = {};
    for (const { key, size, sha256 } of dump.files) {
      const stream = await openObject(parts.storage.objects, key);
      if (!stream) continue;
      await archive.add(fileEntry(key), stream, { compress: false });
      files[key] = { size, sha256 };
    }
    const gone = dump.files.map(({ key }) => key).filter((key) => !files[key]);
    const missingFiles = await missingAmong(parts.sql, gone);
    const manifest: Manifest = {
      format: 1,
      createdAt,
      migrations: dump.migrations,
      tables: dump.tables,
      files,
      missingFiles,
      deletedFiles: gone.filter((key) => !missingFiles.includes(key)),
      tasks: dump.tasks.length,
      keys: dump.keys,
    };
    const { zip } = archive;
    zip.addBuffer(Buffer.from(JSON.stringify(dump.tasks)), entryNames.tasks);
    if (withKeys)
      zip.addBuffer(Buffer.from(`${parts.vault.exportKeys()}\n`), entryNames.keys, { mode: 0o100600 });
    zip.addBuffer(Buffer.from(JSON.stringify(manifest, null, 2)), entryNames.manifest);
    zip.end();
    await archive.written;
    await rename(part, target);
    return manifest;
  } finally {
    signal?.removeEventListener('abort', stop);
    archive?.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes folders of killed backups: the whole database as plain files. Another user's may stay; that's no reason to fail. */
async function removeLeftovers(parent: string, clock: Clock): Promise<void> {
  const names = (await readdir(parent).catch(() => [])).filter((name) => name.startsWith(DRAFT));
  for (const folder of names.map((name) => path.join(parent, name))) {
    const files = await readdir(folder).catch(() => []);
    const written = await Promise.all(
      [folder, ...files.map((name) => path.join(folder, name))].map((file) =>
        stat(file).then(
          ({ mtimeMs }) => mtimeMs,
          () => 0,
        ),
      ),
    );
    if (Math.max(...written) < clock.now().getTime() - LEFTOVER_MS)
      await rm(folder, { recursive: true, force: true }).catch(() => {});
  }
}

/** A ZIP archive on its way to a file. */
function openArchive(file: string) {
  const zip = new ZipFile();
  const output = new PassThrough();
  zip.on('error', (error) => output.destroy(error instanceof Error ? error : new Error(String(error))));
  zip.outputStream.pipe(output);
  const written = pipeline(output, createWriteStream(file, { mode: 0o600 }));
  // A failure between two entries is met by the next one.
  written.catch(() => {});
  return {
    zip,
    written,
    close: () => void output.destroy(),
    /** Ends with the entry, so that only one stream is open at a time. */
    async add(entry: string, stream: Readable, options: { compress: boolean }): Promise<void> {
      try {
        zip.addReadStream(stream, entry, options);
        await Promise.race([finished(stream), written]);
      } finally {
        stream.destroy();
      }
    },
  };
}

/** The stored bytes, ready to be read; null when they're gone. */
async function openObject(objects: Storage, key: string): Promise<Readable | null> {
  try {
    const stream = await objects.get(key);
    // It may also go between being found and being opened.
    await once(stream, 'readable');
    return stream;
  } catch (error) {
    if (await objects.exists(key)) throw error;
    return null;
  }
}

/** Which of these files should be there: their rows still are, and they're no unfinished uploads. */
async function missingAmong(sql: postgres.Sql, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  // A deletion removes the bytes before it commits, so this waits for one that's under way.
  const rows = await sql<{ key: string }[]>`
    select storage_key as key from files
    where storage_key = any(${[...keys]}) and claimed_at is not null order by storage_key for share`;
  return rows.map(({ key }) => key);
}

async function keysInUse(tx: postgres.TransactionSql, vault: Vault): Promise<Manifest['keys']> {
  const known = new Map(vault.keys().map(({ id, fingerprint }) => [id, fingerprint]));
  return [...(await keyUseIn(tx)).keys()].map((id) => ({ id, fingerprint: known.get(id) ?? null }));
}

type StoredFile = { key: string; size: number; sha256: string };

/** All tables as they were at one moment. */
async function dumpDatabase({ sql, vault }: BackupParts, folder: string) {
  return sql.begin(LONG_READ, async (tx) => {
    await liftLimits(tx);
    const tables: Manifest['tables'] = {};
    for (const table of await tablesOf(tx)) tables[table.name] = await dumpTable(tx, table, folder);
    // A file without a checksum is a copy of a person's data being written right now; it's made again after a
    // restore.
    const files = await tx<
      StoredFile[]
    >`select storage_key as key, size, sha256 from files where sha256 <> '' order by storage_key`;
    return {
      tables,
      files,
      tasks: await waitingTasks(tx),
      migrations: await migrationsOf(tx),
      keys: await keysInUse(tx, vault),
    };
  });
}

async function dumpTable(tx: postgres.TransactionSql, table: Table, folder: string) {
  const hash = createHash('sha256');
  let rows = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      for (const byte of chunk) if (byte === 10) rows++;
      done(null, chunk);
    },
  });
  const out = createWriteStream(path.join(folder, table.name), { mode: 0o600 });
  await pipeline(rowsOut(tx, table), measure, out);
  return { rows, sha256: hash.digest('hex') };
}

/** The current checksum of every table; equal data gives equal sums. */
export async function checksums(tx: postgres.TransactionSql): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  for (const table of await tablesOf(tx)) {
    const hash = createHash('sha256');
    for await (const chunk of rowsOut(tx, table)) hash.update(chunk);
    sums[table.name] = hash.digest('hex');
  }
  return sums;
}
