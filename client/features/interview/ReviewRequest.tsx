import { useState } from 'react';
import { REVIEW_NOTE_MAX, reviewRequestLabels } from '../../../shared/interview/reviewNote.ts';
import type { InterviewSummary } from '../../../shared/interview/schema.ts';
import type { SafetySign } from '../../../shared/safety/kinds.ts';
import { figure } from '../../../shared/text/counted.ts';
import { dateText } from '../../../shared/time/dates.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { TextButton } from '../../ui/buttons/Button.tsx';
import { Form, FormActions } from '../../ui/form/Form.tsx';
import { TextAreaField } from '../../ui/form/TextField.tsx';
import { useZodForm } from '../../ui/form/useZodForm.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { Remark } from '../../ui/text/Text.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { SafetyHelp } from '../safety/SafetyHelp.tsx';

/** The score comes from an AI: candidates who doubt it can ask a person to review it and say why. */
export function ReviewRequest({ interview }: { interview: InterviewSummary }) {
  const [opened, setOpened] = useState(false);
  const [safety, setSafety] = useState<SafetySign | null>(null);
  const utils = trpc.useUtils();
  const review = trpc.interview.requestReview.useMutation({
    onSuccess: async ({ safety: found }) => {
      setSafety(found);
      await utils.candidatePortal.view.invalidate();
      setOpened(false);
    },
    onError: (error) => {
      if (readError(error).code === 'session_ended') void utils.candidatePortal.view.reset();
      else toast.error('Error', 'We couldn’t send your request. Please try again.', { id: 'review' });
    },
  });
  const form = useZodForm({
    // The portal's first load has no rules.
    schema: async () => (await import('../../../shared/interview/reviewSchema.ts')).ReviewRequestInput,
    initial: { note: '' },
    labels: reviewRequestLabels,
    onSubmit: (input) => review.mutateAsync({ ...input, interviewId: interview.id }),
  });
  const { length } = form.values.note;
  const note = form.field('note');
  if (interview.reviewRequestedAt) {
    return (
      <Stack gap={12}>
        {safety && <SafetyHelp sign={safety} country={null} />}
        <Remark role="status">
          On {dateText(interview.reviewRequestedAt)}, you asked for a person to review your score. HR will
          email you.
        </Remark>
      </Stack>
    );
  }
  return (
    <>
      <Remark>
        An AI proposed this score.{' '}
        <TextButton onClick={() => setOpened(true)}>Ask for a human review</TextButton>
      </Remark>
      <Dialog opened={opened} onClose={() => setOpened(false)} title="Ask for a human review" size={560}>
        <Form form={form}>
          <Stack>
            <p>
              A person in HR will read your conversation and review the score. It won’t count against you.
            </p>
            <TextAreaField
              {...note}
              optional
              rows={3}
              dir="auto"
              hint={`${length} / ${REVIEW_NOTE_MAX}`}
              error={
                length > REVIEW_NOTE_MAX
                  ? `Please use at most ${figure(REVIEW_NOTE_MAX)} characters`
                  : note.error
              }
            />
            <FormActions
              form={form}
              action="Ask for a review"
              doing="Sending…"
              disabled={length > REVIEW_NOTE_MAX}
              onCancel={() => setOpened(false)}
            />
          </Stack>
        </Form>
      </Dialog>
    </>
  );
}
