import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Document, Packer, Paragraph, TextRun } from 'docx';
import { eq } from 'drizzle-orm';
import JSZip from 'jszip';
import { degrees, PDFDocument, rgb, StandardFonts } from 'pdf-lib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { files } from '../../server/db/schema/files.ts';
import { DomainError } from '../../server/errors.ts';
import {
  claimResume,
  fileLink,
  openFile,
  receiveResume,
  sweepOrphans,
} from '../../server/features/files/service.ts';
import { registerFileTasks } from '../../server/features/files/tasks.ts';
import { RESUME_MAX_BYTES } from '../../shared/files.ts';
import { CandidateId, FileId } from '../../shared/ids.ts';
import { type TestDeps, testDeps } from '../support/deps.ts';
import { docxResume, pdfResume } from '../support/documents.ts';
import { upload } from '../support/stories.ts';

let deps: TestDeps;
beforeEach(async () => {
  deps = await testDeps();
});
afterEach(() => deps.close());

const row = async (id: FileId) => (await deps.db.select().from(files).where(eq(files.id, id)))[0];
const storedFiles = async (): Promise<string[]> => {
  const entries = await readdir(path.join(deps.dataDir, 'files'), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};
const scratchFolders = async () =>
  (await readdir(tmpdir())).filter((name) => name.startsWith('longtable-upload-'));

/** Nothing of a refused upload is anywhere. */
async function expectNothingLeft(): Promise<void> {
  expect(await deps.db.select().from(files)).toEqual([]);
  expect(await storedFiles().catch(() => [])).toEqual([]);
}

/** A DOCX with something else inside than Word would write. */
async function tamperedDocx(change: (zip: JSZip) => void): Promise<Buffer> {
  const zip = await JSZip.loadAsync(await docxResume({ visible: ['Fine.'] }));
  change(zip);
  return zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' });
}

const OLE = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2_000)]);

describe('taking in a résumé', () => {
  it('keeps a PDF, a DOCX and a DOC under names of its own', async () => {
    const bytes = await pdfResume({ visible: ['Five years of data entry.'] });
    const pdf = await upload(deps, bytes, 'My résumé.PDF');
    expect(pdf).toMatchObject({ name: 'My résumé.PDF', size: bytes.length });
    expect(await row(pdf.id)).toMatchObject({
      kind: 'resume',
      mime: 'application/pdf',
      sha256: createHash('sha256').update(bytes).digest('hex'),
      visibleText: 'Five years of data entry.',
      hiddenText: null,
      candidateId: null,
    });
    const docx = await upload(deps, await docxResume({ visible: ['Line one.', 'Line two.'] }), 'cv.docx');
    expect((await row(docx.id))?.visibleText).toBe('Line one.\n\nLine two.');
    const doc = await upload(deps, OLE, 'cv.doc');
    expect(await row(doc.id)).toMatchObject({
      mime: 'application/msword',
      visibleText: null,
      hiddenText: null,
    });

    for (const { id } of [pdf, docx, doc]) {
      expect((await row(id))?.storageKey).toMatch(/^temporary\/resume\/\d+_[\w-]{12}\.(pdf|docx|doc)$/);
    }
    expect(await storedFiles()).toHaveLength(3);
  });

  it('keeps only the hash of a token of 256 bits', async () => {
    const { id, token } = await upload(deps, await pdfResume({ visible: ['x'] }));
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(JSON.stringify(await row(id))).not.toContain(token);
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

  it('a PDF of more than fifty pages', async () => {
    const document = await PDFDocument.create();
    for (let page = 0; page < 51; page++) document.addPage();
    const bytes = Buffer.from(await document.save());
    await expect(upload(deps, bytes)).rejects.toMatchObject({ code: 'file_broken' });
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
    const before = await scratchFolders();
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
    expect(await scratchFolders()).toEqual(before);
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
      message: 'We cannot store files right now. Please try again in a few minutes.',
    });
    await expectNothingLeft();
  });

  it('anything the database cannot take: its bytes go too', async () => {
    await deps.database.client`alter table files add constraint broken check (size < 0)`;
    await expect(upload(deps, await pdf())).rejects.toThrow();
    await expectNothingLeft();
  });
});

