import path from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { S3Driver } from 'flydrive/drivers/s3';
import type { Env } from '../env.ts';
import { DomainError } from '../errors.ts';

/** Files by key, on disk or S3. Keys are made by the server and never come from a person. */
export type Storage = {
  /**
   * Streams `body` in. Nothing stays behind when it fails.
   * @throws DomainError('storage_full') when the medium is full.
   */
  put(key: string, body: Readable): Promise<void>;
  /** @throws DomainError('not_found') */
  get(key: string): Promise<Readable>;
  delete(key: string): Promise<void>;
  exists(key: string): Promise<boolean>;
};

/** S3 when S3_BUCKET is set, else the folder `files` under the data folder. */
export function createStorage(env: Env, dataDir: string): Storage {
  return env.S3_BUCKET ? s3Storage(env, env.S3_BUCKET) : diskStorage(path.join(dataDir, 'files'));
}

export function diskStorage(folder: string): Storage {
  return overDisk(new Disk(new FSDriver({ location: folder, visibility: 'private' })));
}

export function s3Storage(env: Env, bucket: string): Storage {
  const credentials =
    env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY
      ? { credentials: { accessKeyId: env.S3_ACCESS_KEY_ID, secretAccessKey: env.S3_SECRET_ACCESS_KEY } }
      : {};
  return overDisk(
    new Disk(
      new S3Driver({
        bucket,
        region: env.S3_REGION,
        visibility: 'private',
        supportsACL: false,
        ...(env.S3_ENDPOINT ? { endpoint: env.S3_ENDPOINT, forcePathStyle: true } : {}),
        ...credentials,
      }),
    ),
  );
}

function overDisk(disk: Disk): Storage {
  return {
    async put(key, body) {
      try {
        await disk.putStream(key, body);
      } catch (error) {
        await disk.delete(key).catch(() => {});
        throw isFull(error) ? new DomainError('storage_full') : error;
      }
    },
    async get(key) {
      if (!(await disk.exists(key))) throw new DomainError('not_found');
      return disk.getStream(key);
    },
    delete: (key) => disk.delete(key),
    exists: (key) => disk.exists(key),
  };
}

const fullCodes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'QuotaExceeded', 'InsufficientCapacity', 'SlowDown']);

/** Whether a failure, or what caused it, says that there is no room left. */
function isFull(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (('code' in cause && fullCodes.has(String(cause.code))) || fullCodes.has(cause.name)) return true;
  }
  return false;
}
