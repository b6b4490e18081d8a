import { useEffect, useState } from 'react';
import { isErased } from '../../../../shared/candidates/erased.ts';
import type { CandidateRow } from '../../../../shared/candidates/schema.ts';
import type { CandidateId } from '../../../../shared/ids/schema.ts';
import { drawer, isCovered } from '../../panel/keys/covers.ts';
import type { Picked } from './CandidateTable.tsx';

/** A lifted card; Escape cancels the drag. */
const lifted = '[data-lifted]';

/** Whether Escape applies to something else: an overlay, a lifted card, or a search box, which it clears. */
const isElsewhere = ({ target }: KeyboardEvent): boolean =>
  isCovered(`${drawer}, ${lifted}`) ||
  (target instanceof HTMLInputElement && target.type === 'search' && target.value !== '');

/**
 * The selected people. Selections on other pages are kept; Escape clears all. Those whose data was deleted can't be
 * selected, only deselected, because no bulk action applies to them.
 */
export function useSelection(rows: CandidateRow[]): {
  people: CandidateRow[];
  picked: Picked;
  clear: () => void;
} {
  const [people, setPeople] = useState<ReadonlyMap<CandidateId, CandidateRow>>(new Map());
  const clear = (): void => setPeople(new Map());
  useEffect(() => {
    if (people.size === 0) return;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isElsewhere(event)) setPeople(new Map());
    };
    // In the capture phase: elements on top may be gone afterward.
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [people]);
  return {
    people: [...people.values()].map((person) => rows.find(({ id }) => id === person.id) ?? person),
    clear,
    picked: {
      ids: new Set(people.keys()),
      label: (row) => (isErased(row) && !people.has(row.id) ? null : `Select ${row.fullName}`),
      allLabel: 'Select everyone on this page',
      onToggle: (id) =>
        setPeople((old) => {
          const next = new Map(old);
          const row = rows.find((candidate) => candidate.id === id);
          if (!next.delete(id) && row) next.set(id, row);
          return next;
        }),
      onAll: (all) =>
        setPeople((old) => {
          const next = new Map(old);
          for (const row of rows) {
            if (!all) next.delete(row.id);
            else if (!isErased(row)) next.set(row.id, row);
          }
          return next;
        }),
    },
  };
}
