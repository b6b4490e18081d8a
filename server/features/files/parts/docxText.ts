import JSZip from 'jszip';
import mammoth from 'mammoth';
import yauzl from 'yauzl';
import { splitHidden } from './docxHidden.ts';
import type { ExtractedText } from './pdfText.ts';

/** A résumé needs no more than this; a zip bomb does. */
const ENTRIES_MAX = 2_000;
const UNZIPPED_MAX = 60 * 1024 * 1024;
const XML_MAX = 20 * 1024 * 1024;

const DOCUMENT = 'word/document.xml';
const STYLES = 'word/styles.xml';

/** The XML parts of a DOCX by their name. */
export type DocxParts = ReadonlyMap<string, Buffer>;

/**
 * Opens a DOCX as a ZIP. Everything inside is unpacked once and counted in the process: an archive's declared
 * sizes are only a claim.
 * @throws Error when it isn't a Word document, or too large inside.
 */
export function openDocx(bytes: Buffer): Promise<DocxParts> {
  return new Promise((resolve, reject) => {
    yauzl.fromBuffer(bytes, { lazyEntries: true, validateEntrySizes: true }, (error, zip) => {
      if (error) return reject(error);
      const parts = new Map<string, Buffer>();
      let entries = 0;
      let declared = 0;
      const stop = (reason: string): void => {
        zip.close();
        reject(new Error(reason));
      };
      zip.on('error', reject);
      zip.on('end', () =>
        parts.has(DOCUMENT) ? resolve(parts) : reject(new Error('No word/document.xml inside')),
      );
      zip.on('entry', (entry: yauzl.Entry) => {
        const isXml = /\.(xml|rels)$/i.test(entry.fileName);
        declared += entry.uncompressedSize;
        if (++entries > ENTRIES_MAX || declared > UNZIPPED_MAX) return stop('Too large when unpacked');
        if (isXml && entry.uncompressedSize > XML_MAX) return stop('Too large when unpacked');
        zip.openReadStream(entry, (failed, stream) => {
          if (failed) return reject(failed);
          const chunks: Buffer[] = [];
          // An entry that is longer than it declared ends in an error here.
          stream.on('error', reject);
          stream.on('data', (chunk: Buffer) => {
            if (isXml) chunks.push(chunk);
          });
          stream.on('end', () => {
            if (isXml) parts.set(entry.fileName, Buffer.concat(chunks));
            zip.readEntry();
          });
        });
      });
      zip.readEntry();
    });
  });
}

/** A DOCX's text, and separately what Word doesn't show (hidden, white on paper, tiny). */
export async function readDocx(parts: DocxParts): Promise<ExtractedText> {
  const document = parts.get(DOCUMENT)?.toString('utf8') ?? '';
  const { xml, hidden } = splitHidden(document, parts.get(STYLES)?.toString('utf8') ?? '');
  const shown = new JSZip();
  for (const [name, content] of parts) shown.file(name, name === DOCUMENT ? xml : content);
  const buffer = await shown.generateAsync({ type: 'nodebuffer', compression: 'STORE' });
  const { value } = await mammoth.extractRawText({ buffer });
  return { visible: value.replace(/\n{3,}/g, '\n\n').trim(), hidden };
}
