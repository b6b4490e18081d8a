import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import JSZip from 'jszip';
import { PDFDocument } from 'pdf-lib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { files } from '../../../server/db/schema/files.ts';
import { DomainError } from '../../../server/errors.ts';
import { sweepScratch } from '../../../server/features/files/parts/scratch.ts';
import { receiveResume } from '../../../server/features/files/service.ts';
import { RESUME_MAX_BYTES } from '../../../shared/files/types.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { docxResume, lockedPdf, pdfResume } from '../../support/documents.ts';
import { fileRow, storedFiles, tamperedDocx } from '../../support/files.ts';
import { docResume } from '../../support/oldWord.ts';
import { upload } from '../../support/stories.ts';

let deps: TestDeps;
beforeEach(async () => {
  deps = await testDeps();
});
afterEach(() => deps.close());

/** Nothing of a refused upload is anywhere. */
async function expectNothingLeft(): Promise<void> {
  expect(await deps.db.select().from(files)).toEqual([]);
  expect(await storedFiles(deps)).toEqual([]);
}

describe('taking in a résumé', () => {
  it('tells a scan, which holds no text, from what could not be read', async () => {
    const scan = await PDFDocument.create();
    scan.addPage().drawRectangle({ x: 50, y: 50, width: 100, height: 100 });
    const state = async (bytes: Buffer, name: string) =>
      (await fileRow(deps, (await upload(deps, bytes, name)).id))?.textState;
    expect(await state(Buffer.from(await scan.save()), 'scan.pdf')).toBe('read');
    expect(await state(await pdfResume({ visible: ['Five years.'] }), 'cv.pdf')).toBe('read');
    expect(await state(docResume(), 'cv.doc')).toBe('unreadable');
  });

  it('keeps a PDF, a DOCX and a DOC under names of its own', async () => {
    const bytes = await pdfResume({ visible: ['Five years of data entry.'] });
    const pdf = await upload(deps, bytes, 'My résumé.PDF');
    expect(pdf).toMatchObject({ name: 'My résumé.PDF', size: bytes.length });
    expect(await fileRow(deps, pdf.id)).toMatchObject({
      kind: 'resume',
      mime: 'application/pdf',
      sha256: createHash('sha256').update(bytes).digest('hex'),
      visibleText: 'Five years of data entry.',
      hiddenText: null,
      candidateId: null,
    });
    const docx = await upload(deps, await docxResume({ visible: ['Line one.', 'Line two.'] }), 'cv.docx');
    expect((await fileRow(deps, docx.id))?.visibleText).toBe('Line one.\n\nLine two.');
    const doc = await upload(deps, docResume(), 'cv.doc');
    expect(await fileRow(deps, doc.id)).toMatchObject({
      mime: 'application/msword',
      visibleText: null,
      hiddenText: null,
    });

    for (const { id } of [pdf, docx, doc]) {
      expect((await fileRow(deps, id))?.storageKey).toMatch(
        /^temporary\/resume\/\d+_[\w-]{12}\.(pdf|docx|doc)$/,
      );
    }
    expect(await storedFiles(deps)).toHaveLength(3);
  });

  it('keeps only the hash of a token of 256 bits', async () => {
    const { id, token } = await upload(deps, await pdfResume({ visible: ['x'] }));
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(JSON.stringify(await fileRow(deps, id))).not.toContain(token);
  });

  it.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\me\\cv.pdf', 'cv.pdf'],
    ['evil\u202efdp.exe\u0000\r\n.pdf', 'evilfdp.exe.pdf'],
    ['<script>alert(1)</script>.pdf', 'script.pdf'],
    ['履歴書 Søren’s.pdf', '履歴書 Søren’s.pdf'],
    [`${'😀'.repeat(200)}.pdf`, `${'😀'.repeat(146)}.pdf`],
  ])('shows %j as a harmless name', async (name, clean) => {
    const file = await upload(deps, await pdfResume({ visible: ['x'] }), name);
    expect(file.name).toBe(clean);
    expect(file.name.isWellFormed()).toBe(true);
  });
});
describe('the reader', () => {
  it('reads the first fifty pages and no more', async () => {
    const document = await PDFDocument.create();
    for (let page = 1; page <= 52; page++) document.addPage().drawText(`Page ${page}.`);
    const { id } = await upload(deps, Buffer.from(await document.save()));
    const text = (await fileRow(deps, id))?.visibleText ?? '';
    expect(text).toContain('Page 50.');
    expect(text).not.toContain('Page 51.');
  });
});

