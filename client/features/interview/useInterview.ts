import { useMemo } from 'react';
import { type ErrorCode, sentence } from '../../../shared/errors.ts';
import { MessageId, ReplyId } from '../../../shared/ids.ts';
import type { InterviewProgress } from '../../../shared/interview.ts';
import { readError } from '../../errors.ts';
import { trpc, trpcClient } from '../../trpc.ts';
import { toast } from '../../ui/toast.tsx';
import {
  type ConversationController,
  type ConversationSource,
  useConversation,
} from '../conversation/useConversation.ts';

/** The candidate's own interview over the live connection. */
const source: ConversationSource<InterviewProgress> = {
  subscribe: ({ onEvent, onError }) =>
    trpcClient.interview.events.subscribe({}, { onData: ({ data }) => onEvent(data), onError }),
  send: async ({ messageId, text }) => {
    const { message } = await trpcClient.interview.send.mutate({
      messageId: MessageId.parse(messageId),
      text,
    });
    return message;
  },
  retryReply: async (replyId) => {
    await trpcClient.interview.retry.mutate({ replyId: ReplyId.parse(replyId) });
  },
};

/** Titles of specification file 1 §8 for what the model's failures are called. */
const titles: Partial<Record<ErrorCode, string>> = {
  ai_rate_limited: 'Rate Limit',
  too_many_attempts: 'Rate Limit',
  ai_unavailable: 'Service Unavailable',
};

/** A reply that failed: the conversation offers to try again, the toast says what happened. */
export function replyFailureToast(code: ErrorCode): void {
  toast.error(titles[code] ?? 'Error', sentence(code), { id: code });
}

/** A message that did not arrive. The text itself stays where it is and can be sent again. */
export function interviewFailure(error: unknown, what: 'send' | 'stream' | 'retry'): void {
  const { code, message } = readError(error);
  if (what === 'stream') return;
  const unknown = code === 'unavailable' || code === 'internal';
  toast.error(titles[code] ?? 'Error', unknown ? 'Failed to send message. Please try again.' : message, {
    id: code,
  });
}

export function useInterview(): ConversationController<InterviewProgress> {
  return useConversation(
    useMemo(() => source, []),
    interviewFailure,
  );
}

/** Completes the interview, with the texts of specification file 1 §8. */
export function useCompleteInterview(onDone: () => void) {
  const utils = trpc.useUtils();
  return trpc.interview.complete.useMutation({
    onSuccess: async ({ mailed }) => {
      if (mailed) toast.success('Interview Complete', "Thank you for your time. We'll be in touch soon.");
      else {
        toast.error(
          'Interview Completed',
          "Your interview was saved, but we couldn't send confirmation emails. HR will still receive your results.",
        );
      }
      await utils.candidatePortal.view.invalidate();
      onDone();
    },
    onError: (error) => {
      const { code, message } = readError(error);
      toast.error(
        'Error',
        code === 'interview_too_short' ? message : 'Failed to complete interview. Please try again.',
      );
    },
  });
}
