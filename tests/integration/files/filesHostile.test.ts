import JSZip from 'jszip';
import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { files } from '../../../server/db/schema/files.ts';
import { checkPdf } from '../../../server/features/files/parts/inspect/pdf.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { docxResume, pdfResume } from '../../support/documents.ts';
import { tamperedDocx } from '../../support/files.ts';
import { deepDocx, packed, pdfOf, pdfWith } from '../../support/hostileFiles.ts';
import { docResume } from '../../support/oldWord.ts';
import { someIp, uploadUnread } from '../../support/stories.ts';

let deps: TestDeps;
beforeAll(async () => {
  deps = await testDeps();
});
afterAll(() => deps.close());

const send = (bytes: Buffer, name: string) => uploadUnread(deps, bytes, name, someIp());

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const part = (name: string, content: string | Buffer) =>
  tamperedDocx((zip) => {
    zip.file(name, content);
  });
/** The document with more in its body. */
const inBody = (xml: string) =>
  tamperedDocx(async (zip) => {
    zip.file('word/document.xml', `<w:document xmlns:w="${WORD}"><w:body>${xml}</w:body></w:document>`);
  });
const relation = (type: string, target: string, mode = 'TargetMode="External"') =>
  part(
    'word/_rels/settings.xml.rels',
    `<Relationships xmlns="r"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" ${mode}/></Relationships>`,
  );
const zipped = (name: string, text: string) =>
  new JSZip().file(name, text).generateAsync({ type: 'nodebuffer' });

describe('refused before anybody opens it', () => {
  const cases: [string, () => Buffer | Promise<Buffer>, string, string][] = [
    [
      'a script that runs on opening',
      () => pdfWith('/OpenAction<</S/JavaScript/JS(app.alert(1))>>'),
      'cv.pdf',
      'file_active',
    ],
    [
      'a script under an escaped name',
      () => pdfWith('/OpenAction 4 0 R', '<</S/J#61vaScr#69pt/JS(x)>>'),
      'cv.pdf',
      'file_active',
    ],
    [
      'a script in an object stream',
      () => pdfWith('/OpenAction 50 0 R', packed('<</S/JavaScript/JS(x)>>')),
      'cv.pdf',
      'file_active',
    ],
    [
      'a script in an object stream that does not say that it is one',
      () => {
        const { dictionary, content } = packed('<</A 1>>', '<</S/JavaScript/JS(x)>>');
        return pdfWith('', { dictionary: dictionary.replace('/Type/ObjStm', ''), content });
      },
      'cv.pdf',
      'file_active',
    ],
    [
      'an object stream packed in an unusual way',
      () => pdfWith('', { dictionary: '/Type/ObjStm/N 1/First 4/Filter/ASCIIHexDecode', content: '34' }),
      'cv.pdf',
      'file_broken',
    ],
    [
      'an object inside of a stream',
      () => pdfWith('', { dictionary: '', content: '7 0 %\nobj<</S/Launch/F(cmd.exe)>>endobj' }),
      'cv.pdf',
      'file_active',
    ],
    [
      'an object inside of a text',
      () => pdfWith('', '( 7 0 obj<</S/Launch/F(cmd.exe)>>endobj )'),
      'cv.pdf',
      'file_active',
    ],
    ['a program to launch', () => pdfWith('/OpenAction<</S/Launch/F(cmd.exe)>>'), 'cv.pdf', 'file_active'],
    [
      'a file inside a PDF',
      async () => {
        const document = await PDFDocument.create();
        document.addPage();
        await document.attach(Buffer.from('MZ'), 'evil.exe');
        return Buffer.from(await document.save());
      },
      'cv.pdf',
      'file_active',
    ],
    [
      'an object that never ends',
      () => pdfWith('', `${'['.repeat(300)}/A${']'.repeat(300)}`),
      'cv.pdf',
      'file_broken',
    ],
    [
      'a page for a browser in front',
      async () =>
        Buffer.concat([
          Buffer.from('%PDF-1.7\n<html><script>1</script>\n'),
          (await pdfResume({ visible: ['x'] })).subarray(9),
        ]),
      'cv.pdf',
      'file_mismatch',
    ],
    [
      'a page for a browser behind',
      async () => Buffer.concat([await pdfResume({ visible: ['x'] }), Buffer.from('<html><body>')]),
      'cv.pdf',
      'file_mismatch',
    ],
    [
      'an archive behind',
      async () => Buffer.concat([await pdfResume({ visible: ['x'] }), await zipped('evil.exe', 'MZ')]),
      'cv.pdf',
      'file_mismatch',
    ],
    ['200,000 paragraphs that are never closed', deepDocx, 'cv.docx', 'file_broken'],
    [
      'a document that does not end',
      () => part('word/document.xml', '<w:document><broken'),
      'cv.docx',
      'file_broken',
    ],
    [
      'a document type, which entities need',
      () => part('word/document.xml', '<!DOCTYPE a [<!ENTITY b "c">]><w:document/>'),
      'cv.docx',
      'file_broken',
    ],
    [
      'another encoding',
      () => part('word/document.xml', Buffer.from('\ufeff<w:document/>', 'utf16le')),
      'cv.docx',
      'file_broken',
    ],
    [
      'more elements than a document has',
      () => part('word/document.xml', `<w:document>${'<w:p/>'.repeat(400_001)}</w:document>`),
      'cv.docx',
      'file_broken',
    ],
    [
      'a part of one letter a million times',
      () => part('word/media/a.png', Buffer.alloc(2_000_000)),
      'cv.docx',
      'file_broken',
    ],
    [
      'a template from elsewhere',
      () => relation('attachedTemplate', 'https://evil.example/t.dotm'),
      'cv.docx',
      'file_active',
    ],
    [
      'a picture from elsewhere',
      () => relation('image', 'https://evil.example/p.png'),
      'cv.docx',
      'file_active',
    ],
    [
      'a link to a share of files',
      () => relation('hyperlink', 'file://evil.example/share'),
      'cv.docx',
      'file_active',
    ],
    [
      'a link to a share, written otherwise',
      () => relation('hyperlink', '&#92;&#x5c;evil.example\\s'),
      'cv.docx',
      'file_active',
    ],
    ['a link that runs a program', () => relation('hyperlink', 'ms-msdt:/id'), 'cv.docx', 'file_active'],
    ['a web page inside', () => relation('aFChunk', '/word/part.xml', ''), 'cv.docx', 'file_active'],
    ['macros', () => part('word/vbaProject.bin', 'x'), 'cv.docx', 'file_active'],
    [
      'the type of a document with macros',
      () =>
        part(
          '[Content_Types].xml',
          '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>',
        ),
      'cv.docx',
      'file_active',
    ],
    [
      'an object of another program',
      () => part('word/embeddings/oleObject1.bin', 'x'),
      'cv.docx',
      'file_active',
    ],
    ['a program', () => part('word/media/evil.exe', 'MZ'), 'cv.docx', 'file_active'],
    [
      'a program that is called a picture',
      () => part('word/media/evil.png', 'MZ and more'),
      'cv.docx',
      'file_active',
    ],
    [
      'an archive that is called a picture',
      async () => part('word/media/a.png', await zipped('a', 'b')),
      'cv.docx',
      'file_active',
    ],
    [
      'a field that starts a program',
      () =>
        inBody(
          '<w:r><w:instrText> DDE</w:instrText></w:r><w:r><w:instrText>AUTO c:\\cmd.exe</w:instrText></w:r>',
        ),
      'cv.docx',
      'file_active',
    ],
    [
      'eight right bytes and a program',
      () =>
        Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('MZ'), Buffer.alloc(4_000, 7)]),
      'cv.doc',
      'file_mismatch',
    ],
    [
      'a workbook that is called a document',
      () => docResume({ stream: 'Workbook' }),
      'cv.doc',
      'file_mismatch',
    ],
    ['an old document with macros', () => docResume({ names: ['Macros'] }), 'cv.doc', 'file_active'],
    [
      'an old document with a file inside',
      () => docResume({ names: ['\u0001Ole10Native'] }),
      'cv.doc',
      'file_active',
    ],
    ['an old document with a password', () => docResume({ flags: 0x0100 }), 'cv.doc', 'file_locked'],
  ];
  it.each(cases)('%s', async (_, make, name, code) => {
    await expect(send(await make(), name)).rejects.toMatchObject({ code });
    expect(await deps.db.select().from(files)).toEqual([]);
  });
});

