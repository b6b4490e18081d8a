import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { ConversationEvent, ConversationMessage } from '../../../shared/conversation/schema.ts';
import type { ErrorCode } from '../../../shared/errors/errors.ts';
import { isUnanswered, readError } from '../../errors.ts';
import { REOPEN_MS, renewAfter } from '../../realtime/reopening.ts';
import { realtimeSocket } from '../../trpc.ts';
import { readUnsent, writeUnsent } from './drafts.ts';
import { askOverHttp } from './httpFallback.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { type Action, type ConversationView, emptyView, reduce } from './reducer.ts';

type Subscription = { unsubscribe(): void };
type StateEvent<Info> = Extract<ConversationEvent<Info>, { type: 'state' }>;

export type ConversationSource<Info> = {
  /** Names the conversation on this device, for unsent text. */
  draftKey: string;
  /**
   * Opens the realtime stream after the last message already here; it resumes on its own after an interruption.
   */
  subscribe(
    after: number,
    handlers: {
      onEvent(event: ConversationEvent<Info>): void;
      onError(error: unknown): void;
      onComplete(): void;
    },
  ): Subscription;
  /** The whole conversation over plain HTTP, when no realtime stream is available. */
  load(): Promise<StateEvent<Info> | null>;
  send(input: { messageId: string; text: string }): Promise<ConversationMessage>;
  retryReply(replyId: string): Promise<void>;
};

export type ConversationController<Info> = {
  view: ConversationView<Info>;
  send(text: string): void;
  /** Retries a waiting or refused message under its original id. */
  resend(id: string): void;
  /** Removes a refused message. */
  discard(id: string): void;
  retryReply(): void;
};

export type FailedAction = 'send' | 'stream' | 'retry';

const isLost = (): boolean => realtimeSocket.state().status === 'lost';

/** A row that arrives early is usually only a moment ahead of the one before it. */
const BEHIND_MS = 1_000;
/** A retry wouldn't help. */
const refusals = new Set<ErrorCode>(['not_allowed', 'not_found']);

/**
 * One conversation on the screen: realtime events, our own messages before the server has them, and their
 * delivery over a bad connection. `source` must keep its identity while the conversation is the same.
 * `onProgress` is called when a message was stored or an answer began, so failure messages can be cleared.
 */
export function useConversation<Info>(
  source: ConversationSource<Info>,
  onFailure: (error: unknown, what: FailedAction) => void,
  onProgress?: () => void,
): ConversationController<Info> {
  const [view, dispatch] = useReducer(reduce<Info>, undefined, () => emptyView<Info>());
  const latest = useRef(view);
  latest.current = view;
  const told = useRef({ onFailure, onProgress });
  told.current = { onFailure, onProgress };
  const flush = useRef<() => void>(() => undefined);
  const [outbox] = useState(() => createOutbox(() => flush.current(), isLost));

  useEffect(() => {
    dispatch({ type: 'restore', outgoing: readUnsent(source.draftKey) });
    return listenUntilStopped(source, {
      after: () => latest.current.messages.length,
      onEvent: (event) => {
        if (event.type === 'delta') told.current.onProgress?.();
        dispatch({ type: 'event', event, now: Date.now() });
      },
      onError: (error) => told.current.onFailure(error, 'stream'),
      onAnswered: () => flush.current(),
    });
  }, [source]);

  const deliver = useCallback(
    async (id: string, text: string): Promise<void> => {
      try {
        dispatch({ type: 'stored', message: await source.send({ messageId: id, text }) });
        outbox.answered();
        told.current.onProgress?.();
      } catch (error) {
        const offline = isUnanswered(error);
        if (offline) outbox.unanswered();
        dispatch({ type: 'send_failed', id, errorCode: readError(error).code, offline });
        if (!offline) told.current.onFailure(error, 'send');
      }
    },
    [source, outbox],
  );

  const resend = useCallback(
    (id: string): void => {
      const message = latest.current.outgoing.find((item) => item.id === id);
      if (!message || message.state === 'sending' || message.state === 'saved') return;
      dispatch({ type: 'resend', id });
      void deliver(id, message.text);
    },
    [deliver],
  );

  useKept(source.draftKey, view);
  flush.current = (): void => {
    for (const message of latest.current.outgoing) if (message.state === 'waiting') resend(message.id);
  };
  useSentLater(view, outbox, flush);
  useCaughtUp(source, view, dispatch);

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
    discard: useCallback((id: string): void => dispatch({ type: 'discard', id }), []),
    retryReply: useCallback((): void => {
      const replyId = latest.current.reply?.id;
      if (replyId)
        source.retryReply(replyId).catch((error: unknown) => told.current.onFailure(error, 'retry'));
    }, [source]),
  };
}

