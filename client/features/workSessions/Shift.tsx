import { Drawer } from '@mantine/core';
import { IconBell, IconClock, IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { brand } from '../../../shared/brand.ts';
import type { AssignmentId, WorkSessionId } from '../../../shared/ids.ts';
import { clockText } from '../../../shared/time.ts';
import type { SessionResult, WorkInfo } from '../../../shared/workSessions.ts';
import { useNow } from '../../clock.ts';
import { PersonaAvatar } from '../../ui/Avatar.tsx';
import { ChatView } from '../conversation/ChatView.tsx';
import { Composer } from '../conversation/Composer.tsx';
import { ConnectionBadge } from '../conversation/ConnectionState.tsx';
import { useDraft } from '../conversation/drafts.ts';
import { type ConversationView, isReplying, isSending } from '../conversation/reducer.ts';
import { useConnection } from '../conversation/useConnection.ts';
import { EndDialog } from './EndDialog.tsx';
import { GradeDialog } from './GradeDialog.tsx';
import { useMarks } from './Marks.tsx';
import { TaskBar, TaskPanel } from './TaskPanel.tsx';
import { useAlerts } from './useAlerts.ts';
import { useEndWork, useShiftEnded, useWork, workDrafts, workFailureToast } from './useWork.ts';
import { WorkPause } from './WorkPause.tsx';

type ShiftProps = { sessionId: WorkSessionId; onEnded: (result: SessionResult) => void };

/** An open shift: the talk with the supervisor, the current task beside it, and the way out. */
export function Shift({ sessionId, onEnded }: ShiftProps) {
  const controller = useWork(sessionId);
  const { view } = controller;
  const connection = useConnection();
  const alerts = useAlerts(view);
  const [text, setText] = useDraft(workDrafts(sessionId));
  const [asking, setAsking] = useState(false);
  const [panel, setPanel] = useState(false);
  const [graded, setGraded] = useState<AssignmentId | null>(null);
  const over = useShiftEnded(sessionId, onEnded, view.pause !== null);
  const end = useEndWork(over);
  useEndedElsewhere(view, over);
  useReplyFailureToast(view);

  const { supervisor } = brand;
  const { info } = view;
  const panelRef = useRef<HTMLElement>(null);
  const showTask = (): void => {
    // On phones the panel is a drawer; beside the talk it only has to be looked at.
    if (matchMedia('(max-width: 62em)').matches) setPanel(true);
    else panelRef.current?.focus();
  };
  // A region that scrolls must be reachable by keyboard (WCAG 2.1.1).
  useEffect(() => panelRef.current?.setAttribute('tabindex', '0'), []);
  const marks = useMarks(info, { onTask: showTask, onGrade: setGraded });
  const replying = isReplying(view);
  const connected = connection.state === 'connected';

  return (
    <main className="em-fill wk" id="main">
      <section className="wk-talk" aria-label="Work session">
        <header className="wk-top">
          <PersonaAvatar size={34} />
          <div className="wk-who">
            <h1 className="h4 row g6">
              {supervisor.name} <span className="ai">{supervisor.role}</span>
            </h1>
            <ConnectionBadge connection={connection} />
          </div>
          <Elapsed info={info} />
          <button
            type="button"
            className="btn default sm wk-sound"
            aria-pressed={alerts.sound}
            aria-label="Sound for new messages"
            onClick={alerts.toggleSound}
          >
            {alerts.sound ? (
              <IconVolume size={16} stroke={1.75} aria-hidden="true" />
            ) : (
              <IconVolumeOff size={16} stroke={1.75} aria-hidden="true" />
            )}
          </button>
          {alerts.ask && (
            <button type="button" className="btn default sm wk-bell" onClick={alerts.ask}>
              <IconBell size={16} stroke={1.75} aria-hidden="true" />
              <span className="wk-bell-text">Enable Desktop Notifications</span>
            </button>
          )}
          <button
            type="button"
            className="btn danger sm"
            disabled={end.isPending}
            onClick={() => setAsking(true)}
          >
            {end.isPending ? 'Ending…' : 'End Session'}
          </button>
        </header>
        <TaskBar task={info?.current ?? null} onOpen={() => setPanel(true)} />
        <ChatView
          controller={controller}
          persona={supervisor.name}
          around={marks}
          typingNote={view.messages.at(-1)?.role === 'user' ? 'is reading your message' : undefined}
          onEdit={(refused) => setText(text === '' ? refused : `${refused}\n${text}`)}
        />
        <div className="wk-foot">
          {view.pause ? (
            <WorkPause pause={view.pause} ending={end.isPending} onStop={() => end.mutate({ sessionId })} />
          ) : (
            <Composer
              text={text}
              onText={setText}
              onSend={controller.send}
              busy={!view.ready || replying || isSending(view) || !view.open}
              placeholder={
                connected
                  ? `Write to ${supervisor.name}…`
                  : 'You can keep writing. We send it when you’re back online.'
              }
              hint="Enter sends · Shift + Enter makes a new line"
              status={replying ? `${supervisor.name} is writing…` : ''}
            />
          )}
        </div>
      </section>
      <aside className="wk-side" aria-label="Tasks of this session" ref={panelRef}>
        <TaskPanel info={info} onGrade={setGraded} />
      </aside>
      <Drawer
        opened={panel}
        onClose={() => setPanel(false)}
        title="Tasks"
        position="right"
        size="min(420px, 100%)"
      >
        <TaskPanel info={info} onGrade={setGraded} />
      </Drawer>
      <GradeDialog id={graded} onClose={() => setGraded(null)} />
      <EndDialog
        opened={asking}
        unsent={text.trim() !== '' || view.outgoing.length > 0}
        replying={replying}
        openTask={info?.current?.title ?? null}
        onClose={() => setAsking(false)}
        onEnd={() => {
          setAsking(false);
          end.mutate({ sessionId });
        }}
      />
    </main>
  );
}

function Elapsed({ info }: { info: WorkInfo | null }) {
  const now = useNow();
  if (!info) return <span className="up" />;
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(info.startedAt)) / 60_000));
  const hours = Math.floor(minutes / 60);
  return (
    <span className="up sm dim tn row g6 wk-time">
      <IconClock size={16} stroke={1.75} aria-hidden="true" />
      {hours > 0 ? `${hours} h ` : ''}
      {minutes % 60} min
      <span className="wk-since">· since {clockText(info.startedAt)}</span>
    </span>
  );
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

/** Says once that a reply failed, when it happens: one that had failed before the page opened is no news. */
function useReplyFailureToast({ ready, reply }: ConversationView<WorkInfo>): void {
  const failed = reply?.state === 'failed' ? `${reply.id}:${reply.attempt}` : null;
  const code = reply?.errorCode ?? 'ai_stream_failed';
  const known = useRef<string | null | undefined>(undefined);
  useEffect(() => {
    if (!ready) return;
    if (failed && known.current !== undefined && known.current !== failed) workFailureToast(code);
    known.current = failed ?? known.current ?? null;
  }, [ready, failed, code]);
}
