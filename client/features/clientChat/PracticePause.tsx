import type { ConversationPause } from '../../../shared/conversation/schema.ts';
import type { PracticeId } from '../../../shared/ids/schema.ts';
import { trpc } from '../../trpc.ts';
import { PauseCard } from '../conversation/PauseCard.tsx';
import { failureToast } from './useClientChat.ts';

type PracticePauseProps = {
  pause: ConversationPause;
  sessionId: PracticeId;
  ending: boolean;
  onStop: () => void;
};

/** The choices in a paused practice chat: end it without a report, or continue. */
export function PracticePause({ pause, sessionId, ending, onStop }: PracticePauseProps) {
  const resume = trpc.clientChat.resume.useMutation({
    onError: (error) => failureToast('We couldn’t continue your chat', error),
  });
  return (
    <PauseCard
      pause={pause}
      paused="Your practice chat is paused. It won’t be rated."
      busy={ending || resume.isPending}
      onStop={onStop}
      onResume={() => resume.mutate({ sessionId })}
    />
  );
}
