import { useMemo, useRef } from 'react';
import { type ErrorCode, sentence } from '../../../shared/errors/errors.ts';
import { toId } from '../../../shared/ids/isId.ts';
import type { MessageId, ReplyId, WorkSessionId } from '../../../shared/ids/schema.ts';
import {
  type SessionResult,
  sessionEndText,
  sessionEndTitle,
  type WorkInfo,
} from '../../../shared/workSessions/schema.ts';
import { readError } from '../../errors.ts';
import { soon } from '../../timeouts.ts';
import { trpc, trpcClient } from '../../trpc.ts';
import { toast } from '../../ui/toast.ts';
import { clearDrafts } from '../conversation/drafts.ts';
import { failureTitle } from '../conversation/failureTitle.ts';
import {
  type ConversationController,
  type ConversationSource,
  type FailedAction,
  useConversation,
} from '../conversation/useConversation.ts';

/** Where this browser keeps what was typed in a shift and not sent. */
export const workDrafts = (sessionId: WorkSessionId): string => `work:${sessionId}`;

function workSource(sessionId: WorkSessionId): ConversationSource<WorkInfo> {
  return {
    draftKey: workDrafts(sessionId),
    subscribe: (after, { onEvent, onError, onComplete }) =>
      trpcClient.workSessions.events.subscribe(
        { sessionId, ...(after > 0 ? { lastEventId: String(after) } : {}) },
        { onData: ({ data }) => onEvent(data), onError, onComplete },
      ),
    load: async () => {
      const state = await trpcClient.workSessions.state.query(undefined, { signal: soon() });
      return state?.info.sessionId === sessionId ? state : null;
    },
    send: async ({ messageId, text }) => {
      const input = { messageId: toId<MessageId>(messageId), text };
      const { message } = await trpcClient.workSessions.send.mutate(input, { signal: soon() });
      return message;
    },
    retryReply: async (replyId) => {
      await trpcClient.workSessions.retry.mutate({ replyId: toId<ReplyId>(replyId) }, { signal: soon() });
    },
  };
}

/** What failed in the conversation; it leaves the screen once the conversation goes on. */
const FAILED = 'work-failed';

/** A message or a reply that failed: the error's words, or the specification's when there are none (§8). */
export function workFailureToast(code: ErrorCode, message = sentence(code)): void {
  const vague = code === 'unavailable' || code === 'internal';
  toast.error(failureTitle(code) ?? 'Error', vague ? 'Failed to send message' : message, {
    id: FAILED,
  });
}

/** The open shift, live. */
export function useWork(sessionId: WorkSessionId): ConversationController<WorkInfo> {
  const utils = trpc.useUtils();
  const source = useMemo(() => workSource(sessionId), [sessionId]);
  const failed = (error: unknown, what: FailedAction): void => {
    const { code, message } = readError(error);
    if (code === 'session_ended' || code === 'not_signed_in' || code === 'not_hired') {
      void utils.employee.me.invalidate();
    } else if (code === 'shift_not_open') {
      void utils.workSessions.state.invalidate();
    } else if (what !== 'stream') workFailureToast(code, message);
  };
  return useConversation(source, failed, () => toast.clear(FAILED));
}

/** Starts a shift (specification file 2 §8 has its words). */
export function useStartWork() {
  const utils = trpc.useUtils();
  return trpc.workSessions.start.useMutation({
    onSuccess: async ({ fresh }) => {
      if (fresh) toast.success('Welcome to your shift!', undefined, { id: 'work-start' });
      await Promise.all([utils.workSessions.state.invalidate(), utils.employee.dashboard.invalidate()]);
    },
    onError: (error) => {
      const { code, message } = readError(error);
      const vague = code === 'unavailable' || code === 'internal';
      toast.error('Error', vague ? 'Failed to start work session' : message, { id: 'work-start' });
    },
  });
}

/**
 * Leads back to the start view, once: of a shift's end both the answer to its button and the stream tell, and the
 * stream alone when it ended in another tab or was closed by the server.
 */
export function useShiftEnded(
  sessionId: WorkSessionId,
  onEnded: (result: SessionResult) => void,
  /** Ended out of a pause: nobody is congratulated on that. */
  paused: boolean,
) {
  const utils = trpc.useUtils();
  const told = useRef(false);
  return (result: SessionResult): void => {
    if (told.current) return;
    told.current = true;
    clearDrafts(workDrafts(sessionId));
    toast.clear('work-start');
    const text = sessionEndText(result);
    if (paused)
      toast.info('Your shift is over for today', 'Your open task isn’t graded.', { id: 'work-end' });
    else if (result.endedBy === 'idle') {
      toast.info('Your shift was closed', `You didn’t write anything for 12 hours. ${text}`, {
        id: 'work-end',
      });
    } else toast.success(sessionEndTitle(result), text, { id: 'work-end' });
    onEnded(result);
    utils.workSessions.state.setData(undefined, null);
    void utils.workSessions.state.invalidate();
    void utils.employee.invalidate();
  };
}

/** Ends the shift; `onEnded` hears what it came to. */
export function useEndWork(onEnded: (result: SessionResult) => void) {
  return trpc.workSessions.end.useMutation({
    onSuccess: onEnded,
    onError: (error) =>
      toast.error('We couldn’t end your shift', readError(error).message, { id: 'work-end' }),
  });
}
