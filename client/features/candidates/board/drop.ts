import {
  type CandidateRow,
  type CandidateStatus,
  candidateStatuses,
} from '../../../../shared/candidates/schema.ts';
import type { CandidateId } from '../../../../shared/ids/schema.ts';
import { type Columns, columnOf } from './columns.ts';

/** Rules of a drop, apart from everything that draws. */

export const statusLabels: Record<CandidateStatus, string> = {
  applied: 'Applied',
  shortlisted: 'Shortlisted',
  interviewed: 'Interviewed',
  hired: 'Hired',
  rejected: 'Rejected',
};

/** A column, or on phones the tab of one, by the name its element carries. */
export function statusOfPlace(place: string | null | undefined): CandidateStatus | null {
  return candidateStatuses.find((status) => status === place) ?? null;
}

type Drop =
  | { kind: 'nothing' }
  /** Somebody else moved the card while it was in the air; null when it has left the board. */
  | { kind: 'overtaken'; row: CandidateRow; now: CandidateStatus | null }
  | { kind: 'one'; row: CandidateRow; status: CandidateStatus }
  | { kind: 'many'; people: CandidateRow[]; status: CandidateStatus };

/**
 * What a drop means. `lifted` is the board as it was when the card was lifted, `live` as the server tells it
 * now; `picked` are the chosen people, who go along when the lifted card is one of them.
 */
export function settleDrop(drop: {
  id: CandidateId;
  to: CandidateStatus | null;
  lifted: Columns;
  live: Columns;
  picked: readonly CandidateRow[];
}): Drop {
  const { id, to, lifted, live } = drop;
  const from = columnOf(lifted, id);
  const row = from && lifted[from].find((one) => one.id === id);
  if (!from || !row || !to) return { kind: 'nothing' };
  const along = drop.picked.some((one) => one.id === id) && drop.picked.length > 1;
  if (along) {
    const people = drop.picked.filter(({ status }) => status !== to);
    return people.length > 0 ? { kind: 'many', people, status: to } : { kind: 'nothing' };
  }
  if (to === from) return { kind: 'nothing' };
  const now = columnOf(live, id);
  return now === from ? { kind: 'one', row, status: to } : { kind: 'overtaken', row, now };
}

/** What a screen reader hears before anything is lifted. */
export const instructions =
  'Press Enter to open the person. Press Space to lift the card, then the arrow keys to move it between columns, Space again to drop it, or Escape to cancel.';

/** What a screen reader hears while a card is moved. */
export const spoken = {
  lifted: (name: string, status: CandidateStatus, along: number): string =>
    `${name} lifted from ${statusLabels[status]}.${along > 1 ? ` ${along} people move together.` : ''} Use the arrow keys to move, Space to drop, Escape to cancel.`,
  over: (name: string, to: CandidateStatus | null, from: CandidateStatus): string => {
    if (!to) return `${name} is over no column.`;
    return to === from
      ? `${name} is over ${statusLabels[to]}, where the card came from.`
      : `${name} is over ${statusLabels[to]}.`;
  },
  cancelled: (name: string, from: CandidateStatus): string =>
    `Canceled. ${name} is back in ${statusLabels[from]}.`,
  dropped: (name: string, drop: Drop): string => {
    switch (drop.kind) {
      case 'nothing':
        return `${name} stays. The order of cards follows the sorting.`;
      case 'overtaken':
        return overtaken(name, drop.now);
      case 'one':
        return `${name} dropped on ${statusLabels[drop.status]}.`;
      case 'many':
        return `${drop.people.length} people dropped on ${statusLabels[drop.status]}.`;
    }
  },
};

/** Why nothing happened when somebody else was faster. */
export function overtaken(name: string, now: CandidateStatus | null): string {
  return now
    ? `${name} was moved to ${statusLabels[now]} in the meantime. Nothing was changed.`
    : `${name} was changed by someone else in the meantime. Nothing was changed.`;
}
