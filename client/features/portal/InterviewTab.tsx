import { IconArrowRight } from '@tabler/icons-react';
import { brand } from '../../../shared/company/brand.ts';
import { sentence } from '../../../shared/errors/errors.ts';
import { INTERVIEW_PAUSED } from '../../../shared/interview/schema.ts';
import type { PortalView } from '../../../shared/portal/schema.ts';
import { momentText } from '../../../shared/time/dates.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text, Title } from '../../ui/Text.tsx';
import { Consent } from '../interview/Consent.tsx';
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
  const { interview } = view;
  if (interview?.state === 'completed') {
    return (
      <Stack className={styles.readable}>
        <Title>You’ve completed your interview</Title>
        <Text>
          You completed it{interview.completedAt ? ` on ${momentText(interview.completedAt)}` : ''}. HR has
          the results and will get back to you within 5–7 business days.
        </Text>
        <ButtonLink to="/candidate" search={{ tab: 'interview', screen: 'done' }} place="start">
          See your results
        </ButtonLink>
      </Stack>
    );
  }
  if (!view.canInterview) return <p>{sentence('interview_not_open')}</p>;
  if (interview) {
    return (
      <Stack className={styles.readable}>
        <Title>{interview.paused ? 'Your interview is paused' : 'Your interview is in progress'}</Title>
        {interview.paused ? (
          <p>{INTERVIEW_PAUSED}</p>
        ) : (
          <Text>
            Everything you wrote is saved, and {brand.interviewer.name} will pick up where you left off. The
            interview takes 10–15 minutes and covers your experience, skills, and availability.
          </Text>
        )}
        <Button iconAfter={IconArrowRight} variant="filled" size="lg" place="start" onClick={onStart}>
          {interview.paused ? 'Continue interview' : 'Resume Interview'}
        </Button>
      </Stack>
    );
  }
  return (
    <Consent
      humanRequested={view.timeline.some(({ kind }) => kind === 'human_requested')}
      onStarted={onStart}
    />
  );
}
