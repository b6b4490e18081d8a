import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { CompactEncrypt, compactDecrypt, decodeProtectedHeader } from 'jose';
import type { Clock } from '../clock.ts';

/**
 * The location of a secret. It's bound into the ciphertext, so a value copied to another row can't be
 * decrypted.
 */
export type VaultPlace = { table: string; column: string; row: string };

export type Vault = {
  /** JWE compact serialization (dir, A256GCM; RFC 7516), key id in the header. */
  encrypt(place: VaultPlace, plain: string): Promise<string>;
  /**
   * @throws MissingKey when the key id is unknown, even after reloading.
   * @throws Error when the text was changed or belongs to another location.
   */
  decrypt(place: VaultPlace, encrypted: string): Promise<string>;
  /** Keyed hash for links and tokens; `purpose` keeps the uses apart. Base64url. */
  sign(purpose: string, text: string): string;
  /** Whether one of the keys made this signature, so that links outlive a rotation. */
  verify(purpose: string, text: string, signature: string): Promise<boolean>;
  /** The keys in order: the first encrypts. A fingerprint distinguishes two keys of the same id. */
  keys(): { id: string; fingerprint: string }[];
  /** The keys themselves, as ENCRYPTION_KEYS holds them: for a backup that includes them, and nothing else. */
  exportKeys(): string;
  /** Rereads the keys, to find ones added since. */
  reload(): Promise<void>;
};

/** A value encrypted with a key that isn't available. */
export class MissingKey extends Error {
  constructor(id: string) {
    super(`No key ${id} to decrypt this value`);
    this.name = 'MissingKey';
  }
}

export type EncryptionKey = { id: string; key: Uint8Array };

const KEY_BYTES = 32;
const ID = /^[A-Za-z0-9_-]{1,32}$/;

/**
 * Reads ENCRYPTION_KEYS: `id:base64,…`; the first encrypts, all decrypt.
 * @throws Error with a readable message when a key is missing, short, weak, or listed twice.
 */
export function parseKeys(setting: string): EncryptionKey[] {
  const keys = setting.split(',').map((part, index) => {
    const [id = '', encoded = ''] = part.trim().split(/:(.*)/s);
    const key = new Uint8Array(Buffer.from(encoded, 'base64'));
    // Identified by position, because the text before the colon could be part of a key.
    const which = `ENCRYPTION_KEYS: key ${index + 1}`;
    if (!ID.test(id) || encoded === '')
      throw new Error(`${which} must be id:base64. An id has letters, digits, - and _`);
    if (key.length !== KEY_BYTES) throw new Error(`${which} must be ${KEY_BYTES} bytes in base64`);
    if (new Set(key).size < 8) throw new Error(`${which} isn’t random`);
    return { id, key };
  });
  if (new Set(keys.map(({ id }) => id)).size !== keys.length)
    throw new Error('ENCRYPTION_KEYS: two keys have the same id');
  return keys;
}

/**
 * Keys for the embedded database: created once, stored beside it, readable by our user only. Concurrent
 * starts get the same keys, and a power cut leaves the complete file or none.
 */
export async function loadOrCreateKeys(dataDir: string): Promise<EncryptionKey[]> {
  const file = path.join(dataDir, 'encryption-keys');
  const found = await readKeys(file);
  if (found) return found;
  const fresh = `local:${Buffer.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES))).toString('base64')}`;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const part = await writePart(file, `${fresh}\n`);
  try {
    // Unlike a rename, a link never replaces the keys that another start has put there.
    await link(part, file).catch(unless('EEXIST'));
  } finally {
    await rm(part, { force: true });
  }
  return (await readKeys(file)) ?? parseKeys(fresh);
}

/**
 * Puts a new key in front of those in the data folder; the old ones keep decrypting what they encrypted.
 * Returns the new key's id.
 * @throws Error when the folder has no keys, because they come from ENCRYPTION_KEYS.
 */
export async function addKey(dataDir: string, id: string): Promise<string> {
  return rewriteKeys(dataDir, (keys) => [
    { id, key: crypto.getRandomValues(new Uint8Array(KEY_BYTES)) },
    ...keys,
  ]).then(() => id);
}

/**
 * Removes keys from the data folder; values encrypted with them can never be decrypted again. Keeps the
 * first.
 */
export async function dropKeys(dataDir: string, ids: readonly string[]): Promise<void> {
  await rewriteKeys(dataDir, (keys) => keys.filter(({ id }, at) => at === 0 || !ids.includes(id)));
}

/**
 * Puts a backup's keys into a data folder whose own keys encrypt nothing. Keys that are there already stay in a file beside them,
 * unless they include the backup's. True when that happened.
 */
export async function adoptKeys(dataDir: string, text: string): Promise<boolean> {
  const file = path.join(dataDir, 'encryption-keys');
  const found = await readKeys(file);
  const known = new Set(found?.map((key) => keysText([key])));
  if (found && parseKeys(text.trim()).every((key) => known.has(keysText([key])))) return false;
  const part = await writePart(file, text);
  if (found) await rename(file, `${file}.unused-${crypto.randomUUID()}`);
  await rename(part, file);
  return found !== null;
}

