import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '../../server/env.ts';
import { DomainError } from '../../server/errors.ts';
import { createVault } from '../../server/platform/crypto/vault.ts';
import { DecryptionFailed } from '../../server/platform/storage/fileCipher.ts';
import { createFileStore } from '../../server/platform/storage/fileStore.ts';
import { closeDoor, closeFolder } from '../../server/platform/storage/permissions.ts';
import { checkStorage, createStorage, type Storage } from '../../server/platform/storage/storage.ts';
import { FileId } from '../../shared/ids/schema.ts';
import { testClock } from '../support/clock.ts';
import { filesWith } from '../support/everything.ts';

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

  it('gives back through the seal what went in, and stores none of it in clear', async () => {
    const vault = createVault([{ id: 'a', key: new Uint8Array(randomBytes(32)) }]);
    const store = createFileStore({ objects: storage, vault, clock: testClock() });
    const id = FileId.parse(crypto.randomUUID());
    const file = { id, storageKey: key(), fileKey: await store.newKey(id), spareKey: null };
    const bytes = Buffer.concat([randomBytes(200_000), Buffer.from('IDCANARY'), randomBytes(10)]);
    await store.put(file, Readable.from([bytes.subarray(0, 70_000), bytes.subarray(70_000)]));
    expect((await buffer(await store.get(file))).equals(bytes)).toBe(true);
    expect(await filesWith(adapter.folder, ['IDCANARY'])).toEqual([]);
    // Neither as another file, nor once it was changed or cut where it lies.
    const other = FileId.parse(crypto.randomUUID());
    const wrong = { ...file, id: other, fileKey: await store.newKey(other) };
    await expect(store.get(wrong).then(buffer)).rejects.toThrow(DecryptionFailed);
    const stored = await buffer(await storage.get(file.storageKey));
    await storage.put(file.storageKey, Readable.from([stored.subarray(0, -1)]));
    await expect(store.get(file).then(buffer)).rejects.toThrow(DecryptionFailed);
    // An empty file, one that breaks off, one that isn't there.
    await store.put(file, Readable.from([]));
    expect((await buffer(await store.get(file))).length).toBe(0);
    const broken = { ...file, storageKey: key() };
    async function* breaking() {
      yield randomBytes(100_000);
      throw new Error('cable cut');
    }
    await expect(store.put(broken, Readable.from(breaking()))).rejects.toThrow('cable cut');
    expect(await store.exists(broken)).toBe(false);
    await expect(store.get(broken).catch(codeOf)).resolves.toBe('not_found');
    await store.delete(file);
    expect(await storage.exists(file.storageKey)).toBe(false);
  });

  it('never reaches outside its folder', async () => {
    for (const bad of ['../outside.txt', 'a/../../outside.txt', '']) {
      await expect(storage.put(bad, Readable.from([Buffer.from('x')])), bad).rejects.toThrow();
    }
  });
});

describe('settings of S3', () => {
  let server: S3rver;
  let env: (over?: Record<string, string>) => ReturnType<typeof readEnv>;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'longtable-s3-'));
    const configureBuckets = [{ name: 'papers' }];
    server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory: folder, configureBuckets });
    const { port } = await server.run();
    env = (over = {}) =>
      readEnv({
        DATA_DIR: folder,
        S3_ENDPOINT: `http://127.0.0.1:${port}`,
        S3_BUCKET: 'papers',
        S3_ACCESS_KEY_ID: 'S3RVER',
        S3_SECRET_ACCESS_KEY: 'S3RVER',
        ...over,
      });
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** A server that answers every request with 403 and this code, but for those of files that it `has`. */
  async function refusing(
    code: string,
    has: ReadonlySet<string> = new Set(),
  ): Promise<{ url: string; close(): void }> {
    const one = createServer((request, response) => {
      if (has.has(new URL(request.url ?? '', 'http://s3').pathname)) {
        response.end(request.method === 'HEAD' ? '' : 'stored');
        return;
      }
      response.writeHead(403, { 'content-type': 'application/xml' });
      response.end(request.method === 'HEAD' ? '' : `<Error><Code>${code}</Code></Error>`);
    }).listen(0, '127.0.0.1');
    await once(one, 'listening');
    const address = one.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    return { url: `http://127.0.0.1:${port}`, close: () => void one.close() };
  }

  it('that are wrong are named at the start, and a store that is away is only warned of', async () => {
    const warnings: string[] = [];
    const log = { warn: (_fields: object, text: string) => void warnings.push(text) };
    await checkStorage(env(), log);
    await checkStorage(readEnv({ DATA_DIR: folder }), log);
    await expect(checkStorage(env({ S3_BUCKET: 'paper' }), log)).rejects.toThrow(
      /^S3_BUCKET: 127\.0\.0\.1:\d+ answered, but it has no bucket with this name\.$/,
    );
    const strict = await refusing('SignatureDoesNotMatch');
    await expect(checkStorage(env({ S3_ENDPOINT: strict.url }), log)).rejects.toThrow(
      /^S3_SECRET_ACCESS_KEY: 127\.0\.0\.1:\d+ answered, but this secret doesn’t match S3_ACCESS_KEY_ID\.$/,
    );
    strict.close();
    expect(warnings).toEqual([]);
    await checkStorage(env({ S3_ENDPOINT: 'http://127.0.0.1:1' }), log);
    expect(warnings).toEqual([expect.stringContaining('S3_BUCKET: files can’t be read from 127.0.0.1:1')]);
    const closed = await refusing('AccessDenied');
    await checkStorage(env({ S3_ENDPOINT: closed.url }), log);
    closed.close();
    expect(warnings.slice(1)).toEqual([
      expect.stringContaining('refused access to a file that doesn’t exist'),
    ]);
  });

  it('without the right to list make a missing file missing, not a failure', async () => {
    const there = key();
    const has = new Set([`/papers/${there}`]);
    const strict = await refusing('AccessDenied', has);
    const storage = await createStorage(env({ S3_ENDPOINT: strict.url }), folder);
    // Until one was read, nobody knows which of the two it is.
    await expect(storage.get(key())).rejects.not.toBeInstanceOf(DomainError);
    (await storage.get(there)).destroy();
    expect(await storage.exists(key())).toBe(false);
    await expect(storage.get(key()).catch(codeOf)).resolves.toBe('not_found');
    // A policy that refuses everything makes nothing missing.
    has.clear();
    await expect(storage.get(key())).rejects.not.toBeInstanceOf(DomainError);
    await expect(storage.get(there)).rejects.not.toBeInstanceOf(DomainError);
    await expect(storage.exists(key())).rejects.not.toBeInstanceOf(DomainError);
    strict.close();
  });
});

