import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jobBlocks } from './text.ts';

it('sets a description as paragraphs, and its marked lines as points without the marks', () => {
  const text =
    '# The work\n\nYou **answer** people.\n\n- by chat\n• by e-mail\n2) on time\n\nFrom home - always.';
  expect(jobBlocks(text, { points: false })).toEqual([
    { kind: 'text', text: 'The work' },
    { kind: 'text', text: 'You answer people.' },
    { kind: 'points', points: ['by chat', 'by e-mail', 'on time'] },
    { kind: 'text', text: 'From home - always.' },
  ]);
});

it('sets lists line by line, with one dash each however they were typed', () => {
  expect(jobBlocks('- one\n* one\nthree', { points: true })).toEqual([
    { kind: 'points', points: ['one', 'one', 'three'] },
  ]);
  expect(jobBlocks('Clear English', { points: true })).toEqual([{ kind: 'text', text: 'Clear English' }]);
});

it('loses no word', () => {
  const typed = fc.string({ unit: fc.constantFrom(...'abéñ12 -•#.)\n'), maxLength: 200 });
  const words = (text: string) => text.match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  fc.assert(
    fc.property(typed, fc.boolean(), (text, points) => {
      const set = jobBlocks(text, { points }).flatMap((block) =>
        block.kind === 'text' ? [block.text] : block.points,
      );
      expect(words(set.join('\n'))).toEqual(words(text));
    }),
  );
});
