import { describe, expect, it } from 'vitest';
import { pdfResume } from '../../../../../tests/support/documents.ts';
import { packed, pdfOf, pdfWith } from '../../../../../tests/support/hostileFiles.ts';
import { checkPdf } from './pdf.ts';

const KINDS = ['GoToR', 'GoToE', 'Thread', 'Sound', 'ImportData', 'SubmitForm', 'URI'];
const URI = '<</S/URI/URI(https://evil.example/)>>';
const TOP = '<</S/GoTo/D[3 0 R/Fit]>>';

describe('PDF files that leave the document without a click', () => {
  const cases: [string, () => Buffer][] = [
    ...KINDS.flatMap((kind): [string, () => Buffer][] => {
      const action = `<</S/${kind}/F(\\\\\\\\evil\\\\x.pdf)/URI(https://evil.example/)/D[0/Fit]>>`;
      return [
        [`${kind} on opening`, () => pdfWith(`/OpenAction${action}`)],
        [`${kind} on opening, elsewhere`, () => pdfWith('/OpenAction 4 0 R', action)],
        [`${kind} on a page`, () => pdfWith('', `<</Type/Page/AA<</O ${action}>>>>`)],
        [
          `${kind} on a page, elsewhere`,
          () => pdfWith('', '<</Type/Page/AA 5 0 R>>', '<</O 6 0 R>>', action),
        ],
      ];
    }),
    ['an escaped name', () => pdfWith('/Open#41ction<</S/U#52I/URI(x)>>')],
    ['a later action', () => pdfWith(`/OpenAction<</S/GoTo/D[3 0 R/Fit]/Next${URI}>>`)],
    ['a list of later actions', () => pdfWith(`/OpenAction<</S/GoTo/D[3 0 R/Fit]/Next[${TOP}${URI}]>>`)],
    [
      'later actions elsewhere',
      () => pdfWith('/OpenAction 4 0 R', '<</S/GoTo/Next 5 0 R>>', '[6 0 R 7 0 R]', TOP, URI),
    ],
    ['a later action, spelled as a place', () => pdfWith('/OpenAction<</S/GoTo/Next[4 0 R/Fit]>>', URI)],
    ['an action in an object stream', () => pdfWith('/OpenAction 50 0 R', packed(URI))],
    ['a kind elsewhere', () => pdfWith('/OpenAction<</S 4 0 R/URI(x)>>', '/URI')],
    ['a new version of an action', () => pdfWith('/OpenAction 4 0 R', TOP, `null endobj 4 0 obj${URI}`)],
    ['an old version of an action', () => pdfWith('/OpenAction 4 0 R', URI, `null endobj 4 0 obj${TOP}`)],
    ['a comment inside of the number', () => pdfWith('/OpenAction 9 0 R', `null endobj 9 %\n0 %\nobj${URI}`)],
    ['an action that this check doesn’t find', () => pdfWith('/OpenAction 90 0 R', URI)],
    ['a reference without its blank', () => pdfWith('/OpenAction 4 0R', URI)],
    ['a long name before', () => pdfWith(`/${'A'.repeat(201)}/B/OpenAction${URI}`)],
    ['long names before, the last one a value', () => pdfWith(`/A/${'B'.repeat(201)}/OpenAction${URI}`)],
    ['a field that is left', () => pdfWith('', `<</Type/Annot/Subtype/Widget/AA<</Bl${URI}>>>>`)],
    [
      'a stream that lies elsewhere',
      () => pdfWith('', { dictionary: '/Subtype/Image/F(\\\\\\\\evil\\\\s)', content: 'x' }),
    ],
    [
      'a stream that lies at an address',
      () =>
        pdfWith(
          '',
          { dictionary: '/Subtype/Image/#46 5 0 R', content: 'x' },
          '<</FS/URL/F(https://evil.example/)>>',
        ),
    ],
  ];
  it.each(cases)('%s', async (_, make) => {
    await expect(checkPdf(make())).rejects.toMatchObject({ code: 'file_active' });
  });
});

