import {
  type FairnessCell,
  type FairnessMeasure,
  type FairnessReport,
  type FairnessRow,
  type FairnessTable,
  type FairnessVerdict,
  FOUR_FIFTHS,
  fairnessMeasures,
  GROUP_MIN,
  SIGNIFICANT,
  SMALL_SHARE,
} from '../../../../shared/fairness/schema.ts';
import { type Position, positions } from '../../../../shared/jobs/schema.ts';
import {
  ageLabels,
  ages,
  raceLabels,
  races,
  sexes,
  sexLabels,
} from '../../../../shared/selfIdentification/questions.ts';
import type { CountedCell, Counts } from '../../../db/schema/fairness.ts';
import { addUp, heldBackMeasures, measured } from './counts.ts';
import { type Entry, type Hidden, protect } from './protect.ts';
import { compareRates } from './statistics.ts';

type Group = { key: string; label: string };
/** A row before any comparison. */
type Counted = Group & { counts: Counts; state: FairnessRow['state']; small: boolean };
type Question = 'sex' | 'race' | 'age';

const groups: Record<Question, readonly Group[]> = {
  sex: sexes.map((key) => ({ key, label: sexLabels[key] })),
  race: races.map((key) => ({ key, label: raceLabels[key] })),
  age: ages.map((key) => ({ key, label: ageLabels[key] })),
};

/** The report's tables from the database's counts. Pure: what is hidden depends only on the counts. */
export function fairnessTables(
  cells: readonly CountedCell[],
  position: Position | null,
): FairnessReport['tables'] {
  const one = (question: Question): FairnessTable => questionTable(cells, question, position);
  return {
    sex: one('sex'),
    race: one('race'),
    age: one('age'),
    sexRace: position === null ? crossTable(cells) : null,
  };
}

function questionTable(
  cells: readonly CountedCell[],
  question: Question,
  position: Position | null,
): FairnessTable {
  const hidden = hiddenOf(cells, question)[
    position === null ? positions.length : positions.indexOf(position)
  ];
  const here = cells.filter((cell) => position === null || cell.position === position);
  const rows = groups[question].map(({ key, label }, index) => {
    const counts = addUp(here.filter((cell) => cell[question] === key));
    return { key, label, counts, state: stateOf(counts.people, hidden?.[index] ?? true) };
  });
  const answered = new Map(
    positions.map((name) => [
      name,
      addUp(cells.filter((cell) => cell.position === name && cell[question] !== null)),
    ]),
  );
  return tableOf(rows, peopleIn(here), heldBackMeasures(answered, position), position);
}

const peopleIn = (cells: readonly CountedCell[]): number => addUp(cells).people;

/** What must be hidden, by position and answer, with the totals of both. */
function hiddenOf(cells: readonly CountedCell[], question: Question): Hidden {
  const lines = [...positions.map((name) => cells.filter((cell) => cell.position === name)), cells];
  return protect(
    lines.map((line): Entry[] => [
      ...groups[question].map(
        ({ key }): Entry => ({
          people: peopleIn(line.filter((cell) => cell[question] === key)),
          publish: 'open',
        }),
      ),
      // Only valid together with what is hidden.
      { people: peopleIn(line.filter((cell) => cell[question] === null)), publish: 'never' },
      { people: peopleIn(line), publish: 'shown' },
    ]),
    GROUP_MIN,
  );
}

/** Gender by race, as New York City requires (6 RCNY § 5-301). */
function crossTable(cells: readonly CountedCell[]): FairnessTable {
  const hidden = hiddenCross(cells);
  const both = cells.filter((cell) => cell.sex !== null && cell.race !== null);
  const rows = groups.sex.flatMap((sex, row) =>
    groups.race.map((race, column) => {
      const counts = addUp(both.filter((cell) => cell.sex === sex.key && cell.race === race.key));
      return {
        key: `${sex.key}.${race.key}`,
        label: `${sex.label}, ${race.label}`,
        counts,
        state: stateOf(counts.people, hidden[row]?.[column] ?? true),
      };
    }),
  );
  const answered = new Map(
    positions.map((name) => [name, addUp(both.filter((cell) => cell.position === name))]),
  );
  return tableOf(rows, peopleIn(cells), heldBackMeasures(answered, null), null);
}

/**
 * People by gender and race, without those who skipped either question. Totals are visible when both questions'
 * tables show them.
 */
