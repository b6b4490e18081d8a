import { IconArrowDown, IconRefresh } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStickToBottom } from 'use-stick-to-bottom';
import type { ConversationMessage } from '../../../shared/conversation/schema.ts';
import { type ErrorCode, sentence } from '../../../shared/errors/errors.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Group } from '../../ui/layout/Stack.tsx';
import { Notice } from '../../ui/states/Notice.tsx';
import { Hidden } from '../../ui/text/Text.tsx';
import { type Face, OutgoingMessage, OwnMessage, PersonaMessage, TypingMessage } from './MessageBubble.tsx';
import type { ConversationView } from './reducer.ts';
import type { ConversationController } from './useConversation.ts';

/** Content a feature adds before and after a persona's message. */
export type Around = (message: ConversationMessage) => { before?: ReactNode; after?: ReactNode } | null;

type ChatViewProps<Info> = {
  controller: ConversationController<Info>;
  /** Name of the AI persona on the other side. */
  persona: string;
  /** Puts the text of a refused message back into the composer. */
  onEdit: (text: string) => void;
  around?: Around;
  /** Beside the name while the persona is typing. */
  typingNote?: string | undefined;
  /** The persona's avatar and tag, if it isn't one of our own. */
  face?: Face;
  /** Shows a reply only when it's complete; until then the persona appears to be typing. */
  whole?: boolean;
  /** Uses the full width instead of a column. */
  wide?: boolean;
  /** Shown beside an own message's time, by sequence, instead of "Saved". */
  notes?: ReadonlyMap<number, string>;
  /** Nothing is stored, and nothing says that it is. */
  unsaved?: boolean;
  /** Above the first message. */
  start?: ReactNode;
  /** Below the last one. */
  end?: ReactNode;
};

const noNotes: ReadonlyMap<number, string> = new Map();

const END_PX = 2;
/** The library evaluates a scroll shortly after it happened. */
const AFTER_LIBRARY_MS = 5;

/**
 * The messages of a conversation. Scrolls to the end only while the reader is there; otherwise a pill
 * announces new messages. Pieces of a reply are silent, and the finished reply is announced once.
 */
export function ChatView<Info>(props: ChatViewProps<Info>) {
  const { controller, persona, onEdit, whole = false, unsaved = false } = props;
  const { view } = controller;
  const { reply, streamed } = view;
  const { scrollRef, contentRef, isAtBottom, scrollToBottom } = useEndInSight(view);
  const unread = useUnread(view, isAtBottom);
  const announcement = useAnnouncement(view, persona);

  const writing = !whole && reply?.state === 'streaming' && streamed !== '';
  const typing = useTyping(view) && !writing;
  return (
    <div className="chat" data-wide={props.wide || undefined}>
      <div
        className="chat-scroll"
        ref={scrollRef}
        role="log"
        aria-live="off"
        aria-busy={writing}
        aria-label={`Conversation with ${persona}`}
      >
        <div className="ivm" ref={contentRef}>
          {props.start}
          {view.messages.map((message) => (
            <Message key={message.id} message={message} {...props} />
          ))}
          {view.outgoing.map((message) => (
            <OutgoingMessage
              key={message.id}
              message={message}
              onRetry={() => controller.resend(message.id)}
              onEdit={() => {
                controller.discard(message.id);
                onEdit(message.text);
              }}
            />
          ))}
          {typing && <TypingMessage name={persona} note={props.typingNote} face={props.face} />}
          {writing && <Streaming key={`${reply.id}:${reply.attempt}`} persona={persona} view={view} />}
          {reply?.state === 'failed' && (
            <FailedReply code={reply.errorCode} unsaved={unsaved} onRetry={controller.retryReply} />
          )}
          {props.end}
        </div>
      </div>
      {unread && (
        <Button
          icon={IconArrowDown}
          variant="filled"
          size="sm"
          className="chat-new"
          onClick={() => void scrollToBottom()}
        >
          New message
        </Button>
      )}
      <Hidden as="div" role="status">
        {typing ? `${persona} is writing…` : ''}
      </Hidden>
      <Hidden as="div" aria-live="polite">
        {announcement}
      </Hidden>
    </div>
  );
}

type MessageProps<Info> = ChatViewProps<Info> & { message: ConversationMessage };

function Message<Info>({ message, persona, around, face, ...props }: MessageProps<Info>) {
  const { seq, role, content, createdAt } = message;
  if (role === 'user') {
    const notes = props.unsaved ? noNotes : props.notes;
    return <OwnMessage text={content} at={createdAt} note={notes && (notes.get(seq) ?? '')} />;
  }
  const parts = around?.(message);
  return (
    <>
      {parts?.before}
      {message.private && face ? (
        <PersonaMessage name="Safety note" text={content} at={createdAt} />
      ) : (
        <PersonaMessage name={persona} text={content} at={createdAt} after={parts?.after} face={face} />
      )}
    </>
  );
}

