import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textChanges } from './legalDiff.ts';

/** Where a line ends is the newer text's. */
const plain = (words: string): string => words.replace(/\s+/g, ' ').trim();
const text = (...lines: string[]): string => lines.join('\n\n');

test('only lines that changed are shown, with the words that changed in them', () => {
  const before = text('## Pay', 'We pay every month by direct deposit.', '## Hours', 'Forty a week.');
  const after = text('## Pay', 'We pay every two weeks by direct deposit.', '## Hours', 'Forty a week.');
  expect(textChanges(before, after)).toEqual([
    [
      { kind: 'same', text: 'We pay every ' },
      { kind: 'gone', text: 'month' },
      { kind: 'new', text: 'two weeks' },
      { kind: 'same', text: ' by direct deposit.' },
    ],
  ]);
});

test('lines that came or went stand for themselves, each in its place', () => {
  expect(textChanges(text('One.', 'Two.', 'Three.'), text('Two.', 'Three.', 'Four.'))).toEqual([
    [{ kind: 'gone', text: 'One.' }],
    [{ kind: 'new', text: 'Four.' }],
  ]);
});

test('another wording is shown whole, not as scattered words that happen to be in both', () => {
  expect(textChanges('We never sell data to a third party.', 'Ask us for a copy whenever you like.')).toEqual(
    [
      [{ kind: 'gone', text: 'We never sell data to a third party.' }],
      [{ kind: 'new', text: 'Ask us for a copy whenever you like.' }],
    ],
  );
});

test('empty lines and spaces at the ends of lines are no change', () => {
  expect(textChanges('One.\n\n\nTwo. ', 'One.\nTwo.')).toEqual([]);
});

test('a text that changed in very many places is shown whole instead of searched for long', () => {
  const words = (changed: string): string =>
    Array.from({ length: 3_000 }, (_, index) => (index % 3 === 0 ? `${changed}${index}` : `${index}`)).join(
      ' ',
    );
  expect(textChanges(words('a'), words('b'))).toEqual([
    [{ kind: 'gone', text: words('a') }],
    [{ kind: 'new', text: words('b') }],
  ]);
});

test('what is shown stands in the two texts word for word', () => {
  const document = fc
    .array(fc.constantFrom('a b c', 'a x c', 'b', 'long line of words', 'long line of more'))
    .map((lines) => lines.join('\n'));
  fc.assert(
    fc.property(document, document, (before, after) => {
      for (const pieces of textChanges(before, after)) {
        const without = (kind: string): string =>
          pieces
            .filter((piece) => piece.kind !== kind)
            .map((piece) => piece.text)
            .join('');
        expect(plain(before)).toContain(plain(without('new')));
        expect(plain(after)).toContain(plain(without('gone')));
      }
    }),
  );
});
