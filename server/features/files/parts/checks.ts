import { open, readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { fileTypeFromFile } from 'file-type';
import { resumeExtensions } from '../../../../shared/files/resumeTypes.ts';
import { endingOf, idExtensions } from '../../../../shared/files/types.ts';
import { DomainError } from '../../../errors.ts';

export type ResumeExtension = (typeof resumeExtensions)[number];

export const resumeMimes: Record<ResumeExtension, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** First bytes of the compound files that old Word wrote. */
const OLE_MAGIC = 'd0cf11e0a1b11ae1';
const SCAN_MS = 30_000;
const SCAN_CHUNK = 64 * 1024;

/** The extension of a name that may be a résumé. @throws DomainError('file_type') */
export function resumeExtension(name: string): ResumeExtension {
  const ending = endingOf(name);
  const extension = resumeExtensions.find((known) => known === ending);
  if (!extension) throw new DomainError('file_type');
  return extension;
}

/**
 * Holds the first bytes of a file against its name; whether it opens is for its reader to say.
 * @throws DomainError('file_mismatch')
 */
export async function checkMagic(file: string, extension: ResumeExtension): Promise<void> {
  const head = await readHead(file);
  if (extension === 'doc') {
    // Old Word files are only downloaded; nothing here ever parses one.
    if (head.toString('hex') !== OLE_MAGIC) throw new DomainError('file_mismatch');
    return;
  }
  if (extension === 'pdf') {
    const detected = await fileTypeFromFile(file).catch(() => undefined);
    if (detected?.ext !== 'pdf') throw new DomainError('file_mismatch');
    return;
  }
  // A workbook or a plain archive is a ZIP, too; without word/document.xml it's refused later.
  if (head.subarray(0, 4).toString('hex') !== '504b0304') throw new DomainError('file_mismatch');
}

/** Pictures are re-encoded, PDFs are only downloaded. */
type IdExtension = (typeof idExtensions)[number];
const idKinds: Record<IdExtension, string> = {
  jpg: 'jpg',
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  pdf: 'pdf',
};

/** The extension of a name that may be an ID document. @throws DomainError('id_type') */
export function idExtension(name: string): IdExtension {
  const ending = endingOf(name);
  const extension = idExtensions.find((known) => known === ending);
  if (!extension) throw new DomainError('id_type');
  return extension;
}

/** Holds the bytes of an ID document against its name. @throws DomainError('id_mismatch') */
export async function checkIdMagic(file: string, extension: IdExtension): Promise<void> {
  const detected = await fileTypeFromFile(file).catch(() => undefined);
  if (detected?.ext !== idKinds[extension]) throw new DomainError('id_mismatch');
}

async function readHead(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(8), 0, 8, 0);
    return buffer;
  } finally {
    await handle.close();
  }
}

/**
 * Asks ClamAV about a file (INSTREAM of the clamd protocol). `host` is `name` or `name:port`.
 * @throws DomainError file_infected, or file_check_unavailable when there is no clear answer.
 */
export async function scanFile(host: string, file: string): Promise<void> {
  const [name = host, port = '3310'] = host.split(':');
  const answer = await askScanner(name, Number(port), await readFile(file)).catch(() => {
    throw new DomainError('file_check_unavailable');
  });
  if (/\bFOUND\b/.test(answer)) throw new DomainError('file_infected');
  if (!/^stream: OK[\s\0]*$/.test(answer)) throw new DomainError('file_check_unavailable');
}

function askScanner(host: string, port: number, bytes: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, timeout: SCAN_MS });
    let answer = '';
    socket.on('connect', () => {
      socket.write('zINSTREAM\0');
      for (let at = 0; at < bytes.length; at += SCAN_CHUNK) {
        const chunk = bytes.subarray(at, at + SCAN_CHUNK);
        const size = Buffer.alloc(4);
        size.writeUInt32BE(chunk.length);
        socket.write(size);
        socket.write(chunk);
      }
      socket.write(Buffer.alloc(4));
    });
    socket.on('data', (data) => {
      answer += data.toString('utf8');
    });
    socket.on('end', () => resolve(answer));
    socket.on('timeout', () => socket.destroy(new Error('The scanner didn’t answer')));
    socket.on('error', reject);
  });
}
