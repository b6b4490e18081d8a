import { brand } from '../../../shared/company/brand.ts';
import type { ConversationPause } from '../../../shared/conversation/schema.ts';
import type { InterviewId } from '../../../shared/ids/schema.ts';
import { INTERVIEW_PAUSED } from '../../../shared/interview/schema.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { Text } from '../../ui/text/Text.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { PauseCard } from '../conversation/PauseCard.tsx';
import { AskForPerson } from './AskForPerson.tsx';

type Props = { pause: ConversationPause; interviewId: InterviewId | undefined; onStopped: () => void };

/** The choices in a paused interview: stop for today, continue, or ask for a person. */
export function InterviewPause({ pause, interviewId, onStopped }: Props) {
  const utils = trpc.useUtils();
  const onError = (error: unknown): void => {
    if (readError(error).code === 'session_ended') return void utils.candidatePortal.view.reset();
    toast.error('We couldn’t save your choice', `${readError(error).message} Please try again.`, {
      id: 'interview-pause',
    });
  };
  const stop = trpc.interview.stopForToday.useMutation({
    onSuccess: async () => {
      await utils.candidatePortal.view.invalidate();
      onStopped();
    },
    onError,
  });
  const resume = trpc.interview.resume.useMutation({
    onSuccess: () => utils.candidatePortal.view.invalidate(),
    onError,
  });
  return (
    <PauseCard
      pause={pause}
      paused={
        pause.notice
          ? INTERVIEW_PAUSED
          : `${brand.interviewer.name} ended the interview for today. Nothing was scored, and you can continue another day.`
      }
      busy={stop.isPending || resume.isPending}
      onStop={() => stop.mutate({ interviewId })}
      onResume={() => resume.mutate({ interviewId })}
    >
      <Text as="div" size="sm">
        <AskForPerson asked={null} interviewId={interviewId} />
      </Text>
    </PauseCard>
  );
}
