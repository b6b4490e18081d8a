import { deflateSync } from 'node:zlib';
import JSZip from 'jszip';

/** Files that attack whoever opens them, for tests and measurements. */

type PdfObject = string | { dictionary: string; content: Buffer | string };

/** A PDF of these objects, numbered from 1; the first is the catalog. */
export function pdfOf(objects: PdfObject[]): Buffer {
  const parts: Buffer[] = [];
  const starts: number[] = [];
  let size = 0;
  const add = (part: string | Buffer): void => {
    const bytes = Buffer.from(part);
    parts.push(bytes);
    size += bytes.length;
  };
  add('%PDF-1.7\n');
  for (const [index, object] of objects.entries()) {
    starts.push(size);
    add(`${index + 1} 0 obj\n`);
    if (typeof object === 'string') add(object);
    else {
      const content = Buffer.from(object.content);
      add(`<<${object.dictionary}/Length ${content.length}>>\nstream\n`);
      add(content);
      add('\nendstream');
    }
    add('\nendobj\n');
  }
  const table = starts.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  add(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`);
  add(`trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${size - table.length}\n%%EOF\n`);
  return Buffer.concat(parts);
}

const PAGES = ['<</Type/Pages/Kids[3 0 R]/Count 1>>', '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>'];

/** One page, a catalog with these entries, and these further objects, numbered from 4. */
export const pdfWith = (catalog: string, ...more: PdfObject[]): Buffer =>
  pdfOf([`<</Type/Catalog/Pages 2 0 R${catalog}>>`, ...PAGES, ...more]);

/** An object stream that holds these objects, numbered from 50. */
export function packed(...objects: string[]): { dictionary: string; content: Buffer } {
  let at = 0;
  const directory = objects.map((object, index) => {
    const entry = `${50 + index} ${at}`;
    at += object.length + 1;
    return entry;
  });
  const head = `${directory.join(' ')} `;
  const content = deflateSync(Buffer.from(head + objects.join(' ')));
  return { dictionary: `/Type/ObjStm/N ${objects.length}/First ${head.length}/Filter/FlateDecode`, content };
}

/** A page whose content unpacks to 400 MB. */
export function flateBomb(): Buffer {
  const content = deflateSync(Buffer.alloc(400 * 1024 * 1024, '0 0 m '), { level: 9 });
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R>>',
    { dictionary: '/Filter/FlateDecode', content },
  ]);
}

/** 2 KB that open 200,000 paragraphs and close none. */
export async function deepDocx(): Promise<Buffer> {
  const zip = new JSZip();
  zip.file(
    '[Content_Types].xml',
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
  );
  zip.file('word/document.xml', `<w:document>${'<w:p>'.repeat(200_000)}`);
  return zip.generateAsync({
    type: 'nodebuffer',
    compression: 'DEFLATE',
    compressionOptions: { level: 9 },
  });
}
