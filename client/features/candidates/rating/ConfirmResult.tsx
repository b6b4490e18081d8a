import { useCallback } from 'react';
import type { InterviewView } from '../../../../shared/candidates/schema.ts';
import { unreadOf } from '../../../../shared/interview/resultMark.ts';
import { counted } from '../../../../shared/text/counted.ts';
import { readError } from '../../../errors.ts';
import { retryDelay } from '../../../realtime/retryDelay.ts';
import { toastFailure } from '../../../toastFailure.ts';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Group, Stack } from '../../../ui/layout/Stack.tsx';
import { Fine, Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';

/** Further tries to report an opened criterion, about 45 seconds in all. */
const TRIES = 4;

/** One topic per criterion, so that marking one doesn't clear the failure of another. */
const topicOf = (criterion: string): string => `open-criterion ${criterion}`;

/** Reports opened criteria of this result to the server. */
export function useOpened({ id: interviewId, round }: InterviewView): (criterion: string) => void {
  const utils = trpc.useUtils();
  const { mutate } = trpc.admin.results.open.useMutation({
    // Open on the screen, it would never be reported again.
    retry: (tries, error) => tries < TRIES && readError(error).code === 'unavailable',
    retryDelay: (tries) => retryDelay(tries + 1, Math.random()),
    onSuccess: (_, { criterion }) => toast.clear(topicOf(criterion)),
    onError: (error, { criterion }) =>
      toastFailure(
        'We couldn’t mark the criterion as read. Close it and open it again.',
        topicOf(criterion),
      )(error),
    // The interview may have been rescored, or handled in another tab, so refetch either way.
    onSettled: () => utils.admin.candidate.invalidate(),
  });
  return useCallback((criterion) => mutate({ interviewId, round, criterion }), [mutate, interviewId, round]);
}

/** Focuses the button below; false if it has the focus already, or if there is none. */
export function focusConfirm(): boolean {
  const button = document.querySelector<HTMLElement>('.dw-confirm button');
  if (!button || button === document.activeElement) return false;
  button.focus();
  return true;
}

/** Confirms a result once all its criteria have been opened. */
export function ConfirmResult({ interview }: { interview: InterviewView }) {
  const utils = trpc.useUtils();
  const confirm = trpc.admin.results.confirm.useMutation({
    onSuccess: () => toast.success('Result confirmed', undefined, { id: 'confirm-result' }),
    onError: toastFailure('We couldn’t confirm the result', 'confirm-result'),
    onSettled: () => Promise.all([utils.admin.candidate.invalidate(), utils.admin.candidates.invalidate()]),
  });
  const left = unreadOf(interview.ratings?.criteria ?? [], interview.opened).length;
  return (
    <Stack gap={8} className="dw-confirm">
      <Text size="sm">
        {left === 0
          ? 'You’ve opened every criterion. Confirm the result if you agree with it, or change a rating first.'
          : 'This result is provisional. Open each criterion, check its quotes, and then confirm.'}
      </Text>
      <Group gap={8} wrap>
        <Button
          variant="filled"
          size="xs"
          disabled={left > 0 || interview.scoring === 'pending'}
          loading={confirm.isPending}
          loadingText="Confirming…"
          onClick={() => confirm.mutate({ interviewId: interview.id, round: interview.round })}
        >
          Confirm result
        </Button>
        {left > 0 && (
          <Fine as="span" role="status">
            {counted(left, 'criterion', 'criteria')} left to open
          </Fine>
        )}
      </Group>
    </Stack>
  );
}
