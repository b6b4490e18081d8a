import { IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { brand } from '../../../shared/company/brand.ts';
import { markText } from '../../../shared/interview/resultMark.ts';
import { INTERVIEW_PAUSED, type InterviewSummary } from '../../../shared/interview/schema.ts';
import type { PortalView } from '../../../shared/portal/schema.ts';
import { momentText } from '../../../shared/time/dates.ts';
import { HrEmail } from '../../site/HrEmail.tsx';
import { Button, ButtonLink } from '../../ui/buttons/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Badge } from '../../ui/labels/Badge.tsx';
import { StatusBadge } from '../../ui/labels/StatusBadge.tsx';
import { Group, Stack } from '../../ui/layout/Stack.tsx';
import { Scene } from '../../ui/states/Scene.tsx';
import { Text } from '../../ui/text/Text.tsx';
import styles from './InterviewCard.module.css';
import portal from './Portal.module.css';

/** The one highlighted card: the person's next step, or what they're waiting for. */
export function InterviewCard({ view, onResume }: { view: PortalView; onResume: () => void }) {
  const { interview, status } = view;
  if (status === 'hired') {
    return (
      <Card title="Welcome to the team">
        <p>
          Your shifts, assignments, and onboarding documents are in your employee area. Questions? Email{' '}
          <HrEmail />.
        </p>
        <ButtonLink iconAfter={IconArrowRight} to="/employee" variant="filled" size="lg" place="start">
          Open your employee area
        </ButtonLink>
        {interview?.state === 'completed' && <Results interview={{ ...interview, recommendation: null }} />}
      </Card>
    );
  }
  if (status === 'rejected') {
    return (
      <Card title="Your application is closed">
        <p>
          Thank you for your time. We’ve decided not to move forward with this application. You’re welcome to
          apply for another job.
        </p>
        <ButtonLink to="/jobs" place="start">
          See open jobs
        </ButtonLink>
      </Card>
    );
  }
  if (interview?.state === 'completed') {
    return (
      <Card title="Your interview is complete" badge={<StatusBadge status="completed" />} picture="seat">
        <Results interview={interview} />
        <Text>
          A person in HR will read the whole conversation and get back to you within 5–7 business days.
        </Text>
        <ButtonLink to="/candidate" search={{ tab: 'overview', screen: 'done' }} place="start">
          See your results
        </ButtonLink>
      </Card>
    );
  }
  if (!view.canInterview) {
    return (
      <Card title="We got your application">
        <p>
          A person on our HR team will read it and email you about the next step. If you’re shortlisted, your
          interview opens here. You don’t need to do anything right now.
        </p>
      </Card>
    );
  }
  return <Interviewing interview={interview} onResume={onResume} />;
}

type InterviewingProps = Pick<PortalView, 'interview'> & { onResume: () => void };

/** For people who may be interviewed now. */
function Interviewing({ interview, onResume }: InterviewingProps) {
  const about = (
    <Text>
      A chat with {brand.interviewer.name}, our AI interviewer, about your experience, skills, and
      availability. It takes 10–15 minutes. A person on our HR team reads the whole conversation and makes the
      decision.
    </Text>
  );
  if (interview?.paused) {
    return (
      <Card title="Your interview is paused" picture="person">
        <p>{INTERVIEW_PAUSED}</p>
        <Button iconAfter={IconArrowRight} variant="filled" size="lg" place="start" onClick={onResume}>
          Resume Interview
        </Button>
      </Card>
    );
  }
  if (interview) {
    return (
      <Card
        title="Your interview is in progress"
        badge={<StatusBadge status="in_progress" />}
        picture="person"
      >
        {about}
        <Group wrap>
          <Button iconAfter={IconArrowRight} variant="filled" size="lg" onClick={onResume}>
            Resume Interview
          </Button>
          <Text as="span" size="sm" className={styles.hint}>
            Everything you wrote is saved.
          </Text>
        </Group>
      </Card>
    );
  }
  return (
    <Card title="Your interview is ready" badge={<StatusBadge status="ready" />} picture="person">
      {about}
      <Group wrap>
        <ButtonLink
          iconAfter={IconArrowRight}
          to="/candidate"
          search={{ tab: 'interview' }}
          variant="filled"
          size="lg"
        >
          Start Interview
        </ButtonLink>
        <Text as="span" size="sm" className={styles.hint}>
          You can leave and come back.
        </Text>
      </Group>
    </Card>
  );
}

type CardProps = {
  title: string;
  badge?: ReactNode;
  /** A person at work, or an empty seat. */
  picture?: 'person' | 'seat';
  children: ReactNode;
};

function Card(props: CardProps) {
  return (
    <section className={cx(styles.card, !props.picture && styles.bare)}>
      <Stack className={styles.words}>
        {props.badge && <div>{props.badge}</div>}
        <h2>{props.title}</h2>
        {props.children}
      </Stack>
      {props.picture && (
        <div className={styles.picture}>
          <Scene name={props.picture === 'person' ? 'person-lahore' : 'seat-night'} bleed={props.picture} />
        </div>
      )}
    </section>
  );
}

function Results({ interview }: { interview: InterviewSummary }) {
  return (
    <dl className={portal.facts}>
      {interview.completedAt && (
        <>
          <dt>Completed</dt>
          <Text as="dd" figures>
            {momentText(interview.completedAt)}
          </Text>
        </>
      )}
      {interview.finalScore !== null && (
        <>
          <dt>Initial score</dt>
          <Text as="dd" figures>
            {interview.finalScore} out of 100 <Standing interview={interview} />
          </Text>
        </>
      )}
      {interview.recommendation && (
        <>
          <dt>Recommendation</dt>
          <dd>
            {interview.recommendation} {/* One mark covers both lines. */}
            {interview.finalScore === null && <Standing interview={interview} />}
          </dd>
        </>
      )}
    </dl>
  );
}

/** How reliable the result is, so nothing unreviewed looks decided. */
function Standing({ interview: { mark } }: { interview: InterviewSummary }) {
  return mark && <Badge color="line">{markText(mark)}</Badge>;
}
