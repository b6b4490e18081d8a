import { useState } from 'react';
import type { InterviewId } from '../../../shared/ids/schema.ts';
import type { Wish } from '../../../shared/portal/schema.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { Button, TextButton } from '../../ui/buttons/Button.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { toast } from '../../ui/toast/toast.ts';

/** The alternative to the AI interview; with `interviewId`, one line beside a running one. */
export function AskForPerson({
  asked,
  interviewId,
}: {
  /** What HR hasn't answered yet. */
  asked: Wish | null;
  interviewId?: InterviewId | undefined;
}) {
  const [sent, setSent] = useState(false);
  const utils = trpc.useUtils();
  const human = trpc.interview.requestHuman.useMutation({
    onSuccess: () => {
      setSent(true);
      void utils.candidatePortal.view.invalidate();
    },
    onError: (error) => {
      if (readError(error).code === 'session_ended') void utils.candidatePortal.view.reset();
      else toast.error('Error', 'We couldn’t send your request. Please try again.', { id: 'human' });
    },
  });
  // Remembers the request only until the portal reports it: once HR has answered, the person can ask again.
  if (asked && sent) setSent(false);
  const known = asked || sent;
  const wish = asked === 'accommodation' ? ' asked for an accommodation' : '’d like to talk with a person';
  const confirmation = `HR knows you${wish} and will email you.`;
  const ask = (): void => human.mutate({ interviewId });
  if (interviewId) {
    return (
      <Text tone="dim" role="status">
        {known ? (
          confirmation
        ) : (
          <TextButton disabled={human.isPending} onClick={ask}>
            Ask for a person instead
          </TextButton>
        )}
      </Text>
    );
  }
  return (
    <Stack as="section" gap={8} className="slab">
      <h3>Prefer to talk with a person?</h3>
      <div role="status">
        {known && <p>{confirmation} You can still start the interview if you change your mind.</p>}
      </div>
      {!known && (
        <>
          <Text tone="dim">It won’t affect your application. HR will email you to arrange a time.</Text>
          <Button place="start" loading={human.isPending} loadingText="Sending…" onClick={ask}>
            Ask for a person instead
          </Button>
        </>
      )}
    </Stack>
  );
}
