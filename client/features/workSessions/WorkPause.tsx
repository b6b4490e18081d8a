import type { ConversationPause } from '../../../shared/conversation/schema.ts';
import type { WorkSessionId } from '../../../shared/ids/schema.ts';
import { toastFailure } from '../../toastFailure.ts';
import { trpc } from '../../trpc.ts';
import { PauseCard } from '../conversation/PauseCard.tsx';

type WorkPauseProps = {
  pause: ConversationPause;
  sessionId: WorkSessionId;
  ending: boolean;
  onStop: () => void;
};

/** The choices in a paused shift: end it without a grade for the open task, or continue. */
export function WorkPause({ pause, sessionId, ending, onStop }: WorkPauseProps) {
  const resume = trpc.workSessions.resume.useMutation({
    onError: toastFailure('We couldn’t continue your shift', 'work-pause'),
  });
  return (
    <PauseCard
      pause={pause}
      paused="Your shift is paused. We won’t grade your open task."
      busy={ending || resume.isPending}
      onStop={onStop}
      onResume={() => resume.mutate({ sessionId })}
    />
  );
}
