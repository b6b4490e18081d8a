import { IconPencil } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { InterviewView } from '../../../../shared/candidates/schema.ts';
import type { InterviewFeedback } from '../../../../shared/interview/schema.ts';
import type { Recommendation } from '../../../../shared/interview/scoring.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Badge } from '../../../ui/labels/Badge.tsx';
import { Details } from '../../../ui/layout/Details.tsx';
import { Group, Stack } from '../../../ui/layout/Stack.tsx';
import { Fine, Muted, Text } from '../../../ui/text/Text.tsx';
import { useMayChange } from '../../panel/panelPerson.ts';
import { ChangeRating } from './ChangeRating.tsx';
import { ConfirmResult, useOpened } from './ConfirmResult.tsx';
import { Criterion } from './Criterion.tsx';
import type { Mark } from './highlight.ts';
import { OwnSummary } from './RatingComparison.tsx';
import { MarkBadge } from './ScoreMark.tsx';
import { ScoreAgain, ScoringState } from './Scoring.tsx';
import { Stability } from './Stability.tsx';
import { useRubricKeys } from './useRubricKeys.ts';

type Props = {
  interview: InterviewView;
  marks: Mark[];
  active: number | null;
  onFollow: (number: number) => void;
};

export const recommendationColours: Record<Recommendation, 'green' | 'blue' | 'yellow'> = {
  'Highly Recommended': 'green',
  'Consider for next round': 'blue',
  'Needs further evaluation': 'yellow',
};

/** The proposed ratings with reasons and evidence, and HR's confirmation. */
export function Rubric({ interview, marks, active, onFollow }: Props) {
  const mayChange = useMayChange();
  const [editing, setEditing] = useState(false);
  const { ratings, finalScore, recommendation, mark } = interview;
  const scored = ratings !== null && finalScore !== null;
  const toRead = mayChange && scored && mark?.kind === 'provisional';
  const opened = useOpened(interview);
  const whole = useRef<HTMLElement>(null);
  const wasToRead = useRef(toRead);
  useRubricKeys(whole, interview, toRead);
  useEffect(() => {
    // The pressed button disappears; move the focus here.
    if (wasToRead.current && !toRead && document.activeElement === document.body) whole.current?.focus();
    wasToRead.current = toRead;
  }, [toRead]);
  return (
    <aside className="dw-rubric" aria-label="Rubric" tabIndex={-1} ref={whole}>
      <Group align="start" justify="between">
        <RubricScore score={scored ? finalScore : null} />
        {scored && mark && (
          <Group as="span" gap={6} wrap justify="end" align="stretch">
            {recommendation && mark.kind !== 'earlier' && (
              <Badge color={recommendationColours[recommendation]}>{recommendation}</Badge>
            )}
            <MarkBadge mark={mark} />
          </Group>
        )}
      </Group>
      <Stack gap={12} style={{ marginTop: 6 }}>
        <ScoringState interview={interview} />
        {scored && <Source changedBy={ratings.changedBy} />}
      </Stack>
      {ratings?.criteria.map((rating, index, all) => {
        const own = marks.filter(({ criteria }) => criteria.includes(rating.criterion));
        const before = new Set(
          all.slice(0, index).flatMap(({ criterion }) => marks.filter((m) => m.criteria.includes(criterion))),
        );
        return (
          <Criterion
            key={`${interview.round} ${rating.criterion}`}
            interview={interview}
            rating={rating}
            marks={own}
            before={before}
            active={active}
            change={editing ? <ChangeRating interviewId={interview.id} rating={rating} /> : null}
            onOpened={toRead ? opened : null}
            onFollow={onFollow}
          />
        );
      })}
      {toRead && <ConfirmResult interview={interview} />}
      {interview.review && scored && (
        <OwnSummary interviewId={interview.id} review={interview.review} ratings={ratings} />
      )}
      {/* The summary recommends, so it's hidden for results of an earlier method. */}
      {interview.summary && mark?.kind !== 'earlier' && (
        <Text size="sm" lines="anywhere" style={{ padding: '12px 0 0' }}>
          {interview.summary}
        </Text>
      )}
      {interview.feedback && <SentFeedback feedback={interview.feedback} />}
      {ratings && mayChange && (
        <Group gap={8} wrap style={{ paddingTop: 16 }}>
          <Button icon={IconPencil} size="xs" aria-expanded={editing} onClick={() => setEditing(!editing)}>
            {editing ? 'Done' : 'Change ratings'}
          </Button>
          <ScoreAgain interview={interview} />
          <Fine as="span">Changes are logged</Fine>
        </Group>
      )}
      {interview.completedAt && <Stability interviewId={interview.id} />}
    </aside>
  );
}

/** Where the ratings come from. */
function Source({ changedBy }: Pick<NonNullable<InterviewView['ratings']>, 'changedBy'>) {
  return (
    <Fine>
      Proposed by AI from the transcript. You decide. Ratings 1–5, weighted.
      {changedBy && (
        <>
          {' '}
          Changed by <bdi>{changedBy}</bdi>.
        </>
      )}
    </Fine>
  );
}

/** The figure that the ratings add up to; null while there is none. */
export function RubricScore({ score }: { score: number | null }) {
  return (
    <div>
      <h3 className="dw-label">Rubric score</h3>
      {score !== null && (
        <Text figures className="disp dw-score">
          {score}
          <Muted style={{ fontSize: '1rem' }}> / 100</Muted>
        </Text>
      )}
    </div>
  );
}

/** The feedback candidates see after the interview, without score or decision. */
export function SentFeedback({ feedback: { strengths, tip } }: { feedback: InterviewFeedback }) {
  if (strengths.length === 0 && tip === null) return null;
  return (
    <Details summary="Feedback the candidate sees" style={{ paddingTop: 12 }}>
      <Stack as="ul" gap={0} size="sm" className="dw-told">
        {strengths.map((strength) => (
          <li key={strength}>{strength}</li>
        ))}
        {tip && <li>{tip}</li>}
      </Stack>
    </Details>
  );
}
