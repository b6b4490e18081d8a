import { useEffect, useMemo, useRef } from 'react';
import { type ErrorCode, sentence } from '../../../shared/errors/errors.ts';
import { isUnclear } from '../../../shared/errors/unavailable.ts';
import { toId } from '../../../shared/ids/isId.ts';
import type { CandidateId, MessageId, ReplyId, WorkSessionId } from '../../../shared/ids/schema.ts';
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
import { toast } from '../../ui/toast/toast.ts';
import { clearDrafts } from '../conversation/drafts.ts';
import { failureTitle } from '../conversation/failureTitle.ts';
import { leftIn, ownDrafts } from '../conversation/leftDrafts.ts';
import {
  type ConversationController,
  type ConversationSource,
  type FailedAction,
  useConversation,
} from '../conversation/useConversation.ts';

const WORK_DRAFTS = 'work:';
/** Draft key of a shift's unsent text in this browser. */
export const workDrafts = (sessionId: WorkSessionId): string => `${WORK_DRAFTS}${sessionId}`;

/** Unsent text of the person's earlier shifts, unless they ended the shift themselves in this window. */
export const leftFromShifts = (owner: CandidateId): string => leftIn(WORK_DRAFTS, owner).text;

/** Puts the unsent text of earlier shifts into the message box of this one. */
export function useLeftText(sessionId: WorkSessionId, onLeft: (text: string) => void): void {
  const owner = trpc.employee.me.useQuery().data?.id;
  const found = useRef(onLeft);
  found.current = onLeft;
  useEffect(() => {
    if (!owner) return;
    const current = workDrafts(sessionId);
    ownDrafts(current, owner);
    const { keys, text } = leftIn(WORK_DRAFTS, owner, current);
    if (text !== '') found.current(text);
    for (const key of keys) clearDrafts(key);
  }, [sessionId, owner]);
}

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

/** The shift in progress, over the realtime connection. */
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

/** The result of an ended shift, and the title to show with it. */
export type ShiftEnd = { result: SessionResult; title: string };

function endTitle(result: SessionResult, paused: boolean): string {
  if (paused) return 'Your shift is over for today.';
  return result.endedBy === 'idle' ? 'Your shift was closed.' : sessionEndTitle(result);
}

/**
 * Returns to the start view, once: the end button's answer and the stream both report a shift's end, and only
 * the stream does when it ended in another tab or was closed by the server.
 */
export function useShiftEnded(
  sessionId: WorkSessionId,
  onEnded: (end: ShiftEnd) => void,
  /** `paused`: no congratulations. `warned`: they pressed End Session here after the warning about unsent text. */
  { paused, warned }: { paused: boolean; warned: () => boolean },
) {
  const utils = trpc.useUtils();
  const shown = useRef(false);
  return (result: SessionResult): void => {
    if (shown.current) return;
    shown.current = true;
    if (warned()) clearDrafts(workDrafts(sessionId));
    toast.clear('work-start');
    const text = sessionEndText(result);
    const title = endTitle(result, paused);
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
    } else toast.success(title, text, { id: 'work-end' });
    onEnded({ result, title });
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
