import fc from 'fast-check';
import { expect, it } from 'vitest';
import { writeFeedback } from './feedback.ts';
import { rubricFor } from './rubric.ts';

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
