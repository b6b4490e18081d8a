import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { DomainError } from '../../../../errors.ts';
import { slices } from './pause.ts';
import { automaticActions } from './pdfActions.ts';
import { type Budget, type Scanned, scanObject } from './pdfTokens.ts';

const unpack = promisify(inflate);

/** What object streams may unpack to together; those of a résumé are a few dozen kilobytes. */
const UNPACKED_MAX = 12 * 1024 * 1024;
const STREAMS_MAX = 2_000;
const OBJECTS_MAX = 20_000;
const TOKENS_MAX = 250_000;
/** Everything is read once and a little more; only objects made to lie inside each other need more than this. */
const READINGS = 2;

/**
 * What runs, opens or brings in something else (ISO 32000-1: 12.5.6, 12.6.4, 12.7.8; RichMedia: extension level 3).
 * Each way to a script or to a file inside needs one of these names.
 */
const ACTIVE_NAMES = [
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'FileAttachment',
  'RichMedia',
  'Rendition',
  'ImportData',
  'SubmitForm',
  'GoToE',
  'XFA',
  'Movie',
  '3D',
];

const MARKUP = /<(?:!doctype|html|head|body|script|iframe|object|svg)[\s>/]/i;

/**
 * Checks a PDF against what a résumé may contain, within fixed amounts of work and memory. Reads everything
 * that a cross-reference table could point at, also inside a stream or an object stream; nothing is built or
 * drawn.
 * @throws DomainError file_broken, file_locked, file_mismatch, file_active
 * @returns the declared number of pages; null when it isn't declared where this looks
 */
export async function checkPdf(bytes: Buffer): Promise<{ pages: number | null }> {
  const text = bytes.toString('latin1');
  refusePolyglot(bytes, text);
  const pause = slices();
  const seen: Seen = { pages: null, hasPages: false, actions: automaticActions() };
  const budget: Budget = { characters: bytes.length * READINGS + 100_000, tokens: TOKENS_MAX };
  let unpacked = 0;
  let streams = 0;
  for (const start of objectStarts(text)) {
    await pause();
    const found = scanObject(text, start, budget);
    if (!found) {
      // The bytes of a picture may spell the word; a real object has a blank before it.
      if (spent(budget) || isBlank(text.charCodeAt(start - 4))) throw new DomainError('file_broken');
      continue;
    }
    judge(found, numberBefore(text, start), seen);
    if (isExternal(text, found)) throw new DomainError('file_active');
    if (!holdsObjects(found)) continue;
    const data = streamStart(text, found.end);
    if (data === null) continue;
    if (++streams > STREAMS_MAX) throw new DomainError('file_broken');
    const content = await unpackStream(bytes.subarray(data), found, UNPACKED_MAX - unpacked);
    unpacked += content.length;
    budget.characters += content.length * READINGS;
    await scanPacked(content, found, seen, { budget, pause });
  }
  seen.actions.check();
  if (!seen.hasPages) throw new DomainError('file_broken');
  return { pages: seen.pages };
}

/** Start positions of objects and trailers, also inside streams: a cross-reference table may point there. */
function* objectStarts(text: string): Generator<number> {
  let objects = 0;
  for (let at = text.indexOf('obj'); at !== -1; at = text.indexOf('obj', at + 3)) {
    // Not that of `endobj`, nor one inside another word.
    if (isLetter(text.charCodeAt(at - 1))) continue;
    if (++objects > OBJECTS_MAX) throw new DomainError('file_broken');
    yield at + 3;
  }
  for (let at = text.indexOf('trailer'); at !== -1; at = text.indexOf('trailer', at + 7)) {
    if (++objects > OBJECTS_MAX) throw new DomainError('file_broken');
    yield at + 7;
  }
}

