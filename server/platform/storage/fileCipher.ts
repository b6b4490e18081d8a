import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';

/**
 * Encrypts file contents as a stream, in the STREAM construction (Hoang, Reyhanitabar, Rogaway, Vizár 2015):
 * the content is split into chunks, each encrypted with AES-256-GCM under a nonce of its number and whether
 * it's the last one. Changed, missing, repeated, or misplaced chunks fail to decrypt, and so does a truncated
 * stream.
 *
 * Layout: magic (4 bytes), salt (32), then chunks of 64 KiB with a tag of 16 bytes each. The last one may be
 * shorter; it's empty only when the whole file is.
 */

export const FILE_KEY_BYTES = 32;
export const SALT_BYTES = 32;
const MAGIC = Buffer.from('LTF1');
const HEADER_BYTES = MAGIC.length + SALT_BYTES;
const CHUNK_BYTES = 64 * 1024;
const TAG_BYTES = 16;
const NONCE_BYTES = 12;

type Bytes = AsyncIterable<Uint8Array>;

/** The stored content differs from what was encrypted: damaged, truncated, or another file's. */
export class DecryptionFailed extends Error {
  constructor(what: string) {
    super(`Decrypting this file failed: ${what}`);
    this.name = 'BrokenSeal';
  }
}

/** Encrypts a stream chunk by chunk. `salt` is random and never used twice. */
export async function* encrypted(
  plain: Bytes,
  { fileKey, fileId, salt }: { fileKey: Uint8Array; fileId: string; salt: Uint8Array },
): AsyncGenerator<Buffer> {
  const key = streamKey(fileKey, fileId, salt);
  yield Buffer.concat([MAGIC, salt]);
  for await (const { piece, at, last } of cut(plain, () => CHUNK_BYTES)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(at, last), { authTagLength: TAG_BYTES });
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
  }
}

/**
 * Decrypts a stream chunk by chunk. Each chunk's tag is checked before it's passed on, and the first mismatch ends
 * the stream, so a reader without an error has read the whole file.
 * @throws BrokenSeal
 */
export async function* opened(
  stored: Bytes,
  { fileKey, fileId }: { fileKey: Uint8Array; fileId: string },
): AsyncGenerator<Buffer> {
  let key: Uint8Array | null = null;
  for await (const { piece, at, last } of cut(stored, (n) =>
    n === 0 ? HEADER_BYTES : CHUNK_BYTES + TAG_BYTES,
  )) {
    if (key === null) {
      if (!piece.subarray(0, MAGIC.length).equals(MAGIC))
        throw new DecryptionFailed('it was never encrypted');
      if (last) throw new DecryptionFailed('it was truncated');
      key = streamKey(fileKey, fileId, piece.subarray(MAGIC.length));
      continue;
    }
    const length = piece.length - TAG_BYTES;
    if (length < 0 || (length === 0 && at > 1)) throw new DecryptionFailed('it was truncated');
    const plain = openChunk(key, piece, nonceOf(at - 1, last));
    if (plain.length > 0) yield plain;
  }
}

function openChunk(key: Uint8Array, piece: Buffer, nonce: Buffer): Buffer {
  const length = piece.length - TAG_BYTES;
  const cipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAuthTag(piece.subarray(length));
  try {
    return Buffer.concat([cipher.update(piece.subarray(0, length)), cipher.final()]);
  } catch {
    throw new DecryptionFailed('a part was changed');
  }
}

/**
 * A key for one stream. The salt keeps two streams under one file key from sharing nonces, and the id keeps content
 * from opening as another file.
 */
function streamKey(fileKey: Uint8Array, fileId: string, salt: Uint8Array): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', fileKey, salt, `longtable file ${fileId}`, FILE_KEY_BYTES));
}

/** The chunk's number, and a byte that marks the last one. */
function nonceOf(chunk: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeUIntBE(chunk, NONCE_BYTES - 7, 6);
  nonce[NONCE_BYTES - 1] = last ? 1 : 0;
  return nonce;
}

/** The bytes in pieces of `sizeOf(number)`. The last one may be shorter, or empty when there's nothing at all. */
async function* cut(
  source: Bytes,
  sizeOf: (at: number) => number,
): AsyncGenerator<{ piece: Buffer; at: number; last: boolean }> {
  let held: Uint8Array[] = [];
  let length = 0;
  let at = 0;
  for await (const part of source) {
    held.push(part);
    length += part.length;
    // A full chunk is held until another byte arrives, which shows it isn't the last.
    if (length <= sizeOf(at)) continue;
    let all = Buffer.concat(held, length);
    for (let size = sizeOf(at); all.length > size; size = sizeOf(at)) {
      yield { piece: all.subarray(0, size), at, last: false };
      all = all.subarray(size);
      at++;
    }
    held = [all];
    length = all.length;
  }
  yield { piece: Buffer.concat(held, length), at, last: true };
}
