import { createReadStream, createWriteStream, ReadStream } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Disk, KeyNormalizer } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { z } from 'zod';
import type { Env } from '../../env.ts';
import { DomainError } from '../../errors.ts';
import type { Logger } from '../log.ts';

/**
 * Objects by key, on disk or S3, as they're stored; `FileStore` encrypts their content. Keys are made by the
 * server and never by a person.
 */
export type Storage = {
  /**
   * Stores `body` as a stream. Nothing is left behind after a failure.
   * @throws DomainError('storage_full') when the medium is full.
   */
  put(key: string, body: Readable): Promise<void>;
  /** @throws DomainError('not_found') */
  get(key: string): Promise<Readable>;
  delete(key: string): Promise<void>;
  exists(key: string): Promise<boolean>;
};

/** Timeout for a store that doesn't respond. */
const SILENCE_MS = 15_000;

/** S3 when S3_BUCKET is set, else the folder `files` under the data folder. */
export async function createStorage(env: Env, dataDir: string, silenceMs = SILENCE_MS): Promise<Storage> {
  return env.S3_BUCKET ? s3Storage(env, env.S3_BUCKET, silenceMs) : diskStorage(path.join(dataDir, 'files'));
}

/** Files in a folder of this machine that only its user can read. */
export function diskStorage(folder: string): Storage {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  const names = new KeyNormalizer();
  return overDisk(disk, async (key, body) => {
    const file = path.join(folder, names.normalize(key));
    // Written beside its final place and moved there, so that a process that dies midway leaves no partial
    // file under a readable name. Synced before the move: a power cut must not leave an empty one.
    const part = `${file}.part`;
    try {
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      await pipeline(body, createWriteStream(part, { mode: 0o600, flush: true }));
      await rename(part, file);
    } catch (error) {
      body.destroy();
      await rm(part, { force: true });
      throw error;
    }
  });
}

/** How long to wait for an S3 server: for a socket that's silent, and for an answer to begin. */
type S3Limits = { socketTimeout: number; requestTimeout?: number };

/** Makes disks over one bucket, each with its own limits. */
async function s3Disks(env: Env, bucket: string): Promise<(limits: S3Limits, encryption?: 'AES256') => Disk> {
  // Nearly 40 MB that an installation with a disk doesn't need.
  const { S3Driver } = await import('flydrive/drivers/s3');
  const credentials =
    env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY
      ? { credentials: { accessKeyId: env.S3_ACCESS_KEY_ID, secretAccessKey: env.S3_SECRET_ACCESS_KEY } }
      : {};
  return (limits, encryption) =>
    new Disk(
      new S3Driver({
        bucket,
        region: env.S3_REGION,
        visibility: 'private',
        supportsACL: false,
        ...(encryption ? { encryption } : {}),
        // Checksums beyond what S3 itself demands are unknown to many servers that speak its protocol.
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
        requestHandler: { connectionTimeout: 5_000, throwOnRequestTimeout: true, ...limits },
        ...(env.S3_ENDPOINT ? { endpoint: env.S3_ENDPOINT, forcePathStyle: true } : {}),
        ...credentials,
      }),
    );
}

async function s3Storage(env: Env, bucket: string, silenceMs: number): Promise<Storage> {
  const diskWith = await s3Disks(env, bucket);
  // The client's own three tries end before PostgreSQL ends a transaction that waits for them.
  const disk = diskWith({ socketTimeout: silenceMs });
  // A slow reader also pauses the socket, so a download has a timeout only until it begins.
  const downloads = diskWith({ socketTimeout: 0, requestTimeout: silenceMs });
  // The content is encrypted already; this satisfies the bucket's own policies (quality S14).
  let encrypting: Disk | null = diskWith({ socketTimeout: silenceMs }, 'AES256');
  /** Key of the last file that was stored or read successfully. */
  let known: string | null = null;
  const get = async (key: string): Promise<Readable> => {
    try {
      const body = await downloads.getStream(key);
      known = key;
      return body;
    } catch (error) {
      const name = answerIn(error)?.name ?? '';
      // Without the right to list the bucket, S3 refuses access to missing files. A wrong policy refuses existing ones as well.
      const missing = name === 'NoSuchKey' || (name === 'AccessDenied' && (await readsKnown(key)));
      throw missing ? new DomainError('not_found') : error;
    }
  };
  const readsKnown = async (except: string): Promise<boolean> => {
    if (known === null || known === except) return false;
    const file = await downloads.getStream(known).catch(() => null);
    file?.destroy();
    return file !== null;
  };
  return {
    ...overDisk(disk, async (key, body) => {
      await withLength(body, async (measured, contentLength, again) => {
        try {
          await (encrypting ?? disk).putStream(key, measured, { contentLength });
        } catch (error) {
          if (!encrypting || !isUnknownThere(error)) throw error;
          // A server without keys of its own, such as MinIO's default, refuses the request instead.
          await disk.putStream(key, again(), { contentLength });
          encrypting = null;
        }
      });
      known = key;
    }),
    get,
    async exists(key) {
      try {
        return await disk.exists(key);
      } catch (error) {
        if (!isRefused(error)) throw error;
        // Without the right to list the bucket, S3 doesn't say whether a file exists.
        const file = await get(key).catch((reason: unknown) => {
          if (reason instanceof DomainError) return null;
          throw reason;
        });
        file?.destroy();
        return file !== null;
      }
    },
  };
}