/** Keeps the end of the conversation in sight while the reader is there. */
function useEndInSight<Info>({ outgoing }: ConversationView<Info>) {
  const stick = useStickToBottom({ initial: 'instant', resize: 'instant' });
  const { scrollRef, isAtBottom, scrollToBottom } = stick;
  const sent = outgoing.at(-1)?.id;
  useEffect(() => {
    // After sending, scroll to the sent message from anywhere.
    if (sent) void scrollToBottom('instant');
  }, [sent, scrollToBottom]);
  // A region that scrolls must be reachable by keyboard (WCAG 2.1.1).
  useEffect(() => scrollRef.current?.setAttribute('tabindex', '0'), [scrollRef]);

  // A growing composer or an on-screen keyboard takes space from below; the end stays visible.
  const pinned = useRef(isAtBottom);
  pinned.current = isAtBottom;
  useEffect(() => {
    const list = scrollRef.current;
    if (!list) return;
    const observer = new ResizeObserver(() => {
      if (pinned.current) void scrollToBottom('instant');
    });
    observer.observe(list);
    // When space returns, the browser moves the list, and the library mistakes that for a reader scrolling
    // away. A list at its very end counts as being at the end, however it got there.
    let again: ReturnType<typeof setTimeout> | undefined;
    const onScroll = (): void => {
      if (list.scrollHeight - list.scrollTop - list.clientHeight > END_PX) return;
      clearTimeout(again);
      again = setTimeout(() => void scrollToBottom('instant'), AFTER_LIBRARY_MS);
    };
    list.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      clearTimeout(again);
      list.removeEventListener('scroll', onScroll);
    };
  }, [scrollRef, scrollToBottom]);
  return stick;
}

/** Whether the persona is shown typing: a reply may show it only for the last part of its wait. */
function useTyping<Info>({ reply, clockOffset }: ConversationView<Info>): boolean {
  const from = reply?.state === 'waiting' && reply.typingAt ? Date.parse(reply.typingAt) - clockOffset : 0;
  const [, wake] = useState(0);
  useEffect(() => {
    const wait = from - Date.now();
    if (wait <= 0) return;
    const timer = setTimeout(() => wake((count) => count + 1), wait);
    return () => clearTimeout(timer);
  }, [from]);
  return reply?.state === 'streaming' || (reply?.state === 'waiting' && from <= Date.now());
}

function Streaming<Info>({ persona, view }: { persona: string; view: ConversationView<Info> }) {
  const [at] = useState(() => new Date(Date.now() + view.clockOffset).toISOString());
  return <PersonaMessage name={persona} text={view.streamed} at={at} streaming />;
}

function FailedReply(props: { code: ErrorCode | null; unsaved: boolean; onRetry: () => void }) {
  return (
    <Notice kind="bad">
      <Group justify="between">
        <span>
          {sentence(props.code ?? 'ai_stream_failed')}{' '}
          {props.unsaved ? 'Your message is still here.' : 'Your message is saved.'}
        </span>
        <Button icon={IconRefresh} size="sm" onClick={props.onRetry}>
          Retry
        </Button>
      </Group>
    </Notice>
  );
}

/** True once something new arrived below what the reader sees. */
function useUnread<Info>(
  { messages, reply, streamed }: ConversationView<Info>,
  isAtBottom: boolean,
): boolean {
  const last = messages.at(-1);
  const newest = streamed === '' ? (last?.role === 'assistant' ? last.id : null) : (reply?.id ?? null);
  const [unread, setUnread] = useState(false);
  const before = useRef(newest);
  useEffect(() => {
    if (newest !== before.current && newest !== null && !isAtBottom) setUnread(true);
    before.current = newest;
    if (isAtBottom) setUnread(false);
  }, [newest, isAtBottom]);
  return unread;
}

/** The newest finished reply, for screen readers; messages from before the page opened aren't announced. */
function useAnnouncement<Info>({ ready, messages }: ConversationView<Info>, persona: string): string {
  const [text, setText] = useState('');
  const announced = useRef<number | null>(null);
  useEffect(() => {
    if (!ready) return;
    const fresh = messages.filter(({ seq, role }) => role === 'assistant' && seq > (announced.current ?? 0));
    if (announced.current !== null && fresh.length > 0) {
      setText(fresh.map(({ content }) => `${persona}: ${content.replaceAll('**', '')}`).join('\n'));
    }
    announced.current = messages.length;
  }, [ready, messages, persona]);
  return text;
}
