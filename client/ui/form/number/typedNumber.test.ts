import { describe, expect, it } from 'vitest';
import { edited, numberIn, numberText, stepped, type Typing, typedNumber } from './typedNumber.ts';

/** The number after these keys, one by one, in a field that shows `shown`. */
function afterTexts(shown: string, ...texts: string[]): number | '' {
  const start: Typing = { text: shown, ownCommas: true };
  return numberIn(texts.reduce(edited, start));
}

describe('a typed number', () => {
  it.each([
    ['1200', 1200],
    ['1,200', 1200],
    ['$1,200', 1200],
    [' $ 1,234,567.50 ', 1234567.5],
    ['1 200', 1200],
    ['1 200', 1200],
    ['１２', 12],
    ['007', 7],
    ['0.05', 0.05],
    ['.5', 0.5],
    ['5.', 5],
    ['-5', -5],
    ['−5', -5],
    ['-$5', -5],
  ])('%s is a number', (text, number) => {
    expect(typedNumber(text)).toBe(number);
  });

  it.each([
    '1e9',
    '12k',
    'O5',
    '1.2.3',
    '0,5',
    '12,50',
    '1.200,50',
    '1,2 00',
    '--5',
    '-',
    '.',
    '$',
    '5%',
    '0x10',
    '٥',
  ])('%s is none, rather than another one', (text) => {
    expect(typedNumber(text)).toBeNaN();
  });

  it('may be left out', () => {
    expect(typedNumber('')).toBe('');
    expect(typedNumber(' ')).toBe('');
  });

  it('may have the unit of its field', () => {
    expect(typedNumber('30%', '%')).toBe(30);
    expect(typedNumber('30', '%')).toBe(30);
    expect(typedNumber('30%5', '%')).toBeNaN();
  });

  it('is read again from how it’s shown', () => {
    for (const number of [0, 7, -5, 1200, 0.05, 10_000_000])
      expect(typedNumber(numberText(number, '%'), '%')).toBe(number);
    expect(numberText('')).toBe('');
    expect(numberText(Number.NaN, '%')).toBe('');
    expect(numberText(45_000)).toBe('45,000');
  });
});

describe('editing a number', () => {
  it('doesn’t mind where the field’s own commas end up', () => {
    expect(afterTexts('45,000', '45,00')).toBe(4500);
    expect(afterTexts('45,000', '45,0000')).toBe(450_000);
    expect(afterTexts('45,000', '5,000', '35,000')).toBe(35_000);
  });

  it('takes a typed comma only in its place', () => {
    expect(afterTexts('', '1', '1,', '1,2')).toBeNaN();
    expect(afterTexts('', '1', '1,', '1,2', '1,20', '1,200')).toBe(1200);
    expect(afterTexts('45,000', '1,5')).toBeNaN();
    expect(afterTexts('45,000', '4,0')).toBeNaN();
    expect(afterTexts('45,000', '1,5', '', '12')).toBe(12);
  });

  it('goes up and down within its range', () => {
    expect(stepped(0.2, 0.1, 0, 2)).toBe(0.3);
    expect(stepped(2, 0.1, 0, 2)).toBe(2);
    expect(stepped('', -1, 1, 60)).toBe(1);
    expect(stepped(Number.NaN, 1, 0, 9)).toBe(1);
  });
});
