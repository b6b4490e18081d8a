import { Modal, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { InterviewSummary } from '../../../shared/interview/schema.ts';
import type { SafetySign } from '../../../shared/safety/kinds.ts';
import { dateText } from '../../../shared/time/dates.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { Button, TextButton } from '../../ui/Button.tsx';
import { Group, Stack } from '../../ui/Stack.tsx';
import { Remark } from '../../ui/Text.tsx';
import { toast } from '../../ui/toast.ts';
import { SafetyHelp } from '../safety/SafetyHelp.tsx';

const NOTE_MAX = 1_000;

/** The score comes from an AI: candidates who doubt it can ask a person to review it and say why. */
export function ReviewRequest({ interview }: { interview: InterviewSummary }) {
  const [opened, setOpened] = useState(false);
  const [note, setNote] = useState('');
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
      <Modal opened={opened} onClose={() => setOpened(false)} title="Ask for a human review" size={560}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (note.length <= NOTE_MAX && !review.isPending) review.mutate({ note: note.trim() });
          }}
        >
          <Stack>
            <p>
              A person in HR will read your conversation and review the score. It won’t count against you.
            </p>
            <Textarea
              label="What should they look at? (optional)"
              description={`${note.length} / ${NOTE_MAX}`}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              minRows={3}
              autosize
              maxRows={10}
              dir="auto"
              value={note}
              error={note.length > NOTE_MAX ? `Please use at most ${NOTE_MAX} characters` : null}
              onChange={(event) => setNote(event.currentTarget.value)}
            />
            <Group gap={8} wrap>
              <Button
                type="submit"
                variant="filled"
                disabled={note.length > NOTE_MAX}
                loading={review.isPending}
                loadingText="Sending…"
              >
                Ask for a review
              </Button>
              <Button onClick={() => setOpened(false)}>Cancel</Button>
            </Group>
          </Stack>
        </form>
      </Modal>
    </>
  );
}
