import { useState } from 'react';
import type { InterviewView } from '../../../shared/candidates/schema.ts';
import { markedScore } from '../../../shared/interview/resultMark.ts';
import { type CriterionRating, noRating } from '../../../shared/interview/scoring.ts';
import { toastFailure } from '../../toastFailure.ts';
import { trpc } from '../../trpc.ts';
import { CallForm } from '../../ui/form/CallForm.tsx';
import { NoteField } from '../../ui/form/NoteField.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Fine, Hidden } from '../../ui/Text.tsx';
import { toast } from '../../ui/toast.ts';
import { doneWith, keyFor } from '../admin/panelDrafts.ts';

const NOTE_MIN = 3;
const NOTE_MAX = 500;

/** HR's own rating instead of the bars. It needs a reason, which goes into the timeline. */
export function ChangeRating(props: { interviewId: InterviewView['id']; rating: CriterionRating }) {
  const { interviewId, rating } = props;
  const [value, setValue] = useState(rating.rating);
  const [note, setNote] = useState('');
  const about = `rating of ${interviewId} ${rating.criterion}`;
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
  const changed = value !== rating.rating;
  const halfStep = rating.rating !== null && !Number.isInteger(rating.rating);
  const half = `half-${interviewId}-${rating.criterion}`;
  return (
    <Stack gap={8}>
      <fieldset className="dw-rate" aria-describedby={halfStep ? half : undefined}>
        <Hidden as="legend">Rating for {rating.label}</Hidden>
        {[1, 2, 3, 4, 5, null].map((step) => (
          <label key={step ?? 'none'}>
            <input
              type="radio"
              name={`${interviewId}-${rating.criterion}`}
              value={step ?? 'none'}
              checked={value === step}
              aria-label={step === null ? noRating(rating) : `${step} of 5`}
              onChange={() => setValue(step)}
            />
            <span aria-hidden="true">{step ?? 'none'}</span>
          </label>
        ))}
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
            setValue(rating.rating);
            setNote('');
          }}
          onSubmit={() =>
            change.mutate({
              interviewId,
              criterion: rating.criterion,
              rating: value,
              note,
              idempotencyKey: keyFor(about, value, note),
            })
          }
        >
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
