import { IconBell, IconClock, IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { brand } from '../../../shared/company/brand.ts';
import type { AssignmentId, WorkSessionId } from '../../../shared/ids/schema.ts';
import { clockText } from '../../../shared/time/dates.ts';
import type { SessionResult, WorkInfo } from '../../../shared/workSessions/schema.ts';
import { useNow } from '../../clock.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { AiTag, PersonaAvatar } from '../../ui/labels/Avatar.tsx';
import { Group } from '../../ui/layout/Stack.tsx';
import { Subtitle } from '../../ui/text/Text.tsx';
import { ChatView } from '../conversation/ChatView.tsx';
import { Composer } from '../conversation/Composer.tsx';
import { ConnectionBadge } from '../conversation/ConnectionState.tsx';
import { useDraft } from '../conversation/drafts.ts';
import { type ConversationView, isReplying, isSending } from '../conversation/reducer.ts';
import { type Connection, useConnection } from '../conversation/useConnection.ts';
import { useReplyFailureToast } from '../conversation/useReplyFailureToast.ts';
import { ConversationScreen } from '../employeeArea/ConversationScreen.tsx';
import { EndSession } from './EndSession.tsx';
import { GradeDialog } from './GradeDialog.tsx';
import { useMarks } from './Marks.tsx';
import styles from './Shift.module.css';
import { TaskBar, TaskPanel } from './TaskPanel.tsx';
import { useAlerts } from './useAlerts.ts';
import {
  type ShiftEnd,
  useEndWork,
  useLeftText,
  useShiftEnded,
  useWork,
  workDrafts,
  workFailureToast,
} from './useWork.ts';
import { WorkPause } from './WorkPause.tsx';

type ShiftProps = { sessionId: WorkSessionId; onEnded: (end: ShiftEnd) => void };

/** A shift in progress: the chat with the supervisor, the current task beside it, and the way out. */
export function Shift({ sessionId, onEnded }: ShiftProps) {
  const controller = useWork(sessionId);
  const { view } = controller;
  const connection = useConnection();
  const [text, setText] = useDraft(workDrafts(sessionId));
  const [panel, setPanel] = useState(false);
  const [graded, setGraded] = useState<AssignmentId | null>(null);
  useLeftText(sessionId, (left) => setText(text === '' ? left : `${left}\n\n${text}`));
  const ending = useEnding(sessionId, view, onEnded);
  useReplyFailureToast(view, workFailureToast);

  const { supervisor } = brand;
  const { info } = view;
  const unsent = text.trim() !== '' || view.outgoing.length > 0;
  const showTask = (): void => {
    // On phones the panel is a drawer; beside the chat it only needs the focus.
    if (matchMedia('(max-width: 62em)').matches) setPanel(true);
    else document.querySelector<HTMLElement>('[data-side]')?.focus();
  };
  const marks = useMarks(info, { onTask: showTask, onGrade: setGraded });
  const replying = isReplying(view);
  const connected = connection.state === 'connected';

  return (
    <ConversationScreen
      label="Work session"
      sideLabel="Tasks of this session"
      side={<TaskPanel info={info} onGrade={setGraded} />}
      head={
        <>
          <Supervisor connection={connection} />
          <Elapsed view={view} />
          <Alerts view={view} />
          <EndSession
            pending={ending.pending}
            unsent={unsent}
            unanswered={replying || view.reply?.state === 'failed'}
            openTask={info?.current ?? null}
            onEnd={() => ending.endWarned(unsent)}
          />
        </>
      }
      foot={
        view.pause ? (
          <WorkPause pause={view.pause} sessionId={sessionId} ending={ending.pending} onStop={ending.end} />
        ) : (
          <Composer
            text={text}
            onText={setText}
            onSend={controller.send}
            busy={!view.ready || replying || isSending(view) || !view.open}
            placeholder={
              connected
                ? `Write to ${supervisor.name}…`
                : 'Keep writing. We’ll send it when you’re back online.'
            }
            hint="Enter to send · Shift + Enter for a new line"
            status={replying ? `${supervisor.name} is writing…` : ''}
          />
        )
      }
      drawer={{ opened: panel, onClose: () => setPanel(false), title: 'Tasks', width: 420 }}
    >
      <TaskBar task={info?.current ?? null} onOpen={() => setPanel(true)} />
      <ChatView
        controller={controller}
        persona={supervisor.name}
        wide
        around={marks}
        typingNote={view.messages.at(-1)?.role === 'user' ? 'is reading your message' : undefined}
        onEdit={(refused) => setText(text === '' ? refused : `${refused}\n${text}`)}
      />
      <GradeDialog id={graded} onClose={() => setGraded(null)} />
    </ConversationScreen>
  );
}

function Supervisor({ connection }: { connection: Connection }) {
  return (
    <>
      <PersonaAvatar size={34} />
      <div className={styles.who}>
        <Subtitle level={1}>
          <Group as="span" gap={6}>
            {brand.supervisor.name}
            <span className={styles.role}>
              <AiTag>{brand.supervisor.role}</AiTag>
            </span>
          </Group>
        </Subtitle>
        <ConnectionBadge connection={connection} small />
      </div>
    </>
  );
}

/** How new messages are announced: with a sound, and on the desktop. */
function Alerts({ view }: { view: ConversationView<WorkInfo> }) {
  const { sound, toggleSound, ask } = useAlerts(view);
  const Speaker = sound ? IconVolume : IconVolumeOff;
  return (
    <>
      <Button size="sm" aria-pressed={sound} aria-label="Sound for new messages" onClick={toggleSound}>
        <Speaker size={16} stroke={1.75} aria-hidden="true" />
      </Button>
      {ask && (
        <Button icon={IconBell} size="sm" onClick={ask}>
          <span className={styles.bell}>Enable Desktop Notifications</span>
        </Button>
      )}
    </>
  );
}

/** Time in the shift, by the server's clock: the device's may be wrong. */
function Elapsed({ view: { info, clockOffset } }: { view: ConversationView<WorkInfo> }) {
  const now = useNow().getTime() + clockOffset;
  if (!info) return <span data-place="push" className={styles.noTime} />;
  const minutes = Math.max(0, Math.floor((now - Date.parse(info.startedAt)) / 60_000));
  const hours = Math.floor(minutes / 60);
  return (
    <Group as="span" gap={6} place="push" size="sm" tone="dim" figures lines="one" className={styles.time}>
      <IconClock size={16} stroke={1.75} aria-hidden="true" />
      {hours > 0 ? `${hours} h ` : ''}
      {minutes % 60} min
      <span className={styles.since}>· since {clockText(info.startedAt)}</span>
    </Group>
  );
}

/** How this shift ends, here or elsewhere. */
function useEnding(
  sessionId: WorkSessionId,
  view: ConversationView<WorkInfo>,
  onEnded: ShiftProps['onEnded'],
) {
  const warned = useRef(false);
  const over = useShiftEnded(sessionId, onEnded, {
    paused: view.pause !== null,
    warned: () => warned.current,
  });
  const end = useEndWork(over);
  useEndedElsewhere(view, over);
  return {
    pending: end.isPending,
    end: () => end.mutate({ sessionId }),
    /** Ends it after a warning, which may have named unsent text. */
    endWarned: (unsent: boolean): void => {
      // Only text in this window was in the warning. Another window's is stored under the same key.
      warned.current = unsent;
      // If the shift goes on, its unsent text is kept.
      end.mutate({ sessionId }, { onError: () => (warned.current = false) });
    },
  };
}

/** The shift ended in another tab or was closed by the server: this tab follows. */
function useEndedElsewhere(
  { info }: ConversationView<WorkInfo>,
  over: (result: SessionResult) => void,
): void {
  const latest = useRef(over);
  latest.current = over;
  const ended = info?.ended ?? null;
  useEffect(() => {
    if (ended) latest.current(ended);
  }, [ended]);
}
