import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths, addYears } from '../time/months.ts';
import {
  accountText,
  bankNote,
  DocumentsForm,
  DocumentsUpdateForm,
  digitsOnly,
  formatSsn,
  maskNumber,
  maskSsn,
  mayHandIn,
  NO_SSN,
  paymentOptions,
  routingChecksumHolds,
  routingDistrict,
  routingHint,
  ssnProblem,
} from './schema.ts';

const good = {
  address: '1420 Alder Street, Apt 6, Boise, ID 83702',
  ssn: '512-73-9146',
  accountNumber: '004722187730',
  routingNumber: '021000021',
  bankName: 'Alder Valley Credit Union',
  paymentOption: 'Direct Deposit',
  payCycle: 'biweekly',
  username: 'rosa.delgado',
  password: 'Lighthouse-garden-9',
};
const message = (changes: object): string | undefined =>
  DocumentsForm.safeParse({ ...good, ...changes }).error?.issues[0]?.message;

describe('the documents form', () => {
  it('says why bank details are asked where a way of being paid seems to need none', () => {
    expect(paymentOptions.map((option) => [option, bankNote(option) !== null])).toEqual([
      ['Direct Deposit', false],
      ['Credit Card', true],
      ['Paycheck', true],
      ['Wire Transfer', false],
      ['PayPal', true],
    ]);
    expect(bankNote('PayPal')).toContain('HR will email you to set up PayPal.');
    expect(bankNote('')).toBeNull();
  });

  it('takes what the specification takes', () => {
    expect(DocumentsForm.safeParse(good).success).toBe(true);
    for (const length of [8, 17]) expect(message({ accountNumber: '1'.repeat(length) })).toBeUndefined();
    expect(message({ ssn: NO_SSN })).toBeUndefined();
  });

  it.each([
    [{ address: 'too short' }, 'Address must be at least 10 characters'],
    [{ ssn: '51-273-9146' }, 'SSN must be in format: XXX-XX-XXXX'],
    [{ ssn: '' }, 'SSN must be in format: XXX-XX-XXXX'],
    [{ accountNumber: '1234567' }, 'Account number must be at least 8 digits'],
    [{ accountNumber: '1234567x' }, 'Account number must be at least 8 digits'],
    [{ accountNumber: '12345678O9' }, 'Please use only digits in the account number'],
    [{ accountNumber: '1'.repeat(18) }, 'Account number must be at most 17 digits'],
    [{ routingNumber: '02100002' }, 'Routing number must be exactly 9 digits'],
    [{ bankName: 'x' }, 'Bank name is required'],
    [{ paymentOption: 'Cash' }, 'Please select a payment option'],
    [{ username: 'ab' }, 'Username must be at least 3 characters'],
    [{ password: 'Short1' }, 'Password must be at least 8 characters'],
  ])('refuses %j to the letter', (changes, expected) => {
    expect(message(changes)).toBe(expected);
  });

  it('leaves what is on file when a field stays empty, and checks what is not', () => {
    const empty = { address: '', ssn: '', accountNumber: '', routingNumber: '', password: '' };
    expect(DocumentsUpdateForm.safeParse({ ...good, ...empty }).success).toBe(true);
    const wrong = DocumentsUpdateForm.safeParse({ ...good, ...empty, routingNumber: '12' });
    expect(wrong.error?.issues[0]?.message).toBe('Routing number must be exactly 9 digits');
  });
});

describe('account numbers', () => {
  it('lose the spaces and dashes of a statement, and nothing else', () => {
    expect(accountText(' 1234-5678 9012\u2013\u00a03456 ')).toBe('1234567890123456');
    expect(accountText('1234 567O 90')).toBe('1234567O90');
    // Nobody can see these, so a refusal would name digits that look fine.
    expect(accountText('\u200e1234\u200b5678')).toBe('12345678');
    expect(accountText('1'.repeat(20))).toBe('1'.repeat(20));
  });
});

