import { Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import type { InterviewView } from '../../../shared/candidates/schema.ts';
import { markedScore } from '../../../shared/interview/resultMark.ts';
import { type CriterionRating, noRating } from '../../../shared/interview/scoring.ts';
import { toastFailure } from '../../toastFailure.ts';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/Button.tsx';
import { Group, Stack } from '../../ui/Stack.tsx';
import { Fine, Hidden } from '../../ui/Text.tsx';
import { toast } from '../../ui/toast.ts';

const NOTE_MIN = 3;
const NOTE_MAX = 500;

/** HR's own rating instead of the bars. It needs a reason, which goes into the timeline. */
export function ChangeRating(props: { interviewId: InterviewView['id']; rating: CriterionRating }) {
  const { interviewId, rating } = props;
  const [value, setValue] = useState(rating.rating);
  const [note, setNote] = useState('');
  const key = useRef(crypto.randomUUID());
  const utils = trpc.useUtils();
  const change = trpc.admin.changeRating.useMutation({
    onSuccess: ({ finalScore, mark }) => {
      setNote('');
      key.current = crypto.randomUUID();
      toast.success('Rating changed', `The score is now ${markedScore(finalScore, mark)}.`, {
        id: 'rating',
      });
    },
    onError: toastFailure('We couldn’t change the rating', 'rating'),
    onSettled: () => Promise.all([utils.admin.candidate.invalidate(), utils.admin.candidates.invalidate()]),
  });
  const changed = value !== rating.rating;
  const halfStep = rating.rating !== null && !Number.isInteger(rating.rating);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!changed || change.isPending || note.trim().length < NOTE_MIN) return;
        change.mutate({
          interviewId,
          criterion: rating.criterion,
          rating: value,
          note,
          idempotencyKey: key.current,
        });
      }}
    >
      <Stack gap={8}>
        <fieldset
          className="dw-rate"
          aria-describedby={halfStep ? `half-${interviewId}-${rating.criterion}` : undefined}
        >
          <Hidden as="legend">Rating for {rating.label}</Hidden>
          {[1, 2, 3, 4, 5, null].map((step) => (
            <label key={step ?? 'none'}>
              <input
                type="radio"
                name={rating.criterion}
                value={step ?? 'none'}
                checked={value === step}
                aria-label={step === null ? noRating(rating) : `${step} of 5`}
                onChange={() => setValue(step)}
              />
              <span aria-hidden="true">{step ?? 'none'}</span>
            </label>
          ))}
        </fieldset>
        {halfStep && (
          <Fine id={`half-${interviewId}-${rating.criterion}`}>
            The AI proposed {rating.rating}. Choose a whole step to change it.
          </Fine>
        )}
        {changed && (
          <>
            <Textarea
              label="Why"
              description="Shown in the timeline and the audit log."
              autosize
              minRows={2}
              maxLength={NOTE_MAX}
              dir="auto"
              required
              withAsterisk={false}
              value={note}
              onChange={(event) => setNote(event.currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
                event.preventDefault();
                event.currentTarget.form?.requestSubmit();
              }}
            />
            <Group gap={8} style={{ paddingBottom: 8 }}>
              <Button
                type="submit"
                variant="filled"
                size="xs"
                disabled={note.trim().length < NOTE_MIN}
                loading={change.isPending}
                loadingText="Saving…"
              >
                Save rating
              </Button>
              <Button
                size="xs"
                onClick={() => {
                  setValue(rating.rating);
                  setNote('');
                }}
              >
                Cancel
              </Button>
            </Group>
          </>
        )}
      </Stack>
    </form>
  );
}