describe('text that no page shows', () => {
  it('is told apart in a PDF', async () => {
    const bytes = await pdfResume({
      visible: ['Clerk since 2019.', 'Fast and exact.'],
      white: 'white words',
      tiny: 'tiny words',
      invisible: 'invisible words',
      offPage: 'words beside the page',
    });
    const file = await row((await upload(deps, bytes)).id);
    expect(file?.visibleText).toBe('Clerk since 2019.\nFast and exact.');
    expect(file?.hiddenText?.split('\n').sort()).toEqual(
      ['invisible words', 'tiny words', 'white words', 'words beside the page'].sort(),
    );
  });

  it('is told apart on dark areas, under clipping frames, see-through, turned and in small steps', async () => {
    const document = await PDFDocument.create();
    const font = await document.embedFont(StandardFonts.Helvetica);
    const page = document.addPage([595, 842]);
    page.drawRectangle({ x: 0, y: 700, width: 595, height: 142, color: rgb(0.1, 0.2, 0.4) });
    page.drawText('Name on a dark bar', { x: 40, y: 760, size: 20, font, color: rgb(1, 1, 1) });
    // An outline around the page paints no area.
    page.drawRectangle({ x: 0, y: 0, width: 595, height: 842, borderColor: rgb(0, 0, 0), borderWidth: 1 });
    page.drawText('white in a frame', { x: 40, y: 600, size: 12, font, color: rgb(1, 1, 1) });
    page.drawText('nearly white', { x: 40, y: 580, size: 12, font, color: rgb(0.97, 0.97, 0.97) });
    page.drawText('see-through', { x: 40, y: 560, size: 12, font, opacity: 0.01 });
    page.drawText('Turned text', { x: 300, y: 400, size: 12, font, rotate: degrees(90) });
    page.drawText('First line\nSecond line', { x: 40, y: 300, size: 12, font, lineHeight: 14 });
    page.drawText('Small print', { x: 40, y: 200, size: 6, font });
    page.drawText('Grey', { x: 40, y: 180, size: 10, font, color: rgb(0.5, 0.5, 0.5) });
    const file = await row((await upload(deps, Buffer.from(await document.save()))).id);
    expect(file?.hiddenText?.split('\n')).toEqual(['white in a frame', 'nearly white', 'see-through']);
    expect(file?.visibleText?.split('\n')).toEqual([
      'Name on a dark bar',
      'Turned text',
      'First line',
      'Second line',
      'Small print',
      'Grey',
    ]);
  });

  it('is told apart in a page placed inside another', async () => {
    const inner = await PDFDocument.create();
    const font = await inner.embedFont(StandardFonts.Helvetica);
    inner.addPage([400, 400]).drawText('Inside', { x: 10, y: 10, size: 20, font });
    const outer = await PDFDocument.create();
    const [embedded] = await outer.embedPdf(await inner.save());
    if (!embedded) throw new Error('Nothing was embedded');
    const page = outer.addPage([595, 842]);
    page.drawPage(embedded, { x: 20, y: 20 });
    page.drawPage(embedded, { x: 20, y: 400, xScale: 0.05, yScale: 0.05 });
    const file = await row((await upload(deps, Buffer.from(await outer.save()))).id);
    expect(file).toMatchObject({ visibleText: 'Inside', hiddenText: 'Inside' });
  });

  it('is told apart in a DOCX', async () => {
    const text = (value: string, look = {}) =>
      new Paragraph({ children: [new TextRun({ text: value, ...look })] });
    const document = new Document({
      sections: [
        {
          children: [
            text('Clerk & typist <since> 2019.'),
            text('hidden words', { vanish: true }),
            text('white words', { color: 'FFFFFF' }),
            text('tiny words', { size: 2 }),
            text('White on black', { color: 'FFFFFF', shading: { fill: '000000' } }),
          ],
        },
      ],
    });
    const file = await row((await upload(deps, await Packer.toBuffer(document), 'cv.docx')).id);
    expect(file?.visibleText).toBe('Clerk & typist <since> 2019.\n\nWhite on black');
    expect(file?.hiddenText).toBe('hidden words\nwhite words\ntiny words');
  });

  it('keeps at most 20,000 characters', async () => {
    const visible = Array.from({ length: 300 }, (_, index) => `${index} ${'word '.repeat(30)}`);
    const file = await row((await upload(deps, await docxResume({ visible }), 'cv.docx')).id);
    expect(file?.visibleText?.length).toBeLessThanOrEqual(20_000);
    expect(file?.visibleText?.length).toBeGreaterThan(19_900);
  });

  it('does not stop an upload when a document opens but cannot be read', async () => {
    const bytes = await tamperedDocx((zip) => zip.file('word/document.xml', '<w:document><broken'));
    const file = await upload(deps, bytes, 'cv.docx');
    expect(await row(file.id)).toMatchObject({ visibleText: null, hiddenText: null });
  });
});

