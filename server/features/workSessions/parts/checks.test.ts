import { expect, it } from 'vitest';
import { checkAnswer } from './checks.ts';
import { formsOf } from './library/kit.ts';
import { readAnswer } from './reading.ts';
import type { Check } from './spec.ts';

const share = (check: Check, answer: string): number | undefined =>
  checkAnswer(check, readAnswer(answer, ''), new Set())?.share;

const lines: Check = {
  kind: 'lines',
  rows: [
    { key: 'R-104', values: [['Billing']], not: ['Shipping'] },
    { key: 'R-105', values: [['Shipping']], not: ['Billing'] },
  ],
};

it.each([
  'R-104: Billing\nR-105: Shipping',
  'r104: billing\nr105: shipping',
  'R 104 billing, R 105 shipping',
  'R – 104 = Billing\nR – 105 = Shipping',
  '1. r.104 billing\n2. r.105 shipping',
  'billing: r104\nshipping: r105',
  'R#104 billing; R#105 shipping',
])('finds the records in %s', (answer) => expect(share(lines, answer)).toBe(1));

it.each([
  '104: billing',
  'R-1040: billing\nR-1055: shipping',
  'XR104 billing, XR105 shipping',
  'r104: shipping\nr105: billing',
])('finds none in %s', (answer) => expect(share(lines, answer)).toBe(0));

it('knows keys in a choice and in an order, whatever joins them', () => {
  const all = ['T-1', 'T-2', 'T-11'];
  expect(share({ kind: 'exactly', wanted: ['T-11', 'T-2'], all }, 't11 and T 2')).toBe(1);
  expect(share({ kind: 'order', keys: ['T-11', 'T-1', 'T-2'] }, 'T11, t-1, T 2')).toBe(1);
  expect(
    share(
      { kind: 'exactly', wanted: ['A-3'], all: ['A-3', 'A-4'] },
      'It takes a 3 day trip and a 4 day stay',
    ),
  ).toBe(0);
});

const tied = {
  kind: 'order',
  keys: ['H', 'G', 'B', 'A', 'C'],
  tied: [
    ['H', 'G'],
    ['A', 'C'],
  ],
} as const;
const asOrder = (text: string) =>
  share({ ...tied, keys: [...tied.keys], tied: tied.tied.map((one) => [...one]) }, text);

it.each(['H, G, B, A, C', 'G\nH\nB\nC\nA', 'Item G, then H, then B, then A and C', 'H > G > B > C > A'])(
  'takes what a rule puts in the same place in any order: %s',
  (text) => expect(asOrder(text)).toBe(1),
);

it.each(['B, H, G, A, C', 'H, B, G, A, C', 'A, C, B, G, H', 'G, B, A, C', 'H, G, B'])(
  'still wants the rules in their order, and every item: %s',
  (text) => expect(asOrder(text)).toBeLessThan(1),
);

it('takes a day and an amount as people write them, and nothing else', () => {
  expect(formsOf('November 24')).toEqual(
    expect.arrayContaining(['24 November', 'November 24th', 'Nov 24', '11/24']),
  );
  expect(formsOf('3rd of March')).toContain('March 3');
  expect(formsOf('$1,250')).toEqual(expect.arrayContaining(['$1250', '1250.00', '1250 dollars']));
  expect(formsOf('$1,250')).not.toContain('1250');
  expect(formsOf('$64.90')).toContain('64.90');
  for (const other of ['Billing', '2026-11-24', 'R-104', '24']) expect(formsOf(other)).toEqual([other]);
});
