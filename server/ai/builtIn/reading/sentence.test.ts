import { expect, it } from 'vitest';
import { readText } from './sentence.ts';

const figuresIn = async (text: string): Promise<string[]> =>
  (await readText(text)).flatMap(({ figures }) => figures);

it.each([
  ['I closed 60 cases a day with 98% accuracy.', ['60 case', '98 %']],
  ['Three people shared 4 shifts.', ['three people', '4 shift']],
  ['We refunded 2 customers on the 1st of May.', ['2 customer']],
])('counts what is counted: %s', async (text, figures) => {
  expect(await figuresIn(text)).toEqual(figures);
});

it.each([
  'plz wait 4 me, i had 2 tell the customer first',
  'The one I remember was the one about an address.',
  'I checked order A1294 in the first list.',
  'It was my 2nd job and the 1st one I loved.',
])('takes no short form, name, or place in a row for a figure: %s', async (text) => {
  expect(await figuresIn(text)).toEqual([]);
});
