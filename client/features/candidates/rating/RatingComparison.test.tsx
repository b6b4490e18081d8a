import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { CriterionRating } from '../../../../shared/interview/scoring.ts';
import type { InterviewReview } from '../../../../shared/reviews/schema.ts';
import { OwnOfCriterion } from './RatingComparison.tsx';

// The tRPC client needs a browser, and nothing here calls it.
vi.mock('../../../trpc.ts', () => ({ trpc: {} }));

const rating = (changes: Partial<CriterionRating>): CriterionRating => ({
  ...{ criterion: 'empathy', label: 'Empathy', weight: 0.5, rating: 4, reason: 'Kind.', evidence: [] },
  ...changes,
});

/** The line about the viewer's own rating, as text. */
function line(own: number | null, changes: Partial<CriterionRating>): string {
  const criteria = [{ criterion: 'empathy', label: 'Empathy', weight: 0.5, rating: own }];
  const review: InterviewReview = {
    ...{ withheld: false, criteria: [], shownAt: null, seen: true, others: [], othersCount: 0 },
    own: { criteria, score: 80, note: '', blind: true, ratedAt: '2026-11-20T10:00:00.000Z' },
  };
  const html = renderToStaticMarkup(<OwnOfCriterion review={review} rating={rating(changes)} />);
  return html.replace(/<[^>]+>/g, '');
}

it('compares a person’s rating with the AI’s, even after HR changed it', () => {
  expect(line(4, {})).toBe('You: 4, same as AI');
  expect(line(2, {})).toBe('You: 2, AI 4');
  expect(line(2, { rating: 2, proposed: 4 })).toBe('You: 2, AI 4, now 2');
  expect(line(4, { rating: 1, proposed: 4 })).toBe('You: 4, AI 4, now 1');
  expect(line(3, { rating: 3, proposed: null })).toBe('You: 3, AI none, now 3');
});
