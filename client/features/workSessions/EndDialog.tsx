import { Modal } from '@mantine/core';
import { brand } from '../../../shared/company/brand.ts';
import { Button } from '../../ui/Button.tsx';
import { Group, Stack } from '../../ui/Stack.tsx';

type EndDialogProps = {
  opened: boolean;
  unsent: boolean;
  replying: boolean;
  openTask: string | null;
  onClose: () => void;
  onEnd: () => void;
};

/** Asks before a shift ends, and says what stays undone. */
export function EndDialog({ opened, unsent, replying, openTask, onClose, onEnd }: EndDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="End your shift?" size={520}>
      <Stack>
        <p>Your tasks and your time are counted up. You can start a new session whenever you like.</p>
        {openTask && <p>“{openTask}” isn’t finished; it stays in your assignments.</p>}
        {replying && <p>{brand.supervisor.name} has not answered your last message yet.</p>}
        {unsent && <p>You have text you haven’t sent yet. It’s lost when you end the session.</p>}
        <Group gap={8} wrap>
          <Button variant="danger" onClick={onEnd}>
            End Session
          </Button>
          <Button onClick={onClose}>Go on working</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
