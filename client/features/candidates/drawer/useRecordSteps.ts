import { useRef, useState } from 'react';
import type { CandidateRow } from '../../../../shared/candidates/schema.ts';
import type { CandidateId } from '../../../../shared/ids/schema.ts';
import { figure } from '../../../../shared/text/counted.ts';

/** The position of the open person in the list, and the steps from there. */
export type RecordSteps = {
  /** "3 of 12", counted through the whole list; null if the person isn't loaded, or the total isn't known. */
  place: string | null;
  previous: (() => void) | null;
  next: (() => void) | null;
  /** The neighbors, as far as known. */
  near: CandidateId[];
};

type List = {
  current: CandidateId | null;
  /** The loaded page. */
  rows: readonly CandidateRow[];
  /** Number of people before this page. */
  from: number;
  /** How many there are, in words: "1,000+" when a search stopped counting. Null while unknown. */
  total: string | null;
  show: (id: CandidateId) => void;
  /** Loads the adjacent page and shows its nearest person; null at the end of the list. */
  pageBefore: (() => Promise<void>) | null;
  pageAfter: (() => Promise<void>) | null;
};

/**
 * Steps through a list that's loaded in pages. A person who leaves the list while shown (for example, by a decision)
 * keeps their position: the next person is the one who moved up into it. A person who was never in it, as after a
 * link from an email, is followed by the list's first person.
 */
export function useRecordSteps(list: List): RecordSteps {
  const { current, rows } = list;
  const [turning, setTurning] = useState(false);
  const last = useRef<{ id: CandidateId; index: number } | null>(null);
  const index = rows.findIndex(({ id }) => id === current);
  if (current && index !== -1) last.current = { id: current, index };
  const left = index === -1 && current !== null && last.current?.id === current ? last.current.index : null;
  const before = index === -1 ? rows[(left ?? 0) - 1] : rows[index - 1];
  const after = index === -1 ? rows[left ?? 0] : rows[index + 1];
  const known = index !== -1 || left !== null;

  const step = (person: CandidateRow | undefined, page: (() => Promise<void>) | null) => {
    if (current === null || turning) return null;
    if (person) return () => list.show(person.id);
    if (!known || !page) return null;
    return () => {
      setTurning(true);
      void page().finally(() => setTurning(false));
    };
  };
  const total = index === -1 ? null : list.total;
  return {
    place: total === null ? null : `${figure(list.from + index + 1)} of ${total}`,
    previous: step(before, list.pageBefore),
    next: step(after, list.pageAfter),
    near: [before, after].flatMap((person) => (person ? [person.id] : [])),
  };
}
