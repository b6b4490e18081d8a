import { Readable } from 'node:stream';
import type { FileId } from '../../../shared/ids/schema.ts';
import type { Clock } from '../clock.ts';
import { MissingKey, type Vault } from '../crypto/vault.ts';
import { DecryptionFailed, encrypted, FILE_KEY_BYTES, opened, SALT_BYTES } from './fileCipher.ts';
import type { Storage } from './storage.ts';

/**
 * Name of the advisory lock between encrypting older files, which moves stored objects, and backups, which have read
 * their locations: backups share it, and a file is encrypted only while the lock is free.
 */
export const OBJECTS_LOCK = 'stored objects';

/** Columns of `files` that locate the bytes and decrypt them. */
export type StoredFile = {
  id: FileId;
  storageKey: string;
  /** The file's own key, wrapped by the vault; null for an unencrypted file of an older version. */
  fileKey: string | null;
  /** A second object of the file while it's being encrypted. */
  spareKey: string | null;
};

/**
 * The only access to stored files: stored bytes are encrypted (quality S14), callers see plain ones. Each
 * file has a random key, wrapped by the vault and kept in its row, so a rotation rewraps keys and leaves
 * contents alone.
 */
export type FileStore = {
  /** A wrapped key for a new file; its row is stored before the bytes are. */
  newKey(id: FileId): Promise<string>;
  /**
   * Stores `body` encrypted, as a stream. Nothing is left behind after a failure.
   * @throws DomainError('storage_full') when the medium is full.
   */
  put(file: StoredFile & { fileKey: string }, body: Readable): Promise<void>;
  /**
   * The plain bytes. The stream fails when what's stored was changed or cut.
   * @throws DomainError('not_found')
   * @throws MissingKey when the key that wrapped the file's own is gone
   * @throws DecryptionFailed when the key with this id isn't the original one
   */
  get(file: StoredFile): Promise<Readable>;
  /** Deletes the bytes, at any stage of encryption. Idempotent. */
  delete(file: Pick<StoredFile, 'storageKey' | 'spareKey'>): Promise<void>;
  exists(file: Pick<StoredFile, 'storageKey'>): Promise<boolean>;
  /** The stored bytes, for backups, which must not decrypt anything. */
  objects: Storage;
};

/** A stream may fail before anything reads it; whatever reads it later meets the error then. */
function heard(stream: Readable): Readable {
  return stream.on('error', () => {});
}

export function createFileStore(parts: { objects: Storage; vault: Vault; clock: Clock }): FileStore {
  const { objects, vault, clock } = parts;
  const place = (id: FileId) => ({ table: 'files', column: 'file_key', row: id });
  const unwrap = async (id: FileId, fileKey: string): Promise<Uint8Array> => {
    const key = await vault.decrypt(place(id), fileKey).catch((error: unknown) => {
      throw error instanceof MissingKey ? error : new DecryptionFailed('its key was changed');
    });
    return Buffer.from(key, 'base64url');
  };
  return {
    newKey: (id) => vault.encrypt(place(id), Buffer.from(clock.bytes(FILE_KEY_BYTES)).toString('base64url')),
    async put({ id, storageKey, fileKey }, body) {
      heard(body);
      const options = { fileKey: await unwrap(id, fileKey), fileId: id, salt: clock.bytes(SALT_BYTES) };
      await objects.put(storageKey, Readable.from(encrypted(body, options), { objectMode: false }));
    },
    async get({ id, storageKey, fileKey }) {
      if (fileKey === null) return objects.get(storageKey);
      const options = { fileKey: await unwrap(id, fileKey), fileId: id };
      const stored = heard(await objects.get(storageKey));
      const plain = Readable.from(opened(stored, options), { objectMode: false });
      // A reader that leaves before the first byte would otherwise leave the file open.
      return plain.once('close', () => stored.destroy());
    },
    async delete({ storageKey, spareKey }) {
      if (spareKey) await objects.delete(spareKey);
      await objects.delete(storageKey);
    },
    exists: ({ storageKey }) => objects.exists(storageKey),
    objects,
  };
}
