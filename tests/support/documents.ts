import { Document, Packer, Paragraph, TextRun } from 'docx';
import { PDFDocument, rgb, StandardFonts, setTextRenderingMode, TextRenderingMode } from 'pdf-lib';

/** Texts of a résumé, with ways to hide some of them. */
export type ResumeText = {
  visible: string[];
  white?: string;
  tiny?: string;
  invisible?: string;
  offPage?: string;
};

/** A real one-page PDF. */
export async function pdfResume({ visible, white, tiny, invisible, offPage }: ResumeText): Promise<Buffer> {
  const document = await PDFDocument.create();
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