describe('honest PDF files', () => {
  const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Annots[4 0 R 5 0 R]>>';
  const link = '<</Type/Annot/Subtype/Link/F 4/Border[0 0 0]/Rect[0 0 9 9]/A';
  const web = `${link}<</Type/Action/S/URI/URI(https://www.linkedin.com/in/me)>>>>`;
  const email = `${link}<</S/URI/URI(mailto:me@example.com)>>>>`;
  const pages = '<</Type/Pages/Kids[3 0 R]/Count 1>>';
  const cases: [string, () => Buffer | Promise<Buffer>][] = [
    ['a library', () => pdfResume({ visible: ['Fine.'] })],
    [
      'LaTeX',
      () =>
        pdfOf([
          '<</Type/Catalog/Pages 2 0 R/Names 8 0 R/Outlines 9 0 R/PageMode/UseOutlines/OpenAction 6 0 R>>',
          pages,
          page,
          web,
          `${link}<</S/GoToR/F(linkedin.com/in/me.pdf)/D[0/Fit]>>>>`,
          '<</S/GoTo/D[3 0 R/Fit]>>',
          '<</D[3 0 R/XYZ 71 721 null]>>',
          '<</Dests<</Names[(Doc-Start)7 0 R]>>>>',
          '<</Type/Outlines/First 10 0 R/Last 10 0 R/Count 1>>',
          '<</Title(Work)/A 11 0 R/Parent 9 0 R>>',
          '<</S/GoTo/D(section.1)>>',
        ]),
    ],
    [
      'LaTeX with packed objects',
      () => pdfWith('/OpenAction 50 0 R', packed('<</S/GoTo/D[3 0 R/Fit]>>', web, email)),
    ],
    [
      'Word',
      () =>
        pdfOf([
          '<</Type/Catalog/Pages 2 0 R/Lang(en-US)/StructTreeRoot 6 0 R/MarkInfo<</Marked true>>/Metadata 7 0 R>>',
          pages,
          page.replace('/Annots', '/Group<</Type/Group/S/Transparency/CS/DeviceRGB>>/Tabs/S/Annots'),
          web,
          `${link}<</Type/Action/S/URI/URI(file:///C:/Users/me/cv.pdf)>>>>`,
          '<</Type/StructTreeRoot/K 8 0 R>>',
          { dictionary: '/Type/Metadata/Subtype/XML', content: '<?xpacket?>' },
          '<</P 6 0 R/S/Link/Type/StructElem/K[<</Type/OBJR/Obj 4 0 R>>]>>',
        ]),
    ],
    [
      'Google Docs',
      () =>
        pdfOf([
          '<</Type/Catalog/Pages 2 0 R>>',
          pages,
          page,
          web,
          email,
          '<</ca 1/BM/Normal>>',
          '<</Type/XObject/Subtype/Form/F 1>>',
        ]),
    ],
    [
      'Canva',
      () =>
        pdfOf([
          '<</Type/Catalog/Pages 2 0 R/ViewerPreferences<</DisplayDocTitle true>>/OpenAction[3 0 R/XYZ null null 0]>>',
          pages,
          page,
          `${link} 6 0 R>>`,
          email,
          '<</Type/Action/S/URI/URI(https://example.com)>>',
          {
            dictionary:
              '/Type/XObject/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8',
            content: 'x',
          },
        ]),
    ],
    ['a page that opens at a named place', () => pdfWith('/OpenAction 4 0 R', '[3 0 R/Fit]', web)],
    ['a page that names itself as its beginning', () => pdfWith('/OpenAction 3 0 R', web, email)],
    ['printing on opening', () => pdfWith('/OpenAction<</S/Named/N/Print>>', web)],
    ['a place elsewhere', () => pdfWith('/OpenAction<</S/GoTo/D 4 0 R>>', '[5 0 R/Fit]', page, web, email)],
  ];
  it.each(cases)('%s', async (_, make) => {
    await expect(checkPdf(await make())).resolves.toHaveProperty('pages');
  });
});
