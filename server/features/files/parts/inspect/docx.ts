import yauzl from 'yauzl';
import { DomainError } from '../../../../errors.ts';
import { fieldReader } from './docxFields.ts';
import { checkRelation, checkType } from './docxParts.ts';
import { slices } from './pause.ts';
import { checkXml } from './xml.ts';
import { type Tag, xmlReader } from './xmlTokens.ts';

/** A résumé needs no more than this; a zip bomb does. */
const ENTRIES_MAX = 2_000;
const OTHERS_MAX = 300;
const UNZIPPED_MAX = 60 * 1024 * 1024;
const XML_MAX = 12 * 1024 * 1024;
/** Text shrinks to a twentieth; only a trap to a two-hundredth. */
const RATIO_MAX = 200;
const RATIO_FROM = 1024 * 1024;

const DOCUMENT = 'word/document.xml';
const TYPES = '[Content_Types].xml';

/** What Word stores beside its XML: pictures, fonts, printer settings. Anything else is another file. */
const HARMLESS =
  /\.(png|jpe?g|gif|bmp|tiff?|emf|wmf|webp|svg|wdp|odttf|ttf|otf|fntdata)$|^word\/printerSettings\/|^\[trash\]\//i;
/** How programs, archives and documents begin, whatever their name is. */
const FOREIGN_HEADS = [
  '4d5a', // Windows program
  '7f454c46', // ELF program
  'd0cf11e0', // OLE
  '504b0304', // ZIP
  '25504446', // PDF
  '7b5c727466', // RTF
  '2321', // script
];
const ACTIVE_NAME = /(^|\/)(vbaProject|vbaData|attachedToolbars)[^/]*$|^word\/(embeddings|activeX)\//i;

/**
 * Holds a DOCX against what a résumé is, within fixed amounts of work and memory: the directory of its zip first,
 * then its XML, unpacked once and counted. Sizes that an archive declares are a claim, so both are limited.
 * @throws DomainError file_broken, file_mismatch, file_active
 */
export async function checkDocx(bytes: Buffer): Promise<void> {
  // A zip may begin with another kind of file, which a reader of that kind opens.
  if (/%PDF-|<html|<script|<!doctype/i.test(bytes.subarray(0, 1_024).toString('latin1')))
    throw new DomainError('file_mismatch');
  const zip = await open(bytes);
  try {
    const entries = await directory(zip, bytes.length);
    const pause = slices();
    const read = xmlReader(pause);
    let unpacked = 0;
    for (const entry of entries) {
      if (!isXml(entry)) {
        await checkHead(zip, entry);
        continue;
      }
      const part = await unpack(zip, entry);
      unpacked += part.length;
      if (unpacked > XML_MAX) throw new DomainError('file_broken');
      await pause();
      checkXml(part);
      await pause();
      await checkPart(entry.fileName, part, read);
    }
  } finally {
    zip.close();
  }
}

const isXml = ({ fileName }: yauzl.Entry): boolean => /\.(xml|rels)$/i.test(fileName);

function open(bytes: Buffer): Promise<yauzl.ZipFile> {
  return new Promise((resolve, reject) => {
    yauzl.fromBuffer(bytes, { lazyEntries: true, validateEntrySizes: true }, (error, zip) => {
      if (error) reject(new DomainError('file_broken'));
      else resolve(zip);
    });
  });
}

/** All entries, once their number, names, sizes and ratios are those of a document. */
function directory(zip: yauzl.ZipFile, fileSize: number): Promise<yauzl.Entry[]> {
  return new Promise((resolve, reject) => {
    const entries: yauzl.Entry[] = [];
    const total = { packed: 0, unpacked: 0, xml: 0, others: 0 };
    let active = false;
    zip.on('error', () => reject(new DomainError('file_broken')));
    zip.on('end', () => {
      const names = new Set(entries.map(({ fileName }) => fileName));
      const whole = names.has(DOCUMENT) && names.has(TYPES) && names.size === entries.length;
      if (!whole) reject(new DomainError('file_broken'));
      else if (active) reject(new DomainError('file_active'));
      else resolve(entries);
    });
    zip.on('entry', (entry: yauzl.Entry) => {
      const { fileName, compressedSize, uncompressedSize } = entry;
      total.packed += compressedSize;
      total.unpacked += uncompressedSize;
      if (isXml(entry)) total.xml += uncompressedSize;
      else if (!fileName.endsWith('/')) total.others++;
      const tooLarge =
        entries.length >= ENTRIES_MAX ||
        total.others > OTHERS_MAX ||
        total.packed > fileSize ||
        total.unpacked > UNZIPPED_MAX ||
        total.xml > XML_MAX ||
        (uncompressedSize > RATIO_FROM && uncompressedSize > compressedSize * RATIO_MAX);
      if (tooLarge || entry.isEncrypted()) return reject(new DomainError('file_broken'));
      if (!fileName.endsWith('/')) {
        active ||= ACTIVE_NAME.test(fileName) || !(isXml(entry) || HARMLESS.test(fileName));
        entries.push(entry);
      }
      zip.readEntry();
    });
    zip.readEntry();
  });
}

/** The whole of one entry; one that is longer than it declared ends in an error. */
function unpack(zip: yauzl.ZipFile, entry: yauzl.Entry): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const broken = (): void => reject(new DomainError('file_broken'));
    zip.openReadStream(entry, (error, stream) => {
      if (error) return broken();
      const chunks: Buffer[] = [];
      stream.on('error', broken);
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => resolve(Buffer.concat(chunks)));
    });
  });
}

/** Looks at how an entry begins and unpacks no more of it. @throws DomainError('file_active') */
function checkHead(zip: yauzl.ZipFile, entry: yauzl.Entry): Promise<void> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) return reject(new DomainError('file_broken'));
      stream.once('error', () => reject(new DomainError('file_broken')));
      stream.once('end', () => resolve());
      stream.once('data', (chunk: Buffer) => {
        const head = chunk.subarray(0, 8).toString('hex');
        stream.destroy();
        if (FOREIGN_HEADS.some((foreign) => head.startsWith(foreign))) reject(new DomainError('file_active'));
        else resolve();
      });
    });
  });
}

/**
 * A part that names no field isn't parsed: XML can't escape the name of an element.
 * @throws DomainError file_broken, file_active
 */
async function checkPart(name: string, part: Buffer, read: ReturnType<typeof xmlReader>): Promise<void> {
  const isTypes = name.toLowerCase() === TYPES.toLowerCase();
  const isRelations = /\.rels$/i.test(name);
  const hasFields = part.includes('instr') || part.includes('Instr') || part.includes('fldChar');
  if (!isTypes && !isRelations && !hasFields) return;
  const fields = fieldReader();
  const open = (tag: Tag): void => {
    if (isTypes) checkType(tag);
    if (isRelations) checkRelation(tag);
    fields.open(tag);
  };
  await read(part, { ...fields, open });
  fields.end();
}
