import type { RatingLevels } from '../../../../shared/jobs/rubrics.ts';
import type { FieldState, ZodForm } from '../../../ui/form/useZodForm.ts';
import type { OwnValues, RubricValues } from './rubricValues.ts';

type Rubric = ZodForm<RubricValues>;

/** The weight of a criterion. */
export const weightOf = ({ values, inner }: Rubric, id: string, label: string): FieldState<number | ''> =>
  inner(`weights.${id}`, label, values.weights[id] ?? '', (all, weight) => ({
    ...all,
    weights: { ...all.weights, [id]: weight },
  }));

const nothing: RatingLevels = { low: '', middle: '', high: '' };

/** What a rating of a criterion means. */
export const levelOf = (
  { values, inner }: Rubric,
  id: string,
  name: keyof RatingLevels,
  label: string,
): FieldState<string> =>
  inner(`levels.${id}.${name}`, label, values.levels[id]?.[name] ?? '', (all, text) => ({
    ...all,
    levels: { ...all.levels, [id]: { ...nothing, ...all.levels[id], [name]: text } },
  }));

/** A field of a question of HR's own. */
export type OwnField = <K extends keyof OwnValues>(name: K, label: string) => FieldState<OwnValues[K]>;

/** The fields of one question of HR's own. */
export const ownOf =
  ({ inner }: Rubric, own: OwnValues, index: number): OwnField =>
  (name, label) =>
    inner(`own.${index}.${name}`, label, own[name], (all, value) => ({
      ...all,
      own: all.own.map((one) => (one.id === own.id ? { ...one, [name]: value } : one)),
    }));
