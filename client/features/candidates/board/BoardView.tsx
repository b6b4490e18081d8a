import { DragDropContext, useMouseSensor, useTouchSensor } from '@hello-pangea/dnd';
import { getNonce } from 'get-nonce';
import { useMemo, useRef, useState } from 'react';
import {
  type CandidateListInput,
  type CandidateRow,
  type CandidateStatus,
  candidateStatuses,
  totalOf,
} from '../../../../shared/candidates/schema.ts';
import type { CandidateId } from '../../../../shared/ids/schema.ts';
import { BulkBar } from '../status/BulkBar.tsx';
import { BulkStatus } from '../status/BulkStatus.tsx';
import type { ChooseStatus } from '../status/useStatusActions.tsx';
import type { useSelection } from '../table/useSelection.ts';
import styles from './Board.module.css';
import { BoardColumn } from './BoardColumn.tsx';
import { BoardTabs } from './BoardTabs.tsx';
import { instructions, instructionsForOne } from './drop.ts';
import type { Board } from './useBoard.ts';
import { useDragging } from './useDragging.ts';

type Props = {
  board: Board;
  sort: CandidateListInput['sort'];
  /** The only visible column on narrow screens; null on wide ones. */
  only: CandidateStatus | null;
  onOnly: (status: CandidateStatus) => void;
  mayChange: boolean;
  selection: ReturnType<typeof useSelection>;
  selected: CandidateId | null;
  onOpen: (id: CandidateId) => void;
  onMove: ChooseStatus;
};

/** Candidates by status, movable by mouse, touch, keyboard, or menu. */
export default function BoardView(props: Props) {
  const { board, sort, only, mayChange, selection } = props;
  const [asked, setAsked] = useState<{ people: CandidateRow[]; status: CandidateStatus } | null>(null);
  const { shown, lifted, overTab, landed, responders } = useDragging({
    current: board.columns,
    sort,
    picked: selection.people,
    onMove: props.onMove,
    onMoveMany: (people, status) => setAsked({ people, status }),
  });
  const latest = useRef({ open: props.onOpen, move: props.onMove, toggle: selection.picked.onToggle });
  latest.current = { open: props.onOpen, move: props.onMove, toggle: selection.picked.onToggle };
  // Memoized, so cards don't re-render with the page.
  const actions = useMemo(
    () => ({
      mayChange,
      onOpen: (id: CandidateId) => latest.current.open(id),
      onMove: ((person, status) => latest.current.move(person, status)) satisfies ChooseStatus,
      onToggle: (id: CandidateId) => latest.current.toggle(id),
    }),
    [mayChange],
  );
  return (
    <div className={styles.board} data-lifted={lifted !== null || undefined}>
      {selection.people.length > 0 && (
        <BulkBar people={selection.people} shown={board.rows} free onClear={selection.clear} />
      )}
      <DragDropContext
        // The sensors can't change while it's mounted.
        key={only ? 'one' : 'all'}
        {...responders}
        {...(only
          ? {
              dragHandleUsageInstructions: instructionsForOne,
              enableDefaultSensors: false,
              sensors: pointers,
            }
          : { dragHandleUsageInstructions: instructions })}
        {...nonce(getNonce())}
      >
        {only && <BoardTabs shown={only} facets={board.facets} over={overTab} onShow={props.onOnly} />}
        <div
          className={only ? styles.one : styles.columns}
          {...(only ? { role: 'tabpanel', id: 'board-panel', 'aria-labelledby': `board-tab-${only}` } : {})}
        >
          {candidateStatuses
            .filter((status) => !only || status === only)
            .map((status) => (
              <BoardColumn
                key={status}
                status={status}
                rows={shown[status]}
                state={board.states[status]}
                count={board.facets && totalOf(board.facets, status)}
                actions={actions}
                picked={selection.picked.ids}
                selected={props.selected}
                landed={landed}
                lifted={lifted}
                headless={only !== null}
              />
            ))}
        </div>
      </DragDropContext>
      <BulkStatus
        people={asked?.people ?? []}
        status={asked?.status ?? null}
        onClose={() => setAsked(null)}
        onDone={selection.clear}
      />
    </div>
  );
}

/** Beside a single column, the arrow keys reach no other one. */
const pointers = [useMouseSensor, useTouchSensor];

const nonce = (value: string | undefined) => (value ? { nonce: value } : {});
