import { expect, it } from 'vitest';
import type { CriterionRating } from '../../../shared/interview/scoring.ts';
import { writeSummary } from './scoring.ts';

const rated = (criterion: string, label: string): CriterionRating => ({
  criterion,
  label,
  weight: 0.5,
  rating: 4,
  reason: '',
  evidence: [],
});

it('names criteria within a sentence, and HR’s own as HR wrote them', () => {
  const criteria = [rated('written_english', 'Written English'), rated('own-1a2b3c4d', 'SQL and MS Office')];
  const ratings = { rubric: 'test', criteria, model: 'built-in', changedBy: null };
  expect(writeSummary(ratings, { firstName: 'Ada', position: 'Data Entry Clerk' })).toContain(
    'Strong in written English and SQL and MS Office.',
  );
});
