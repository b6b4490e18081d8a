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

/** Asks before a shift ends, and says what's left unfinished. */
export function EndDialog({ opened, unsent, replying, openTask, onClose, onEnd }: EndDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="End your shift?" size={520}>
      <Stack>
        <p>We’ll add up your tasks and your time. You can start a new session whenever you like.</p>
        {openTask && <p>“{openTask}” isn’t finished. It stays in your assignments.</p>}
        {replying && <p>{brand.supervisor.name} hasn’t answered your last message yet.</p>}
        {unsent && <p>You have text you haven’t sent yet. You’ll lose it when you end the session.</p>}
        <Group gap={8} wrap>
          <Button variant="danger" onClick={onEnd}>
            End Session
          </Button>
          <Button onClick={onClose}>Keep working</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
