import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DecryptionFailed, encrypted, FILE_KEY_BYTES, opened, SALT_BYTES } from './fileCipher.ts';

const CHUNK = 64 * 1024;
const HEADER = 36;
const fileId = '0b0e7a52-6c8f-4a57-9f33-0d7c40f0b9c1';
const fileKey = new Uint8Array(randomBytes(FILE_KEY_BYTES));

async function* pieces(bytes: Buffer, cuts: readonly number[]): AsyncGenerator<Buffer> {
  let from = 0;
  for (const size of cuts) {
    if (from >= bytes.length) return;
    yield bytes.subarray(from, from + size);
    from += size;
  }
  if (from < bytes.length) yield bytes.subarray(from);
}

async function all(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of source) parts.push(part);
  return Buffer.concat(parts);
}

const whole = (plain: Buffer, cuts: readonly number[] = [], id = fileId): Promise<Buffer> =>
  all(encrypted(pieces(plain, cuts), { fileKey, fileId: id, salt: new Uint8Array(randomBytes(SALT_BYTES)) }));
const open = (stored: Buffer, cuts: readonly number[] = [], id = fileId, key = fileKey): Promise<Buffer> =>
  all(opened(pieces(stored, cuts), { fileKey: key, fileId: id }));

/** Sizes around the edges of a chunk, and any other. */
const sizes = fc.oneof(
  fc.constantFrom(0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 2 * CHUNK, 2 * CHUNK + 17),
  fc.nat(3 * CHUNK),
);
const cutting = fc.array(fc.integer({ min: 0, max: CHUNK + 40 }), { maxLength: 12 });

describe('an encrypted file', () => {
  it('gives back what went in, however both were cut into pieces', async () => {
    await fc.assert(
      fc.asyncProperty(sizes, cutting, cutting, async (size, before, after) => {
        const plain = randomBytes(size);
        const stored = await whole(plain, before);
        expect(stored.length).toBe(HEADER + size + 16 * Math.max(1, Math.ceil(size / CHUNK)));
        expect((await open(stored, after)).equals(plain)).toBe(true);
      }),
      { numRuns: 80 },
    );
  });

  it('refuses any changed byte', async () => {
    const plain = randomBytes(2 * CHUNK + 500);
    const stored = await whole(plain);
    await fc.assert(
      fc.asyncProperty(fc.nat(stored.length - 1), fc.integer({ min: 1, max: 255 }), async (at, change) => {
        const other = Buffer.from(stored);
        other[at] = (other[at] ?? 0) ^ change;
        await expect(open(other)).rejects.toThrow(DecryptionFailed);
      }),
      { numRuns: 120 },
    );
  });

  it('refuses any cut, also where a chunk ends, and anything behind the end', async () => {
    for (const size of [0, 10, CHUNK, 2 * CHUNK, 2 * CHUNK + 500]) {
      const stored = await whole(randomBytes(size));
      const edges = [
        0,
        HEADER - 1,
        HEADER,
        HEADER + CHUNK + 16,
        HEADER + 2 * (CHUNK + 16),
        stored.length - 1,
      ];
      const cuts = fc.oneof(fc.constantFrom(...edges), fc.nat(stored.length - 1));
      await fc.assert(
        fc.asyncProperty(
          cuts.filter((at) => at < stored.length),
          async (at) => {
            await expect(open(stored.subarray(0, at))).rejects.toThrow(DecryptionFailed);
          },
        ),
        { numRuns: 40 },
      );
      await expect(open(Buffer.concat([stored, Buffer.alloc(1)]))).rejects.toThrow(DecryptionFailed);
      await expect(open(Buffer.concat([stored, stored.subarray(HEADER)]))).rejects.toThrow(DecryptionFailed);
    }
  });

  it('refuses chunks that were swapped, left out, repeated or taken from another file', async () => {
    const stored = await whole(randomBytes(3 * CHUNK));
    const other = await whole(randomBytes(3 * CHUNK));
    const part = (of: Buffer, n: number): Buffer =>
      of.subarray(HEADER + n * (CHUNK + 16), HEADER + (n + 1) * (CHUNK + 16));
    const header = stored.subarray(0, HEADER);
    const [a, b, c] = [part(stored, 0), part(stored, 1), part(stored, 2)];
    expect((await open(Buffer.concat([header, a, b, c]))).length).toBe(3 * CHUNK);
    for (const order of [[b, a, c], [a, c], [a, b], [a, b, b, c], [a, part(other, 1), c], [c]])
      await expect(open(Buffer.concat([header, ...order]))).rejects.toThrow(DecryptionFailed);
  });

  it('opens with its own key and as its own file only', async () => {
    const plain = Buffer.from('IDCANARY'.repeat(40));
    const stored = await whole(plain);
    expect(stored.includes('IDCANARY')).toBe(false);
    expect(await open(stored)).toEqual(plain);
    await expect(open(stored, [], crypto.randomUUID())).rejects.toThrow(DecryptionFailed);
    await expect(open(stored, [], fileId, new Uint8Array(randomBytes(32)))).rejects.toThrow(DecryptionFailed);
    await expect(open(plain)).rejects.toThrow(/never encrypted/);
    expect((await whole(plain)).equals(stored)).toBe(false);
  });

  it('gives out nothing of a chunk before all of it was checked', async () => {
    const plain = randomBytes(2 * CHUNK);
    const stored = Buffer.from(await whole(plain));
    stored[stored.length - 1] = (stored.at(-1) ?? 0) ^ 1;
    const seen: Buffer[] = [];
    const reading = (async () => {
      for await (const part of opened(pieces(stored, []), { fileKey, fileId })) seen.push(part);
    })();
    await expect(reading).rejects.toThrow(DecryptionFailed);
    expect(Buffer.concat(seen).equals(plain.subarray(0, CHUNK))).toBe(true);
  });
});
