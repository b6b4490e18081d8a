import { useMemo, useRef } from 'react';
import { type ErrorCode, sentence } from '../../../shared/errors/errors.ts';
import { isUnclear } from '../../../shared/errors/unavailable.ts';
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
import { toastFailure } from '../../toastFailure.ts';
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

/** Draft key of a shift's unsent text in this browser. */
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
      const input = { messageId: toId<MessageId>(messageId), text, sessionId };
      const { message } = await trpcClient.workSessions.send.mutate(input, { signal: soon() });
      return message;
    },
    retryReply: async (replyId) => {
      await trpcClient.workSessions.retry.mutate({ replyId: toId<ReplyId>(replyId) }, { signal: soon() });
    },
  };
}

/** Toast id of failures in the conversation; cleared when the conversation continues. */
const FAILED = 'work-failed';

/** A failed message or reply: the error's own sentence, or the specification's when there is none (§8). */
export function workFailureToast(code: ErrorCode, message = sentence(code)): void {
  toast.error(failureTitle(code) ?? 'Error', isUnclear(code) ? 'Failed to send message' : message, {
    id: FAILED,
  });
}

/** The shift in progress, over the live connection. */
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

/** Starts a shift, with the texts of specification file 2 §8. */
export function useStartWork() {
  const utils = trpc.useUtils();
  return trpc.workSessions.start.useMutation({
    onSuccess: async ({ fresh }) => {
      if (fresh) toast.success('Welcome to your shift!', undefined, { id: 'work-start' });
      await Promise.all([utils.workSessions.state.invalidate(), utils.employee.dashboard.invalidate()]);
    },
    onError: (error) => {
      const { code, message } = readError(error);
      toast.error('Error', isUnclear(code) ? 'Failed to start work session' : message, { id: 'work-start' });
    },
  });
}

/**
 * Returns to the start view, once: the end button's answer and the stream both report a shift's end, and only
 * the stream does when it ended in another tab or was closed by the server.
 */
export function useShiftEnded(
  sessionId: WorkSessionId,
  onEnded: (result: SessionResult) => void,
  /** Ended from a pause: no congratulations. */
  paused: boolean,
) {
  const utils = trpc.useUtils();
  const shown = useRef(false);
  return (result: SessionResult): void => {
    if (shown.current) return;
    shown.current = true;
    clearDrafts(workDrafts(sessionId));
    toast.clear('work-start');
    const text = sessionEndText(result);
    if (paused)
      toast.info(
        'Your shift is over for today',
        'We didn’t grade your open task. You’ll get it again next time.',
        { id: 'work-end' },
      );
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

/** Ends the shift; `onEnded` gets the result. */
export function useEndWork(onEnded: (result: SessionResult) => void) {
  return trpc.workSessions.end.useMutation({
    onSuccess: onEnded,
    onError: toastFailure('We couldn’t end your shift', 'work-end'),
  });
}
