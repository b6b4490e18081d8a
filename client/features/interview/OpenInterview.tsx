import { Loader } from '@mantine/core';
import { useEffect } from 'react';
import type { InterviewId } from '../../../shared/ids/schema.ts';
import type { PortalView } from '../../../shared/portal/schema.ts';
import { trpc } from '../../trpc.ts';
import { useTitle } from '../../ui/hooks/useTitle.ts';
import { NewVersion } from '../../ui/states/NewVersion.tsx';
import { ReconnectBanner } from '../conversation/ConnectionState.tsx';
import { useConnection } from '../conversation/useConnection.ts';
import { AskForPerson } from './AskForPerson.tsx';
import { Connecting } from './Connecting.tsx';
import { interviewDrafts } from './draftKeys.ts';
import { InterviewChat } from './InterviewChat.tsx';
import { SavedNote } from './ProgressPanel.tsx';
import { useCompleteInterview, useInterview } from './useInterview.ts';

type OpenInterviewProps = {
  view: PortalView;
  interviewId: InterviewId;
  onLeave: () => void;
  onDone: () => void;
};

/** The candidate's interview, from the connecting screen to completion. */
export function OpenInterview({ view, interviewId, onLeave, onDone }: OpenInterviewProps) {
  useTitle('Interview');
  const controller = useInterview(interviewId);
  const connection = useConnection();
  const complete = useCompleteInterview(interviewId, onDone);
  const { ready, info, clockOffset, reply, streamed } = controller.view;

  // Completed in another tab or on another device: this tab follows.
  const utils = trpc.useUtils();
  const completed = info?.completed ?? false;
  useEffect(() => {
    if (completed) void utils.candidatePortal.view.invalidate();
  }, [completed, utils]);

  if (!ready || !info) {
    return (
      <>
        <ReconnectBanner connection={connection} meaning="Your answers are saved." />
        <main className="connecting">
          <Loader size={36} color="pine" aria-hidden="true" />
          <p role="status">Opening your interview…</p>
        </main>
      </>
    );
  }
  // The first words of the greeting end the wait.
  if (info.connectingUntil && streamed === '' && reply?.state !== 'failed') {
    return (
      <>
        <ReconnectBanner connection={connection} meaning="Your answers are saved." />
        <Connecting until={info.connectingUntil} clockOffset={clockOffset} onLeave={onLeave} />
      </>
    );
  }
  return (
    <InterviewChat
      controller={controller}
      info={info}
      candidateName={view.fullName}
      position={view.position}
      connection={connection}
      draftKey={interviewDrafts(interviewId)}
      interviewId={interviewId}
      completing={complete.isPending}
      onComplete={() => complete.mutate({ interviewId })}
      onLeave={onLeave}
      leaveLabel="Finish later"
      banner={<NewVersion />}
      notes={
        <>
          <SavedNote />
          <AskForPerson asked={view.waitsFor} interviewId={interviewId} />
        </>
      }
    />
  );
}
