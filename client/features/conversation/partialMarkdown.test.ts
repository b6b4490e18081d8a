import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closeMarks } from './partialMarkdown.ts';

test.each([
  ['Good day', 'Good day'],
  ['It costs $24. *', 'It costs $24. '],
  ['It costs $24. **', 'It costs $24. '],
  ['It costs $24. **When would ', 'It costs $24. **When would**'],
  ['**When**', '**When**'],
  ['**When*', '**When**'],
])('%j is shown as %j', (cut, shown) => {
  expect(closeMarks(cut)).toBe(shown);
});

test('wherever a text is cut, its bold marks come in pairs', () => {
  const words = fc.array(fc.constantFrom('How ', 'are ', '**you** ', '**doing well?** ', 'Thank you. '), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(words, fc.nat(), (parts, at) => {
      const text = parts.join('');
      const shown = closeMarks(text.slice(0, at % (text.length + 1)));
      expect((shown.match(/\*\*/g)?.length ?? 0) % 2).toBe(0);
      expect(shown.endsWith(' **') || shown.includes('****')).toBe(false);
    }),
  );
});
