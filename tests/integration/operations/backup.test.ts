import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { commands } from '../../../scripts/admin/commands.ts';
import { files } from '../../../server/db/schema/files.ts';
import { linkAudit, verifyAudit } from '../../../server/platform/audit/chain.ts';
import { checksums, writeBackup } from '../../../server/platform/backup/backup.ts';
import { openBackup, restoreBackup } from '../../../server/platform/backup/restore.ts';
import { parentsFirst } from '../../../server/platform/backup/tables.ts';
import { createVault, parseKeys, sha256 } from '../../../server/platform/crypto/vault.ts';
import { createFileStore, type FileStore } from '../../../server/platform/storage/fileStore.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { wholeDatabase } from '../../support/everything.ts';
import { handedIn } from '../../support/handIn.ts';
import { applied, hired, shortlisted } from '../../support/stories.ts';

/** Belongs to another user, as far as removing it goes; tests may run as root, who may do anything. */
const FOREIGN = '.longtable-backup-foreign';
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  return {
    ...real,
    rm: async (...[target, options]: Parameters<typeof real.rm>) => {
      if (path.basename(String(target)) === FOREIGN)
        throw Object.assign(new Error('EACCES'), { code: 'EACCES' });
      await real.rm(target, options);
    },
  };
});

async function deps(): Promise<TestDeps> {
  const made = await testDeps();
  onTestFinished(() => made.close());
  return made;
}

async function archiveName(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'longtable-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return path.join(folder, 'backup.zip');
}

/** Of an applicant, and of an employee who handed in documents: the places of all files. */
async function withFiles(source: TestDeps): Promise<string[]> {
  await applied(source);
  await handedIn(source, await hired(source));
  const rows = await source.db.select({ key: files.storageKey }).from(files).orderBy(files.storageKey);
  expect(rows.length).toBeGreaterThan(2);
  return rows.map(({ key }) => key);
}

/** Runs a command of the console; what it printed, and the sentence it failed with. */
async function command(on: TestDeps, name: 'backup' | 'restore', file: string, { withKeys = false } = {}) {
  const said: string[] = [];
  const failure = await commands[name]
    ?.run({
      deps: on,
      sql: on.database.client,
      dataDir: on.dataDir,
      args: [file],
      options: { name: undefined, head: undefined, run: false, withKeys },
      signal: new AbortController().signal,
      say: (line) => said.push(line),
    })
    .then(
      () => null,
      (error: unknown) => String(error),
    );
  return { said: said.join('\n'), failure };
}

const sums = (of: TestDeps) => of.database.client.begin(checksums);
const people = (sql: TestDeps['database']['client']) => sql`select * from candidates order by id`;

async function backedUp(source: TestDeps, storage = source.storage): Promise<string> {
  const file = await archiveName();
  const { vault, clock } = source;
  await writeBackup({ sql: source.database.client, storage, vault, clock }, file);
  return file;
}

/** Into an empty database, with the keys of the source. */
async function restored(
  file: string,
  target: TestDeps,
  vault: TestDeps['vault'],
  objects = target.storage.objects,
): Promise<FileStore> {
  const archive = await openBackup(file);
  try {
    const { queue, clock } = target;
    const storage = createFileStore({ objects, vault, clock });
    await restoreBackup({ sql: target.database.client, storage, vault, queue }, archive);
    return storage;
  } finally {
    archive.close();
  }
}

