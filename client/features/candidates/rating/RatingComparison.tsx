import { useEffect, useState } from 'react';
import type { InterviewId } from '../../../../shared/ids/schema.ts';
import {
  type CriterionRating,
  proposedOf,
  proposedScore,
  type Ratings,
} from '../../../../shared/interview/scoring.ts';
import { stepsApart } from '../../../../shared/reviews/agreement.ts';
import type { InterviewReview, OwnReview } from '../../../../shared/reviews/schema.ts';
import { counted } from '../../../../shared/text/counted.ts';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Fine, Muted, Text } from '../../../ui/text/Text.tsx';
import { useMayChange } from '../../panel/panelPerson.ts';
import { RatingForm } from './OwnRating.tsx';

const word = (rating: number | null): string => (rating === null ? 'none' : String(rating));

/** People's ratings of one criterion next to the proposal's; differences are marked and described. */
export function OwnOfCriterion(props: { review: InterviewReview | null; rating: CriterionRating }) {
  const { review, rating } = props;
  if (!review) return null;
  const proposed = proposedOf(rating);
  const changed = proposed !== rating.rating;
  const people = [
    ...(review.own ? [{ name: 'You', review: review.own }] : []),
    ...review.others.map((other) => ({ name: other.name, review: other })),
  ];
  return (
    <>
      {people.map(({ name, review: { criteria } }) => {
        const own = criteria.find((one) => one.criterion === rating.criterion);
        if (!own) return null;
        // Unrated criteria have nothing to compare.
        const apart = !own.notRated && stepsApart(own.rating, proposed) > 0;
        return (
          <Text key={name} size="xs" className={cx('dw-beside', apart && 'off')}>
            <bdi>{name}</bdi>:{' '}
            <Text as="b" bold figures>
              {word(own.rating)}
            </Text>
            {own.notRated
              ? ''
              : changed || own.rating !== proposed
                ? `, AI ${word(proposed)}`
                : ', same as AI'}
            {changed && `, now ${word(rating.rating)}`}
          </Text>
        );
      })}
    </>
  );
}

/** Total scores side by side, notes, and a button to change your own rating. */
export function OwnSummary(props: { interviewId: InterviewId; review: InterviewReview; ratings: Ratings }) {
  const { interviewId, review, ratings } = props;
  const score = proposedScore(ratings.criteria);
  const [editing, setEditing] = useState(false);
  const mayChange = useMayChange();
  useSeen(interviewId, review);
  if (!review.own && !review.shownAt) return null;
  return (
    <Stack as="section" gap={8} className="dw-own-summary" aria-label="People’s ratings">
      {review.own && <Line name="You" review={review.own} score={score} />}
      {review.others.map((other) => (
        <Line key={other.name} name={other.name} review={other} score={score} />
      ))}
      {!review.own && review.othersCount > 0 && (
        <Fine>
          {counted(review.othersCount, 'colleague has', 'colleagues have')} rated this. You’ll see their
          ratings after you rate it.
        </Fine>
      )}
      {mayChange && !editing && (
        <Button size="xs" onClick={() => setEditing(true)}>
          {review.own ? 'Change my rating' : 'Rate this interview'}
        </Button>
      )}
      {mayChange && editing && (
        <RatingForm interviewId={interviewId} review={review} onDone={() => setEditing(false)} />
      )}
    </Stack>
  );
}

function Line({ name, review, score }: { name: string; review: OwnReview; score: number }) {
  const apart = review.score - score;
  return (
    <Text as="div" size="sm">
      <bdi>{name}</bdi>:{' '}
      <Text as="b" bold figures>
        {review.score}
      </Text>{' '}
      <Muted>
        {apart === 0
          ? 'same as the AI'
          : `${counted(Math.abs(apart), 'point')} ${apart > 0 ? 'above' : 'below'} the AI`}
        {!review.blind && ', after seeing the proposal'}
      </Muted>
      {review.note && (
        <Text size="xs" lines="anywhere" className="dw-text" dir="auto">
          {review.note}
        </Text>
      )}
    </Text>
  );
}

/** Reports once that the proposal was visible, so a later rating doesn't count as blind. */
function useSeen(interviewId: InterviewId, review: InterviewReview): void {
  const mayChange = useMayChange();
  const { mutate } = trpc.admin.reviews.seen.useMutation();
  const unrecorded = mayChange && !review.seen && !review.own;
  useEffect(() => {
    if (unrecorded) mutate({ interviewId });
  }, [unrecorded, interviewId, mutate]);
}
