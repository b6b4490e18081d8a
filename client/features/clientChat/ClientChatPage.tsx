import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { DueReport } from '../../../shared/clientChat/schema.ts';
import type { PracticeId } from '../../../shared/ids/schema.ts';
import type { SafetySign } from '../../../shared/safety/kinds.ts';
import { useTitle } from '../../ui/hooks/useTitle.ts';
import { QueryError } from '../../ui/states/Loaded.tsx';
import { Page } from '../employeeArea/Page.tsx';
import { PageSkeleton } from '../employeeArea/PageSkeleton.tsx';
import { PastChat } from './history/PastChat.tsx';
import { Lobby } from './Lobby.tsx';
import { PracticeChat, useConnectedToast } from './PracticeChat.tsx';
import { Queue } from './Queue.tsx';
import { ReportDialog } from './ReportDialog.tsx';
import {
  PRACTICE_DRAFTS,
  useCancel,
  useConnect,
  useEndChat,
  usePractice,
  usePracticeChat,
  useRefreshPractice,
} from './useClientChat.ts';

/** Client practice (specification file 2 §2): connect, chat, report, and coaching notes. */
export function ClientChatPage({ chatId }: { chatId: string | undefined }) {
  useTitle('Client Chat');
  const navigate = useNavigate();
  const practice = usePractice();
  const { shown, setShown, due, setReporting, closeReport, setEnded } = useScreen(practice.data);
  const [startedHere, setStartedHere] = useState<PracticeId | null>(null);
  /** Found in the report just submitted; help stays visible until the next chat. */
  const [safety, setSafety] = useState<SafetySign | null>(null);
  const openPast = (id: string | undefined): void =>
    void navigate({ to: '/employee/client-chat', search: id ? { chat: id } : {} });
  const start = useConnect((sessionId) => {
    setStartedHere(sessionId);
    setSafety(null);
    setShown(sessionId);
    if (chatId) openPast(undefined);
  });

  if (practice.refused) return null;
  if (!practice.data) {
    return (
      <Page>
        {practice.isError ? (
          <QueryError title="We couldn’t load Client Chat" query={practice} />
        ) : (
          <PageSkeleton heights={[44, 260, 180]} />
        )}
      </Page>
    );
  }

  const dialog = due && (
    <ReportDialog
      key={`report ${due.sessionId}`}
      due={due}
      onClose={closeReport}
      onSubmitted={(sessionId, found) => {
        setSafety(found);
        closeReport();
        openPast(undefined);
        setStartedHere((before) => (before === sessionId ? null : before));
      }}
    />
  );
  const { open } = practice.data;
  const visible = open?.sessionId ?? shown;
  return (
    <>
      {visible && !(chatId && !open) ? (
        <OpenPractice
          key={`chat ${visible}`}
          sessionId={visible}
          startedHere={startedHere === visible}
          onEnded={() => setReporting(visible)}
          onGone={() => setShown(null)}
          onOver={() => setEnded(visible)}
        />
      ) : chatId ? (
        <PastChat
          sessionId={chatId}
          busy={start.isPending}
          onBack={() => openPast(undefined)}
          onReplay={(fromSeq) => start.replay(chatId, fromSeq)}
        />
      ) : (
        <Lobby
          safety={safety}
          state={practice.data}
          receivedAt={practice.dataUpdatedAt}
          connecting={start.isPending}
          onConnect={start.connect}
          onReport={(one: DueReport) => setReporting(one.sessionId)}
          onOpen={openPast}
        />
      )}
      {dialog}
    </>
  );
}

/** The chat on the screen and the one whose report is open, until another tab settles them. */
function useScreen(practice: ReturnType<typeof usePractice>['data']) {
  /** The chat on the screen; it stays behind the report dialog after it ends. */
  const [shown, setShown] = useState<PracticeId | null>(null);
  const [reporting, setReporting] = useState<PracticeId | null>(null);
  /** A completed chat, once what's due was read after its end. */
  const [ended, setEnded] = useState<PracticeId | null>(null);
  const open = practice?.open?.sessionId ?? null;
  useEffect(() => {
    if (open) setShown(open);
  }, [open]);

  const known = open === ended || practice?.due.some(({ sessionId }) => sessionId === ended) || !practice;
  useEffect(() => {
    if (ended === null || known) return;
    // Its report was submitted in another tab, or here without an answer: back to the lobby.
    setShown((now) => (now === ended ? null : now));
    setReporting((now) => (now === ended ? null : now));
  }, [ended, known]);
  const due = practice?.due.find(({ sessionId }) => sessionId === reporting);
  const closeReport = (): void => {
    setReporting(null);
    setShown(null);
  };
  return { shown, setShown, due, setReporting, closeReport, setEnded };
}

/** One chat from the queue to its end. */
function OpenPractice(props: {
  sessionId: PracticeId;
  startedHere: boolean;
  onEnded: () => void;
  onGone: () => void;
  /** What's due has been read since the end. */
  onOver: () => void;
}) {
  const { sessionId, onGone } = props;
  const controller = usePracticeChat(sessionId);
  const end = useEndChat(sessionId);
  const cancel = useCancel();
  const { info, ready, clockOffset } = controller.view;
  useConnectedToast(info, props.startedHere);

  // The client left, or another tab ended the chat or left the queue: reload what's open and due.
  const gone = info?.status === 'cancelled';
  const over = gone || info?.status === 'completed';
  const refresh = useRef(useRefreshPractice());
  const whenOver = useRef(props.onOver);
  useEffect(() => {
    if (over) void refresh.current().then(() => whenOver.current());
  }, [over]);
  useEffect(() => {
    if (gone) onGone();
  }, [gone, onGone]);

  if (!ready || !info || gone) {
    return (
      <Page>
        <PageSkeleton heights={[60, 320]} />
      </Page>
    );
  }
  if (!info.client) {
    const queue = info.queue ?? { position: 1, connectsAt: info.connectedAt, stepMs: 0 };
    return (
      <Queue
        queue={queue}
        clockOffset={clockOffset}
        cancelling={cancel.isPending}
        onCancel={() => cancel.mutate({ sessionId })}
      />
    );
  }
  return (
    <PracticeChat
      controller={controller}
      info={info}
      client={info.client}
      draftKey={`${PRACTICE_DRAFTS}${sessionId}`}
      ending={end.isPending}
      onEnd={() => end.mutate({ sessionId }, { onSuccess: props.onEnded })}
      onLeave={() => end.mutate({ sessionId })}
      onReport={props.onEnded}
    />
  );
}
