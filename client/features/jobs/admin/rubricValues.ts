import {
  type JobRubric,
  type OwnQuestion,
  type RubricInput,
  weightTotal,
} from '../../../../shared/jobs/rubrics.ts';

/** Field values: weights may be empty while someone types, and statements are lines. */
export type OwnValues = Omit<OwnQuestion, 'weight' | 'wanted' | 'unwanted'> & {
  weight: number | '';
  wanted: string;
  unwanted: string;
};

/** Everything that the form holds. */
export type RubricValues = {
  weights: Record<string, number | ''>;
  levels: RubricInput['levels'];
  own: OwnValues[];
};

/** A new, empty question. */
export const freshQuestion = (): OwnValues => ({
  id: `own-${crypto.randomUUID().slice(0, 8)}`,
  label: '',
  weight: 10,
  ask: '',
  wanted: '',
  unwanted: '',
});

/** Stored rubric → field values. */
export function valuesOf({ criteria, own }: JobRubric): RubricValues {
  return {
    weights: Object.fromEntries(criteria.map(({ id, weight }) => [id, weight])),
    levels: Object.fromEntries(criteria.map(({ id, levels }) => [id, levels])),
    own: own.map((one) => ({ ...one, wanted: one.wanted.join('\n'), unwanted: one.unwanted.join('\n') })),
  };
}

/** Field values → input, not yet validated by `RubricInput`. */
export function inputOf(values: RubricValues): Record<string, unknown> {
  return {
    ...numbersOf(values),
    levels: values.levels,
    own: values.own.map((one) => ({
      ...one,
      weight: Number(one.weight),
      wanted: linesOf(one.wanted),
      unwanted: linesOf(one.unwanted),
    })),
  };
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** Weights as numbers; an empty one becomes 0. */
function numbersOf({ weights, own }: RubricValues) {
  return {
    weights: Object.fromEntries(Object.entries(weights).map(([id, weight]) => [id, Number(weight)])),
    own: own.map((one) => ({ ...one, weight: Number(one.weight) })),
  };
}

/** All weights together, in percent. */
export const totalOf = (values: RubricValues): number => weightTotal(numbersOf(values));

/** The same proportions, in whole percents that add up to 100. */
export function scaled(values: RubricValues): RubricValues {
  const { weights, own } = numbersOf(values);
  const total = weightTotal({ weights, own });
  let [before, given] = [0, 0];
  const share = (weight: number): number => {
    before += weight;
    const part = Math.round((before / total) * 100) - given;
    given += part;
    return part;
  };
  return {
    ...values,
    weights: Object.fromEntries(Object.entries(weights).map(([id, weight]) => [id, share(weight)])),
    own: own.map((one) => ({ ...one, weight: share(one.weight) })),
  };
}
