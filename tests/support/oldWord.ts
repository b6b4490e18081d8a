/**
 * An old Word file small enough to read: a compound file (MS-CFB) of one table, one directory and Word's own stream.
 * `names` are more storages or streams in it; `flags` are those of Word's stream.
 */
export function docResume(
  options: { names?: string[]; flags?: number; stream?: string; size?: number } = {},
): Buffer {
  const { names = [], flags = 0, stream = 'WordDocument', size } = options;
  const SECTOR = 512;
  const bytes = Buffer.alloc(size ?? SECTOR * 14, 0);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
  bytes.writeUInt16LE(0x3e, 0x18);
  bytes.writeUInt16LE(3, 0x1a);
  bytes.writeUInt16LE(0xfffe, 0x1c);
  bytes.writeUInt16LE(9, 0x1e);
  bytes.writeUInt16LE(6, 0x20);
  bytes.writeUInt32LE(1, 0x2c);
  bytes.writeUInt32LE(1, 0x30);
  bytes.writeUInt32LE(4096, 0x38);
  bytes.writeUInt32LE(0xfffffffe, 0x3c);
  bytes.writeUInt32LE(0xfffffffe, 0x44);
  bytes.fill(0xff, 0x4c, SECTOR);
  bytes.writeUInt32LE(0, 0x4c);
  const sector = (number: number): number => (number + 1) * SECTOR;
  // The table: itself, two sectors of directory, eight of text.
  const chain = [0xfffffffd, 2, 0xfffffffe, 4, 5, 6, 7, 8, 9, 10, 0xfffffffe];
  bytes.fill(0xff, sector(0), sector(1));
  chain.forEach((next, index) => {
    bytes.writeUInt32LE(next, sector(0) + index * 4);
  });
  const all = [
    { name: 'Root Entry', kind: 5 },
    { name: stream, kind: 2 },
    ...names.map((name) => ({ name, kind: 1 })),
  ];
  all.forEach(({ name, kind }, index) => {
    const at = sector(1) + index * 128;
    bytes.write(name, at, 'utf16le');
    bytes.writeUInt16LE(name.length * 2 + 2, at + 64);
    bytes[at + 66] = kind;
    bytes.writeUInt32LE(name === stream ? 3 : 0, at + 116);
    bytes.writeUInt32LE(name === stream ? 4096 : 0, at + 120);
  });
  bytes.writeUInt16LE(0xa5ec, sector(3));
  bytes.writeUInt16LE(flags, sector(3) + 0x0a);
  return bytes;
}
