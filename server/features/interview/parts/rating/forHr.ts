import type { Ratings } from '../../../../../shared/interview/scoring.ts';
import type { Numbered } from '../../../conversation/numbers.ts';

/** Ratings with evidence that cites messages by HR's numbers. Evidence in hidden messages is left out. */
export function ratingsForHr(ratings: Ratings | null, { numberOf }: Numbered): Ratings | null {
  if (!ratings) return null;
  return {
    ...ratings,
    criteria: ratings.criteria.map((criterion) => ({
      ...criterion,
      evidence: criterion.evidence.flatMap(({ seq, quote }) => {
        const number = numberOf(seq);
        return number === null ? [] : [{ seq: number, quote }];
      }),
    })),
  };
}
