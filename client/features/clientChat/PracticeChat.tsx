import { IconAlertTriangle, IconDoorExit, IconPlugConnected } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  type PracticeClient,
  type PracticeInfo,
  responseGaps,
  secondsText,
} from '../../../shared/clientChat/schema.ts';
import type { ConversationMessage } from '../../../shared/conversation/schema.ts';
import { clockText } from '../../../shared/time/dates.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { AiTag, Avatar } from '../../ui/labels/Avatar.tsx';
import { Group } from '../../ui/layout/Stack.tsx';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { Fine, Subtitle } from '../../ui/text/Text.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { ChatView } from '../conversation/ChatView.tsx';
import { Composer } from '../conversation/Composer.tsx';
import { useDraft } from '../conversation/drafts.ts';
import type { Face } from '../conversation/MessageBubble.tsx';
import { isReplying, isSending } from '../conversation/reducer.ts';
import type { ConversationController } from '../conversation/useConversation.ts';
import { ConversationLine, ConversationScreen } from '../employeeArea/ConversationScreen.tsx';
import { ClientPanel } from './ClientPanel.tsx';
import { MoodBadge } from './Mood.tsx';
import styles from './PracticeChat.module.css';
import { PracticePause } from './PracticePause.tsx';

type PracticeChatProps = {
  controller: ConversationController<PracticeInfo>;
  info: PracticeInfo;
  client: PracticeClient;
  draftKey: string;
  ending: boolean;
  onEnd: () => void;
  /** Ends a paused chat without a report. */
  onLeave: () => void;
  /** Opens the report of an ended chat. */
  onReport: () => void;
};

/** The chat with a practice client: who they are, what they need, how they feel. */
export function PracticeChat(props: PracticeChatProps) {
  const { controller, info, client, ending } = props;
  const { view } = controller;
  const [text, setText] = useDraft(props.draftKey);
  const [panel, setPanel] = useState(false);
  const spoken = useMemo(() => view.messages.filter((message) => !message.private), [view.messages]);
  const over = info.status !== 'active' || !view.open;

  return (
    <ConversationScreen
      label={`Chat with ${client.name}`}
      sideLabel="About this chat"
      side={<ClientPanel info={info} messages={spoken} />}
      head={
        <>
          <Who client={client} mood={info.mood} onDetails={() => setPanel(true)} />
          <Ending
            over={over}
            pending={ending}
            unsent={text.trim() !== ''}
            onEnd={props.onEnd}
            onReport={props.onReport}
          />
        </>
      }
      foot={
        view.pause ? (
          <PracticePause
            pause={view.pause}
            sessionId={info.sessionId}
            ending={ending}
            onStop={props.onLeave}
          />
        ) : (
          <Composer
            text={text}
            onText={setText}
            onSend={controller.send}
            busy={isReplying(view) || isSending(view) || over}
            placeholder={over ? 'This chat is over.' : `Write to ${client.firstName}…`}
            hint="Enter to send · Shift + Enter for a new line"
            status=""
          />
        )
      }
      drawer={{ opened: panel, onClose: () => setPanel(false), title: client.name }}
    >
      <Group align="stretch" className={styles.issue}>
        <IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />
        <div>
          <b>Issue:</b> {client.issue}
        </div>
      </Group>
      <Messages
        controller={controller}
        info={info}
        client={client}
        spoken={spoken}
        onEdit={(refused) => setText(text === '' ? refused : `${refused}\n${text}`)}
      />
    </ConversationScreen>
  );
}

type WhoProps = { client: PracticeClient; mood: PracticeInfo['mood']; onDetails: () => void };

/** The client and their mood, which opens the details where there's no room beside the chat. */
function Who({ client, mood, onDetails }: WhoProps) {
  return (
    <>
      <Avatar name={client.name} size={42} />
      <div data-place="grow" className={styles.who}>
        <Group gap={8}>
          <Subtitle level={1} lines="cut">
            {client.name}
          </Subtitle>
          <span className={styles.wide}>
            <AiTag>Simulated</AiTag>
          </span>
        </Group>
        <Fine as="span">
          <span className={styles.narrow}>Simulated · </span>
          {client.company} · {client.location}
        </Fine>
      </div>
      <span className={styles.shown}>
        <MoodBadge mood={mood} />
      </span>
      <button
        type="button"
        className={styles.opener}
        aria-label="Mood, case notes, and checklist"
        onClick={onDetails}
      >
        <MoodBadge mood={mood} />
      </button>
    </>
  );
}

type EndingProps = Pick<PracticeChatProps, 'onEnd' | 'onReport'> & {
  over: boolean;
  pending: boolean;
  unsent: boolean;
};

/** Ends the chat after a question, or opens the report once it's over. */
function Ending({ over, pending, unsent, onEnd, onReport }: EndingProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      {over ? (
        <Button variant="filled" size="sm" onClick={onReport}>
          Write report
        </Button>
      ) : (
        <Button
          variant="danger"
          size="sm"
          loading={pending}
          loadingText="Ending…"
          onClick={() => setAsking(true)}
        >
          End Chat
        </Button>
      )}
      <ConfirmDialog
        // The client may leave meanwhile.
        opened={asking && !over}
        onClose={() => setAsking(false)}
        title="End this chat?"
        action="End Chat"
        doing="Ending…"
        pending={pending}
        danger
        onConfirm={() => {
          setAsking(false);
          onEnd();
        }}
      >
        <p>Your report is next. You can’t return to a chat that has ended.</p>
        {unsent && <p>You have text you haven’t sent yet. You’ll lose it when you end the chat.</p>}
      </ConfirmDialog>
    </>
  );
}

type MessagesProps = Pick<PracticeChatProps, 'controller' | 'info' | 'client'> & {
  /** The messages without safety notes. */
  spoken: readonly ConversationMessage[];
  onEdit: (text: string) => void;
};

/** The messages, with the seconds each of the employee's took. */
function Messages({ controller, info, client, spoken, onEdit }: MessagesProps) {
  const face = useMemo(
    (): Face => ({
      avatar: <Avatar name={client.name} size={32} />,
      tag: null,
      typing: `${client.firstName} is writing`,
    }),
    [client.name, client.firstName],
  );
  const notes = useMemo(
    () =>
      new Map(
        [...responseGaps(spoken, info.fromSeq)].map(([seq, gap]) => [
          seq,
          secondsText(Math.floor(gap / 1_000)),
        ]),
      ),
    [spoken, info.fromSeq],
  );
  return (
    <ChatView
      controller={controller}
      persona={client.firstName}
      face={face}
      whole
      wide
      notes={notes}
      onEdit={onEdit}
      start={
        <ConversationLine>
          <IconPlugConnected size={16} stroke={1.75} aria-hidden="true" />
          Connected to {client.name} · {clockText(info.connectedAt)}
        </ConversationLine>
      }
      end={
        info.outcome === 'left' && (
          <ConversationLine role="status">
            <IconDoorExit size={16} stroke={1.75} aria-hidden="true" />
            {client.firstName} has left the chat. Your report is next.
          </ConversationLine>
        )
      }
    />
  );
}

/** Announces the client once, to the employee who started this chat here or waited for it here. */
export function useConnectedToast(info: PracticeInfo | null, startedHere: boolean): void {
  const waited = useRef(startedHere);
  const connecting = info?.status === 'connecting';
  const name = info?.client?.name;
  useEffect(() => {
    if (connecting) waited.current = true;
    else if (waited.current && name) {
      waited.current = false;
      toast.success(`Connected to ${name}`, undefined, { id: 'practice-connected' });
    }
  }, [connecting, name]);
}
