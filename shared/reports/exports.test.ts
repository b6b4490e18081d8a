import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { hideSecrets } from '../../server/platform/email/hideSecrets.ts';
import { withoutHidden } from '../text/plainLine.ts';
import { csvCell, csvLine, ExportInput, maskEmail, maskName, maskPhone } from './exports.ts';

describe('CSV', () => {
  it('comes back as it went in, but for the apostrophe that disarms formulas', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 2, maxLength: 6 }), (cells) => {
        const [row] = Papa.parse<string[]>(csvLine(cells), { delimiter: ',', newline: '\r\n' }).data;
        // But for the apostrophes that keep a spreadsheet from running it.
        const bare = (cell: string): string => cell.replace(/'(?=[\s"]*[=+\-@\t\r＝＋－＠])/g, '');
        expect(row?.map(bare)).toEqual(cells.map((cell) => bare(withoutHidden(cell))));
      }),
    );
  });

  it('never starts a text with what a spreadsheet would run', () => {
    fc.assert(
      fc.property(fc.constantFrom('=', '+', '-', '@', '\t', '\r', ' =', '＝'), fc.string(), (start, rest) => {
        expect(csvCell(start + rest).replace(/^"/, '')[0]).toBe("'");
      }),
    );
  });

  it('starts no cell with it either where a semicolon or a tab ends one', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom(';', '\t', '\n', '; ', ';;', ';"', ';""', '; "'),
        fc.constantFrom('=', '+', '-', '@', '＝'),
        (before, end, start) => {
          const cells = csvCell(`${before}${end}${start}HYPERLINK("https://x.example")`).split(/[;\t\r\n]/);
          expect(cells.slice(1).filter((cell) => /^\s*[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
        },
      ),
    );
    expect(csvCell('a; b - c')).toBe('a; b - c');
    // For a program that separates at ";", a doubled quote at the start of a cell is an empty quoted text.
    const cells = csvLine(['0190', 'Ann;"=1+1;x', 'a@b.c'])
      .split(';')
      .map((cell) => cell.replace(/^""/, ''));
    expect(cells[1]).toBe("'=1+1");
  });

  it('leaves numbers and nothing alone', () => {
    expect(csvLine([-5, null, true, 'a,b', 'say "hi"'])).toBe('-5,,true,"a,b","say ""hi"""\r\n');
  });
});

describe('masks', () => {
  it('keep enough to recognise somebody and too little to reach them', () => {
    expect(maskEmail('ana@example.com')).toBe('a•••@example.com');
    expect(maskEmail('broken')).toBe('•••');
    expect(maskName('  ana maría  lópez ')).toBe('A. M. L.');
    expect(maskPhone('+254 700 123 456')).toBe('•••56');
    expect(maskPhone(null)).toBe('');
  });

  it('are lifted for a reason only', () => {
    const spec = { kind: 'employees', personal: true } as const;
    expect(ExportInput.safeParse({ ...spec, reason: ' no ' }).success).toBe(false);
    expect(ExportInput.safeParse({ ...spec, reason: 'Payroll change' }).success).toBe(true);
    // The reason is read in the audit log; direction overrides would show it as another one.
    expect(ExportInput.parse({ ...spec, reason: 'Payroll \u202eegnahc' })).toMatchObject({
      reason: 'Payroll egnahc',
    });
  });
});

describe('what an email preview hides', () => {
  it('takes out links, access codes and tokens, and nothing else', () => {
    const text = `Code: ABCDE-12345-FGHJK-6MN
Open https://longtable.example/auth?invite=abc and stay well-known-and-friendly.
Token ${'x'.repeat(43)}`;
    expect(hideSecrets(text)).toBe(`Code: [code hidden]
Open [link hidden] and stay well-known-and-friendly.
Token [code hidden]`);
  });
});
