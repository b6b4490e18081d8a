import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DomainError } from '../../errors.ts';

/** What every upload goes through before anybody looks at it. */

const NAME_MAX = 150;
/** Uploads of all kinds count together. */
export const uploads = { name: 'upload', max: 20, windowSeconds: 60 };

/** Streams an upload to a scratch file. @throws DomainError storage_full, upload_failed */
export async function writeScratch(file: string, body: Readable): Promise<{ size: number; hash: string }> {
  const hash = createHash('sha256');
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  try {
    await pipeline(body, measure, createWriteStream(file));
  } catch (error) {
    const full =
      error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
    throw full ? new DomainError('storage_full') : new DomainError('upload_failed');
  }
  return { size, hash: hash.digest('hex') };
}

/** A name that is safe to show and to offer as a download: no path, no control or direction characters. */
export function cleanName(raw: string): string {
  const base = raw.split(/[\\/]/).at(-1) ?? '';
  const clean = base
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}"<>|:*?]/gu, '')
    .trim();
  const ending = clean.includes('.') ? `.${clean.split('.').at(-1)}` : '';
  // Whole characters only: half of a pair could never be sent as a download name.
  const characters = Array.from(clean);
  if (characters.length <= NAME_MAX) return clean;
  return characters.slice(0, Math.max(0, NAME_MAX - ending.length)).join('') + ending;
}
