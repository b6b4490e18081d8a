import mammoth from 'mammoth';
import yauzl from 'yauzl';
import type { ExtractedText } from './pdfText.ts';

/** A résumé needs no more than this; a zip bomb does. */
const ENTRIES_MAX = 2_000;
const UNZIPPED_MAX = 60 * 1024 * 1024;
const DOCUMENT_MAX = 20 * 1024 * 1024;
/** Half points; below 3 pt nobody reads a résumé. */
const READABLE_HALF_POINTS = 6;

/**
 * Opens a DOCX as the zip it is, within limits that are counted while unpacking: sizes that an archive
 * declares are a claim, not a fact. Answers with the main document's XML.
 * @throws Error when it is no Word document, or too large inside.
 */
export function readDocumentXml(bytes: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    yauzl.fromBuffer(bytes, { lazyEntries: true, validateEntrySizes: true }, (error, zip) => {
      if (error) return reject(error);
      let entries = 0;
      let unzipped = 0;
      let document: string | null = null;
      const stop = (reason: string): void => {
        zip.close();
        reject(new Error(reason));
      };
      zip.on('error', reject);
      zip.on('end', () =>
        document === null ? reject(new Error('No word/document.xml inside')) : resolve(document),
      );
      zip.on('entry', (entry: yauzl.Entry) => {
        unzipped += entry.uncompressedSize;
        if (++entries > ENTRIES_MAX || unzipped > UNZIPPED_MAX) return stop('Too large when unpacked');
        if (entry.fileName !== 'word/document.xml') return zip.readEntry();
        zip.openReadStream(entry, (failed, stream) => {
          if (failed) return reject(failed);
          const chunks: Buffer[] = [];
          let size = 0;
          stream.on('error', reject);
          stream.on('data', (chunk: Buffer) => {
            size += chunk.length;
            if (size > DOCUMENT_MAX) {
              stream.destroy();
              stop('Too large when unpacked');
            } else chunks.push(chunk);
          });
          stream.on('end', () => {
            document = Buffer.concat(chunks).toString('utf8');
            zip.readEntry();
          });
        });
      });
      zip.readEntry();
    });
  });
}

/** Text of a DOCX, without the runs that Word does not show (hidden, white, tiny). */
export async function readDocx(bytes: Buffer): Promise<ExtractedText> {
  const hidden = hiddenRuns(await readDocumentXml(bytes));
  const { value } = await mammoth.extractRawText({ buffer: bytes });
  let visible = value.replace(/\n{3,}/g, '\n\n').trim();
  for (const text of hidden) visible = visible.replace(text, ' ');
  return { visible: visible.trim(), hidden: hidden.join('\n').trim() };
}

/** Texts of runs whose own properties make them unseen (ECMA-376, 17.3.2: vanish, color, sz). */
function hiddenRuns(xml: string): string[] {
  const runs = xml.match(/<w:r[ >][\s\S]*?<\/w:r>/g) ?? [];
  return runs
    .filter((run) => {
      const properties = run.match(/<w:rPr>[\s\S]*?<\/w:rPr>/)?.[0] ?? '';
      const size = Number(properties.match(/<w:sz w:val="(\d+)"/)?.[1] ?? 24);
      const shaded = /<w:(shd|highlight)\b/.test(properties);
      const white = /<w:color w:val="(FFFFFF|FEFEFE|FDFDFD|FCFCFC)"/i.test(properties);
      const vanishes = /<w:vanish(\/>| w:val="(true|1|on)")/.test(properties);
      return vanishes || (white && !shaded) || size < READABLE_HALF_POINTS;
    })
    .map((run) =>
      [...run.matchAll(/<w:t(?: [^>]*)?>([\s\S]*?)<\/w:t>/g)]
        .map((match) => unescapeXml(match[1] ?? ''))
        .join(''),
    )
    .filter((text) => text.trim() !== '');
}

const entities: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&amp;': '&',
};

function unescapeXml(text: string): string {
  return text.replace(/&(?:lt|gt|quot|apos|amp);/g, (entity) => entities[entity] ?? entity);
}
