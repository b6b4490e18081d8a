import { useMemo } from 'react';
import { type ErrorCode, sentence } from '../../../shared/errors/errors.ts';
import { toId } from '../../../shared/ids/isId.ts';
import type { InterviewId, MessageId, ReplyId } from '../../../shared/ids/schema.ts';
import type { InterviewProgress } from '../../../shared/interview/schema.ts';
import { readError } from '../../errors.ts';
import { soon } from '../../timeouts.ts';
import { trpc, trpcClient } from '../../trpc.ts';
import { toast } from '../../ui/toast/toast.ts';
import { clearDrafts } from '../conversation/drafts.ts';
import { failureTitle } from '../conversation/failureTitle.ts';
import {
  type ConversationController,
  type ConversationSource,
  type FailedAction,
  useConversation,
} from '../conversation/useConversation.ts';
import { interviewDrafts } from './draftKeys.ts';

/** The candidate's own interview over the realtime connection. */
function interviewSource(interviewId: InterviewId): ConversationSource<InterviewProgress> {
  return {
    draftKey: interviewDrafts(interviewId),
    subscribe: (after, { onEvent, onError, onComplete }) =>
      trpcClient.interview.events.subscribe(
        { interviewId, ...(after > 0 ? { lastEventId: String(after) } : {}) },
        { onData: ({ data }) => onEvent(data), onError, onComplete },
      ),
    load: () => trpcClient.interview.state.query({ interviewId }, { signal: soon() }),
    send: async ({ messageId, text }) => {
      const input = { messageId: toId<MessageId>(messageId), text, interviewId };
      const { message } = await trpcClient.interview.send.mutate(input, { signal: soon() });
      return message;
    },
    retryReply: async (replyId) => {
      await trpcClient.interview.retry.mutate({ replyId: toId<ReplyId>(replyId) }, { signal: soon() });
    },
  };
}

/** Errors whose sentence in the chat differs from the one elsewhere, as specified. */
const texts: Partial<Record<ErrorCode, string>> = {
  too_many_attempts: sentence('ai_rate_limited'),
  unavailable: 'Failed to send message. Please try again.',
  internal: 'Failed to send message. Please try again.',
};

/** Toast id of failures in the conversation; cleared when the conversation continues. */
const FAILED = 'interview-failed';

/** A failed reply or message: the conversation offers a retry, the toast says what happened. */
export function interviewFailureToast(code: ErrorCode): void {
  toast.error(failureTitle(code) ?? 'Error', texts[code] ?? sentence(code), { id: FAILED });
}

/**
 * The candidate's interview, over the realtime connection. An ended session leads back to the access code, and someone else's to
 * their portal.
 */
export function useInterview(interviewId: InterviewId): ConversationController<InterviewProgress> {
  const utils = trpc.useUtils();
  const source = useMemo(() => interviewSource(interviewId), [interviewId]);
  const failed = (error: unknown, what: FailedAction): void => {
    const { code, message } = readError(error);
    if (code === 'session_ended') void utils.candidatePortal.view.reset();
    // A broken stream is shown by the header's connection state.
    else if (what === 'stream') return;
    else if (code === 'reply_pending' || code === 'too_many_messages' || code === 'conversation_closed') {
      toast.error('Error', message, { id: FAILED });
    } else interviewFailureToast(code);
  };
  return useConversation(source, failed, () => toast.clear(FAILED, 'interview-start', 'access-code'));
}

/** Toast id of completion; the newest message wins. */
const COMPLETE = 'interview-complete';

/** Completes the interview, with the texts of specification file 1 §8. */
export function useCompleteInterview(interviewId: InterviewId, onDone: () => void) {
  const utils = trpc.useUtils();
  return trpc.interview.complete.useMutation({
    onSuccess: async ({ mailed }) => {
      if (mailed)
        toast.success('Interview Complete', "Thank you for your time. We'll be in touch soon.", {
          id: COMPLETE,
        });
      else {
        toast.error(
          'Interview Completed',
          "Your interview was saved, but we couldn't send confirmation emails. HR will still receive your results.",
          { id: COMPLETE },
        );
      }
      clearDrafts(interviewDrafts(interviewId));
      await utils.candidatePortal.view.invalidate();
      onDone();
    },
    onError: (error) => {
      const { code, message } = readError(error);
      if (code === 'session_ended') void utils.candidatePortal.view.reset();
      else {
        toast.error(
          'Error',
          code === 'interview_too_short' ? message : 'Failed to complete interview. Please try again.',
          { id: COMPLETE },
        );
      }
    },
  });
}