describe('backup and restore', () => {
  it('give the same rows, files and tasks, by checksum, also with texts of every kind and large tables', async () => {
    const source = await deps();
    await shortlisted(
      source,
      await applied(source, {
        fullName: 'Ünïcode "quoted" \\ back\tslash 🙂 محمد',
        // As word processors and PDF viewers copy it.
        introduction:
          'I have helped customers for two years.\u2028I also write.\u2029And more on this below.',
      }),
    );
    const person = await hired(source);
    await handedIn(source, person);
    // More than fits into one packet, and emails with bodies of many kilobytes.
    await source.database.client`insert into settings (key, value, updated_at)
      select 'bulk ' || g, to_jsonb(repeat(md5(g::text), 300)), now() from generate_series(1, 700) g`;
    await linkAudit(source);
    const chain = await verifyAudit(source.database.client);
    expect(chain).toMatchObject({ broken: null, waiting: 0 });
    const file = await backedUp(source);
    const target = await deps();
    const storage = await restored(file, target, source.vault);
    const before = await sums(source);
    expect(await sums(target)).toEqual(before);
    expect(Object.keys(before).length).toBeGreaterThan(20);
    expect(await people(target.database.client)).toEqual(await people(source.database.client));
    const keys = await source.database.client<{ storage_key: string }[]>`select storage_key from files`;
    expect(keys.length).toBeGreaterThan(2);
    for (const { storage_key } of keys) {
      const bytes = (from: TestDeps) => readFile(path.join(from.dataDir, 'files', storage_key));
      expect(await bytes(target)).toEqual(await bytes(source));
    }
    // And what was sealed before the backup opens after it.
    for (const row of await target.db.select().from(files))
      expect(sha256(await buffer(await storage.get(row)))).toBe(row.sha256);
    expect(await verifyAudit(target.database.client, chain.head)).toEqual(chain);
    // The audit log goes on counting, and still refuses changes.
    await target.audit.record(target.db, {
      action: 'job.closed',
      actor: 'system',
    });
    await expect(target.database.client`delete from audit_log`).rejects.toThrow(/insert-only/);
  });

  it('refuse a database in use, keys that are not the ones, another version, and a changed archive', async () => {
    const source = await deps();
    await applied(source);
    const file = await backedUp(source);
    const target = await deps();
    const other = createVault([{ id: 'test', key: crypto.getRandomValues(new Uint8Array(32)) }]);
    await expect(restored(file, target, other)).rejects.toThrow(/keys that are missing here: test/);
    await expect(restored(file, source, source.vault)).rejects.toThrow(/in use/);
    await target.database
      .client`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 1)`;
    await expect(restored(file, target, source.vault)).rejects.toThrow(/Another version/);
    const bytes = await readFile(file);
    await writeFile(file, bytes.subarray(0, bytes.length - 40));
    await expect(restored(file, target, source.vault)).rejects.toThrow();
    expect(await wholeDatabase(target.database.client)).not.toContain('candidates {');
  });

  it('are made beside what another user’s backup has left, which only they can remove', async () => {
    const source = await deps();
    const file = await archiveName();
    const left = path.join(path.dirname(file), FOREIGN);
    await mkdir(left);
    await utimes(left, 0, 0);
    expect(await command(source, 'backup', file)).toMatchObject({ failure: null });
    (await openBackup(file)).close();
  });

  it('name files that storage has lost, and a backup without them fails', async () => {
    const source = await deps();
    const [lost = '', ...rest] = await withFiles(source);
    await source.storage.objects.delete(lost);
    const file = await archiveName();
    const { said, failure } = await command(source, 'backup', file);
    expect(said).toContain(`${rest.length} files.`);
    expect(failure).toContain(`Storage doesn’t have 1 file (${lost}).`);
    const target = await deps();
    const { storage: its, vault, queue } = { ...target, vault: source.vault };
    const storage = createFileStore({ objects: its.objects, vault, clock: target.clock });
    const restoring = await command({ ...target, storage, vault, queue }, 'restore', file);
    expect(restoring.failure).toBeNull();
    expect(restoring.said).toContain('All checksums match.');
    expect(restoring.said).toContain(`Not in the backup: 1 file (${lost})`);
    const day = source.clock.now().toISOString().slice(0, 10);
    expect(restoring.said).toContain(`The backup is from ${day}`);
    expect(restoring.said).toContain('erase them again');
    expect(await target.storage.objects.exists(rest[0] ?? '')).toBe(true);
  });

  it('go on without a file that is deleted meanwhile', async () => {
    const source = await deps();
    const all = await withFiles(source);
    const [id] = await source.db
      .select({ key: files.storageKey })
      .from(files)
      .where(eq(files.kind, 'id_document'));
    const gone = id?.key ?? '';
    const { objects } = source.storage;
    const storage = {
      ...source.storage,
      objects: {
        ...objects,
        async get(key: string) {
          const stream = await objects.get(key);
          if (key !== gone) return stream;
          await source.database.client`delete from files where storage_key = ${key}`;
          await objects.delete(key);
          // As a disk answers whose file went before it was opened.
          stream.destroy(new Error('ENOENT'));
          return stream;
        },
      },
    };
    const file = await backedUp(source, storage);
    const { manifest, close } = await openBackup(file);
    close();
    expect(manifest.deletedFiles).toEqual([gone]);
    expect(manifest.missingFiles).toEqual([]);
    expect(Object.keys(manifest.files)).toEqual(all.filter((key) => key !== gone));
    const target = await deps();
    await restored(file, target, source.vault);
    expect(await people(target.database.client)).toHaveLength(2);
  });

  it('leave the database empty when storing a file fails, so that a restore can be repeated', async () => {
    const source = await deps();
    await withFiles(source);
    const waiting = await source.queue.tasks();
    const file = await backedUp(source);
    const target = await deps();
    const { objects } = target.storage;
    let puts = 0;
    const full = {
      ...objects,
      put: (key: string, body: Parameters<typeof objects.put>[1]) => {
        if (++puts !== 2) return objects.put(key, body);
        body.destroy();
        return Promise.reject(new Error('storage is full'));
      },
    };
    await expect(restored(file, target, source.vault, full)).rejects.toThrow('storage is full');
    expect(await wholeDatabase(target.database.client)).not.toContain('candidates {');
    await restored(file, target, source.vault);
    expect(await sums(target)).toEqual(await sums(source));
    expect(await target.queue.tasks()).toEqual(waiting);
  });

  it.each([null, 'old:c29tZXRoaW5nIGVsc2U='])(
    'with keys contain those in use, whatever the data folder has: %s',
    async (found) => {
      const source = await deps();
      await applied(source);
      if (found) await writeFile(path.join(source.dataDir, 'encryption-keys'), found);
      const file = await archiveName();
      const { said, failure } = await command(source, 'backup', file, { withKeys: true });
      expect(failure).toBeNull();
      expect(said).toContain('The keys are inside.');
      const { keys, close } = await openBackup(file);
      close();
      expect(createVault(parseKeys(keys?.trim() ?? '')).keys()).toEqual(source.vault.keys());
    },
  );

  it('fill parents before what points at them', () => {
    const pointing = [
      { child: 'b', parent: 'a' },
      { child: 'c', parent: 'b' },
    ];
    expect(parentsFirst(['c', 'b', 'a'], pointing)).toEqual(['a', 'b', 'c']);
    expect(() => parentsFirst(['a', 'b'], [...pointing, { child: 'a', parent: 'b' }])).toThrow(/each other/);
  });
});
