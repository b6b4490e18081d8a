import { type ReactNode, useEffect, useRef } from 'react';
import type { InterviewView } from '../../../../shared/candidates/schema.ts';
import { unreadOf } from '../../../../shared/interview/resultMark.ts';
import { Badge } from '../../../ui/labels/Badge.tsx';
import { Group } from '../../../ui/layout/Stack.tsx';
import { Fine, Text } from '../../../ui/text/Text.tsx';
import { ConfirmResult } from '../rating/ConfirmResult.tsx';
import type { Mark } from '../rating/highlight.ts';
import { OwnSummary } from '../rating/RatingComparison.tsx';
import { recommendationColours, SentFeedback } from '../rating/Rubric.tsx';
import { MarkBadge } from '../rating/ScoreMark.tsx';
import { ScoringState } from '../rating/Scoring.tsx';
import { CriterionCard } from './CriterionCard.tsx';
import styles from './Reading.module.css';

type Props = {
  interview: InterviewView;
  /** Criteria in reading order. */
  order: readonly string[];
  marks: readonly Mark[];
  current: string | null;
  /** Whether HR has to open every criterion before confirming. */
  toRead: boolean;
  active: number | null;
  /** Content above the criteria. */
  first: ReactNode;
  onCurrent: (criterion: string | null) => void;
  onFollow: (number: number) => void;
};

/** The proposed result, criterion by criterion, and HR’s confirmation. */
export function RatingsPane({ interview, order, marks, current, toRead, active, first, ...props }: Props) {
  const { ratings, finalScore, recommendation, mark, review } = interview;
  const scored = ratings !== null && finalScore !== null;
  const whole = useRef<HTMLDivElement>(null);
  const wasToRead = useRef(toRead);
  useEffect(() => {
    // The pressed button disappears; move the focus here.
    if (wasToRead.current && !toRead && document.activeElement === document.body) whole.current?.focus();
    wasToRead.current = toRead;
  }, [toRead]);
  return (
    <div className={styles.pane} tabIndex={-1} ref={whole}>
      {scored && (
        <Group justify="between" align="start">
          <p className={styles.total}>
            {finalScore}
            <span> / 100</span>
          </p>
          <Group as="span" gap={6} wrap justify="end" align="stretch">
            {recommendation && mark && mark.kind !== 'earlier' && (
              <Badge color={recommendationColours[recommendation]}>{recommendation}</Badge>
            )}
            {mark && <MarkBadge mark={mark} />}
          </Group>
        </Group>
      )}
      <ScoringState interview={interview} />
      {scored && (
        <Fine>
          Proposed by AI from the transcript. You decide.
          {ratings.changedBy && (
            <>
              {' '}
              Changed by <bdi>{ratings.changedBy}</bdi>.
            </>
          )}
        </Fine>
      )}
      {first}
      {toRead && ratings && (
        <Progress
          read={order.length - unreadOf(ratings.criteria, interview.opened).length}
          of={order.length}
        />
      )}
      {order.flatMap((name) => {
        const rating = ratings?.criteria.find(({ criterion }) => criterion === name);
        if (!rating) return [];
        return (
          <CriterionCard
            key={`${interview.round} ${name}`}
            interview={interview}
            rating={rating}
            marks={marks.filter(({ criteria }) => criteria.includes(name))}
            current={current === name}
            active={active}
            onCurrent={() => props.onCurrent(current === name ? null : name)}
            toRead={toRead}
            onFollow={props.onFollow}
          />
        );
      })}
      {toRead && <ConfirmResult interview={interview} />}
      {review && scored && <OwnSummary interviewId={interview.id} review={review} ratings={ratings} />}
      {interview.summary && mark?.kind !== 'earlier' && (
        <Text size="sm" lines="anywhere">
          {interview.summary}
        </Text>
      )}
      {interview.feedback && <SentFeedback feedback={interview.feedback} />}
    </div>
  );
}

/** How many criteria have been read, as a bar and as text. */
function Progress({ read, of }: { read: number; of: number }) {
  const seats = Array.from({ length: of }, (_, index) => index);
  return (
    <div className={styles.progress}>
      <span className={styles.seats} aria-hidden="true">
        {seats.map((seat) => (
          <i key={seat} data-taken={seat < read || undefined} />
        ))}
      </span>
      <Fine as="span" figures>
        {read} of {of} read
      </Fine>
    </div>
  );
}
