import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { ConversationEvent, ConversationMessage } from '../../../shared/conversation.ts';
import { readError } from '../../errors.ts';
import { type ConversationView, emptyView, reduce } from './reducer.ts';

export type Subscription = { unsubscribe(): void };

export type ConversationSource<Info> = {
  /** Opens the live stream; it resumes by itself after a cut. */
  subscribe(handlers: {
    onEvent(event: ConversationEvent<Info>): void;
    onError(error: unknown): void;
  }): Subscription;
  send(input: { messageId: string; text: string }): Promise<ConversationMessage>;
  retryReply(replyId: string): Promise<void>;
};

export type ConversationController<Info> = {
  view: ConversationView<Info>;
  send(text: string): void;
  resend(id: string): void;
  retryReply(): void;
};

/**
 * One conversation on the screen: live events, our own messages before the server has them, and their way
 * through a bad connection. `source` must keep its identity while the conversation is the same.
 */
export function useConversation<Info>(
  source: ConversationSource<Info>,
  onFailure: (error: unknown, what: 'send' | 'stream' | 'retry') => void,
): ConversationController<Info> {
  const [view, dispatch] = useReducer(reduce<Info>, emptyView<Info>());
  const failure = useRef(onFailure);
  failure.current = onFailure;
  const outgoing = useRef(view.outgoing);
  outgoing.current = view.outgoing;

  useEffect(() => {
    const open = () =>
      source.subscribe({
        onEvent: (event) => dispatch({ type: 'event', event, now: Date.now() }),
        onError: (error) => failure.current(error, 'stream'),
      });
    let subscription = open();
    // A tab that slept has timers and sockets of unknown health: it starts over and reads again.
    const wake = (): void => {
      if (document.visibilityState !== 'visible') return;
      subscription.unsubscribe();
      subscription = open();
    };
    document.addEventListener('visibilitychange', wake);
    window.addEventListener('online', wake);
    return () => {
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('online', wake);
      subscription.unsubscribe();
    };
  }, [source]);

  const deliver = useCallback(
    async (id: string, text: string): Promise<void> => {
      try {
        dispatch({ type: 'stored', message: await source.send({ messageId: id, text }) });
      } catch (error) {
        const { code } = readError(error);
        const offline = code === 'unavailable';
        dispatch({ type: 'send_failed', id, errorCode: code, offline });
        if (!offline) failure.current(error, 'send');
      }
    },
    [source],
  );

  const resend = useCallback(
    (id: string): void => {
      const message = outgoing.current.find((item) => item.id === id);
      if (!message) return;
      dispatch({ type: 'resend', id });
      void deliver(id, message.text);
    },
    [deliver],
  );

  // What waits for the line goes out by itself when it is back; the id makes repeating harmless.
  useEffect(() => {
    const flush = (): void => {
      for (const message of outgoing.current) if (message.state === 'waiting') resend(message.id);
    };
    const timer = setInterval(flush, 4_000);
    window.addEventListener('online', flush);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', flush);
    };
  }, [resend]);

  return {
    view,
    send: useCallback(
      (text: string): void => {
        const id = crypto.randomUUID();
        dispatch({ type: 'send', id, text, now: Date.now() });
        void deliver(id, text);
      },
      [deliver],
    ),
    resend,
    retryReply: useCallback((): void => {
      const replyId = view.reply?.id;
      if (replyId) source.retryReply(replyId).catch((error: unknown) => failure.current(error, 'retry'));
    }, [source, view.reply?.id]),
  };
}
