import type { DragStart, DragUpdate, DropResult, ResponderProvided } from '@hello-pangea/dnd';
import { useRef, useState } from 'react';
import type {
  CandidateListInput,
  CandidateRow,
  CandidateStatus,
} from '../../../../shared/candidates/schema.ts';
import { toId } from '../../../../shared/ids/isId.ts';
import type { CandidateId } from '../../../../shared/ids/schema.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { asksFirst, type ChooseStatus } from '../status/useStatusActions.tsx';
import { type Columns, columnOf, withMoved } from './columns.ts';
import { overtaken, settleDrop, spoken, statusOfPlace } from './drop.ts';
import { useTabUnderPointer } from './useTabUnderPointer.ts';

type Settling = { ids: CandidateId[]; status: CandidateStatus; current: Columns };

/**
 * Drag and drop of cards. During a drag the board is frozen, and others' changes show after the drop. The card then
 * stays where it was dropped until the refetched lists confirm it.
 */
export function useDragging(props: {
  current: Columns;
  sort: CandidateListInput['sort'];
  /** The selected people, who move along when one of them is dragged. */
  picked: readonly CandidateRow[];
  onMove: ChooseStatus;
  onMoveMany: (people: CandidateRow[], status: CandidateStatus) => void;
}) {
  const latest = useRef(props);
  latest.current = props;
  const [lifted, setLifted] = useState<{ id: CandidateId; columns: Columns } | null>(null);
  const [settling, setSettling] = useState<Settling | null>(null);
  const [landed, setLanded] = useState<CandidateId | null>(null);
  const tab = useTabUnderPointer(lifted !== null);
  const { current, sort } = props;
  const settled =
    settling?.current === current ? withMoved(current, settling.ids, settling.status, sort) : current;
  const shown = lifted?.columns ?? settled;
  const drawn = useRef(shown);
  drawn.current = shown;

  const about = (draggableId: string) => {
    const id = toId<CandidateId>(draggableId);
    const from = columnOf(drawn.current, id);
    const name = from ? (drawn.current[from].find((row) => row.id === id)?.fullName ?? '') : '';
    return { id, from, name };
  };
  const responders = {
    onBeforeCapture: ({ draggableId }: { draggableId: string }) => {
      setLanded(null);
      setLifted({ id: toId<CandidateId>(draggableId), columns: drawn.current });
    },
    onDragStart: ({ draggableId }: DragStart, { announce }: ResponderProvided) => {
      const { id, from, name } = about(draggableId);
      const { picked } = latest.current;
      const along = picked.some((row) => row.id === id) ? picked.length : 1;
      if (from) announce(spoken.lifted(name, from, along));
    },
    onDragUpdate: ({ draggableId, destination }: DragUpdate, { announce }: ResponderProvided) => {
      const { from, name } = about(draggableId);
      if (from) announce(spoken.over(name, statusOfPlace(destination?.droppableId), from));
    },
    onDragEnd: (result: DropResult, { announce }: ResponderProvided) => {
      const { id, from, name } = about(result.draggableId);
      const { current: now, picked, onMove, onMoveMany } = latest.current;
      setLifted(null);
      if (result.reason === 'CANCEL') {
        if (from) announce(spoken.cancelled(name, from));
        return;
      }
      const to = tab.latest.current ?? statusOfPlace(result.destination?.droppableId);
      const drop = settleDrop({ id, to, lifted: drawn.current, current: now, picked });
      announce(spoken.dropped(name, drop));
      if (drop.kind === 'overtaken') toast.info('Moved by someone else', overtaken(name, drop.now));
      if (drop.kind === 'many') onMoveMany(drop.people, drop.status);
      if (drop.kind !== 'one') return;
      if (!asksFirst(drop.row.status, drop.status)) {
        setSettling({ ids: [id], status: drop.status, current: now });
        setLanded(id);
      }
      onMove(drop.row, drop.status);
    },
  };
  return { shown, lifted: lifted?.id ?? null, overTab: tab.over, landed, responders };
}
