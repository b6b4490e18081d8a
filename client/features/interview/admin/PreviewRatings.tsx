import { IconArrowLeft } from '@tabler/icons-react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { ConversationMessage } from '../../../../shared/conversation/schema.ts';
import { sentence } from '../../../../shared/errors/errors.ts';
import type { PreviewResult } from '../../../../shared/interview/preview.ts';
import { MIN_MESSAGES } from '../../../../shared/interview/schema.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Badge } from '../../../ui/labels/Badge.tsx';
import { Group, Stack } from '../../../ui/layout/Stack.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { Notice } from '../../../ui/states/Notice.tsx';
import { SkeletonLines } from '../../../ui/states/Skeleton.tsx';
import { Remark, Text, Title } from '../../../ui/text/Text.tsx';
import { Criterion } from '../../candidates/rating/Criterion.tsx';
import { evidenceId } from '../../candidates/rating/EvidenceNumber.tsx';
import { type Mark, marksOf } from '../../candidates/rating/highlight.ts';
import { RubricScore, recommendationColours, SentFeedback } from '../../candidates/rating/Rubric.tsx';
import { Transcript } from '../../candidates/rating/Transcript.tsx';
import styles from './Preview.module.css';
import type { usePreviewRatings } from './usePreviewRatings.ts';

type Rated = ReturnType<typeof usePreviewRatings>['rated'];

type Props = {
  messages: ConversationMessage[];
  rated: Rated;
  /** The interview was changed since. */
  outdated: boolean;
  place: 'page' | 'dialog';
  actions: ReactNode;
  onRate: () => void;
  onBack: () => void;
};

/** What the AI would propose for a trial interview, beside what was said. */
export function PreviewRatings(props: Props) {
  const { messages, rated, outdated, place, onRate, onBack } = props;
  const [active, setActive] = useState<number | null>(null);
  const result = rated.state === 'done' ? rated.result : null;
  const marks = useMemo(() => marksOf(result?.ratings ?? null, messages), [result, messages]);
  const title = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone, and keyboard focus with it.
  useEffect(() => title.current?.focus(), []);
  const transcript = useRef<HTMLElement>(null);
  // A region that scrolls must be reachable by keyboard (WCAG 2.1.1).
  useEffect(() => transcript.current?.setAttribute('tabindex', '0'), []);
  /** Jumps to the same number on the other side. */
  const follow = (number: number, side: 'transcript' | 'rubric'): void => {
    setActive(number);
    const found = document.getElementById(evidenceId(side, number));
    found?.scrollIntoView({ block: 'center' });
    found?.focus({ preventScroll: true });
  };
  const Whole = place === 'page' ? 'main' : 'div';
  return (
    <Whole className={styles.result}>
      <header className={styles.head}>
        {/* Not where "Show ratings" was a moment ago: the second press of a double click would be for this. */}
        <Button icon={IconArrowLeft} size="sm" onClick={onBack}>
          Back to the interview
        </Button>
        <Stack gap={4} place="grow" className={styles.title}>
          <Title level={place === 'page' ? 1 : 2} ref={title} tabIndex={-1}>
            Preview ratings
          </Title>
          <Remark>
            What the AI would propose for these answers. Nothing is saved, and no one is emailed.
          </Remark>
        </Stack>
        {props.actions}
      </header>
      <div className="dw-split">
        <section className="dw-transcript" aria-label="Transcript" ref={transcript}>
          <Transcript
            messages={messages}
            firstName="You"
            marks={marks}
            active={active}
            onFollow={(number) => follow(number, 'rubric')}
          />
        </section>
        <aside className="dw-rubric" aria-label="Ratings">
          <Stack gap={12}>
            {outdated && rated.state !== 'rating' && <Outdated onRate={onRate} />}
            {rated.state === 'rating' && <Waiting />}
            {rated.state === 'failed' && (
              <ErrorState
                title="We couldn’t rate this interview"
                message={`${sentence(rated.errorCode)} Your answers are still here.`}
                onRetry={onRate}
              />
            )}
            {result && (
              <Proposed
                result={result}
                count={messages.length}
                marks={marks}
                active={active}
                onFollow={(number) => follow(number, 'transcript')}
              />
            )}
          </Stack>
        </aside>
      </div>
    </Whole>
  );
}

function Outdated({ onRate }: { onRate: () => void }) {
  return (
    <Notice
      kind="warn"
      actions={
        <Button size="sm" onClick={onRate}>
          Rate again
        </Button>
      }
    >
      The interview has changed since these ratings.
    </Notice>
  );
}

function Waiting() {
  return (
    <>
      <Text size="sm" role="status">
        Rating the answers. A connected model can take a minute.
      </Text>
      <SkeletonLines widths={['44%', '100%', '98%', '99%', '76%']} />
    </>
  );
}

/** Everything here was read already: nothing is left to open, and there are no earlier ratings. */
const readByNobody = { id: 'preview', opened: [], review: null };

function Proposed(props: {
  result: PreviewResult;
  count: number;
  marks: Mark[];
  active: number | null;
  onFollow: (number: number) => void;
}) {
  const { result, count, marks, active, onFollow } = props;
  const { ratings, score, recommendation } = result;
  return (
    <section aria-label="Proposed ratings">
      <Group align="start" justify="between" wrap>
        <RubricScore score={score} />
        <Group as="span" gap={6} wrap justify="end" align="stretch">
          <Badge color={recommendationColours[recommendation]}>{recommendation}</Badge>
        </Group>
      </Group>
      {count < MIN_MESSAGES && (
        <Remark className={styles.short}>
          Candidates can finish after {MIN_MESSAGES} messages. This preview has {count}.
        </Remark>
      )}
      {ratings.criteria.map((rating, index, all) => {
        const before = new Set(
          all.slice(0, index).flatMap(({ criterion }) => marks.filter((m) => m.criteria.includes(criterion))),
        );
        return (
          <Criterion
            key={rating.criterion}
            interview={readByNobody}
            rating={rating}
            marks={marks.filter(({ criteria }) => criteria.includes(rating.criterion))}
            before={before}
            active={active}
            change={null}
            onOpened={null}
            onFollow={onFollow}
          />
        );
      })}
      <Text size="sm" lines="anywhere" style={{ padding: '12px 0 0' }}>
        {result.summary}
      </Text>
      <SentFeedback feedback={result.feedback} />
    </section>
  );
}
