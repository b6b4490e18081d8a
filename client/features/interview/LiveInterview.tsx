import { Loader } from '@mantine/core';
import type { PortalView } from '../../../shared/interview.ts';
import { useConnection } from '../conversation/useConnection.ts';
import { Connecting } from './Connecting.tsx';
import { InterviewChat } from './InterviewChat.tsx';
import { useCompleteInterview, useInterview } from './useInterview.ts';

/** The candidate's own interview, from the connecting wait to the moment it is complete. */
export function LiveInterview({
  view,
  onLeave,
  onDone,
}: {
  view: PortalView;
  onLeave: () => void;
  onDone: () => void;
}) {
  const controller = useInterview();
  const connection = useConnection();
  const complete = useCompleteInterview(onDone);
  const { ready, info, clockOffset } = controller.view;
  if (!ready || !info) {
    return (
      <main className="connecting">
        <Loader size={36} color="pine" />
        <p role="status">Opening your interview…</p>
      </main>
    );
  }
  // A greeting that is being written ends the waiting at once.
  if (info.connectingUntil && controller.view.streamed === '' && controller.view.reply?.state !== 'failed') {
    return <Connecting until={info.connectingUntil} clockOffset={clockOffset} onLeave={onLeave} />;
  }
  return (
    <InterviewChat
      controller={controller}
      candidateName={view.fullName}
      position={view.position}
      connected={connection === 'connected'}
      completing={complete.isPending}
      draftKey={`draft:interview:${view.interview?.id ?? 'new'}`}
      onComplete={() => complete.mutate()}
      onLeave={onLeave}
    />
  );
}
