import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '../../server/env.ts';
import { DomainError } from '../../server/errors.ts';
import { createStorage, type Storage } from '../../server/platform/storage.ts';

type Adapter = { storage: Storage; folder: string; close(): Promise<void> };

async function onDisk(): Promise<Adapter> {
  const folder = await mkdtemp(path.join(tmpdir(), 'longtable-storage-'));
  const storage = await createStorage(readEnv({ DATA_DIR: folder }), folder);
  return { storage, folder, close: () => rm(folder, { recursive: true, force: true }) };
}

/** S3 itself is not at hand; this server speaks its protocol, signatures included. */
async function onS3(): Promise<Adapter> {
  const folder = await mkdtemp(path.join(tmpdir(), 'longtable-s3-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'papers' }],
  });
  const { port } = await server.run();
  const env = readEnv({
    DATA_DIR: folder,
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: 'papers',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  });
  return {
    storage: await createStorage(env, folder),
    folder,
    async close() {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const sha = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const key = (): string => `temporary/resume/${Date.now()}_${randomBytes(6).toString('hex')}.pdf`;
const codeOf = (thrown: unknown): string | null => (thrown instanceof DomainError ? thrown.code : null);
/** Every file below a folder. */
const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);

describe.each([
  ['disk', onDisk],
  ['S3', onS3],
])('storage on %s', (_name, open) => {
  let adapter: Adapter;
  let storage: Storage;
  beforeAll(async () => {
    adapter = await open();
    storage = adapter.storage;
  });
  afterAll(() => adapter.close());

  it('gives back what a file held, byte for byte', async () => {
    const bytes = randomBytes(3_000_000);
    const source = path.join(tmpdir(), `longtable-${randomBytes(6).toString('hex')}`);
    await writeFile(source, bytes);
    const name = key();
    await storage.put(name, createReadStream(source));
    await rm(source);
    expect(await storage.exists(name)).toBe(true);
    expect(sha(await buffer(await storage.get(name)))).toBe(sha(bytes));
  });

  it('takes a stream whose length nobody knows', async () => {
    const chunks = Array.from({ length: 40 }, () => randomBytes(50_000));
    const name = key();
    await storage.put(name, Readable.from(chunks));
    expect(sha(await buffer(await storage.get(name)))).toBe(sha(Buffer.concat(chunks)));
  });

  it('keeps an empty file', async () => {
    const name = key();
    await storage.put(name, Readable.from([]));
    expect((await buffer(await storage.get(name))).length).toBe(0);
  });

  it('says not_found for what is not there, and forgets what was deleted, twice if need be', async () => {
    await expect(storage.get(key()).catch(codeOf)).resolves.toBe('not_found');
    const name = key();
    await storage.put(name, Readable.from([Buffer.from('gone soon')]));
    await storage.delete(name);
    await storage.delete(name);
    expect(await storage.exists(name)).toBe(false);
    await expect(storage.get(name).catch(codeOf)).resolves.toBe('not_found');
  });

  it('leaves nothing behind when the body breaks off', async () => {
    const before = (await filesIn(adapter.folder)).sort();
    async function* breaking() {
      yield randomBytes(200_000);
      throw new Error('cable cut');
    }
    const name = key();
    await expect(storage.put(name, Readable.from(breaking()))).rejects.toThrow();
    expect(await storage.exists(name)).toBe(false);
    expect((await filesIn(adapter.folder)).sort()).toEqual(before);
  });

  it('says storage_full when the medium is full, and leaves nothing behind', async () => {
    const before = (await filesIn(adapter.folder)).sort();
    async function* full() {
      yield randomBytes(200_000);
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    }
    const name = key();
    await expect(storage.put(name, Readable.from(full())).catch(codeOf)).resolves.toBe('storage_full');
    expect(await storage.exists(name)).toBe(false);
    expect((await filesIn(adapter.folder)).sort()).toEqual(before);
  });

  it('puts several files at once', async () => {
    const all = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const bytes = randomBytes(100_000);
        const name = key();
        await storage.put(name, Readable.from([bytes]));
        return { name, bytes };
      }),
    );
    for (const { name, bytes } of all) expect(sha(await buffer(await storage.get(name)))).toBe(sha(bytes));
  });

  it('never reaches outside its folder', async () => {
    for (const bad of ['../outside.txt', 'a/../../outside.txt', '']) {
      await expect(storage.put(bad, Readable.from([Buffer.from('x')])), bad).rejects.toThrow();
    }
  });
});