const Answer = z.object({ $metadata: z.object({ httpStatusCode: z.number() }) });

/** An S3 server's answer, from an error or its causes; null if there was none. */
function answerIn(error: unknown): { name: string; status: number } | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const answer = Answer.safeParse(cause);
    if (answer.success) return { name: cause.name, status: answer.data.$metadata.httpStatusCode };
  }
  return null;
}

const isRefused = (error: unknown): boolean => answerIn(error)?.status === 403;

/** S3 errors that retrying doesn't fix, each with the setting to change. */
const s3Refusals: Record<string, string> = {
  NoSuchBucket: 'S3_BUCKET: {host} answered, but it has no bucket with this name.',
  InvalidAccessKeyId: 'S3_ACCESS_KEY_ID: {host} answered, but it doesn’t know this key.',
  SignatureDoesNotMatch:
    'S3_SECRET_ACCESS_KEY: {host} answered, but this secret doesn’t match S3_ACCESS_KEY_ID.',
  PermanentRedirect: 'S3_REGION: {host} answered, but the bucket is in another region.',
  AuthorizationHeaderMalformed: 'S3_REGION: {host} answered, but the bucket is in another region.',
};
const CHECK_MS = 2_000;
const NOWHERE = 'temporary/never-stored';

/**
 * Requests a file that doesn't exist from S3, if it's used, so that a wrong setting is found at startup rather than by the
 * first upload. @throws Error with a sentence that names the setting
 */
export async function checkStorage(env: Env, log: Pick<Logger, 'warn'>): Promise<void> {
  if (!env.S3_BUCKET) return;
  const storage = await s3Storage(env, env.S3_BUCKET, CHECK_MS);
  try {
    (await storage.get(NOWHERE)).destroy();
  } catch (error) {
    if (error instanceof DomainError) return;
    const host = env.S3_ENDPOINT ? new URL(env.S3_ENDPOINT).host : 'S3';
    const name = answerIn(error)?.name ?? '';
    const refusal = s3Refusals[name];
    if (refusal) throw new Error(refusal.replace('{host}', host), { cause: error });
    if (name === 'AccessDenied') {
      log.warn(
        { err: error },
        `S3_BUCKET: ${host} refused access to a file that doesn’t exist. That’s expected if the key can’t list the bucket. If it can, it can’t read files right now`,
      );
      return;
    }
    log.warn({ err: error }, `S3_BUCKET: files can’t be read from ${host}; uploads fail until they can`);
  }
}

/** S3 needs a stream's length: a file has one, anything else goes through a temporary file. */
async function withLength(
  body: Readable,
  put: (body: Readable, length: number, again: () => Readable) => Promise<void>,
) {
  if (body instanceof ReadStream)
    return put(body, (await stat(body.path)).size, () => createReadStream(body.path));
  const folder = await mkdtemp(path.join(tmpdir(), 'longtable-upload-'));
  try {
    const file = path.join(folder, 'body');
    await pipeline(body, createWriteStream(file, { mode: 0o600 }));
    await put(createReadStream(file), (await stat(file)).size, () => createReadStream(file));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What both kinds of disk have in common; `write` is how a file gets there whole or not at all. */
function overDisk(disk: Disk, write: (key: string, body: Readable) => Promise<void>): Storage {
  return {
    async put(key, body) {
      try {
        await write(key, body);
      } catch (error) {
        throw isFull(error) ? new DomainError('storage_full') : error;
      }
    },
    get: (key) => open(disk, key),
    delete: (key) => disk.delete(key),
    exists: (key) => disk.exists(key),
  };
}

async function open(disk: Disk, key: string): Promise<Readable> {
  if (!(await disk.exists(key))) throw new DomainError('not_found');
  return disk.getStream(key);
}

const NotImplemented = z.object({ $metadata: z.object({ httpStatusCode: z.literal(501) }) });

/** Whether a failure or its cause is the server's answer that it doesn't know the request. */
function isUnknownThere(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (NotImplemented.safeParse(cause).success) return true;
  return false;
}

const fullCodes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'QuotaExceeded', 'InsufficientCapacity']);

/** Whether a failure or its cause means that the disk is full. */
function isFull(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (('code' in cause && fullCodes.has(String(cause.code))) || fullCodes.has(cause.name)) return true;
  }
  return false;
}
