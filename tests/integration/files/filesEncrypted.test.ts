import { createHash, randomBytes } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { files } from '../../../server/db/schema/files.ts';
import { encryptStored, startEncrypting } from '../../../server/features/files/parts/encrypting.ts';
import { openStored } from '../../../server/features/files/service.ts';
import { writeBackup } from '../../../server/platform/backup/backup.ts';
import { encryptAnew, keyUse } from '../../../server/platform/crypto/rotateKeys.ts';
import { createVault } from '../../../server/platform/crypto/vault.ts';
import { createFileStore } from '../../../server/platform/storage/fileStore.ts';
import { FileId } from '../../../shared/ids/schema.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { filesWith } from '../../support/everything.ts';
import { fileRow, storedFiles } from '../../support/files.ts';

let deps: TestDeps;
beforeEach(async () => {
  deps = await testDeps();
});
afterEach(() => deps.close());

const never = new AbortController().signal;
const CANARY = 'IDCANARYBYTES';

/** A file as an older version stored it. */
async function plainFile(size = 150_000): Promise<{ id: FileId; bytes: Buffer; storageKey: string }> {
  const id = FileId.parse(crypto.randomUUID());
  const bytes = Buffer.concat([Buffer.from(CANARY), randomBytes(size)]);
  const storageKey = `someone/documents/${id}.pdf`;
  await deps.db.insert(files).values({
    id,
    kind: 'id_document',
    storageKey,
    name: 'id.pdf',
    mime: 'application/pdf',
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    createdAt: deps.clock.now(),
  });
  await deps.storage.objects.put(storageKey, Readable.from([bytes]));
  return { id, bytes, storageKey };
}

const content = async (id: FileId): Promise<Buffer> => buffer((await openStored(deps, id)).body);

describe('encrypting files of an older version', () => {
  it('leaves nothing in clear, and every file opens before, in between and after', async () => {
    const all = await Promise.all([plainFile(), plainFile(0), plainFile(300_000)]);
    for (const { id, bytes } of all) expect((await content(id)).equals(bytes)).toBe(true);
    await startEncrypting(deps);
    expect((await deps.queue.tasks()).map(({ name }) => name)).toEqual(['files.seal']);
    const [one] = all;
    // A reader who has begun reads to the end.
    const begun = await openStored(deps, one.id);
    expect(await encryptStored(deps, never)).toEqual({ encrypted: 3 });
    expect((await buffer(begun.body)).equals(one.bytes)).toBe(true);
    for (const { id, bytes } of all) {
      expect((await content(id)).equals(bytes)).toBe(true);
      expect(await fileRow(deps, id)).toMatchObject({ fileKey: expect.any(String), spareKey: null });
    }
    expect(await storedFiles(deps)).toHaveLength(3);
    expect(await filesWith(deps.dataDir, [CANARY])).toEqual([]);
    expect(await encryptStored(deps, never)).toEqual({ encrypted: 0 });
  });

  it.each(['before the row switches', 'before the plain bytes go'])(
    'goes on after a stop %s',
    async (when) => {
      const { id, bytes, storageKey } = await plainFile();
      const dies = async (): Promise<never> => {
        throw new Error('killed');
      };
      const storage = { ...deps.storage };
      if (when === 'before the plain bytes go') storage.delete = dies;
      else
        storage.put = async (file, body) => {
          await deps.storage.put(file, body);
          return dies();
        };
      await encryptStored({ ...deps, storage }, never);
      expect((await content(id)).equals(bytes)).toBe(true);
      expect(await storedFiles(deps)).toHaveLength(2);
      await encryptStored(deps, never);
      expect((await content(id)).equals(bytes)).toBe(true);
      expect(await storedFiles(deps)).toHaveLength(1);
      expect(await deps.storage.exists({ storageKey })).toBe(false);
    },
  );

  it('takes both objects of a file along when it is deleted half way', async () => {
    const { id } = await plainFile();
    const storage = {
      ...deps.storage,
      delete: async (): Promise<void> => {
        throw new Error('killed');
      },
    };
    await encryptStored({ ...deps, storage }, never);
    const row = await fileRow(deps, id);
    if (!row) throw new Error('The row is gone');
    await deps.storage.delete(row);
    expect(await storedFiles(deps)).toEqual([]);
  });

  it('leaves a file alone whose bytes are not those of the upload, and goes on with the next', async () => {
    const damaged = await plainFile();
    const gone = await plainFile();
    const fine = await plainFile();
    await deps.db
      .update(files)
      .set({ sha256: '0'.repeat(64) })
      .where(eq(files.id, damaged.id));
    await rm(path.join(deps.dataDir, 'files', gone.storageKey));
    expect(await encryptStored(deps, never)).toEqual({ encrypted: 1 });
    expect((await content(damaged.id)).equals(damaged.bytes)).toBe(true);
    expect((await content(fine.id)).equals(fine.bytes)).toBe(true);
    expect((await fileRow(deps, gone.id))?.fileKey).toBeNull();
    expect(await storedFiles(deps)).toHaveLength(2);
  });

  it('makes way for a backup, which finds every file where its snapshot says', async () => {
    const { bytes } = await plainFile();
    const { storage, vault, clock } = deps;
    const during: unknown[] = [];
    const watched = {
      ...storage,
      objects: {
        ...storage.objects,
        get: async (key: string) => {
          during.push(await encryptStored(deps, never));
          return storage.objects.get(key);
        },
      },
    };
    const target = path.join(deps.dataDir, 'backup.zip');
    const manifest = await writeBackup({ sql: deps.database.client, storage: watched, vault, clock }, target);
    expect(during).toEqual([{ encrypted: 0 }]);
    expect(manifest.missingFiles).toEqual([]);
    expect((await readFile(target)).includes(bytes.subarray(0, 64))).toBe(true);
    expect((await deps.queue.tasks()).map(({ name, dueAt }) => [name, dueAt !== null])).toEqual([
      ['files.seal', true],
    ]);
    expect(await encryptStored(deps, never)).toEqual({ encrypted: 1 });
  });
});

describe('a rotation of keys', () => {
  it('rewraps the keys of files and leaves their contents as they are', async () => {
    const { id, bytes } = await plainFile();
    await encryptStored(deps, never);
    const stored = async (): Promise<Buffer> =>
      buffer(await deps.storage.objects.get((await fileRow(deps, id))?.storageKey ?? ''));
    const before = await stored();
    const fresh = { id: 'fresh', key: new Uint8Array(randomBytes(32)) };
    const sql = deps.database.client;
    expect((await keyUse(sql)).get('test')).toBe(1);
    const both = createVault([fresh, { id: 'test', key: deps.testKey }]);
    expect(await encryptAnew(sql, both)).toEqual({ rotated: 1, unopened: 0 });
    expect([...(await keyUse(sql))]).toEqual([['fresh', 1]]);
    expect((await stored()).equals(before)).toBe(true);
    const { objects } = deps.storage;
    const alone = createFileStore({ objects, vault: createVault([fresh]), clock: deps.clock });
    const row = await fileRow(deps, id);
    if (!row) throw new Error('The row is gone');
    expect((await buffer(await alone.get(row))).equals(bytes)).toBe(true);
    await expect(deps.storage.get(row)).rejects.toThrow(/No key fresh/);
  });
});
