import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type postgres from 'postgres';
import { ZipFile } from 'yazl';
import { z } from 'zod';
import { migrationsOf, rowsOut, type Table, tablesOf, waitingTasks } from './backupTables.ts';
import type { Clock } from './clock.ts';
import type { Vault } from './crypto.ts';
import { type FileStore, OBJECTS_LOCK } from './fileStore.ts';
import { keyUse } from './rotateKeys.ts';

/**
 * A backup's manifest. Keys are named by id and fingerprint; the keys themselves are included on request
 * only.
 */
export const Manifest = z.strictObject({
  format: z.literal(1),
  createdAt: z.string(),
  migrations: z.array(z.string()),
  tables: z.record(z.string(), z.strictObject({ rows: z.number(), sha256: z.string() })),
  files: z.record(z.string(), z.strictObject({ size: z.number(), sha256: z.string() })),
  /** Rows whose objects were already missing. */
  missingFiles: z.array(z.string()),
  tasks: z.number(),
  /** Keys used for encrypted values in this backup. */
  keys: z.array(z.strictObject({ id: z.string(), fingerprint: z.string().nullable() })),
});
export type Manifest = z.infer<typeof Manifest>;

export const entryNames = { manifest: 'manifest.json', tasks: 'tasks.json', keys: 'encryption-keys' };
export const tableEntry = (table: string): string => `database/${table}.jsonl`;
export const fileEntry = (key: string): string => `files/${key}`;

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
 * copied as stored, encrypted. The archive gets its name once it's complete; an interrupted backup leaves no
 * file of that name.
 * @throws Error when the target can't be written.
 */
export function writeBackup(
  parts: BackupParts,
  target: string,
  options: { keysFile?: string } = {},
): Promise<Manifest> {
  return holdingObjects(parts.sql, () => write(parts, target, options));
}

async function write(parts: BackupParts, target: string, options: { keysFile?: string }): Promise<Manifest> {
  const folder = await mkdtemp(path.join(path.dirname(path.resolve(target)), '.backup-'));
  try {
    const dump = await dumpDatabase(parts, folder);
    const manifest: Manifest = {
      format: 1,
      createdAt: parts.clock.now().toISOString(),
      migrations: dump.migrations,
      tables: dump.tables,
      files: {},
      missingFiles: [],
      tasks: dump.tasks.length,
      keys: dump.keys,
    };
    const zip = new ZipFile();
    const part = path.join(folder, 'archive.zip');
    const output = new PassThrough();
    zip.on('error', (error) => output.destroy(error instanceof Error ? error : new Error(String(error))));
    zip.outputStream.pipe(output);
    const written = pipeline(output, createWriteStream(part, { mode: 0o600 }));
    for (const table of Object.keys(dump.tables)) zip.addFile(path.join(folder, table), tableEntry(table));
    for (const file of dump.files) {
      if (!(await parts.storage.objects.exists(file.key))) {
        manifest.missingFiles.push(file.key);
        continue;
      }
      manifest.files[file.key] = { size: file.size, sha256: file.sha256 };
      // One at a time: opened only when the archive is ready for it.
      zip.addReadStreamLazy(fileEntry(file.key), { compress: false }, (done) => {
        parts.storage.objects.get(file.key).then(
          (stream) => done(null, stream),
          (error: unknown) => zip.emit('error', error),
        );
      });
    }
    zip.addBuffer(Buffer.from(JSON.stringify(dump.tasks)), entryNames.tasks);
    if (options.keysFile)
      zip.addBuffer(await readFile(options.keysFile), entryNames.keys, { mode: 0o100600 });
    zip.addBuffer(Buffer.from(JSON.stringify(manifest, null, 2)), entryNames.manifest);
    zip.end();
    await written;
    await rename(part, target);
    return manifest;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function keysInUse(sql: postgres.ISql, vault: Vault): Promise<Manifest['keys']> {
  const known = new Map(vault.keys().map(({ id, fingerprint }) => [id, fingerprint]));
  return [...(await keyUse(sql)).keys()].map((id) => ({ id, fingerprint: known.get(id) ?? null }));
}

type StoredFile = { key: string; size: number; sha256: string };

/** All tables as they were at one moment. */
async function dumpDatabase({ sql, vault }: BackupParts, folder: string) {
  return sql.begin('isolation level repeatable read read only', async (tx) => {
    await tx`set local statement_timeout = 0`;
    await tx`set local idle_in_transaction_session_timeout = 0`;
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
export async function checksums(sql: postgres.Sql): Promise<Record<string, string>> {
  return sql.begin('isolation level repeatable read read only', async (tx) => {
    await tx`set local statement_timeout = 0`;
    const sums: Record<string, string> = {};
    for (const table of await tablesOf(tx)) {
      const hash = createHash('sha256');
      for await (const chunk of rowsOut(tx, table)) hash.update(chunk);
      sums[table.name] = hash.digest('hex');
    }
    return sums;
  });
}
