import { IconCircleCheck, IconMail } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { markText } from '../../../shared/interview/resultMark.ts';
import type { InterviewSummary } from '../../../shared/interview/schema.ts';
import type { PortalView } from '../../../shared/portal/schema.ts';
import { firstName } from '../../../shared/text/firstName.ts';
import { momentText } from '../../../shared/time/dates.ts';
import { useSender } from '../../site/sender.ts';
import { Button, ButtonLink } from '../../ui/buttons/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { useTitle } from '../../ui/hooks/useTitle.ts';
import { Badge } from '../../ui/labels/Badge.tsx';
import { Group, Stack } from '../../ui/layout/Stack.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { Notice } from '../../ui/states/Notice.tsx';
import { Scene } from '../../ui/states/Scene.tsx';
import { Monogram, Wordmark } from '../../ui/text/Brand.tsx';
import { Heading, Muted, Text, Title } from '../../ui/text/Text.tsx';
import portal from '../portal/Portal.module.css';
import styles from './Completed.module.css';
import { ReviewRequest } from './ReviewRequest.tsx';
import { Transcript } from './Transcript.tsx';

export type CompletedProps = { interview: InterviewSummary } & Pick<
  PortalView,
  'fullName' | 'position' | 'status' | 'waitsFor'
>;

/** After the interview: what happens next, the initial score once there is one, and what went well. */
export function Completed({ interview, fullName, position, status, waitsFor }: CompletedProps) {
  const decided = status === 'hired' || status === 'rejected';
  useTitle('Interview complete');
  const sender = useSender();
  const [reading, setReading] = useState(false);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Link to="/candidate" search={{ tab: 'overview' }} className="brand" aria-label="Candidate portal">
          <Monogram />
          <Wordmark />
        </Link>
      </header>
      <main className={styles.body}>
        <Stack gap={24} className={styles.words}>
          <Stack gap={12}>
            <span>
              <Badge icon={IconCircleCheck} color="green">
                Interview complete
              </Badge>
            </span>
            <Heading level={1} lines="anywhere">
              Thank you, <bdi>{firstName(fullName)}</bdi>. That’s everything.
            </Heading>
            <Text size="lead">
              Our HR team has your conversation.
              {!decided && ' A person will read it and email you within 5–7 business days.'}
            </Text>
          </Stack>
          {waitsFor && !decided && (
            <Text lines="anywhere">HR has your request and will email you to arrange it.</Text>
          )}
          <Facts interview={interview} position={position} decided={decided} />
          {interview.feedback && interview.feedback.strengths.length > 0 && (
            <Stack as="section" gap={8}>
              <Title>What went well</Title>
              <ul className="bl">
                {interview.feedback.strengths.map((strength) => (
                  <li key={strength}>{strength}</li>
                ))}
              </ul>
              {interview.feedback.tip && (
                <Text tone="dim">For your next interview: {interview.feedback.tip}</Text>
              )}
            </Stack>
          )}
          {interview.finalScore !== null && status !== 'hired' && <ReviewRequest interview={interview} />}
          <Notice kind="warn" icon={IconMail}>
            <Text as="div" lines="anywhere">
              Emails from HR come from <b>{sender}</b>. We never ask you to pay anything.
            </Text>
          </Notice>
          <Group wrap>
            <ButtonLink to="/" variant="filled" size="lg">
              Return to Home
            </ButtonLink>
            <Button size="lg" onClick={() => setReading(true)}>
              Read your answers
            </Button>
          </Group>
        </Stack>
        <div className={styles.picture}>
          <div>
            <Scene name="seat-night" bleed="seat" />
          </div>
        </div>
      </main>
      <Dialog opened={reading} onClose={() => setReading(false)} title="Your conversation" size={720}>
        {reading && <Transcript />}
      </Dialog>
    </div>
  );
}

type FactsProps = { interview: InterviewSummary; position: string; decided: boolean };

function Facts({ interview, position, decided }: FactsProps) {
  return (
    <dl className={cx(portal.facts, portal.table)} aria-live="polite">
      {interview.completedAt && (
        <>
          <dt>Completed</dt>
          <Text as="dd" figures>
            {momentText(interview.completedAt)}
          </Text>
        </>
      )}
      <dt>Position</dt>
      <Text as="dd" lines="anywhere">
        {position}
      </Text>
      {interview.finalScore !== null && (
        <>
          <dt>Initial score</dt>
          <Text as="dd" figures>
            {interview.finalScore} out of 100 <Muted>{standing(interview.mark, decided)}</Muted>
          </Text>
        </>
      )}
    </dl>
  );
}

/** How reliable the score is, in the candidate's words. */
function standing(mark: InterviewSummary['mark'], decided: boolean): string {
  const checked = decided || mark?.kind === 'confirmed' ? null : 'HR reviews it before any decision';
  const said = [mark && markText(mark), checked].filter((one) => one !== null);
  return said.length > 0 ? `· ${said.join('. ')}` : '';
}