/** Every kind of entry below a folder with its mode, each pair once. */
const modesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const modes = entries.map(async (entry) => {
    const { mode } = await stat(path.join(entry.parentPath, entry.name));
    return `${entry.isDirectory() ? 'folder' : 'file'} ${(mode & 0o777).toString(8)}`;
  });
  return [...new Set(await Promise.all(modes))].sort();
};

describe('files on this machine', () => {
  it('are for the eyes of the program’s user only, new ones and those of an older version', async () => {
    const { storage, folder, close } = await onDisk();
    const before = process.umask(0);
    try {
      await storage.put(key(), Readable.from([Buffer.from('x')]));
      expect(await modesIn(folder)).toEqual(['file 600', 'folder 700']);
      await mkdir(path.join(folder, 'files/old/deeper'), { recursive: true, mode: 0o755 });
      await writeFile(path.join(folder, 'files/old/deeper/id.jpg'), 'x', { mode: 0o644 });
      await chmod(path.join(folder, 'files'), 0o755);
      await chmod(folder, 0o755);
      await closeDoor(folder);
      await closeFolder(path.join(folder, 'files'));
      expect(await modesIn(folder)).toEqual(['file 600', 'folder 700']);
      expect((await stat(folder)).mode & 0o777).toBe(0o700);
      await closeFolder(path.join(folder, 'nothing here'));
    } finally {
      process.umask(before);
      await close();
    }
  });
});

/** The settings for a server on this machine that answers as S3 would, once it listens. */
async function listening(server: Server) {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return readEnv({
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: 'papers',
    S3_ACCESS_KEY_ID: 'a',
    S3_SECRET_ACCESS_KEY: 'b',
  });
}

describe('files in S3', () => {
  it('are stored with encryption of the server’s own on top', async () => {
    const asked: (string | string[] | undefined)[] = [];
    const server = createServer((request, response) => {
      if (request.method === 'PUT') asked.push(request.headers['x-amz-server-side-encryption']);
      request.resume().on('end', () => response.end());
    });
    const storage = await createStorage(await listening(server), '/nowhere');
    await storage.put(key(), Readable.from([Buffer.from('x')]));
    server.close();
    expect(asked).toEqual(['AES256']);
  });

  it('are stored without it by a server that refuses it, at the first try and later', async () => {
    const stored: string[] = [];
    let refusals = 0;
    const server = createServer((request, response) => {
      const refused = request.headers['x-amz-server-side-encryption'] !== undefined;
      if (refused) refusals++;
      const answer =
        '<Error><Code>NotImplemented</Code><Message>Server side encryption specified but KMS is not configured</Message></Error>';
      request.on('data', (chunk: Buffer) => {
        if (!refused) stored.push(chunk.toString());
      });
      request.on('end', () => response.writeHead(refused ? 501 : 200).end(refused ? answer : ''));
    });
    const storage = await createStorage(await listening(server), '/nowhere');
    await storage.put(key(), Readable.from([Buffer.from('one')]));
    await storage.put(key(), Readable.from([Buffer.from('two')]));
    server.close();
    expect(stored).toEqual(['one', 'two']);
    // Later ones aren't sent twice.
    expect(refusals).toBe(1);
  });

  it('wait for a reader who pauses, but not for a server that doesn’t answer', async () => {
    const bytes = randomBytes(20_000_000);
    const server = createServer((request, response) => {
      const silent = request.url?.includes('silent') || request.url?.includes('unsent');
      if (request.method === 'HEAD' && !request.url?.includes('silent')) response.end();
      else if (!silent) response.end(bytes);
    });
    const storage = await createStorage(await listening(server), '/nowhere', 200);
    try {
      const body = await storage.get('paused.pdf');
      const chunks = body[Symbol.asyncIterator]();
      const first: unknown = (await chunks.next()).value;
      // Fails after several silences, during which nothing is read.
      await expect(storage.exists('silent.pdf')).rejects.toThrow();
      await expect(storage.delete('silent.pdf')).rejects.toThrow();
      await expect(storage.get('unsent.pdf')).rejects.toThrow();
      const rest = await buffer({ [Symbol.asyncIterator]: () => chunks });
      expect(sha(Buffer.concat([Buffer.isBuffer(first) ? first : expect.fail(), rest]))).toBe(sha(bytes));
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
});