function hiddenCross(cells: readonly CountedCell[]): Hidden {
  const all = positions.length;
  const sexHidden = hiddenOf(cells, 'sex')[all];
  const raceHidden = hiddenOf(cells, 'race')[all];
  const total = (hidden: boolean | undefined): Entry['publish'] => (hidden ? 'never' : 'shown');
  const raceKeys = [...groups.race.map(({ key }) => key), null];
  const line = (sex: string | null, index: number): Entry[] => {
    const ofSex = cells.filter((cell) => cell.sex === sex);
    return [
      ...raceKeys.map((race): Entry => {
        const people = peopleIn(ofSex.filter((cell) => cell.race === race));
        return { people, publish: sex !== null && race !== null ? 'open' : 'never' };
      }),
      { people: peopleIn(ofSex), publish: total(sexHidden?.[index]) },
    ];
  };
  const totals = raceKeys.map(
    (race, index): Entry => ({
      people: peopleIn(cells.filter((cell) => cell.race === race)),
      publish: total(raceHidden?.[index]),
    }),
  );
  return protect(
    [
      ...groups.sex.map(({ key }, index) => line(key, index)),
      line(null, groups.sex.length),
      [...totals, { people: peopleIn(cells), publish: 'shown' }],
    ],
    GROUP_MIN,
  );
}

function stateOf(people: number, hidden: boolean): FairnessRow['state'] {
  if (people < GROUP_MIN) return 'few';
  return hidden ? 'covered' : 'shown';
}

function tableOf(
  rows: readonly Omit<Counted, 'small'>[],
  everybody: number,
  heldBack: FairnessMeasure[],
  position: Position | null,
): FairnessTable {
  const said = rows.reduce((sum, { counts }) => sum + counts.people, 0);
  const counted = rows.map((row) => ({
    ...row,
    // Hidden rows don't say even this.
    small: row.state === 'shown' && row.counts.people < said * SMALL_SHARE,
  }));
  const inSight = counted.reduce(
    (sum, { state, counts }) => (state === 'shown' ? sum + counts.people : sum),
    0,
  );
  const compared = fairnessMeasures.map(
    (measure) => [measure, heldBack.includes(measure) ? null : compare(counted, measure, position)] as const,
  );
  return {
    rest: { people: everybody - inSight, mixed: counted.some(({ state }) => state !== 'shown') },
    heldBack,
    rows: counted.map(({ key, label, counts, state, small }, index) => ({
      key,
      label,
      state,
      people: state === 'shown' ? counts.people : null,
      small,
      measures: {
        ...noMeasures,
        ...Object.fromEntries(compared.map(([name, list]) => [name, list?.[index] ?? null])),
      },
    })),
  };
}

const noMeasures: FairnessRow['measures'] = {
  shortlisted: null,
  interviewed: null,
  hired: null,
  overall: null,
  score: null,
};

/** Each visible row compared with the one with the highest rate; null for hidden rows. */
function compare(
  rows: readonly Counted[],
  measure: FairnessMeasure,
  position: Position | null,
): (FairnessCell | null)[] {
  const numbers = rows.map(({ counts, state, small }) => {
    if (state !== 'shown') return null;
    const { reached, of } = measured(counts, measure, position);
    return { reached, of, small, rate: of < GROUP_MIN ? null : reached / of };
  });
  const best = numbers.reduce<{ reached: number; of: number; rate: number } | null>((top, one) => {
    if (!one || one.small || one.rate === null) return top;
    const better = !top || one.rate > top.rate || (one.rate === top.rate && one.of > top.of);
    return better ? { reached: one.reached, of: one.of, rate: one.rate } : top;
  }, null);
  return numbers.map((one) => one && compareOne(one, best));
}

/** A group's numbers next to those of the group with the highest rate. */
export function compareOne(
  one: { reached: number; of: number; small: boolean; rate: number | null },
  best: { reached: number; of: number; rate: number } | null,
): FairnessCell {
  const { reached, of, rate, small } = one;
  const plain = (verdict: FairnessVerdict): FairnessCell => ({
    reached,
    of,
    rate,
    ratio: null,
    p: null,
    test: null,
    verdict,
  });
  if (rate === null) return plain('few');
  if (small) return plain('small');
  if (!best || best.rate === 0) return plain('none');
  // From the counts: dividing the rates, 9 of 15 would be less than four fifths of 3 of 4.
  const ratio = (reached * best.of) / (of * best.reached);
  if (ratio === 1) return { ...plain('highest'), ratio };
  const { p, test } = compareRates(reached, of, best.reached, best.of);
  return { ...plain(verdictOf(ratio, p)), ratio, p, test };
}

function verdictOf(ratio: number, p: number): FairnessVerdict {
  if (ratio < FOUR_FIFTHS) return p < SIGNIFICANT ? 'below' : 'maybeChance';
  return p < SIGNIFICANT ? 'unlikely' : 'within';
}
