import { useEffect, useRef, useState } from 'react';
import type { InterviewView } from '../../../../shared/candidates/schema.ts';
import { markedScore } from '../../../../shared/interview/resultMark.ts';
import { type CriterionRating, noRating } from '../../../../shared/interview/scoring.ts';
import { toastFailure } from '../../../toastFailure.ts';
import { trpc } from '../../../trpc.ts';
import { CallForm } from '../../../ui/form/CallForm.tsx';
import { NoteField } from '../../../ui/form/NoteField.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Notice } from '../../../ui/states/Notice.tsx';
import { Fine, Hidden } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { doneWith, keyFor, usePanelDraft } from '../../panel/panelDrafts.ts';
import { RatingSteps } from './RatingSteps.tsx';

const NOTE_MIN = 3;
const NOTE_MAX = 500;

type Props = { interviewId: InterviewView['id']; rating: CriterionRating };

/** HR's own rating instead of the bars. It needs a reason, which goes into the timeline. */
export function ChangeRating(props: Props) {
  const { interviewId, rating } = props;
  // A choice, and the rating it was made over; without one, the form follows the rating.
  const [picked, setPicked] = useState<{ value: number | null; over: number | null } | null>(null);
  if (picked && picked.value === rating.rating) setPicked(null);
  const value = picked ? picked.value : rating.rating;
  const about = `rating of ${interviewId} ${rating.criterion}`;
  const { note, setNote, change } = useChange(props, about);
  const changed = value !== rating.rating;
  const moved = picked !== null && picked.over !== rating.rating && !change.isPending;
  const halfStep = rating.rating !== null && !Number.isInteger(rating.rating);
  const half = `half-${interviewId}-${rating.criterion}`;
  return (
    <Stack gap={8}>
      <fieldset className="dw-rate" aria-describedby={halfStep ? half : undefined}>
        <Hidden as="legend">Rating for {rating.label}</Hidden>
        <RatingSteps
          name={`${interviewId}-${rating.criterion}`}
          rated={value}
          of={rating}
          onRate={(step) => setPicked({ value: step, over: rating.rating })}
        />
      </fieldset>
      {halfStep && <Fine id={half}>The AI proposed {rating.rating}. Choose a whole step to change it.</Fine>}
      {changed && (
        <CallForm
          gap={8}
          size="xs"
          pending={change.isPending}
          action="Save rating"
          doing="Saving…"
          disabled={note.trim().length < NOTE_MIN}
          onCancel={() => {
            setPicked(null);
            setNote('');
          }}
          onSubmit={() =>
            change.mutate({
              interviewId,
              criterion: rating.criterion,
              from: rating.rating,
              rating: value,
              note,
              idempotencyKey: keyFor(about, rating.rating, value, note),
            })
          }
        >
          {moved && (
            <Notice kind="warn">
              Someone else changed this rating to {rating.rating ?? noRating(rating).toLowerCase()} while you
              were choosing.
            </Notice>
          )}
          <NoteField
            label="Why"
            hint="Shown in the timeline and the audit log."
            max={NOTE_MAX}
            required
            value={note}
            onChange={setNote}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
              event.preventDefault();
              event.currentTarget.form?.requestSubmit();
            }}
          />
        </CallForm>
      )}
    </Stack>
  );
}

/** The reason, and the call that changes the rating. */
function useChange({ rating }: Props, about: string) {
  const [note, setNote, sent] = usePanelDraft(`why ${about}`);
  const utils = trpc.useUtils();
  const change = trpc.admin.changeRating.useMutation({
    onSuccess: ({ finalScore, mark }) => {
      setNote('');
      doneWith(about);
      toast.success('Rating changed', `The score is now ${markedScore(finalScore, mark)}.`, {
        id: 'rating',
      });
    },
    onError: toastFailure('We couldn’t change the rating', 'rating'),
    onSettled: () => Promise.all([utils.admin.candidate.invalidate(), utils.admin.candidates.invalidate()]),
  });
  // A change whose answer was lost is stored all the same; its reason isn't the next one's.
  const lost = change.isError ? change.variables : null;
  const stored = lost !== null && lost.from !== rating.rating && lost.rating === rating.rating;
  const settle = (): void => {
    sent(lost?.note ?? '');
    doneWith(about);
    change.reset();
    toast.success('Rating changed', undefined, { id: 'rating' });
  };
  const latest = useRef(settle);
  latest.current = settle;
  useEffect(() => {
    if (stored) latest.current();
  }, [stored]);
  return { note, setNote, change };
}
