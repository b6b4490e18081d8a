import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Track, tracks } from '../interviewer/questions.ts';
import { writeFeedback } from './feedback.ts';
import { rubricFor, rubricOfTrack } from './rubric.ts';

it('feedback is short and kind and says nothing of scores or decisions, whatever the ratings', () => {
  const rating = fc.option(fc.integer({ min: 1, max: 5 }), { nil: null });
  const position = fc.constantFrom(
    'Data Entry Clerk',
    'Customer Support',
    'Virtual Assistant',
    'Admin',
    'Pilot',
  );
  fc.assert(
    fc.property(
      position,
      fc.array(rating, { minLength: 5, maxLength: 5 }),
      fc.boolean(),
      (name, ratings, hours) => {
        const { version, criteria } = rubricFor(name);
        expect(criteria.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
        const { strengths, tip } = writeFeedback(
          {
            rubric: version,
            model: 'any',
            changedBy: null,
            criteria: criteria.map(({ id, label, weight }, index) => ({
              criterion: id,
              label,
              weight,
              rating: ratings[index] ?? null,
              reason: '',
              evidence: [],
            })),
          },
          { hours },
        );
        expect(strengths.length).toBeGreaterThanOrEqual(1);
        expect(strengths.length).toBeLessThanOrEqual(3);
        expect(tip === null).toBe(ratings.every((value) => (value ?? 0) >= 4));
        expect([...strengths, tip ?? ''].join(' ')).not.toMatch(/score|rating|reject|weak|bad|poor|\d/i);
      },
    ),
  );
});

it.each(tracks)('gives no tip to do what someone is praised for, in %s', (track: Track) => {
  const { version, criteria } = rubricOfTrack(track);
  for (const { id: weakest } of criteria) {
    const feedbackAt = (low: number) =>
      writeFeedback(
        {
          rubric: version,
          model: 'any',
          changedBy: null,
          criteria: criteria.map(({ id, label, weight }) => ({
            ...{ criterion: id, label, weight, reason: '', evidence: [] },
            rating: id === weakest ? low : 4,
          })),
        },
        { hours: false },
      ).tip;
    expect(feedbackAt(3.5)).toBe(feedbackAt(3));
    // Written English and hours at 3 still lack what their tip names.
    if (weakest === 'written_english' || weakest === 'availability') continue;
    expect(feedbackAt(3.5), weakest).toMatch(/^To go further, /);
    expect(feedbackAt(2), weakest).not.toMatch(/further/);
  }
});