async function rewriteKeys(
  dataDir: string,
  change: (keys: EncryptionKey[]) => EncryptionKey[],
): Promise<void> {
  const file = path.join(dataDir, 'encryption-keys');
  const found = await readKeys(file);
  if (!found) throw new Error(`There is no ${file}: the keys come from ENCRYPTION_KEYS`);
  const text = keysText(change(found));
  parseKeys(text);
  await rename(await writePart(file, `${text}\n`), file);
}

/** Writes a complete file next to `file`. Renaming it replaces `file` atomically, even in a power failure. */
async function writePart(file: string, text: string): Promise<string> {
  const part = `${file}.${crypto.randomUUID()}`;
  const handle = await open(part, 'wx', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
  return part;
}

/** What {@link parseKeys} reads. */
function keysText(keys: readonly EncryptionKey[]): string {
  return keys.map(({ id, key }) => `${id}:${Buffer.from(key).toString('base64')}`).join(',');
}

async function readKeys(file: string): Promise<EncryptionKey[] | null> {
  const text = await readFile(file, 'utf8').catch(unless('ENOENT'));
  return typeof text === 'string' ? parseKeys(text.trim()) : null;
}

/** Swallows the one failure that is expected. */
function unless(code: string): (error: unknown) => void {
  return (error) => {
    if (!(error instanceof Error && 'code' in error && error.code === code)) throw error;
  };
}

/** Looking for new keys again and again must not become a way to keep the disk busy. */
const RELOAD_PAUSE_MS = 500;

/** `source` rereads the keys after a rotation while the program runs; without it, the keys never change. */
export function createVault(
  initial: readonly EncryptionKey[],
  source?: () => Promise<readonly EncryptionKey[]>,
): Vault {
  let ring = keyRing(initial);
  let lookedAt = Number.NEGATIVE_INFINITY;
  const reload = async (): Promise<void> => {
    lookedAt = performance.now();
    if (source) ring = keyRing(await source());
  };
  const reloadUnlessJustDone = async (): Promise<void> => {
    if (source && performance.now() - lookedAt > RELOAD_PAUSE_MS) await reload();
  };
  return {
    async encrypt(place, plain) {
      const { first } = ring;
      return new CompactEncrypt(new TextEncoder().encode(plain))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: first.id, place: nameOf(place) })
        .encrypt(first.key);
    },
    async decrypt(place, encrypted) {
      const kid = decodeProtectedHeader(encrypted).kid ?? '';
      if (!ring.byId.has(kid)) await reloadUnlessJustDone();
      const key = ring.byId.get(kid);
      if (!key) throw new MissingKey(kid);
      const opened = await compactDecrypt(encrypted, key, {
        keyManagementAlgorithms: ['dir'],
        contentEncryptionAlgorithms: ['A256GCM'],
      });
      // The protected header is authenticated, so the location can't be edited without the key.
      if (opened.protectedHeader.place !== nameOf(place))
        throw new Error('This value belongs to another record');
      return new TextDecoder().decode(opened.plaintext);
    },
    sign: (purpose, text) => signWith(ring.first.key, purpose, text),
    async verify(purpose, text, signature) {
      const fits = (): boolean =>
        [...ring.byId.values()].some((key) => sameSecret(signWith(key, purpose, text), signature));
      if (fits()) return true;
      // Another process may sign with a key that was added a moment ago.
      await reloadUnlessJustDone();
      return fits();
    },
    keys: () =>
      [...ring.byId].map(([id, key]) => ({
        id,
        fingerprint: sha256(signWith(key, 'fingerprint', '')).slice(0, 16),
      })),
    exportKeys: () => keysText([...ring.byId].map(([id, key]) => ({ id, key }))),
    reload,
  };
}

function keyRing(keys: readonly EncryptionKey[]) {
  const [first] = keys;
  if (!first) throw new Error('At least one encryption key is needed');
  return { first, byId: new Map(keys.map(({ id, key }) => [id, key])) };
}

function signWith(key: Uint8Array, purpose: string, text: string): string {
  const signing = new Uint8Array(hkdfSync('sha256', key, '', 'longtable link signing', KEY_BYTES));
  return createHmac('sha256', signing).update(`${purpose}\n${text}`).digest('base64url');
}

function nameOf({ table, column, row }: VaultPlace): string {
  return `${table}.${column}.${row}`;
}

/** Hex SHA-256, for tokens random enough not to need a slow hash. */
export function sha256(value: string | Uint8Array): string {
  return createHash('sha256').update(value).digest('hex');
}

/** An idempotency key derived from a text: its hash as a UUID (RFC 9562, version 8). */
export function uuidOf(text: string): string {
  const hex = sha256(text);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** `bytes` random bytes as base64url. */
export function randomToken(clock: Clock, bytes = 32): string {
  return Buffer.from(clock.bytes(bytes)).toString('base64url');
}

/** Compares without telling by time where two strings differ. */
export function sameSecret(a: string, b: string): boolean {
  return timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest());
}
