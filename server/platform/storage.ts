import type { Readable } from 'node:stream';

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
