import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { CompactEncrypt, compactDecrypt, decodeProtectedHeader } from 'jose';
import type { Clock } from './clock.ts';

/** Where a secret lives. It is bound into the ciphertext, so a value copied to another row does not open. */
export type VaultPlace = { table: string; column: string; row: string };

export type Vault = {
  /** JWE compact serialisation (dir, A256GCM; RFC 7516), key id in the header. */
  encrypt(place: VaultPlace, plain: string): Promise<string>;
  /** @throws Error when the key is unknown, the text was changed, or it belongs to another place. */
  decrypt(place: VaultPlace, sealed: string): Promise<string>;
  /** Keyed hash for links and tokens; `purpose` keeps the uses apart. Base64url. */
  sign(purpose: string, text: string): string;
};

export type EncryptionKey = { id: string; key: Uint8Array };

const KEY_BYTES = 32;
const ID = /^[A-Za-z0-9_-]{1,32}$/;

/**
 * Reads ENCRYPTION_KEYS: `id:base64,…`; the first encrypts, all decrypt.
 * @throws Error with a sentence for people when a key is missing, short, weak or named twice.
 */
export function parseKeys(setting: string): EncryptionKey[] {
  const keys = setting.split(',').map((part, index) => {
    const [id = '', encoded = ''] = part.trim().split(/:(.*)/s);
    const key = new Uint8Array(Buffer.from(encoded, 'base64'));
    // Told by its position: what stands in the place of an id may be a key that lacks one.
    const which = `ENCRYPTION_KEYS: key ${index + 1}`;
    if (!ID.test(id) || encoded === '')
      throw new Error(`${which} must be id:base64, its id of letters, digits, - and _`);
    if (key.length !== KEY_BYTES) throw new Error(`${which} must be ${KEY_BYTES} bytes in base64`);
    if (new Set(key).size < 8) throw new Error(`${which} is not random`);
    return { id, key };
  });
  if (new Set(keys.map(({ id }) => id)).size !== keys.length)
    throw new Error('ENCRYPTION_KEYS: a key id is used twice');
  return keys;
}

/**
 * Keys for the embedded database: made once, kept beside it, readable by us only. All starts of a race get
 * the same ones, and a power cut leaves the whole file or none.
 */
export async function loadOrCreateKeys(dataDir: string): Promise<EncryptionKey[]> {
  const file = path.join(dataDir, 'encryption-keys');
  const found = await readKeys(file);
  if (found) return found;
  const fresh = `local:${Buffer.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES))).toString('base64')}`;
  await mkdir(dataDir, { recursive: true });
  const part = `${file}.${crypto.randomUUID()}`;
  try {
    const handle = await open(part, 'wx', 0o600);
    try {
      await handle.writeFile(`${fresh}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
    // Unlike a rename, a link never replaces the keys that another start has put there.
    await link(part, file).catch(unless('EEXIST'));
  } finally {
    await rm(part, { force: true });
  }
  return (await readKeys(file)) ?? parseKeys(fresh);
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

export function createVault(keys: readonly EncryptionKey[]): Vault {
  const [first] = keys;
  if (!first) throw new Error('At least one encryption key is needed');
  const byId = new Map(keys.map(({ id, key }) => [id, key]));
  const signing = new Uint8Array(hkdfSync('sha256', first.key, '', 'longtable link signing', KEY_BYTES));
  return {
    async encrypt(place, plain) {
      return new CompactEncrypt(new TextEncoder().encode(plain))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: first.id, place: nameOf(place) })
        .encrypt(first.key);
    },
    async decrypt(place, sealed) {
      const { kid } = decodeProtectedHeader(sealed);
      const key = byId.get(kid ?? '');
      if (!key) throw new Error(`No key "${kid}" to open this value`);
      const opened = await compactDecrypt(sealed, key, {
        keyManagementAlgorithms: ['dir'],
        contentEncryptionAlgorithms: ['A256GCM'],
      });
      // The protected header is authenticated, so the place cannot be edited without the key.
      if (opened.protectedHeader.place !== nameOf(place))
        throw new Error('This value belongs to another record');
      return new TextDecoder().decode(opened.plaintext);
    },
    sign: (purpose, text) => createHmac('sha256', signing).update(`${purpose}\n${text}`).digest('base64url'),
  };
}

function nameOf({ table, column, row }: VaultPlace): string {
  return `${table}.${column}.${row}`;
}

/** Hex SHA-256: for tokens that are random enough to need no slow hash. */
export function sha256(value: string | Uint8Array): string {
  return createHash('sha256').update(value).digest('hex');
}

/** `bytes` random bytes as base64url. */
export function randomToken(clock: Clock, bytes = 32): string {
  return Buffer.from(clock.bytes(bytes)).toString('base64url');
}

/** Compares without telling by time where two strings differ. */
export function sameSecret(a: string, b: string): boolean {
  return timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest());
}
