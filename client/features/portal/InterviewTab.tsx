import { sentence } from '../../../shared/errors/errors.ts';
import type { PortalView } from '../../../shared/portal/schema.ts';
import { momentText } from '../../../shared/time/dates.ts';
import { ButtonLink } from '../../ui/buttons/Button.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text, Title } from '../../ui/text/Text.tsx';
import { Consent } from '../interview/Consent.tsx';
import { InterviewCard } from './InterviewCard.tsx';
import styles from './Portal.module.css';

/** The interview tab: start, continue, or read that it's done. */
export function InterviewTab({ view, onStart }: { view: PortalView; onStart: () => void }) {
  return (
    <div className={styles.tab}>
      <Content view={view} onStart={onStart} />
    </div>
  );
}

function Content({ view, onStart }: { view: PortalView; onStart: () => void }) {
  const { interview, status } = view;
  // For hired or rejected people, InterviewCard shows the decision instead.
  if (interview?.state === 'completed' && (status === 'hired' || status === 'rejected')) {
    return (
      <Stack className={styles.readable}>
        <Title>You’ve completed your interview</Title>
        <Text>
          {interview.completedAt && `You completed it on ${momentText(interview.completedAt)}. `}
          Your answers are still here.
        </Text>
        <ButtonLink to="/candidate" search={{ tab: 'interview', screen: 'done' }} place="start">
          See your results
        </ButtonLink>
      </Stack>
    );
  }
  if (interview?.state !== 'completed' && !view.canInterview) return <p>{sentence('interview_not_open')}</p>;
  if (interview) return <InterviewCard view={view} onResume={onStart} />;
  return <Consent waitsFor={view.waitsFor} onStarted={onStart} />;
}
