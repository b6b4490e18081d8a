import { GROUP_MIN } from '../../../../shared/fairness/schema.ts';
import type { CountedCell, Counts } from '../../../db/schema/fairness.ts';
import { addUp } from './counts.ts';

const questions = ['sex', 'race', 'age'] as const;
const steps = ['people', 'shortlisted', 'interviewed', 'hired', 'scored'] as const;

/**
 * Whether newer figures may replace older ones, of which readers may have kept a copy. HR knows the names of
 * the people it shortlisted, hired, scored, or erased in between, so the difference must never concern only a
 * few: in each position, and in all, the change of those who answered a question and reached a step must be
 * zero or at least {@link GROUP_MIN}. And at least that many must have changed at all. Pure; needs totals
 * only.
 */
export function mayReplace(older: readonly CountedCell[], newer: readonly CountedCell[]): boolean {
  const places = [...new Set([...older, ...newer].map(({ position }) => position))];
  const scopes = [
    (): boolean => true,
    ...places.map((name) => (cell: CountedCell) => cell.position === name),
  ];
  const safe = scopes.every((inScope) =>
    questions.every((question) => {
      const answered = (cells: readonly CountedCell[]): Counts =>
        addUp(cells.filter((cell) => inScope(cell) && cell[question] !== null));
      return isSafe(answered(older), answered(newer));
    }),
  );
  return safe && changed(older, newer) >= GROUP_MIN;
}

const few = (number: number): boolean => number !== 0 && Math.abs(number) < GROUP_MIN;

function isSafe(older: Counts, newer: Counts): boolean {
  if (steps.some((step) => few(newer[step] - older[step]))) return false;
  // With no newly scored people, only a corrected score or a changed median can explain the difference.
  const rescored = newer.scored === older.scored;
  return !(
    rescored &&
    (few(newer.aboveAll - older.aboveAll) || few(newer.abovePosition - older.abovePosition))
  );
}

/** At least this many of those who answered must count differently; a person who changed groups counts once. */
function changed(older: readonly CountedCell[], newer: readonly CountedCell[]): number {
  const key = ({ position, sex, race, age }: CountedCell): string => `${position} ${sex} ${race} ${age}`;
  const differences = new Map<string, Counts>();
  const said = (cells: readonly CountedCell[]) => cells.filter(({ sex, race, age }) => sex ?? race ?? age);
  for (const cell of said(newer)) differences.set(key(cell), cell);
  for (const cell of said(older)) {
    differences.set(key(cell), subtract(differences.get(key(cell)) ?? addUp([]), cell));
  }
  const all = [...differences.values()];
  return Math.max(
    ...steps.map((step) => {
      const more = all.reduce((sum, counts) => sum + Math.max(0, counts[step]), 0);
      const fewer = all.reduce((sum, counts) => sum + Math.max(0, -counts[step]), 0);
      return Math.max(more, fewer);
    }),
  );
}

function subtract(one: Counts, other: Counts): Counts {
  return {
    people: one.people - other.people,
    shortlisted: one.shortlisted - other.shortlisted,
    interviewed: one.interviewed - other.interviewed,
    hired: one.hired - other.hired,
    scored: one.scored - other.scored,
    aboveAll: one.aboveAll - other.aboveAll,
    abovePosition: one.abovePosition - other.abovePosition,
  };
}
