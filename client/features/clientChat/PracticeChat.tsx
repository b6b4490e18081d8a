import { Drawer } from '@mantine/core';
import { IconAlertTriangle, IconDoorExit, IconPlugConnected } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  type PracticeClient,
  type PracticeInfo,
  responseGaps,
  secondsText,
} from '../../../shared/clientChat.ts';
import { clockText } from '../../../shared/time.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { toast } from '../../ui/toast.ts';
import { ChatView } from '../conversation/ChatView.tsx';
import { Composer } from '../conversation/Composer.tsx';
import { useDraft } from '../conversation/drafts.ts';
import type { Face } from '../conversation/MessageBubble.tsx';
import { isReplying, isSending } from '../conversation/reducer.ts';
import type { ConversationController } from '../conversation/useConversation.ts';
import { ClientPanel } from './ClientPanel.tsx';
import { MoodBadge } from './Mood.tsx';
import { PracticePause } from './PracticePause.tsx';

type PracticeChatProps = {
  controller: ConversationController<PracticeInfo>;
  info: PracticeInfo;
  client: PracticeClient;
  draftKey: string;
  ending: boolean;
  onEnd: () => void;
  /** Ends a paused chat: no report is due. */
  onLeave: () => void;
  /** Opens the report of a chat that is over. */
  onReport: () => void;
};

/** The chat with a practice client: who they are, what they need, how they feel. */
export function PracticeChat(props: PracticeChatProps) {
  const { controller, info, client } = props;
  const { view } = controller;
  const [text, setText] = useDraft(props.draftKey);
  const [panel, setPanel] = useState(false);
  const face = useMemo(
    (): Face => ({
      avatar: <Avatar name={client.name} size={32} />,
      tag: null,
      typing: `${client.firstName} is writing`,
    }),
    [client.name, client.firstName],
  );
  const spoken = useMemo(() => view.messages.filter((message) => !message.private), [view.messages]);
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
  const over = info.status !== 'active' || !view.open;
  const content = <ClientPanel info={info} messages={spoken} />;

  return (
    <main className="em-fill pc" id="main">
      <section className="pc-chat" aria-label={`Chat with ${client.name}`}>
        <header className="pc-head">
          <Avatar name={client.name} size={42} />
          <div className="grow pc-who">
            <div className="row g8">
              <h1 className="h4 pc-name">{client.name}</h1>
              <span className="ai pc-wide">Simulated</span>
            </div>
            <span className="xs dim">
              <span className="pc-narrow">Simulated · </span>
              {client.company} · {client.location}
            </span>
          </div>
          <span className="pc-side-shown">
            <MoodBadge mood={info.mood} />
          </span>
          <button
            type="button"
            className="pc-side-hidden pc-open"
            aria-label="Mood, case notes and checklist"
            onClick={() => setPanel(true)}
          >
            <MoodBadge mood={info.mood} />
          </button>
          {over ? (
            <button type="button" className="btn filled sm" onClick={props.onReport}>
              Write report
            </button>
          ) : (
            <button type="button" className="btn danger sm" disabled={props.ending} onClick={props.onEnd}>
              {props.ending ? 'Ending…' : 'End Chat'}
            </button>
          )}
        </header>
        <div className="pc-issue">
          <IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />
          <div>
            <b className="b">Issue:</b> {client.issue}
          </div>
        </div>
        <ChatView
          controller={controller}
          persona={client.firstName}
          face={face}
          whole
          notes={notes}
          onEdit={(refused) => setText(text === '' ? refused : `${refused}\n${text}`)}
          start={
            <div className="pc-line">
              <IconPlugConnected size={16} stroke={1.75} aria-hidden="true" />
              Connected to {client.name} · {clockText(info.connectedAt)}
            </div>
          }
          end={
            info.outcome === 'left' && (
              <div className="pc-line" role="status">
                <IconDoorExit size={16} stroke={1.75} aria-hidden="true" />
                {client.firstName} has left the chat. Your report is next.
              </div>
            )
          }
        />
        <div className="pc-foot">
          {view.pause ? (
            <PracticePause
              pause={view.pause}
              sessionId={info.sessionId}
              ending={props.ending}
              onStop={props.onLeave}
            />
          ) : (
            <Composer
              text={text}
              onText={setText}
              onSend={controller.send}
              busy={isReplying(view) || isSending(view) || over}
              placeholder={over ? 'This chat is over.' : `Write to ${client.firstName}…`}
              hint="Enter sends · Shift + Enter makes a new line"
              status=""
            />
          )}
        </div>
      </section>
      {/* A region that scrolls must be reachable by keyboard (WCAG 2.1.1). */}
      <aside className="pc-side" aria-label="About this chat" ref={reachable}>
        <div className="pc-side-in">{content}</div>
      </aside>
      <Drawer
        opened={panel}
        onClose={() => setPanel(false)}
        title={client.name}
        size="min(380px, 100%)"
        position="right"
      >
        {content}
      </Drawer>
    </main>
  );
}

function reachable(side: HTMLElement | null): void {
  side?.setAttribute('tabindex', '0');
}

/** Says once that the client is there, to the employee who started this chat here or waited for it here. */
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
