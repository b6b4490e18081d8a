import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CriterionRating, Ratings } from '../../../../shared/interview/scoring.ts';
import { type Mark, marksOf, segmentsOf } from './highlight.ts';

function ratingsOf(
  ...criteria: { rating: number | null; quotes: [seq: number, quote: string][] }[]
): Ratings {
  return {
    rubric: 'test',
    model: 'test',
    changedBy: null,
    criteria: criteria.map(
      ({ rating, quotes }, index): CriterionRating => ({
        criterion: `c${index + 1}`,
        label: `Criterion ${index + 1}`,
        weight: 0.5,
        rating,
        reason: '',
        evidence: quotes.map(([seq, quote]) => ({ seq, quote })),
      }),
    ),
  };
}

const shown = (text: string, marks: Mark[]): [string, number[]][] =>
  segmentsOf(text, marks).map((segment) => [segment.text, segment.marks.map(({ number }) => number)]);

test('numbers quotes in the order of reading, not of the criteria', () => {
  const messages = [
    { seq: 2, content: 'First I ask. Then I check.' },
    { seq: 4, content: 'I write a note.' },
  ];
  const marks = marksOf(
    ratingsOf(
      {
        rating: 4,
        quotes: [
          [4, 'I write a note.'],
          [2, 'Then I check.'],
        ],
      },
      { rating: 3, quotes: [[2, 'First I ask.']] },
    ),
    messages,
  );
  expect(marks.map(({ number, seq, start, criteria }) => [number, seq, start, criteria])).toEqual([
    [1, 2, 0, ['c2']],
    [2, 2, 13, ['c1']],
    [3, 4, 0, ['c1']],
  ]);
});

test('a quote that supports two criteria has one number, and is weak only if both are', () => {
  const messages = [{ seq: 2, content: 'I know Zendesk.' }];
  const marks = marksOf(
    ratingsOf(
      { rating: 1, quotes: [[2, 'I know Zendesk.']] },
      {
        rating: 5,
        quotes: [
          [2, 'I know Zendesk.'],
          [2, 'I know Zendesk.'],
        ],
      },
    ),
    messages,
  );
  expect(marks).toMatchObject([{ number: 1, criteria: ['c1', 'c2'], weak: false }]);
});

test('a quote that is not in its message, or is empty, gets no number', () => {
  const messages = [{ seq: 2, content: 'Hello' }];
  expect(
    marksOf(
      ratingsOf({
        rating: 3,
        quotes: [
          [2, 'Goodbye'],
          [2, ''],
          [9, 'Hello'],
        ],
      }),
      messages,
    ),
  ).toEqual([]);
  expect(marksOf(null, messages)).toEqual([]);
});

test('overlapping quotes share the piece they both cover', () => {
  const content = 'I say sorry and I check the tracking.';
  const marks = marksOf(
    ratingsOf({
      rating: 4,
      quotes: [
        [2, 'I say sorry and I check'],
        [2, 'sorry and I check the tracking'],
      ],
    }),
    [{ seq: 2, content }],
  );
  expect(shown(content, marks)).toEqual([
    ['I say ', [1]],
    ['sorry and I check', [1, 2]],
    [' the tracking', [2]],
    ['.', []],
  ]);
});

test('repeated words are marked where they stand first', () => {
  const content = 'yes. yes.';
  const marks = marksOf(ratingsOf({ rating: 2, quotes: [[2, 'yes.']] }), [{ seq: 2, content }]);
  expect(shown(content, marks)).toEqual([
    ['yes.', [1]],
    [' yes.', []],
  ]);
});

test('an emoji is never cut in two', () => {
  const content = 'ok 🙂 fine';
  const half = content.slice(4, 6);
  const marks = marksOf(ratingsOf({ rating: 3, quotes: [[2, half]] }), [{ seq: 2, content }]);
  expect(shown(content, marks)).toEqual([
    ['ok ', []],
    ['🙂 ', [1]],
    ['fine', []],
  ]);
});

test('markup stays what was written', () => {
  const content = '<script>alert(1)</script> & more';
  const marks = marksOf(ratingsOf({ rating: 3, quotes: [[2, 'alert(1)</script>']] }), [{ seq: 2, content }]);
  expect(
    shown(content, marks)
      .map(([text]) => text)
      .join(''),
  ).toBe(content);
});

test('the pieces put together are always the message, whatever is quoted', () => {
  const alphabet = fc.constantFrom('a', 'b', ' ', '🙂', 'é', 'é', 'م', '<', '\n', '\ud83d', '👩‍🚀');
  const text = fc.string({ unit: alphabet, maxLength: 40 });
  const span = fc.tuple(fc.nat(60), fc.nat(60));
  fc.assert(
    fc.property(
      text,
      fc.array(span, { maxLength: 8 }),
      fc.array(text, { maxLength: 3 }),
      (content, spans, others) => {
        const quotes = [...spans.map(([from, length]) => content.slice(from, from + length)), ...others];
        const ratings = ratingsOf(
          ...quotes.map((quote, i) => ({ rating: (i % 5) + 1, quotes: [[2, quote]] as [number, string][] })),
        );
        const marks = marksOf(ratings, [{ seq: 2, content }]);
        const segments = segmentsOf(content, marks);
        expect(segments.map((segment) => segment.text).join('')).toBe(content);
        expect(segments.every((segment) => segment.text !== '')).toBe(true);
        expect(marks.map(({ number }) => number)).toEqual(marks.map((_, index) => index + 1));
        // Every mark is seen, and covers exactly its own stretch.
        for (const mark of marks) {
          const covered = segments
            .filter((segment) => segment.marks.includes(mark))
            .map((segment) => segment.text);
          expect(covered.join('')).toBe(content.slice(mark.start, mark.end));
        }
        // A quote that is in the message is always shown inside a mark.
        for (const quote of quotes) {
          if (quote === '' || !content.includes(quote)) continue;
          expect(marks.some(({ start, end }) => content.slice(start, end).includes(quote))).toBe(true);
        }
      },
    ),
  );
});