describe('Social Security numbers', () => {
  it('get their dashes while somebody types, from any text', () => {
    expect(
      ['5', '512', '5127', '51273', '512739', '512739146999'].map((typed) => formatSsn(typed, 9)),
    ).toEqual(['5', '512', '512-7', '512-73', '512-73-9', '512-73-9146']);
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (typed) => {
        const formatted = formatSsn(typed, 9);
        expect(formatted.length).toBeLessThanOrEqual(11);
        expect(formatSsn(formatted, 9)).toBe(formatted);
        expect(formatted.replaceAll('-', '')).toBe(digitsOnly(typed, 9));
      }),
    );
  });

  it('of ranges that were never issued are refused', () => {
    for (const never of [
      '000-12-3456',
      '666-12-3456',
      '512-00-3456',
      '512-12-0000',
      '078-05-1120',
      '219-09-9999',
    ])
      expect(ssnProblem(never)).toMatch(/never issued/);
    expect(ssnProblem('912-12-3456')).toMatch(/start with 9/);
    const area = fc.integer({ min: 1, max: 899 }).filter((n) => n !== 666);
    fc.assert(
      fc.property(area, fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 9_999 }), (a, g, s) => {
        const ssn = `${String(a).padStart(3, '0')}-${String(g).padStart(2, '0')}-${String(s).padStart(4, '0')}`;
        if (ssn !== '078-05-1120' && ssn !== '219-09-9999') expect(ssnProblem(ssn)).toBeNull();
      }),
    );
  });
});

describe('routing numbers', () => {
  it('have a check digit that notices every wrong digit and most swaps', () => {
    for (const real of ['021000021', '011401533', '091000019']) expect(routingChecksumHolds(real)).toBe(true);
    for (const wrong of ['000000000', '12345678', '02100002x'])
      expect(routingChecksumHolds(wrong)).toBe(false);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const digits = [...'021000021'];
        digits[at] = String((Number(digits[at]) + by) % 10);
        expect(routingChecksumHolds(digits.join(''))).toBe(false);
      }),
    );
  });

  it('name a Federal Reserve district, as help and never as a refusal', () => {
    expect(['021', '321', '612', '12', '13', '00', '80', '99'].map(routingDistrict)).toEqual([
      'New York',
      'San Francisco',
      'Boston',
      'San Francisco',
      null,
      null,
      null,
      null,
    ]);
    expect(routingHint('0210')).toBeNull();
    expect(routingHint('021000021')).toMatchObject({ kind: 'good' });
    expect(routingHint('021000022')).toMatchObject({ kind: 'warn' });
    expect(message({ routingNumber: '021000022' })).toMatch(/^No bank has this routing number\./);
    expect(message({ routingNumber: '123456789' })).toMatch(/^No bank has this routing number\./);
    // Only that no district begins like this.
    expect(routingHint('991000012')).toMatchObject({ kind: 'warn' });
    expect(message({ routingNumber: '991000012' })).toBeUndefined();
  });
});

describe('masks', () => {
  it('show four digits at most', () => {
    expect(maskSsn('9146')).toBe('•••-••-9146');
    expect(maskSsn(null)).toBe('None');
    expect(maskNumber('7730', 12)).toBe('••••••••7730');
  });
});

describe('who may hand in', () => {
  it('is whom the server allows', () => {
    const all = ['applied', 'shortlisted', 'interviewed', 'hired', 'rejected'] as const;
    const may = (requireHired: boolean, requested: boolean) =>
      all.filter((status) => mayHandIn(status, requireHired, requested));
    expect(may(false, false)).toEqual(['shortlisted', 'interviewed', 'hired']);
    expect(may(true, false)).toEqual(['hired']);
    expect(may(true, true)).toEqual(['applied', 'shortlisted', 'interviewed', 'hired']);
  });
});

describe('calendar clocks', () => {
  it('end on the same day of the month, or on its last', () => {
    const day = (text: string): Date => new Date(`${text}T12:00:00Z`);
    expect(addMonths(day('2026-01-31'), 1)).toEqual(day('2026-02-28'));
    expect(addMonths(day('2026-03-31'), -13)).toEqual(day('2025-02-28'));
    expect(addYears(day('2024-02-29'), 4)).toEqual(day('2028-02-29'));
    expect(addYears(day('2024-02-29'), 1)).toEqual(day('2025-02-28'));
  });
});
