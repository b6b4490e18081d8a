import {
  ageLabels,
  ages,
  PREFER_NOT,
  raceHints,
  raceLabels,
  races,
  type SelfIdentification,
  sexes,
  sexLabels,
} from '../../../shared/selfIdentification/questions.ts';
import { selfIdentification } from '../../content/selfIdentification.ts';
import { RadioField } from '../../ui/form/RadioField.tsx';
import type { ZodForm } from '../../ui/form/useZodForm.ts';

const { legends } = selfIdentification;

/** The fields' values; '' is an unanswered question. */
export type Answers = { [Q in keyof SelfIdentification]: NonNullable<SelfIdentification[Q]> | '' };

export const answersOf = ({ sex, race, age }: SelfIdentification): Answers => ({
  sex: sex ?? '',
  race: race ?? '',
  age: age ?? '',
});

export const answerLabels = { sex: legends.sex, race: legends.race, age: legends.age };

/** Every question's last choice: not to answer. */
function choicesOf<V extends string>(
  values: readonly V[],
  labels: Record<V, string>,
  hints?: Record<V, string>,
): { value: V | ''; label: string; text?: string }[] {
  const choices = values.map((value) => ({ value, label: labels[value], text: hints?.[value] }));
  return [...choices, { value: '', label: PREFER_NOT }];
}
const sexChoices = choicesOf(sexes, sexLabels);
const raceChoices = choicesOf(races, raceLabels, raceHints);
const ageChoices = choicesOf(ages, ageLabels);

/** The three questions. Initially nothing is answered. */
export function Questions({ form }: { form: Pick<ZodForm<Answers>, 'field'> }) {
  return (
    <>
      <RadioField {...form.field('sex')} choices={sexChoices} />
      <RadioField {...form.field('race')} hint={legends.raceHint} choices={raceChoices} />
      <RadioField {...form.field('age')} choices={ageChoices} />
    </>
  );
}
