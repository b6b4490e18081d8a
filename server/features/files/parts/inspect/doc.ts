import { DomainError } from '../../../../errors.ts';

/**
 * Old Word files are compound files (MS-CFB): sectors chained by a table, like a small disk. Only the chains that
 * lead to the directory are followed, each sector at most once, so the work is bounded by the file's size.
 */
const MAGIC = 'd0cf11e0a1b11ae1';
const HEADER = 512;
const ENTRY = 128;
const FREE = 0xfffffffa;
/** Tables named in the header itself; more are chained. */
const TABLES_IN_HEADER = 109;
const STORAGE = 1;
const STREAM = 2;
/** First word of Word's own stream, and its flags (MS-DOC 2.5.2). */
const WORD_IDENT = 0xa5ec;
const FLAGS_AT = 0x0a;
const ENCRYPTED = 0x0100;

/** Names of storages and streams that hold macros, objects or other files. */
const ACTIVE = /^(Macros|VBA|_VBA_PROJECT.*|Ole10Native|Package|EmbeddedOdf|Contents|_\d{6,})$/i;

type Entry = { name: string; kind: number; start: number };

/**
 * Checks that an old Word file has the structure its first bytes declare.
 * @throws DomainError file_mismatch when it isn't a Word compound file, file_locked, file_active
 */
export function checkDoc(bytes: Buffer): void {
  const disk = openDisk(bytes);
  const entries = directory(disk);
  const names = entries.map(({ name }) => name);
  if (names.includes('EncryptedPackage') || names.includes('EncryptionInfo'))
    throw new DomainError('file_locked');
  if (names.some((name) => ACTIVE.test(name))) throw new DomainError('file_active');
  const text = entries.find(({ name, kind }) => name === 'WordDocument' && kind === STREAM);
  if (!text) throw new DomainError('file_mismatch');
  const head = sector(disk, text.start);
  if (head.readUInt16LE(0) !== WORD_IDENT) throw new DomainError('file_mismatch');
  if (head.readUInt16LE(FLAGS_AT) & ENCRYPTED) throw new DomainError('file_locked');
}

type Disk = { bytes: Buffer; size: number; tables: number[]; directoryAt: number };

function openDisk(bytes: Buffer): Disk {
  const mismatch = (): never => {
    throw new DomainError('file_mismatch');
  };
  if (bytes.length < HEADER * 3 || bytes.subarray(0, 8).toString('hex') !== MAGIC) return mismatch();
  const shift = bytes.readUInt16LE(0x1e);
  const major = bytes.readUInt16LE(0x1a);
  const known = (major === 3 && shift === 9) || (major === 4 && shift === 12);
  if (!known || bytes.readUInt16LE(0x1c) !== 0xfffe || bytes.readUInt16LE(0x20) !== 6) return mismatch();
  const disk: Disk = { bytes, size: 1 << shift, tables: [], directoryAt: bytes.readUInt32LE(0x30) };
  const declared = bytes.readUInt32LE(0x2c);
  for (let index = 0; index < Math.min(declared, TABLES_IN_HEADER); index++)
    disk.tables.push(bytes.readUInt32LE(0x4c + index * 4));
  const seen = new Set<number>();
  for (let next = bytes.readUInt32LE(0x44); next < FREE && disk.tables.length < declared; ) {
    if (seen.has(next)) return mismatch();
    seen.add(next);
    const list = sector(disk, next);
    for (let at = 0; at < disk.size - 4 && disk.tables.length < declared; at += 4)
      disk.tables.push(list.readUInt32LE(at));
    next = list.readUInt32LE(disk.size - 4);
  }
  if (disk.tables.length !== declared || declared === 0) return mismatch();
  return disk;
}

/** @throws DomainError('file_mismatch') when the file ends before it */
function sector({ bytes, size }: Disk, number: number): Buffer {
  const at = (number + 1) * size;
  if (number >= FREE || at >= bytes.length) throw new DomainError('file_mismatch');
  const found = bytes.subarray(at, at + size);
  // The last sector of a file may be cut short.
  return found.length === size ? found : Buffer.concat([found, Buffer.alloc(size - found.length)]);
}

/** The sector that follows in a chain. */
function following(disk: Disk, number: number): number {
  const perTable = disk.size / 4;
  const table = disk.tables[Math.floor(number / perTable)];
  if (table === undefined) throw new DomainError('file_mismatch');
  return sector(disk, table).readUInt32LE((number % perTable) * 4);
}

function directory(disk: Disk): Entry[] {
  const entries: Entry[] = [];
  const seen = new Set<number>();
  for (let next = disk.directoryAt; next < FREE; next = following(disk, next)) {
    if (seen.has(next)) throw new DomainError('file_mismatch');
    seen.add(next);
    const page = sector(disk, next);
    for (let at = 0; at < disk.size; at += ENTRY) {
      const length = page.readUInt16LE(at + 64);
      const kind = page[at + 66] ?? 0;
      if (kind < STORAGE || length < 2 || length > 64) continue;
      // Some names begin with a control character.
      const name = page
        .subarray(at, at + length - 2)
        .toString('utf16le')
        .replace(/^\p{Cc}/u, '');
      entries.push({ name, kind, start: page.readUInt32LE(at + 116) });
    }
  }
  return entries;
}
