import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { eq } from 'drizzle-orm';
import { files } from '../../../db/schema/files.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';

/** The checks of every upload before anything reads it. */

const NAME_MAX = 150;
/** Uploads of all kinds count together. */
export const uploads = { name: 'upload', max: 20, windowSeconds: 60 };
/**
 * Kilobytes that one network, or one person inside the portal, stores in a day, half a gigabyte: as many résumés as a job fair
 * hands in. What is stored stays for a day even without an application, so twenty large files a minute would fill a disk in
 * hours.
 */
const volume = { name: 'upload-volume', max: 512 * 1024, windowSeconds: 24 * 3_600, steady: true } as const;

type Figures = { size: number; hash: string };

/** Counts and hashes the bytes that pass; ask for the figures, once, when all have. */
export function createMeasure(): { through: Transform; figures: () => Figures } {
  const hash = createHash('sha256');
  let size = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { through, figures: () => ({ size, hash: hash.digest('hex') }) };
}

/** Streams an upload to a scratch file. @throws DomainError storage_full, upload_failed */
export async function writeScratch(file: string, body: Readable): Promise<Figures> {
  const { through, figures } = createMeasure();
  try {
    await pipeline(body, through, createWriteStream(file, { mode: 0o600 }));
  } catch (error) {
    const full =
      error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
    throw full ? new DomainError('storage_full') : new DomainError('upload_failed');
  }
  return figures();
}

/**
 * Stores bytes and their row. The row comes first, so that a crash in between leaves a row, which is swept,
 * and never unknown bytes (quality S16). A failure leaves neither.
 */
export async function storeFile(
  deps: Deps,
  body: Readable,
  row: Omit<typeof files.$inferInsert, 'fileKey' | 'spareKey'>,
): Promise<void> {
  try {
    const fileKey = await deps.storage.newKey(row.id);
    await deps.db.insert(files).values({ ...row, fileKey });
    await deps.storage.put({ ...row, fileKey, spareKey: null }, body);
  } catch (error) {
    body.destroy();
    await deps.storage.delete({ ...row, spareKey: null }).catch(() => {});
    await deps.db
      .delete(files)
      .where(eq(files.id, row.id))
      .catch(() => {});
    throw error;
  }
}

/**
 * The same for what someone uploaded, counted as `by`. What isn't stored doesn't count.
 * @throws DomainError('too_many_attempts')
 */
export async function storeCounted(
  deps: Deps,
  body: Readable,
  row: Parameters<typeof storeFile>[2],
  by: string,
): Promise<void> {
  const kilobytes = Math.ceil(row.size / 1024);
  let isCounted = false;
  try {
    await deps.limits.hit(volume, by, kilobytes);
    isCounted = true;
    await storeFile(deps, body, row);
  } catch (error) {
    body.destroy();
    // A refused try is counted as well; one whose counting failed isn't.
    isCounted ||= error instanceof DomainError && error.code === 'too_many_attempts';
    if (isCounted) await deps.limits.takeBack(volume, by, kilobytes).catch(() => {});
    throw error;
  }
}

const SCRATCH = 'longtable-upload-';
/** No upload takes so long; older folders are of a program that was stopped half way. */
const SCRATCH_MS = 60 * 60_000;

/** Removes what an upload left in the folder for temporary files when the program was killed. Answers with how many. */
export async function sweepScratch(now: Date, folder = tmpdir(), remove = rm): Promise<number> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(SCRATCH));
  let swept = 0;
  for (const name of names) {
    const one = path.join(folder, name);
    const { mtimeMs } = await stat(one).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (now.getTime() - mtimeMs < SCRATCH_MS) continue;
    // Another user's, of a second installation for example, can't be removed.
    await remove(one, { recursive: true, force: true }).then(
      () => swept++,
      () => {},
    );
  }
  return swept;
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