describe('the virus check', () => {
  /** Speaks as much of clamd's protocol as we use; answers `answer` to the bytes it got. */
  async function scanner(answer: (bytes: Buffer) => string | null) {
    const server = createServer((socket) => {
      let received = Buffer.alloc(0);
      socket.on('error', () => {});
      socket.on('data', (data) => {
        received = Buffer.concat([received, data]);
        const command = 'zINSTREAM\0';
        const chunks: Buffer[] = [];
        for (let at = command.length; at + 4 <= received.length; ) {
          const size = received.readUInt32BE(at);
          if (size === 0) {
            const reply = answer(Buffer.concat(chunks));
            if (reply === null) socket.destroy();
            else socket.end(reply);
            return;
          }
          chunks.push(received.subarray(at + 4, at + 4 + size));
          at += 4 + size;
        }
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    return { host: `127.0.0.1:${port}`, close: () => server.close() };
  }

  it('lets clean files pass, refuses infected ones, and refuses when there is no clear answer', async () => {
    const bytes = await pdfResume({ visible: ['x'] });
    let reply: string | null = 'stream: OK\0';
    let scanned: Buffer = Buffer.alloc(0);
    const { host, close } = await scanner((received) => {
      scanned = received;
      return reply;
    });
    deps.env.CLAMAV_HOST = host;
    expect(await upload(deps, bytes)).toHaveProperty('id');
    expect(scanned.equals(bytes)).toBe(true);
    await deps.db.delete(files);
    for (const [answer, code] of [
      ['stream: Eicar-Test-Signature FOUND\0', 'file_infected'],
      ['INSTREAM size limit exceeded. ERROR\0', 'file_check_unavailable'],
      ['stream: lstat() failed: NOT OK ERROR\0', 'file_check_unavailable'],
      ['', 'file_check_unavailable'],
      [null, 'file_check_unavailable'],
    ] as const) {
      reply = answer;
      await expect(upload(deps, bytes), String(answer)).rejects.toMatchObject({ code });
    }
    close();
    await expect(upload(deps, bytes)).rejects.toMatchObject({ code: 'file_check_unavailable' });
    expect(await deps.db.select().from(files)).toEqual([]);
  });
});

describe('claiming', () => {
  const someone = () => CandidateId.parse(crypto.randomUUID());
  const claim = (input: Parameters<typeof claimResume>[2]) =>
    deps.db.transaction((tx) => claimResume(deps, tx, input));

  it('gives a file to the one who holds its token, once', async () => {
    const { id, token } = await upload(deps, await pdfResume({ visible: ['x'] }));
    const candidateId = someone();
    const gone = { code: 'file_gone' };
    await expect(claim({ id, token: 'x'.repeat(43), candidateId })).rejects.toMatchObject(gone);
    await expect(claim({ id: FileId.parse(crypto.randomUUID()), token, candidateId })).rejects.toMatchObject(
      gone,
    );
    await claim({ id, token, candidateId });
    await claim({ id, token, candidateId });
    await expect(claim({ id, token, candidateId: someone() })).rejects.toMatchObject(gone);
    expect((await row(id))?.candidateId).toBe(candidateId);
  });

  it('has one winner among many', async () => {
    const { id, token } = await upload(deps, await pdfResume({ visible: ['x'] }));
    const tries = Array.from({ length: 8 }, () => claim({ id, token, candidateId: someone() }));
    const results = await Promise.allSettled(tries);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('sweeps what nobody applied with for a day, rows and bytes', async () => {
    const bytes = await pdfResume({ visible: ['x'] });
    const claimed = await upload(deps, bytes);
    await claim({ ...claimed, candidateId: someone() });
    const orphan = await upload(deps, bytes);
    deps.clock.forward(24 * 3_600_000 - 1);
    expect(await sweepOrphans(deps)).toBe(0);
    const fresh = await upload(deps, bytes);
    deps.clock.forward(2);
    expect(await sweepOrphans(deps)).toBe(1);
    expect(await row(orphan.id)).toBeUndefined();
    expect(await row(claimed.id)).toBeDefined();
    expect(await row(fresh.id)).toBeDefined();
    expect(await storedFiles()).toHaveLength(2);
    await expect(claim({ ...orphan, candidateId: someone() })).rejects.toMatchObject({ code: 'file_gone' });
  });

  it('does not lose a file that is claimed while the sweep runs', async () => {
    const orphan = await upload(deps, await pdfResume({ visible: ['x'] }));
    deps.clock.forward(25 * 3_600_000);
    await deps.db.transaction(async (tx) => {
      await claimResume(deps, tx, { ...orphan, candidateId: someone() });
      expect(await sweepOrphans(deps)).toBe(0);
    });
    expect(await row(orphan.id)).toBeDefined();
    expect(await storedFiles()).toHaveLength(1);
  });

  it('sweeps every hour on its own', () => {
    const registered: string[] = [];
    registerFileTasks({
      ...deps,
      queue: { ...deps.queue, register: (name, { cron }) => registered.push(`${name} ${cron}`) },
    });
    expect(registered).toEqual(['files.sweep 41 * * * *']);
  });
});

describe('links', () => {
  const open = (url: string, sessionIds: string[]) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    return openFile(deps, {
      fileId: FileId.parse(pathname.split('/').at(-1)),
      expires: Number(searchParams.get('expires')),
      signature: searchParams.get('signature') ?? '',
      sessionIds,
    });
  };

  it('open one file in one session for five minutes', async () => {
    const bytes = await pdfResume({ visible: ['x'] });
    const { id } = await upload(deps, bytes);
    const other = await upload(deps, bytes);
    const { url } = fileLink(deps, { fileId: id, sessionId: 'mine' });
    const file = await open(url, ['another', 'mine']);
    expect(await buffer(file.body)).toEqual(bytes);

    const expired = { code: 'link_expired' };
    await expect(open(url, [])).rejects.toMatchObject(expired);
    await expect(open(url, ['another'])).rejects.toMatchObject(expired);
    await expect(open(url.replace(id, other.id), ['mine'])).rejects.toMatchObject(expired);
    const later = url.replace(/expires=(\d+)/, (_, time) => `expires=${Number(time) + 60_000}`);
    await expect(open(later, ['mine'])).rejects.toMatchObject(expired);
    await expect(open(url.replace(/signature=.*/, 'signature='), ['mine'])).rejects.toMatchObject(expired);
    deps.clock.forward(5 * 60_000);
    await expect(open(url, ['mine'])).rejects.toMatchObject(expired);
  });
});
