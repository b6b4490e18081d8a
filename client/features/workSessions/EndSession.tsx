import { useState } from 'react';
import { brand } from '../../../shared/company/brand.ts';
import type { AssignmentDetail } from '../../../shared/workSessions/schema.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Group, Stack } from '../../ui/layout/Stack.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';

type Props = {
  pending: boolean;
  unsent: boolean;
  /** The last message has no answer: it's being read, or the answer failed. */
  unanswered: boolean;
  openTask: Pick<AssignmentDetail, 'title' | 'grade'> | null;
  onEnd: () => void;
};

function openTaskText({ title, grade }: NonNullable<Props['openTask']>, unanswered: boolean) {
  if (grade !== null && !unanswered)
    return `You have one more try for “${title}.” If you end your shift now, your grade of ${grade} out of 100 stands.`;
  return `“${title}” isn’t finished. You’ll get it again in your next shift.`;
}

/** Ends a shift, after a question that says what's left unfinished. */
export function EndSession({ pending, unsent, unanswered, openTask, onEnd }: Props) {
  const [asking, setAsking] = useState(false);
  const onClose = (): void => setAsking(false);
  return (
    <>
      <Button
        variant="danger"
        size="sm"
        loading={pending}
        loadingText="Ending…"
        onClick={() => setAsking(true)}
      >
        End Session
      </Button>
      <Dialog opened={asking} onClose={onClose} title="End your shift?" size={520}>
        <Stack>
          <p>We’ll add up your tasks and your time. You can start another shift whenever you like.</p>
          {openTask && <p>{openTaskText(openTask, unanswered)}</p>}
          {unanswered && (
            <p>
              {brand.supervisor.name} hasn’t answered your last message yet.
              {openTask && ' If it was an answer, it won’t use up a try.'}
            </p>
          )}
          {unsent && <p>You have text you haven’t sent yet. You’ll lose it when you end your shift.</p>}
          <Group gap={8} wrap>
            <Button
              variant="danger"
              onClick={() => {
                onClose();
                onEnd();
              }}
            >
              End Session
            </Button>
            <Button onClick={onClose}>Keep working</Button>
          </Group>
        </Stack>
      </Dialog>
    </>
  );
}
