import { brand } from '../../../shared/company/brand.ts';
import type { AssignmentDetail } from '../../../shared/workSessions/schema.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Group, Stack } from '../../ui/Stack.tsx';

type EndDialogProps = {
  opened: boolean;
  unsent: boolean;
  /** The last message has no answer: it's being read, or the answer failed. */
  unanswered: boolean;
  openTask: Pick<AssignmentDetail, 'title' | 'grade'> | null;
  onClose: () => void;
  onEnd: () => void;
};

function openTaskText({ title, grade }: NonNullable<EndDialogProps['openTask']>, unanswered: boolean) {
  if (grade !== null && !unanswered)
    return `You have one more try for “${title}.” If you end your shift now, your grade of ${grade} out of 100 stands.`;
  return `“${title}” isn’t finished. You’ll get it again in your next shift.`;
}

/** Asks before a shift ends, and says what's left unfinished. */
export function EndDialog({ opened, unsent, unanswered, openTask, onClose, onEnd }: EndDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title="End your shift?" size={520}>
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
          <Button variant="danger" onClick={onEnd}>
            End Session
          </Button>
          <Button onClick={onClose}>Keep working</Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
