import { IconArrowDown, IconRefresh } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useStickToBottom } from 'use-stick-to-bottom';
import { sentence } from '../../../shared/errors.ts';
import { PersonaAvatar } from '../../ui/Brand.tsx';
import { OutgoingState, OwnMessage, PersonaMessage, Saved, TypingDots } from './MessageBubble.tsx';
import type { ConversationController } from './useConversation.ts';

/**
 * The messages of a conversation. It stays at the end only while the reader is there; otherwise a pill says
 * that something new came. Pieces of a reply are silent, the finished one is announced once.
 */
export function ChatView<Info>({
  controller,
  persona,
}: {
  controller: ConversationController<Info>;
  persona: string;
}) {
  const { view } = controller;
  const { scrollRef, contentRef, isAtBottom, scrollToBottom } = useStickToBottom({
    initial: 'instant',
    resize: 'instant',
  });
  const last = view.messages.at(-1);
  const [unread, setUnread] = useState(false);
  const [announced, setAnnounced] = useState('');
  const seen = useRef<number | null>(null);

  useEffect(() => {
    if (!last) return;
    const fresh = seen.current !== null && last.seq > seen.current;
    seen.current = last.seq;
    if (!fresh || last.role !== 'assistant') return;
    setAnnounced(`${persona}: ${last.content.replaceAll('**', '')}`);
    if (!isAtBottom) setUnread(true);
  }, [last, persona, isAtBottom]);
  useEffect(() => {
    if (isAtBottom) setUnread(false);
  }, [isAtBottom]);

  // A region that scrolls must be reachable by keyboard (WCAG 2.1.1).
  useEffect(() => scrollRef.current?.setAttribute('tabindex', '0'), [scrollRef]);

  const waiting =
    view.reply?.state === 'waiting' || (view.reply?.state === 'streaming' && view.streamed === '');
  return (
    <div className="chat">
      <div
        className="chat-scroll"
        ref={scrollRef}
        role="log"
        aria-live="off"
        aria-label={`Conversation with ${persona}`}
      >
        <div className="ivm" ref={contentRef}>
          {view.messages.map((message) =>
            message.role === 'assistant' ? (
              <PersonaMessage key={message.id} name={persona} text={message.content} at={message.createdAt} />
            ) : (
              <OwnMessage key={message.id} text={message.content} at={message.createdAt} state={<Saved />} />
            ),
          )}
          {view.outgoing.map((message) => (
            <OwnMessage
              key={message.id}
              text={message.text}
              at={message.createdAt}
              state={<OutgoingState message={message} onRetry={() => controller.resend(message.id)} />}
            />
          ))}
          {waiting && view.messages.length > 0 && (
            <div className="msg" role="status">
              <PersonaAvatar />
              <div className="bub">
                <TypingDots />
                <span className="vh">{persona} is writing…</span>
              </div>
            </div>
          )}
          {view.reply?.state === 'streaming' && view.streamed !== '' && (
            <PersonaMessage
              name={persona}
              text={view.streamed}
              at={new Date(Date.now() + view.clockOffset).toISOString()}
              streaming
            />
          )}
          {view.reply?.state === 'failed' && (
            <div className="alert bad" role="alert" style={{ alignItems: 'center' }}>
              <div className="grow">
                {sentence(view.reply.errorCode ?? 'ai_stream_failed')} Your message is saved.
              </div>
              <button type="button" className="btn default sm" onClick={controller.retryReply}>
                <IconRefresh size={16} stroke={1.75} aria-hidden="true" />
                Retry
              </button>
            </div>
          )}
        </div>
      </div>
      {unread && (
        <button type="button" className="btn filled sm chat-new" onClick={() => scrollToBottom()}>
          <IconArrowDown size={16} stroke={1.75} aria-hidden="true" />
          New message
        </button>
      )}
      <div className="vh" aria-live="polite">
        {announced}
      </div>
    </div>
  );
}
