import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { UploadedFile } from '../../../../shared/files/uploaded.ts';
import { type CandidateId, FileId } from '../../../../shared/ids/schema.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import { randomToken, sha256 } from '../../../platform/crypto/vault.ts';
import { checkIdMagic, idExtension, scanFile } from './checks.ts';
import { inspectIdPdf } from './inspect/inspect.ts';
import { cleanName, storeCounted, uploads, writeScratch } from './scratch.ts';

/** A picture that declares more than this is an attack on whatever opens it. */
const PIXELS_MAX = 50_000_000;
/** Long side of what is kept: enough to read the small print of a card. */
const SIDE_MAX = 3_000;

/**
 * Stores an ID document of a person inside the portal. A picture is re-encoded, which drops its location,
 * hidden data, and anything that isn't a picture; a PDF must contain nothing executable and is only
 * downloaded. It's unassigned until it's submitted with the form.
 * @throws DomainError file_empty, file_too_large, id_type, id_mismatch, id_too_big_inside, file_broken …
 */
export async function receiveIdDocument(
  deps: Deps,
  input: { name: string; body: Readable; truncated: () => boolean; ip: string; candidateId: CandidateId },
): Promise<UploadedFile> {
  await deps.limits.hit(uploads, input.ip);
  const name = cleanName(input.name);
  const extension = idExtension(name);
  const scratch = await mkdtemp(path.join(tmpdir(), 'longtable-upload-'));
  try {
    const raw = path.join(scratch, `id.${extension}`);
    const { size } = await writeScratch(raw, input.body);
    if (input.truncated()) throw new DomainError('file_too_large', { limit: '10 MB' });
    if (size === 0) throw new DomainError('file_empty');
    await checkIdMagic(raw, extension);
    if (deps.env.CLAMAV_HOST) await scanFile(deps.env.CLAMAV_HOST, raw);
    const cleaned = extension === 'pdf' ? await checkPdf(raw, input.ip) : await redraw(raw, scratch);
    return await store(deps, {
      ...cleaned,
      name: nameAs(name, cleaned.ending),
      candidateId: input.candidateId,
    });
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

type CleanedFile = { file: string; ending: 'jpg' | 'pdf'; mime: string };

/** @throws DomainError file_broken, id_too_big_inside */
async function redraw(raw: string, scratch: string): Promise<CleanedFile> {
  const { default: sharp } = await import('sharp');
  // The header alone gives the size; nothing is unpacked before that.
  const { width, height } = await sharp(raw, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new DomainError('file_broken');
    });
  if (width * height > PIXELS_MAX) throw new DomainError('id_too_big_inside');
  const drawn = await sharp(raw, { limitInputPixels: PIXELS_MAX, failOn: 'error', pages: 1 })
    .rotate()
    .resize({ width: SIDE_MAX, height: SIDE_MAX, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 86, mozjpeg: false })
    .timeout({ seconds: 20 })
    .toBuffer()
    .catch((error: unknown) => {
      // A machine without time for it says nothing of the picture.
      const slow = error instanceof Error && error.message.includes('timeout');
      throw new DomainError(slow ? 'file_check_unavailable' : 'file_broken');
    });
  const file = path.join(scratch, 'drawn.jpg');
  await writeFile(file, drawn, { mode: 0o600 });
  return { file, ending: 'jpg', mime: 'image/jpeg' };
}

/**
 * Checks a file against the limits for IDs; it's never opened here.
 * @throws DomainError file_broken, id_too_big_inside …
 */
async function checkPdf(raw: string, ip: string): Promise<CleanedFile> {
  await inspectIdPdf({ file: raw, ip });
  return { file: raw, ending: 'pdf', mime: 'application/pdf' };
}

/** Named after its final format. */
function nameAs(name: string, ending: CleanedFile['ending']): string {
  return `${name.replace(/\.[^.]*$/, '') || 'id'}.${ending}`;
}

async function store(
  deps: Deps,
  { file, ending, mime, name, candidateId }: CleanedFile & { name: string; candidateId: CandidateId },
): Promise<UploadedFile> {
  const id = FileId.parse(deps.clock.uuid());
  const token = randomToken(deps.clock);
  const now = deps.clock.now();
  const storageKey = `${candidateId}/documents/${now.getTime()}_${randomToken(deps.clock, 9)}.${ending}`;
  const { size } = await stat(file);
  const hash = createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
  const row = {
    id,
    kind: 'id_document' as const,
    storageKey,
    name,
    mime,
    size,
    sha256: hash,
    uploadTokenHash: sha256(token),
    createdAt: now,
  };
  // By the person, who is known here: others of their network may have used it up.
  await storeCounted(deps, createReadStream(file), row, candidateId);
  return { id, token, name, size };
}
