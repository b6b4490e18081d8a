import {
  type CandidateRow,
  type CandidateStatus,
  candidateStatuses,
} from '../../../../shared/candidates/schema.ts';
import { statusLabels } from '../../../../shared/candidates/status.ts';
import type { CandidateId } from '../../../../shared/ids/schema.ts';
import { type Columns, columnOf } from './columns.ts';

/** The rules of a drop, separate from rendering. */

/** The status of a drop target (a column, or its tab on phones). */
export function statusOfPlace(place: string | null | undefined): CandidateStatus | null {
  return candidateStatuses.find((status) => status === place) ?? null;
}

type Drop =
  | { kind: 'nothing' }
  /** Someone else moved the card during the drag; `now` is null if it left the board. */
  | { kind: 'overtaken'; row: CandidateRow; now: CandidateStatus | null }
  | { kind: 'one'; row: CandidateRow; status: CandidateStatus }
  | { kind: 'many'; people: CandidateRow[]; status: CandidateStatus };

/**
 * The meaning of a drop. `lifted` is the board when the drag began, `current` the board now; `picked` are the selected
 * people, who move along when the dragged card is one of them.
 */
export function settleDrop(drop: {
  id: CandidateId;
  to: CandidateStatus | null;
  lifted: Columns;
  current: Columns;
  picked: readonly CandidateRow[];
}): Drop {
  const { id, to, lifted, current } = drop;
  const from = columnOf(lifted, id);
  const row = from && lifted[from].find((one) => one.id === id);
  if (!from || !row || !to) return { kind: 'nothing' };
  const along = drop.picked.some((one) => one.id === id) && drop.picked.length > 1;
  if (along) {
    const people = drop.picked.filter(({ status }) => status !== to);
    return people.length > 0 ? { kind: 'many', people, status: to } : { kind: 'nothing' };
  }
  if (to === from) return { kind: 'nothing' };
  const now = columnOf(current, id);
  return now === from ? { kind: 'one', row, status: to } : { kind: 'overtaken', row, now };
}

/** Screen reader instructions before a drag. */
export const instructions =
  'Press Enter to open the person. Press Space to lift the card, then the arrow keys to move it between columns, Space again to drop it, or Escape to cancel.';

/** The same where only one column shows: the arrow keys lead nowhere there. */
export const instructionsForOne =
  'Press Enter to open the person. To move the card to another column, use its Move menu.';

/** Screen reader announcements during a drag. */
export const spoken = {
  lifted: (name: string, status: CandidateStatus, along: number): string =>
    `${name} lifted from ${statusLabels[status]}.${along > 1 ? ` ${along} people move together.` : ''} Use the arrow keys to move, Space to drop, Escape to cancel.`,
  over: (name: string, to: CandidateStatus | null, from: CandidateStatus): string => {
    if (!to) return `${name} isn’t over a column.`;
    return to === from
      ? `${name} is over ${statusLabels[to]}, where the card came from.`
      : `${name} is over ${statusLabels[to]}.`;
  },
  cancelled: (name: string, from: CandidateStatus): string =>
    `Canceled. ${name} is back in ${statusLabels[from]}.`,
  dropped: (name: string, drop: Drop): string => {
    switch (drop.kind) {
      case 'nothing':
        return `${name} didn’t move. Cards stay in your sort order.`;
      case 'overtaken':
        return overtaken(name, drop.now);
      case 'one':
        return `${name} dropped in ${statusLabels[drop.status]}.`;
      case 'many':
        return `${drop.people.length} people dropped in ${statusLabels[drop.status]}.`;
    }
  },
};

/** Why a drop had no effect: someone else was faster. */
export function overtaken(name: string, now: CandidateStatus | null): string {
  return now
    ? `Someone else moved ${name} to ${statusLabels[now]} in the meantime. We left them there.`
    : `Someone else changed ${name}’s record in the meantime. We left it as it is.`;
}