describe('what is refused, and leaves nothing behind', () => {
  const pdf = () => pdfResume({ visible: ['x'] });
  const exe = async () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(4_000, 7)]);
  const cases: [string, () => Promise<Buffer>, string, string][] = [
    ['an empty file', async () => Buffer.alloc(0), 'cv.pdf', 'file_empty'],
    ['another ending', pdf, 'cv.exe', 'file_type'],
    ['no ending', pdf, 'pdf', 'file_type'],
    ['a hidden ending', pdf, 'cv.pdf.exe', 'file_type'],
    ['an SVG', async () => Buffer.from('<svg onload="alert(1)"/>'), 'cv.svg', 'file_type'],
    ['a program renamed to PDF', exe, 'cv.pdf', 'file_mismatch'],
    ['a program renamed to DOCX', exe, 'cv.docx', 'file_mismatch'],
    ['a program renamed to DOC', exe, 'cv.doc', 'file_mismatch'],
    ['a PDF renamed to DOCX', pdf, 'cv.docx', 'file_mismatch'],
    ['a PDF renamed to DOC', pdf, 'cv.doc', 'file_mismatch'],
    ['a DOCX renamed to PDF', () => docxResume({ visible: ['x'] }), 'cv.pdf', 'file_mismatch'],
    [
      'a page renamed to PDF',
      async () => Buffer.from('<html><script>1</script></html>'),
      'cv.pdf',
      'file_mismatch',
    ],
    ['three bytes', async () => Buffer.from('%PD'), 'cv.pdf', 'file_mismatch'],
    [
      'a PDF in its first line only',
      async () => Buffer.from(`%PDF-1.7\n${'garbage '.repeat(500)}`),
      'cv.pdf',
      'file_broken',
    ],
    ['a PDF with a password', async () => lockedPdf, 'cv.pdf', 'file_locked'],
    [
      'half a DOCX',
      async () => (await docxResume({ visible: ['x'] })).subarray(0, 2_000),
      'cv.docx',
      'file_broken',
    ],
    [
      'a zip that is no document',
      () => new JSZip().file('a.txt', 'hello').generateAsync({ type: 'nodebuffer' }),
      'cv.docx',
      'file_broken',
    ],
    [
      'a DOCX without its document',
      () => tamperedDocx((zip) => zip.remove('word/document.xml')),
      'cv.docx',
      'file_broken',
    ],
    [
      'a zip bomb in the document',
      () => tamperedDocx((zip) => zip.file('word/document.xml', Buffer.alloc(25_000_000, 97))),
      'cv.docx',
      'file_broken',
    ],
    [
      'a zip bomb beside the document',
      () => tamperedDocx((zip) => zip.file('word/media/a.png', Buffer.alloc(64_000_000))),
      'cv.docx',
      'file_broken',
    ],
    [
      'a zip of too many files',
      () =>
        tamperedDocx((zip) => {
          for (let n = 0; n < 2_001; n++) zip.file(`word/${n}.xml`, '');
        }),
      'cv.docx',
      'file_broken',
    ],
    [
      'a zip with paths that climb',
      () => tamperedDocx((zip) => zip.file('../../evil.xml', 'x')),
      'cv.docx',
      'file_broken',
    ],
  ];
  it.each(cases)('%s', async (_, make, name, code) => {
    await expect(upload(deps, await make(), name)).rejects.toMatchObject({ code });
    await expectNothingLeft();
  });

  it('a zip bomb that lies about its size', async () => {
    const bytes = await tamperedDocx((zip) => zip.file('word/media/a.xml', Buffer.alloc(50_000_000, 97)));
    const claimed = Buffer.alloc(4);
    claimed.writeUInt32LE(50_000_000);
    const small = Buffer.alloc(4);
    small.writeUInt32LE(100);
    for (let at = bytes.indexOf(claimed); at !== -1; at = bytes.indexOf(claimed, at)) small.copy(bytes, at);
    await expect(upload(deps, bytes, 'cv.docx')).rejects.toMatchObject({ code: 'file_broken' });
    await expectNothingLeft();
  });

  it('more than 10 MB, with the limit in the sentence', async () => {
    const body = Readable.from([Buffer.alloc(RESUME_MAX_BYTES)]);
    const tooLong = { name: 'cv.pdf', body, truncated: () => true, ip: '192.0.2.1' };
    await expect(receiveResume(deps, tooLong)).rejects.toMatchObject({
      code: 'file_too_large',
      message: 'This file is larger than 10 MB. Please choose a smaller one.',
    });
    await expectNothingLeft();
  });

  it('an upload that breaks off', async () => {
    const scratch = await mkdtemp(path.join(deps.dataDir, 'scratch-'));
    vi.stubEnv('TMPDIR', scratch);
    const bytes = await pdf();
    const body = Readable.from(
      (async function* () {
        yield bytes.subarray(0, 100);
        throw new Error('The connection was cut');
      })(),
    );
    const cut = { name: 'cv.pdf', body, truncated: () => false, ip: '192.0.2.1' };
    await expect(receiveResume(deps, cut)).rejects.toMatchObject({ code: 'upload_failed' });
    await expectNothingLeft();
    expect(await readdir(scratch)).toEqual([]);
    vi.unstubAllEnvs();
  });

  it('the twenty-first upload of a minute, with the time to wait', async () => {
    for (let count = 0; count < 20; count++) {
      await expect(upload(deps, Buffer.alloc(0), 'cv.pdf')).rejects.toMatchObject({ code: 'file_empty' });
    }
    const refused = await upload(deps, await pdf()).catch((error: Error) => error.message);
    expect(refused).toMatch(/^Too many attempts\. Please try again in \d+ \w+\.$/);
    expect(await upload(deps, await pdf(), 'cv.pdf', '192.0.2.77')).toHaveProperty('id');
    deps.clock.forward(3 * 60_000);
    expect(await upload(deps, await pdf())).toHaveProperty('id');
  });

  it('none of twelve at the same moment, which take turns at being read', async () => {
    const bytes = await pdf();
    const all = await Promise.all(Array.from({ length: 12 }, () => upload(deps, bytes)));
    expect(new Set(all.map(({ id }) => id)).size).toBe(12);
    expect((await deps.db.select().from(files)).every(({ visibleText }) => visibleText === 'x')).toBe(true);
  });

  it('anything while the disk is full: a clear sentence, no row, no bytes', async () => {
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const body = new Readable({
      read() {
        this.destroy(full);
      },
    });
    const scratchFull = { name: 'cv.pdf', body, truncated: () => false, ip: '192.0.2.1' };
    await expect(receiveResume(deps, scratchFull)).rejects.toMatchObject({ code: 'storage_full' });
    await expectNothingLeft();
    // The scratch folder has room, the place where files stay has none.
    const put = async (): Promise<void> => {
      throw new DomainError('storage_full');
    };
    const storageFull = { ...deps, storage: { ...deps.storage, put } };
    await expect(upload(storageFull, await pdf())).rejects.toMatchObject({
      message: 'We can’t store files right now. Please try again in a few minutes.',
    });
    await expectNothingLeft();
  });

  it('half an upload when the program is stopped: what lies in storage always has a row that is swept', async () => {
    const rows: number[] = [];
    const put: typeof deps.storage.put = async (file, body) => {
      rows.push((await deps.db.select().from(files).where(eq(files.storageKey, file.storageKey))).length);
      return deps.storage.put(file, body);
    };
    await upload({ ...deps, storage: { ...deps.storage, put } }, await pdf());
    expect(rows).toEqual([1]);

    const folder = await mkdtemp(path.join(deps.dataDir, 'temporary-'));
    const [old, current, other] = ['longtable-upload-old', 'longtable-upload-now', 'other'].map((name) =>
      path.join(folder, name),
    );
    const hoursAgo = (hours: number) => new Date(deps.clock.now().getTime() - hours * 3_600_000);
    for (const [one, at] of [
      [old, hoursAgo(2)],
      [current, hoursAgo(0)],
      [other, hoursAgo(9)],
    ] as const) {
      await mkdir(one ?? '');
      await writeFile(path.join(one ?? '', 'id.jpg'), 'x');
      await utimes(one ?? '', at, at);
    }
    const refuse = () => Promise.reject(Object.assign(new Error('Another user’s'), { code: 'EPERM' }));
    expect(await sweepScratch(deps.clock.now(), folder, refuse)).toBe(0);
    expect(await sweepScratch(deps.clock.now(), folder)).toBe(1);
    expect((await readdir(folder)).sort()).toEqual(['longtable-upload-now', 'other']);
  });

  it('anything the database cannot take: its bytes go too', async () => {
    await deps.database.client`alter table files add constraint broken check (size < 0)`;
    await expect(upload(deps, await pdf())).rejects.toThrow();
    await expectNothingLeft();
  });
});
