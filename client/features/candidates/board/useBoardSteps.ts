import { useRef } from 'react';
import { type CandidateStatus, totalOf } from '../../../../shared/candidates/schema.ts';
import type { CandidateId } from '../../../../shared/ids/schema.ts';
import { type RecordSteps, useRecordSteps } from '../drawer/useRecordSteps.ts';
import { columnOf } from './columns.ts';
import type { Board } from './useBoard.ts';

/** {@link useRecordSteps} through the column a person was opened in, even after a decision moves them out of it. */
export function useBoardSteps(
  board: Board,
  current: CandidateId | null,
  show: (id: CandidateId) => void,
): RecordSteps {
  const opened = useRef<{ id: CandidateId; column: CandidateStatus } | null>(null);
  if (current && opened.current?.id !== current) {
    const column = columnOf(board.columns, current);
    if (column) opened.current = { id: current, column };
  }
  const column = opened.current?.column ?? 'applied';
  const state = board.states[column];
  return useRecordSteps({
    current,
    rows: board.columns[column],
    from: 0,
    total: board.facets ? totalOf(board.facets, column) : null,
    show,
    pageBefore: null,
    pageAfter: state.hasMore
      ? async () => {
          const person = await state.showMore();
          if (person) show(person.id);
        }
      : null,
  });
}
