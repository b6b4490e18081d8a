import { Document, Packer, Paragraph, TextRun } from 'docx';
import { PDFDocument, rgb, StandardFonts, setTextRenderingMode, TextRenderingMode } from 'pdf-lib';

/** Texts of a résumé, with ways to hide some of them. */
type ResumeText = {
  visible: string[];
  white?: string;
  tiny?: string;
  invisible?: string;
  offPage?: string;
};

/** A real one-page PDF; the same texts give the same bytes. */
export async function pdfResume({ visible, white, tiny, invisible, offPage }: ResumeText): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.setCreationDate(new Date(0));
  document.setModificationDate(new Date(0));
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([595, 842]);
  for (const [index, text] of visible.entries())
    page.drawText(text, { x: 50, y: 780 - index * 20, size: 12, font });
  if (white) page.drawText(white, { x: 50, y: 300, size: 12, font, color: rgb(1, 1, 1) });
  if (tiny) page.drawText(tiny, { x: 50, y: 260, size: 1, font });
  if (offPage) page.drawText(offPage, { x: -900, y: 260, size: 12, font });
  if (invisible) {
    page.pushOperators(setTextRenderingMode(TextRenderingMode.Invisible));
    page.drawText(invisible, { x: 50, y: 220, size: 12, font });
  }
  return Buffer.from(await document.save());
}

/** A real Word document; `hidden` is a run that Word does not show. */
export async function docxResume({
  visible,
  hidden,
}: {
  visible: string[];
  hidden?: string;
}): Promise<Buffer> {
  const paragraphs = visible.map((text) => new Paragraph({ children: [new TextRun(text)] }));
  if (hidden) paragraphs.push(new Paragraph({ children: [new TextRun({ text: hidden, vanish: true })] }));
  return Packer.toBuffer(new Document({ sections: [{ children: paragraphs }] }));
}

/** A PDF of one line that opens only with the password "secret" (standard handler, RC4 of 40 bits). */
export const lockedPdf = Buffer.from(
  [
    'JVBERi0xLjQKMSAwIG9iago8PC9UeXBlL0NhdGFsb2cvUGFnZXMgMiAwIFI+PgplbmRvYmoKMiAwIG9iago8PC9UeXBlL1BhZ2Vz',
    'L0tpZHNbMyAwIFJdL0NvdW50IDE+PgplbmRvYmoKMyAwIG9iago8PC9UeXBlL1BhZ2UvUGFyZW50IDIgMCBSL01lZGlhQm94WzAg',
    'MCA2MTIgNzkyXS9Db250ZW50cyA0IDAgUi9SZXNvdXJjZXM8PC9Gb250PDwvRjEgNSAwIFI+Pj4+Pj4KZW5kb2JqCjQgMCBvYmoK',
    'PDwvTGVuZ3RoIDQ5Pj5zdHJlYW0Klquf4+4Zwt+dczrg6mOrKOldAGk2KB7ZT45rWrOrcqVo3+SjhPXIEtowoVNSyS6pewplbmRz',
    'dHJlYW0KZW5kb2JqCjUgMCBvYmoKPDwvVHlwZS9Gb250L1N1YnR5cGUvVHlwZTEvQmFzZUZvbnQvSGVsdmV0aWNhPj4KZW5kb2Jq',
    'CjYgMCBvYmoKPDwvRmlsdGVyL1N0YW5kYXJkL1YgMS9SIDIvTzw5MmZlMGY0NDU0YWQ0Yzk2NDQ2OTNmMzNjMDdjYjU0ZjU4N2Rj',
    'ZTFlMjY4MmZlOWVjZWE2MTA3YTFlZjYzMGRkPi9VPGRiZTkzNzk4Njk0N2JlNzczN2Q5MDhjMmQxZmFmZDdjMDlhN2M1MGZhMmUz',
    'M2Q4NGExNzQ2ZmQ4NzRjNjY1Nzg+L1AgLTY0Pj4KZW5kb2JqCnhyZWYKMCA3CjAwMDAwMDAwMDAgNjU1MzUgZiAKMDAwMDAwMDAw',
    'OSAwMDAwMCBuIAowMDAwMDAwMDU0IDAwMDAwIG4gCjAwMDAwMDAxMDUgMDAwMDAgbiAKMDAwMDAwMDIxNyAwMDAwMCBuIAowMDAw',
    'MDAwMzEzIDAwMDAwIG4gCjAwMDAwMDAzNzYgMDAwMDAgbiAKdHJhaWxlcjw8L1NpemUgNy9Sb290IDEgMCBSL0VuY3J5cHQgNiAw',
    'IFIvSURbPDMwMzEzMjMzMzQzNTM2MzczODM5NjE2MjYzNjQ2NTY2PjwzMDMxMzIzMzM0MzUzNjM3MzgzOTYxNjI2MzY0NjU2Nj5d',
    'Pj4Kc3RhcnR4cmVmCjU2MgolJUVPRg==',
  ].join(''),
  'base64',
);
