import { Document, Packer, Paragraph, TextRun } from 'docx';
import { degrees, PDFDocument, rgb, StandardFonts } from 'pdf-lib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { docxResume, pdfResume } from '../../support/documents.ts';
import { fileRow, tamperedDocx } from '../../support/files.ts';
import { upload } from '../../support/stories.ts';

let deps: TestDeps;
beforeEach(async () => {
  deps = await testDeps();
});
afterEach(() => deps.close());

describe('text that no page shows', () => {
  it('is told apart in a PDF', async () => {
    const bytes = await pdfResume({
      visible: ['Clerk since 2019.', 'Fast and exact.'],
      white: 'white words',
      tiny: 'tiny words',
      invisible: 'invisible words',
      offPage: 'words beside the page',
    });
    const file = await fileRow(deps, (await upload(deps, bytes)).id);
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
    const file = await fileRow(deps, (await upload(deps, Buffer.from(await document.save()))).id);
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
    const file = await fileRow(deps, (await upload(deps, Buffer.from(await outer.save()))).id);
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
    const file = await fileRow(deps, (await upload(deps, await Packer.toBuffer(document), 'cv.docx')).id);
    expect(file?.visibleText).toBe('Clerk & typist <since> 2019.\n\nWhite on black');
    expect(file?.hiddenText).toBe('hidden words\nwhite words\ntiny words');
  });

  it('keeps at most 20,000 characters', async () => {
    const visible = Array.from({ length: 300 }, (_, index) => `${index} ${'word '.repeat(30)}`);
    const file = await fileRow(deps, (await upload(deps, await docxResume({ visible }), 'cv.docx')).id);
    expect(file?.visibleText?.length).toBeLessThanOrEqual(20_000);
    expect(file?.visibleText?.length).toBeGreaterThan(19_900);
  });

  it('keeps what opens but cannot be read, and says so', async () => {
    // Well-formed, and yet no document that Word would open.
    const bytes = await tamperedDocx((zip) => zip.file('word/document.xml', '<w:nothing/>'));
    const file = await upload(deps, bytes, 'cv.docx');
    expect(await fileRow(deps, file.id)).toMatchObject({
      textState: 'unreadable',
      visibleText: null,
      hiddenText: null,
    });
  });
});