const isLetter = (code: number): boolean => (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
const isBlank = (code: number): boolean => code === 32 || (code >= 9 && code <= 13) || code === 0;
const spent = ({ characters, tokens }: Budget): boolean => characters <= 0 || tokens <= 0;

type Seen = {
  pages: number | null;
  hasPages: boolean;
  actions: ReturnType<typeof automaticActions>;
};

/**
 * The number of the object whose content starts at `start` (7.3.10); null for a trailer or an unusual
 * spelling.
 */
function numberBefore(text: string, start: number): number | null {
  const before = text.slice(Math.max(0, start - 60), start);
  const number = before.match(/(\d{1,10})[ \t\r\n\f\0]+\d{1,5}[ \t\r\n\f\0]*obj$/)?.[1];
  return number === undefined ? null : Number(number);
}

/** A stream whose data is another file (7.3.8.2), which a reader fetches. */
const isExternal = (text: string, { entries, end }: Scanned): boolean =>
  entries.has('F') && streamStart(text, end) !== null;

/** @throws DomainError file_locked, file_active */
function judge({ names, entries, chains }: Scanned, number: number | null, seen: Seen): void {
  if (entries.has('Encrypt')) throw new DomainError('file_locked');
  if (ACTIVE_NAMES.some((name) => names.has(name))) throw new DomainError('file_active');
  seen.actions.add(number, chains);
  if (names.has('Page') || names.has('Pages')) seen.hasPages = true;
  const count = Number(entries.get('Count'));
  if (entries.get('Type') === 'Pages' && Number.isSafeInteger(count))
    seen.pages = Math.max(seen.pages ?? 0, count);
}

/** Objects may be packed in a stream (7.5.7); some readers don't check whether it declares that. */
function holdsObjects({ names, entries }: Scanned): boolean {
  return names.has('ObjStm') || (entries.has('First') && entries.has('N'));
}

function streamStart(text: string, from: number): number | null {
  const mark = /(?:[ \t\r\n\f\0]|%[^\r\n]{0,200}[\r\n]){0,100}stream(?:\r\n|\n|\r)/y;
  mark.lastIndex = from;
  return mark.test(text) ? mark.lastIndex : null;
}

/**
 * @throws DomainError('file_broken') when it's packed in a way that only attacks use, or unpacks to too much
 */
async function unpackStream(packed: Buffer, { entries, names }: Scanned, room: number): Promise<Buffer> {
  const filter = entries.get('Filter');
  const isPlain = filter === undefined && !names.has('Filter');
  const predicted = entries.has('DecodeParms') || entries.has('DP') || entries.has('F');
  if (predicted || (!isPlain && filter !== 'FlateDecode')) throw new DomainError('file_broken');
  if (isPlain) {
    const end = packed.indexOf('endstream', 0, 'latin1');
    return packed.subarray(0, Math.min(end === -1 ? packed.length : end, room));
  }
  try {
    return await unpack(packed, { maxOutputLength: Math.max(1, room) });
  } catch {
    throw new DomainError('file_broken');
  }
}

/** Reads each object of an object stream where its directory says that it begins. @throws DomainError('file_broken') */
async function scanPacked(
  content: Buffer,
  { entries }: Scanned,
  seen: Seen,
  { budget, pause }: { budget: Budget; pause: () => Promise<void> },
): Promise<void> {
  const text = content.toString('latin1');
  const first = Number(entries.get('First'));
  const count = Number(entries.get('N'));
  const isKnown = Number.isSafeInteger(first) && Number.isSafeInteger(count) && first >= 0 && count >= 0;
  if (!isKnown || count > OBJECTS_MAX) throw new DomainError('file_broken');
  const numbers = text.slice(0, first).match(/\d{1,10}/g) ?? [];
  if (numbers.length < count * 2) throw new DomainError('file_broken');
  for (let index = 0; index < count; index++) {
    await pause();
    const found = scanObject(text, first + Number(numbers[index * 2 + 1]), budget);
    if (!found) throw new DomainError('file_broken');
    judge(found, Number(numbers[index * 2]), seen);
  }
}

/** A file that a browser or an archive program would open as its own. @throws DomainError('file_mismatch') */
function refusePolyglot(bytes: Buffer, text: string): void {
  const end = text.lastIndexOf('%%EOF');
  const around = `${text.slice(0, 1_024)} ${end === -1 ? '' : text.slice(end, end + 65_536)}`;
  if (MARKUP.test(around)) throw new DomainError('file_mismatch');
  // The directory of a zip ends a file, before a comment of at most 65,535 bytes (APPNOTE 4.3.16).
  const directory = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  if (directory === -1 || directory < bytes.length - 65_557 || directory + 16 > bytes.length) return;
  const size = bytes.readUInt32LE(directory + 12);
  const opensWith = bytes.subarray(directory - size, directory - size + 4).toString('latin1');
  if (size === 0 || opensWith === 'PK\x01\x02') throw new DomainError('file_mismatch');
}
