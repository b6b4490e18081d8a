import { z } from 'zod';
import { figureIn, isFields, listIn, textsIn } from '../../../../ai/calls/loose.ts';
import type { Rubric } from './rubric.ts';

const CRITERIA_MAX = 20;
const REASON_MAX = 1_000;
const QUOTES_MAX = 5;

const Clean = z.object({
  ratings: z
    .array(
      z.object({
        criterion: z.string(),
        // Evidence first: a model that writes the rating first looks for quotes that fit it.
        quotes: z.array(z.string().max(REASON_MAX)).max(QUOTES_MAX),
        reason: z.string().max(REASON_MAX),
        rating: z.number().min(1).max(5).multipleOf(0.5).nullable(),
      }),
    )
    .max(CRITERIA_MAX),
});

/**
 * A model's proposal, before `settleRatings` validates it. Small deviations are accepted for their meaning
 * ("4/5", one quote instead of a list, an object by criterion), long texts are cut, and a rating outside the
 * scale is dropped.
 */
export const ProposedRatings = z.preprocess(coerced, Clean);
export type ProposedRatings = z.infer<typeof Clean>;
type Proposed = ProposedRatings['ratings'][number];

function coerced(value: unknown): unknown {
  const list = listIn(value, ['ratings', 'criteria', 'scores'], 'criterion');
  return list ? { ratings: list.flatMap(ratingIn).slice(0, CRITERIA_MAX) } : value;
}

function ratingIn(value: unknown): Proposed[] {
  if (!isFields(value)) return [];
  const criterion = value.criterion ?? value.id ?? value.name ?? value.label;
  if (typeof criterion !== 'string') return [];
  const reason = value.reason ?? value.rationale ?? value.explanation;
  const rating = figureIn(value.rating ?? value.score, { from: 1, to: 5 });
  return [
    {
      criterion,
      quotes: textsIn(value.quotes ?? value.quote ?? value.evidence, {
        most: QUOTES_MAX,
        length: REASON_MAX,
      }),
      reason: typeof reason === 'string' ? reason.slice(0, REASON_MAX) : '',
      rating: rating === null ? null : Math.round(rating * 2) / 2,
    },
  ];
}

/** The proposal by the rubric's own ids, whatever a model made of them; of two for one criterion the first. */
export function named({ ratings }: ProposedRatings, { criteria }: Rubric): ProposedRatings {
  const plain = (text: string): string =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  return {
    ratings: criteria.flatMap(({ id, label }) => {
      const found = ratings.find(({ criterion }) => [plain(id), plain(label)].includes(plain(criterion)));
      return found ? [{ ...found, criterion: id }] : [];
    }),
  };
}

/** The most a criterion can earn for which the model itself names one of these at the beginning of its reason. */
const CAPS: readonly { says: RegExp; most: number }[] = [
  { says: /^\W*harm(?:ful)?\b/i, most: 2.5 },
  { says: /^\W*empty\b/i, most: 2 },
  { says: /^\W*contradict\w*/i, most: 3 },
];

/** Limits a rating by the named findings: harm, lack of content, and contradictions rule out a high one. */
export function capped({ ratings }: ProposedRatings): ProposedRatings {
  return {
    ratings: ratings.map((one) => {
      const most = CAPS.find(({ says }) => says.test(one.reason))?.most;
      if (most === undefined || one.rating === null) return one;
      return { ...one, rating: Math.min(one.rating, most) };
    }),
  };
}

/** Ratings further apart than this go to a person. */
const APART = 1;

/** Two ratings of one criterion that disagree; null if a reading found no evidence, or left the criterion out. */
export type Apart = [number | null, number | null];

/**
 * Combines two independent readings: the mean in half steps, with the evidence of the first. `apart` has the criteria a person
 * decides: the ratings are more than 1 apart, only one has evidence, or both readings left it out.
 */
export function joined(
  first: ProposedRatings,
  second: ProposedRatings,
  criteria: readonly string[],
): { proposed: ProposedRatings; apart: Map<string, Apart> } {
  const apart = new Map<string, Apart>();
  const ratings = criteria.flatMap((id): Proposed[] => {
    const one = ratingOf(first, id);
    const other = ratingOf(second, id);
    const [mine, theirs] = [one?.rating ?? null, other?.rating ?? null];
    if (!one && !other) apart.set(id, [null, null]);
    const known = mine === null && theirs !== null ? other : (one ?? other);
    if (!known) return [];
    if (mine === null || theirs === null) {
      if (mine !== theirs) apart.set(id, [mine, theirs]);
      return [known];
    }
    if (Math.abs(mine - theirs) > APART) apart.set(id, [mine, theirs]);
    return [{ ...known, rating: Math.round(mine + theirs) / 2 }];
  });
  return { proposed: { ratings }, apart };
}

/** The proposed rating of a criterion; undefined if it was left out. */
export const ratingOf = ({ ratings }: ProposedRatings, id: string): Proposed | undefined =>
  ratings.find(({ criterion }) => criterion === id);
