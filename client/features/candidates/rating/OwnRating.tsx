import { IconEye } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { InterviewId } from '../../../../shared/ids/schema.ts';
import type { InterviewReview } from '../../../../shared/reviews/schema.ts';
import { counted } from '../../../../shared/text/counted.ts';
import { toastFailure } from '../../../toastFailure.ts';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { NoteField } from '../../../ui/form/NoteField.tsx';
import { Group, Stack } from '../../../ui/layout/Stack.tsx';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { Fine, Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { doneWith, keyFor, panelMemory } from '../../panel/panelDrafts.ts';
import { useMayChange } from '../../panel/panelPerson.ts';
import { RatingSteps } from './RatingSteps.tsx';

type Values = Record<string, number | null>;
type Draft = { values: Values; note: string };

/** Unsaved ratings are kept while HR steps to other people and back. */
const drafts = panelMemory<Draft>();

const draftOf = (id: InterviewId, { own }: InterviewReview): Draft =>
  drafts.get(id) ?? {
    values: Object.fromEntries(own?.criteria.map(({ criterion, rating }) => [criterion, rating]) ?? []),
    note: own?.note ?? '',
  };

/** For the reading view: the current criterion, and the content below it. */
type Guided = {
  current: string | null;
  onCurrent: (criterion: string) => void;
  under: (criterion: string) => ReactNode;
};

/** Shown instead of the proposal: the same criteria, rated from the transcript alone. */
export function RateFirst(props: { interviewId: InterviewId; review: InterviewReview; guided?: Guided }) {
  const { interviewId, review } = props;
  const mayChange = useMayChange();
  return (
    <aside className="dw-rubric" aria-label="Your rating">
      <h3 className="dw-label">Your rating</h3>
      <Text size="sm" style={{ margin: '4px 0 8px' }}>
        Rate each criterion from the transcript. You’ll see the AI’s proposal afterward.
        {review.othersCount > 0 &&
          ` ${counted(review.othersCount, 'colleague has', 'colleagues have')} rated this. You’ll see their ratings after you rate it.`}
      </Text>
      {mayChange && (
        <>
          <RatingForm {...props} />
          <ShowWithoutRating interviewId={interviewId} />
        </>
      )}
    </aside>
  );
}

/** Rates every criterion 1–5 or "insufficient evidence", with a note. */
export function RatingForm(props: {
  interviewId: InterviewId;
  review: InterviewReview;
  guided?: Guided;
  onDone?: () => void;
}) {
  const { interviewId, review, guided } = props;
  const [draft, setDraft] = useState(() => draftOf(interviewId, review));
  const saveDraft = (next: Draft): void => {
    drafts.set(interviewId, next);
    setDraft(next);
  };
  const rate = useRate(interviewId, props.onDone);
  const open = review.criteria.filter(({ criterion }) => draft.values[criterion] === undefined);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (rate.isPending || open.length > 0) return;
        const ratings = review.criteria.map(({ criterion }) => ({
          criterion,
          rating: draft.values[criterion] ?? null,
        }));
        const { note } = draft;
        rate.mutate({
          interviewId,
          ratings,
          note,
          idempotencyKey: keyFor(aboutOf(interviewId), ratings, note),
        });
      }}
    >
      {review.criteria.map((one) => (
        <Criterion
          key={one.criterion}
          {...one}
          guided={guided}
          rated={draft.values[one.criterion]}
          onRate={(step) => saveDraft({ ...draft, values: { ...draft.values, [one.criterion]: step } })}
        />
      ))}
      <NoteField
        label="Note (optional)"
        hint="Colleagues can read it after they’ve rated."
        max={2000}
        value={draft.note}
        onChange={(note) => saveDraft({ ...draft, note })}
      />
      <Stack gap={4} style={{ paddingTop: 12 }}>
        <Group gap={8} wrap>
          <Button
            type="submit"
            variant="filled"
            size="sm"
            disabled={open.length > 0}
            loading={rate.isPending}
            loadingText="Saving…"
          >
            Save my rating
          </Button>
          {props.onDone && (
            <Button
              size="sm"
              onClick={() => {
                drafts.delete(interviewId);
                props.onDone?.();
              }}
            >
              Cancel
            </Button>
          )}
        </Group>
        <Fine as="span" role="status">
          {open.length > 0 && `${counted(open.length, 'criterion isn’t', 'criteria aren’t')} rated yet.`}
        </Fine>
      </Stack>
    </form>
  );
}

const aboutOf = (id: InterviewId): string => `own rating of ${id}`;

function useRate(id: InterviewId, onDone: (() => void) | undefined) {
  const utils = trpc.useUtils();
  return trpc.admin.reviews.rate.useMutation({
    onSuccess: ({ score }) => {
      doneWith(aboutOf(id));
      drafts.delete(id);
      toast.success('Rating saved', `Your score: ${score}/100`, { id: `rated-${id}` });
      onDone?.();
    },
    onError: toastFailure('We couldn’t save your rating', `rated-${id}`),
    onSettled: () => utils.admin.invalidate(),
  });
}

type CriterionProps = InterviewReview['criteria'][number] & {
  guided: Guided | undefined;
  /** Not rated yet, or null for "insufficient evidence". */
  rated: number | null | undefined;
  onRate: (step: number | null) => void;
};

function Criterion({ criterion, label, weight, notRated, guided, rated, onRate }: CriterionProps) {
  return (
    <fieldset
      className="dw-criterion dw-own"
      data-current={guided?.current === criterion || undefined}
      onFocus={() => guided?.onCurrent(criterion)}
    >
      <Text as="legend" size="sm">
        <b>{label}</b>{' '}
        <Fine as="span" figures>
          {Math.round(weight * 100)}%
        </Fine>
      </Text>
      <div className="dw-rate">
        <RatingSteps name={`own-${criterion}`} rated={rated} of={{ notRated }} onRate={onRate} />
      </div>
      {notRated && <Fine>There’s no proposed rating. “None” leaves this out of the score.</Fine>}
      {guided?.under(criterion)}
    </fieldset>
  );
}

function ShowWithoutRating({ interviewId }: { interviewId: InterviewId }) {
  const [asking, setAsking] = useState(false);
  const utils = trpc.useUtils();
  const show = trpc.admin.reviews.show.useMutation({
    onSuccess: () => setAsking(false),
    onError: toastFailure('We couldn’t show the proposal', 'show'),
    onSettled: () => utils.admin.invalidate(),
  });
  return (
    <>
      <Button icon={IconEye} variant="subtle" size="xs" onClick={() => setAsking(true)}>
        Show without rating
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title="Show without rating?"
        size={520}
        action="Show the proposal"
        doing="Opening…"
        pending={show.isPending}
        onConfirm={() => show.mutate({ interviewId, idempotencyKey: keyFor(`proposal of ${interviewId}`) })}
      >
        <p>
          The timeline and the audit log will show that you looked first. You can still rate afterward, but
          that rating won’t count toward agreement.
        </p>
      </ConfirmDialog>
    </>
  );
}
