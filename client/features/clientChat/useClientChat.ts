import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useRef } from 'react';
import type { PracticeInfo } from '../../../shared/clientChat/schema.ts';
import { sentence } from '../../../shared/errors/errors.ts';
import { isUnclear } from '../../../shared/errors/unavailable.ts';
import { toId } from '../../../shared/ids/isId.ts';
import type { MessageId, PracticeId, ReplyId } from '../../../shared/ids/schema.ts';
import { readError } from '../../errors.ts';
import { soon } from '../../timeouts.ts';
import { trpc, trpcClient } from '../../trpc.ts';
import { toast } from '../../ui/toast/toast.ts';
import { clearDrafts } from '../conversation/drafts.ts';
import {
  type ConversationController,
  type ConversationSource,
  type FailedAction,
  useConversation,
} from '../conversation/useConversation.ts';

/** Unsent texts of practice chats on this device (quality S23). */
export const PRACTICE_DRAFTS = 'practice:';

function practiceSource(sessionId: PracticeId): ConversationSource<PracticeInfo> {
  return {
    draftKey: `${PRACTICE_DRAFTS}${sessionId}`,
    subscribe: (after, { onEvent, onError, onComplete }) =>
      trpcClient.clientChat.events.subscribe(
        { sessionId, ...(after > 0 ? { lastEventId: String(after) } : {}) },
        { onData: ({ data }) => onEvent(data), onError, onComplete },
      ),
    load: () => trpcClient.clientChat.chat.query({ sessionId }, { signal: soon() }),
    send: async ({ messageId, text }) => {
      const input = { sessionId, messageId: toId<MessageId>(messageId), text };
      const { message } = await trpcClient.clientChat.send.mutate(input, { signal: soon() });
      return message;
    },
    retryReply: async (replyId) => {
      await trpcClient.clientChat.retry.mutate(
        { sessionId, replyId: toId<ReplyId>(replyId) },
        { signal: soon() },
      );
    },
  };
}

/** A toast with the specified title; refusals with their own sentence show it below. */
export function failureToast(title: string, error: unknown): void {
  const { code, message } = readError(error);
  if (code === 'not_signed_in' || code === 'session_ended') {
    toast.error('Authentication failed', message, { id: 'practice-auth' });
    return;
  }
  toast.error(title, isUnclear(code) ? sentence('unavailable') : message, { id: `practice-${title}` });
}

/** Clears failures of something that has since succeeded. */
export function failureOver(...titles: string[]): void {
  toast.clear(...titles.map((title) => `practice-${title}`));
}

const SEND_FAILED = 'Failed to send message';

/** One practice chat, over the realtime connection. */
export function usePracticeChat(sessionId: PracticeId): ConversationController<PracticeInfo> {
  const source = useMemo(() => practiceSource(sessionId), [sessionId]);
  const failed = (error: unknown, what: FailedAction): void => {
    // A broken stream is shown by the header's connection state.
    if (what !== 'stream') failureToast(SEND_FAILED, error);
  };
  return useConversation(source, failed, () => failureOver(SEND_FAILED));
}

/**
 * The practice state. People who aren't hired get the notice and are redirected home (specification file 2
 * §6).
 */
export function usePractice() {
  const navigate = useNavigate();
  const state = trpc.clientChat.state.useQuery();
  const code = state.isError ? readError(state.error).code : null;
  useEffect(() => {
    if (code !== 'not_hired') return;
    toast.error('Access denied. Employee status required.', undefined, { id: 'employee-access' });
    void navigate({ to: '/', replace: true });
  }, [code, navigate]);
  return { ...state, refused: code === 'not_hired' };
}

/** Reloads everything that a finished or new chat changes. */
export function useRefreshPractice(): () => Promise<void> {
  const utils = trpc.useUtils();
  return async () => {
    await Promise.all([
      utils.clientChat.state.invalidate(),
      utils.clientChat.history.invalidate(),
      utils.clientChat.scenarios.invalidate(),
      utils.clientChat.trend.invalidate(),
    ]);
  };
}

/** Connects to a client; a repeated click keeps its key, so it starts only one chat. */
export function useConnect(onConnected: (sessionId: PracticeId) => void) {
  const refresh = useRefreshPractice();
  const utils = trpc.useUtils();
  const key = useRef<string | null>(null);
  const done = {
    onSuccess: ({ sessionId }: { sessionId: PracticeId }) => {
      key.current = null;
      onConnected(sessionId);
      void refresh();
    },
    onError: (error: unknown) => {
      failureToast('Failed to connect to client', error);
      const forget = (): void => {
        key.current = null;
      };
      if (readError(error).code !== 'unavailable') forget();
      // Whether a call without an answer arrived shows in what's open now; once that's read, the next click is a new request.
      // Kept longer, the key would bring back that chat after its end.
      else utils.clientChat.state.fetch(undefined, { staleTime: 0 }).then(forget, () => undefined);
      void refresh();
    },
  };
  const connect = trpc.clientChat.connect.useMutation(done);
  const replay = trpc.clientChat.replay.useMutation(done);
  const keyed = (): string => {
    key.current ??= crypto.randomUUID();
    return key.current;
  };
  return {
    isPending: connect.isPending || replay.isPending,
    connect: (choice: { scenarioId: string | null; difficulty: 'easy' | 'medium' | 'hard' | null }) =>
      connect.mutate({ idempotencyKey: keyed(), ...choice }),
    replay: (sessionId: string, fromSeq: number) =>
      replay.mutate({ idempotencyKey: keyed(), sessionId: toId<PracticeId>(sessionId), fromSeq }),
  };
}

/** Ends the chat and discards unsent text. */
export function useEndChat(sessionId: PracticeId) {
  const refresh = useRefreshPractice();
  return trpc.clientChat.end.useMutation({
    onSuccess: async () => {
      clearDrafts(`${PRACTICE_DRAFTS}${sessionId}`);
      await refresh();
    },
    onError: (error) => failureToast('Failed to end chat', error),
  });
}

/** Leaves the queue; a client who arrived in the meantime is simply shown. */
export function useCancel() {
  const refresh = useRefreshPractice();
  return trpc.clientChat.cancel.useMutation({
    onSuccess: refresh,
    onError: (error) => {
      if (readError(error).code !== 'conflict') failureToast('Failed to end chat', error);
      void refresh();
    },
  });
}