/** Keeps on this device what the server doesn't have yet. */
function useKept<Info>(draftKey: string, { ready, outgoing }: ConversationView<Info>): void {
  const known = useRef(new Set<string>());
  useEffect(() => {
    for (const { id } of outgoing) known.current.add(id);
    // Until the first state arrives, it's unknown whether the server already has them.
    if (!ready) return;
    writeUnsent(
      draftKey,
      outgoing.filter(({ state }) => state !== 'saved'),
      known.current,
    );
  }, [draftKey, ready, outgoing]);
}

/** Sends what waits when the connection is back; the id makes repeats harmless. */
function useSentLater<Info>(
  { ready, outgoing }: ConversationView<Info>,
  outbox: Outbox,
  flush: { current: () => void },
): void {
  const waiting = ready && outgoing.some(({ state }) => state === 'waiting');
  useEffect(() => {
    if (!waiting) return;
    const now = (): void => flush.current();
    const stop = outbox.wait();
    const unwatch = realtimeSocket.watch(() => {
      if (realtimeSocket.state().status === 'connected') now();
    });
    window.addEventListener('online', now);
    return () => {
      stop();
      unwatch();
      window.removeEventListener('online', now);
    };
  }, [waiting, outbox, flush]);
}

/** Reads everything when a message is missing. */
function useCaughtUp<Info>(
  source: ConversationSource<Info>,
  { behind }: ConversationView<Info>,
  dispatch: (action: Action<Info>) => void,
): void {
  useEffect(() => {
    if (!behind) return;
    const timer = setTimeout(async () => {
      const event = await source.load().catch(() => null);
      if (event) dispatch({ type: 'event', event, now: Date.now() });
    }, BEHIND_MS);
    return () => clearTimeout(timer);
  }, [behind, source, dispatch]);
}

type Listener<Info> = {
  after(): number;
  onEvent(event: ConversationEvent<Info>): void;
  onError(error: unknown): void;
  /** Plain HTTP works although the realtime connection doesn't. */
  onAnswered(): void;
};

/**
 * Listens until stopped. Reopens the stream after the server ended it or the page slept; polls over plain
 * HTTP while the realtime connection is broken.
 */
function listenUntilStopped<Info>(source: ConversationSource<Info>, listener: Listener<Info>): () => void {
  let subscription: Subscription | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  let stream = 0;

  const open = (): void => {
    clearTimeout(timer);
    // Unsubscribing can itself report an end; only the newest stream counts.
    const mine = ++stream;
    const current = (): boolean => !stopped && mine === stream;
    subscription?.unsubscribe();
    const again = (): void => {
      clearTimeout(timer);
      timer = setTimeout(open, REOPEN_MS);
    };
    subscription = source.subscribe(listener.after(), {
      onEvent: (event) => current() && listener.onEvent(event),
      onError: (error) => {
        if (!current()) return;
        listener.onError(error);
        const { code } = readError(error);
        renewAfter(code);
        if (!refusals.has(code)) again();
      },
      onComplete: () => current() && again(),
    });
  };
  const load = async (): Promise<boolean> => {
    try {
      const event = await source.load();
      if (event && !stopped) listener.onEvent(event);
      if (!stopped) listener.onAnswered();
      return true;
    } catch (error) {
      // No answer means a broken connection; a refusal is reported.
      const answered = !isUnanswered(error);
      if (!stopped && answered) listener.onError(error);
      return answered;
    }
  };
  const wake = (): void => {
    if (document.visibilityState === 'visible') open();
  };
  const stopAsking = askOverHttp(realtimeSocket, load);

  open();
  document.addEventListener('visibilitychange', wake);
  window.addEventListener('online', wake);
  return () => {
    stopped = true;
    clearTimeout(timer);
    stopAsking();
    document.removeEventListener('visibilitychange', wake);
    window.removeEventListener('online', wake);
    subscription?.unsubscribe();
  };
}
