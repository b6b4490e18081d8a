import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aroundRanges } from './ranges.ts';

const rangesOf = (text: string): string[] => aroundRanges(text).filter((_, place) => place % 2 === 1);

describe('the pieces around ranges', () => {
  it.each([
    ['within 5–7 business days.', ['5–7']],
    ['Monday to Friday, 9:00 AM–6:00 PM EST', ['9:00 AM–6:00 PM']],
    ['Monday-Friday 9:00 AM-6:00 PM EST', ['9:00 AM-6:00 PM']],
    ['Until 12:30 PM today', ['12:30 PM']],
    ['$3,000–$4,500 a month, 1–2 weeks', ['$3,000–$4,500', '1–2']],
    ['a task – a graded answer', []],
    ['Ana–Maria', []],
  ])('%s', (text, found) => expect(rangesOf(text)).toEqual(found));

  it('are the text again, and no range is longer than a narrow phone', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d–a :.,$]{0,60}$/), (text) => {
        expect(aroundRanges(text).join('')).toBe(text);
        for (const piece of rangesOf(text)) expect(piece.length).toBeLessThanOrEqual(22);
      }),
    );
  });
});
