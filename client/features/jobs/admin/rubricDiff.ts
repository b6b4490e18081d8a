import type { JobRubric, OwnQuestion } from '../../../../shared/jobs/rubrics.ts';

/** One thing that differs between two versions; null where it wasn’t there. */
type RubricChange = { what: string; from: string | null; to: string | null };

type Version = Pick<JobRubric, 'criteria' | 'own'>;

const steps = [
  ['low', '1 of 5'],
  ['middle', '3 of 5'],
  ['high', '5 of 5'],
] as const;

/** The differences between two versions, in form order. */
export function rubricChanges(before: Version, after: Version): RubricChange[] {
  return [...criteriaChanges(before, after), ...questionChanges(before.own, after.own)];
}

function criteriaChanges(before: Version, after: Version): RubricChange[] {
  const gone = before.criteria.filter(({ id }) => !after.criteria.some((one) => one.id === id));
  const changes = after.criteria.flatMap((now): RubricChange[] => {
    const was = before.criteria.find(({ id }) => id === now.id);
    if (!was) return [{ what: now.label, from: null, to: percent(now.weight) }];
    const weight = differs(now.label, percent(was.weight), percent(now.weight));
    const levels = steps.flatMap(([name, step]) =>
      differs(`${now.label}, ${step}`, was.levels[name], now.levels[name]),
    );
    return [...weight, ...levels];
  });
  return [...changes, ...gone.map(({ label, weight }) => ({ what: label, from: percent(weight), to: null }))];
}

function questionChanges(before: readonly OwnQuestion[], after: readonly OwnQuestion[]): RubricChange[] {
  const gone = before.filter(({ id }) => !after.some((one) => one.id === id));
  const changes = after.flatMap((now): RubricChange[] => {
    const was = before.find(({ id }) => id === now.id);
    const signals = (other: Pick<OwnQuestion, 'wanted' | 'unwanted'>): RubricChange[] => [
      ...differs(`Good answer to “${now.label}”`, other.wanted.join(' '), now.wanted.join(' ')),
      ...differs(`Bad answer to “${now.label}”`, other.unwanted.join(' '), now.unwanted.join(' ')),
    ];
    if (!was)
      return [
        { what: `Question “${now.label}”`, from: null, to: now.ask },
        { what: `“${now.label}”`, from: null, to: percent(now.weight) },
        ...signals({ wanted: [], unwanted: [] }),
      ];
    return [
      ...differs('Name of a question', was.label, now.label),
      ...differs(`“${now.label}”`, percent(was.weight), percent(now.weight)),
      ...differs(`Wording of “${now.label}”`, was.ask, now.ask),
      ...signals(was),
    ];
  });
  return [
    ...changes,
    ...gone.map(({ label, ask }) => ({ what: `Question “${label}”`, from: ask, to: null })),
  ];
}

const percent = (weight: number): string => `${weight}%`;

const differs = (what: string, from: string, to: string): RubricChange[] =>
  from === to ? [] : [{ what, from: from || null, to: to || null }];
