import { IconCircleCheck, IconCircleX, IconLayoutSidebarRight, IconRefresh } from '@tabler/icons-react';
import { useCallback, useMemo } from 'react';
import type { ConversationMessage } from '../../../shared/conversation/schema.ts';
import type { AssignmentId } from '../../../shared/ids/schema.ts';
import { clockText } from '../../../shared/time/dates.ts';
import type { WorkInfo, WorkMark } from '../../../shared/workSessions/schema.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Hidden, Text } from '../../ui/text/Text.tsx';
import type { Around } from '../conversation/ChatView.tsx';
import { ConversationLine } from '../employeeArea/ConversationScreen.tsx';
import styles from './TaskPanel.module.css';

type Actions = { onTask: () => void; onGrade: (id: AssignmentId) => void };

/** Marks around the supervisor's messages: that a task was evaluated, its grade, and the link to a task. */
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
          <ConversationLine>
            Task {mark.number} evaluated · {clockText(message.createdAt)}
          </ConversationLine>
        ),
        after: <Score mark={mark} onClick={() => onGrade(mark.assignmentId)} />,
      };
    },
    [marks, current, onTask, onGrade],
  );
}

function ShowTask({ onClick }: { onClick: () => void }) {
  return (
    <Button icon={IconLayoutSidebarRight} variant="light" size="xs" className={styles.show} onClick={onClick}>
      Show task
    </Button>
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
    <button
      type="button"
      className={cx(styles.grade, styles.score)}
      data-status={mark.status}
      onClick={onClick}
    >
      <Icon size={16} stroke={1.75} aria-hidden="true" />
      <Text as="span" figures>
        {label} · {mark.grade}/100
      </Text>
      <Hidden>: see why</Hidden>
    </button>
  );
}
