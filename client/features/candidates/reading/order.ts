import { type NamedContradiction, readContradiction } from '../../../../shared/interview/contradictions.ts';
import { unreadOf } from '../../../../shared/interview/resultMark.ts';
import { type CriterionRating, proposedOf, type Ratings } from '../../../../shared/interview/scoring.ts';
import { stepsApart } from '../../../../shared/reviews/agreement.ts';
import type { InterviewReview } from '../../../../shared/reviews/schema.ts';

/** Why a rating should be reviewed first. */
export type Doubt = 'unrated' | 'readings' | 'people';

type Review = Pick<InterviewReview, 'own' | 'others'> | null;

/** Why a rating is doubtful: the AI gave none, its two readings differ, or a person disagrees with it. */
export function doubtOf(rating: CriterionRating, review: Review): Doubt | null {
  const { criterion, apart } = rating;
  if (apart) return apart.every((one) => one === null) ? 'unrated' : 'readings';
  const people = [review?.own ?? null, ...(review?.others ?? [])];
  const differs = people.some((person) => {
    const own = person?.criteria.find((one) => one.criterion === criterion);
    return own && !own.notRated && stepsApart(own.rating, proposedOf(rating)) > 0;
  });
  return differs ? 'people' : null;
}

/** The criteria in reading order: doubtful ones first, otherwise as in the rubric. */
export function readingOrder(ratings: Ratings, review: Review): CriterionRating[] {
  const doubtful = (rating: CriterionRating): boolean => doubtOf(rating, review) !== null;
  return [...ratings.criteria.filter(doubtful), ...ratings.criteria.filter((one) => !doubtful(one))];
}

/** Contradictions, each listed once even if it limits several ratings. */
export function contradictionsOf(ratings: Ratings | null): NamedContradiction[] {
  const found = new Map<string, NamedContradiction>();
  for (const { reason } of ratings?.criteria ?? []) {
    const { contradiction } = readContradiction(reason);
    if (contradiction) found.set(`${contradiction.first} ${contradiction.second}`, contradiction);
  }
  return [...found.values()];
}

/** The previous or next criterion; stays at either end. */
export function stepFrom(order: readonly string[], current: string | null, by: 1 | -1): string | null {
  const at = current === null ? -1 : order.indexOf(current);
  if (at === -1) return order[0] ?? null;
  return order[at + by] ?? current;
}

/** The next unopened criterion after the current one, wrapping around; null when all are opened. */
export function nextUnread(
  order: readonly string[],
  opened: readonly string[],
  current: string | null,
): string | null {
  const at = current === null ? -1 : order.indexOf(current);
  const around = [...order.slice(at + 1), ...order.slice(0, at + 1)];
  const unread = unreadOf(
    around.map((criterion) => ({ criterion })),
    opened,
  );
  return unread[0]?.criterion ?? null;
}
