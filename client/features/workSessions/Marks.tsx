import { IconCircleCheck, IconCircleX, IconLayoutSidebarRight, IconRefresh } from '@tabler/icons-react';
import { useCallback, useMemo } from 'react';
import type { ConversationMessage } from '../../../shared/conversation.ts';
import type { AssignmentId } from '../../../shared/ids.ts';
import { clockText } from '../../../shared/time.ts';
import type { WorkInfo, WorkMark } from '../../../shared/workSessions.ts';
import type { Around } from '../conversation/ChatView.tsx';

type Actions = { onTask: () => void; onGrade: (id: AssignmentId) => void };

/** What stands around the supervisor's messages: that a task was evaluated, its grade, and the way to a task. */
export function useMarks(info: WorkInfo | null, { onTask, onGrade }: Actions): Around {
  const marks = useMemo(() => new Map((info?.marks ?? []).map((mark) => [mark.seq, mark])), [info?.marks]);
  const current = info?.current?.id ?? null;
  return useCallback(
    (message: ConversationMessage) => {
      const mark = marks.get(message.seq);
      if (!mark) return null;
      if (mark.kind === 'assigned') {
        return mark.assignmentId === current ? { after: <ShowTask onClick={onTask} /> } : null;
      }
      return {
        before: (
          <p className="wk-sys tn">
            Task {mark.number} evaluated · {clockText(message.createdAt)}
          </p>
        ),
        after: <Score mark={mark} onClick={() => onGrade(mark.assignmentId)} />,
      };
    },
    [marks, current, onTask, onGrade],
  );
}

function ShowTask({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" className="btn light xs wk-show" onClick={onClick}>
      <IconLayoutSidebarRight size={14} stroke={1.75} aria-hidden="true" />
      Show task
    </button>
  );
}

const looks = {
  completed: { label: 'Completed', icon: IconCircleCheck },
  failed: { label: 'Failed', icon: IconCircleX },
  pending: { label: 'One more try', icon: IconRefresh },
} as const;

function Score({ mark, onClick }: { mark: Extract<WorkMark, { kind: 'evaluated' }>; onClick: () => void }) {
  const { label, icon: Icon } = looks[mark.status];
  return (
    <button type="button" className={`wk-score ${mark.status}`} onClick={onClick}>
      <Icon size={16} stroke={1.75} aria-hidden="true" />
      <span className="tn">
        {label} · {mark.grade}%
      </span>
      <span className="vh">: see why</span>
    </button>
  );
}
