import type { FairnessMeasure } from '../../../../shared/fairness/schema.ts';
import { GROUP_MIN } from '../../../../shared/fairness/schema.ts';
import { type Position, positions } from '../../../../shared/jobs/schema.ts';
import type { Counts } from '../../../db/schema/fairness.ts';

const none: Counts = {
  people: 0,
  shortlisted: 0,
  interviewed: 0,
  hired: 0,
  scored: 0,
  aboveAll: 0,
  abovePosition: 0,
};

/** Adds up several cells. */
export function addUp(cells: readonly Counts[]): Counts {
  const sum = { ...none };
  for (const cell of cells) {
    sum.people += cell.people;
    sum.shortlisted += cell.shortlisted;
    sum.interviewed += cell.interviewed;
    sum.hired += cell.hired;
    sum.scored += cell.scored;
    sum.aboveAll += cell.aboveAll;
    sum.abovePosition += cell.abovePosition;
  }
  return sum;
}

/** People who met a measure, among those who reached its step. */
export function measured(counts: Counts, measure: FairnessMeasure, position: Position | null) {
  switch (measure) {
    case 'shortlisted':
      return { reached: counts.shortlisted, of: counts.people };
    case 'interviewed':
      return { reached: counts.interviewed, of: counts.shortlisted };
    case 'hired':
      return { reached: counts.hired, of: counts.interviewed };
    case 'overall':
      return { reached: counts.hired, of: counts.people };
    case 'score':
      return { reached: position === null ? counts.aboveAll : counts.abovePosition, of: counts.scored };
  }
}

const levels = ['shortlisted', 'interviewed', 'hired', 'scored', 'above'] as const;
type Level = (typeof levels)[number];

/** The levels for which a measure shows numbers. */
const shows: Record<FairnessMeasure, readonly Level[]> = {
  shortlisted: ['shortlisted'],
  interviewed: ['shortlisted', 'interviewed'],
  hired: ['interviewed', 'hired'],
  overall: ['hired'],
  score: ['scored', 'above'],
};

/**
 * Measures that must not be shown for one position, or for all together (null). HR knows the names of people
 * who were shortlisted, hired, and scored. Where fewer than {@link GROUP_MIN} of the people who answered
 * reached a step, or fewer didn't, the groups' numbers would reveal their answers. If one position is hidden,
 * a second one is, too, or the first could be computed by subtraction. `answered` holds the people who
 * answered, by position.
 */
export function heldBackMeasures(
  answered: ReadonlyMap<Position, Counts>,
  position: Position | null,
): FairnessMeasure[] {
  const hidden = new Set(levels.filter((level) => hiddenAt(answered, level, position)));
  const measures: FairnessMeasure[] = ['shortlisted', 'interviewed', 'hired', 'overall', 'score'];
  return measures.filter((measure) => shows[measure].some((level) => hidden.has(level)));
}

function hiddenAt(answered: ReadonlyMap<Position, Counts>, level: Level, position: Position | null): boolean {
  const all = addUp([...answered.values()]);
  if (isThin(all, level, null)) return true;
  if (position === null) return false;
  const places = positions.map((name) => ({ name, counts: answered.get(name) ?? none }));
  const hidden = places.filter(({ counts }) => isThin(counts, level, 'position'));
  const open = places
    .filter((place) => !hidden.includes(place) && place.counts.people > 0)
    .sort((a, b) => at(a.counts, level, 'position') - at(b.counts, level, 'position'));
  while (hidden.length > 0 && open.length > 0 && !hideEachOther(hidden, level)) {
    const next = open.shift();
    if (next) hidden.push(next);
  }
  return hidden.some(({ name }) => name === position);
}

function hideEachOther(hidden: readonly { counts: Counts }[], level: Level): boolean {
  const together = addUp(hidden.map(({ counts }) => counts));
  const reached = at(together, level, 'position');
  const base = at(together, before[level], 'position');
  return hidden.length > 1 && reached >= GROUP_MIN && base - reached >= GROUP_MIN;
}

const before: Record<Level, Level | 'people'> = {
  shortlisted: 'people',
  interviewed: 'shortlisted',
  hired: 'interviewed',
  scored: 'people',
  above: 'scored',
};

function at(counts: Counts, level: Level | 'people', scope: 'position' | null): number {
  if (level === 'above') return scope === null ? counts.aboveAll : counts.abovePosition;
  return counts[level];
}

/** Between one and four people reached the level, or between one and four didn't. */
function isThin(counts: Counts, level: Level, scope: 'position' | null): boolean {
  const reached = at(counts, level, scope);
  const few = (number: number): boolean => number > 0 && number < GROUP_MIN;
  return few(reached) || few(at(counts, before[level], scope) - reached) || few(counts.people - reached);
}