describe('taken in', () => {
  const cases: [string, () => Buffer | Promise<Buffer>, string][] = [
    [
      'a text that names a language',
      () =>
        pdfWith(
          '/Lang(en)',
          '<</Title(HTML/JavaScript \\( /Launch)/A<</S/URI/URI(https://example.com/JavaScript)>>>>',
        ),
      'cv.pdf',
    ],
    ['a page that opens at its top', () => pdfWith('/OpenAction[3 0 R/Fit]'), 'cv.pdf'],
    [
      'harmless objects in an object stream',
      () => pdfWith('', packed('<</Title(/JavaScript)>>', '[1 2 3]')),
      'cv.pdf',
    ],
    [
      'links to the web',
      () => relation('hyperlink', 'https://www.linkedin.com/in/me?a=b&amp;c=d'),
      'cv.docx',
    ],
    [
      'a link to an address without its beginning',
      () => relation('hyperlink', 'www.linkedin.com/in/me'),
      'cv.docx',
    ],
    [
      'a placeholder of a template',
      () => inBody('<w:r><w:instrText>MACROBUTTON NoMacro [Click here]</w:instrText></w:r>'),
      'cv.docx',
    ],
    ['a picture', () => part('word/media/me.png', Buffer.from('89504e470d0a1a0a', 'hex')), 'cv.docx'],
    ['what Word writes', () => docxResume({ visible: ['x'] }), 'cv.docx'],
    ['what old Word wrote', () => docResume({ names: ['ObjectPool'] }), 'cv.doc'],
  ];
  it.each(cases)('%s', async (_, make, name) => {
    expect(await send(await make(), name)).toHaveProperty('id');
  });
});

describe('files made to take long', () => {
  const body = (text: string): Buffer =>
    Buffer.concat([pdfOf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Count 1>>']), Buffer.from(text)]);
  const cases: [string, string][] = [
    ['objects inside each other', ' 1 0 obj('.repeat(1_000_000)],
    ['objects inside each other that all end', `${' 1 0 obj('.repeat(600_000)}${')'.repeat(600_000)}`],
    ['beginnings of objects', '\nobj'.repeat(2_500_000)],
    ['one object of names', ` 9 0 obj[${'/A'.repeat(4_900_000)}]`],
    ['brackets that open', ` 9 0 obj${'['.repeat(9_900_000)}`],
    ['blanks', ` 9 0 obj[${' '.repeat(9_900_000)}]`],
    ['digits', '1 '.repeat(4_900_000)],
  ];
  it.each(cases)('%s', async (_, text) => {
    const bytes = body(text);
    const before = process.cpuUsage();
    await checkPdf(bytes).catch((error: unknown) => expect(error).toMatchObject({ code: 'file_broken' }));
    const { user, system } = process.cpuUsage(before);
    // 20 to 140 ms of a processor on a quiet machine; the bound tells linear from quadratic work.
    expect((user + system) / 1000).toBeLessThan(1_500);
  });
});
