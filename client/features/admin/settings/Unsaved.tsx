import { Modal } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Group, Stack } from '../../../ui/Stack.tsx';

/** Asks before unsaved changes are discarded; the browser asks when the page is left. */
export function Unsaved(props: { dirty: boolean; what: string; onAsking?: (asking: boolean) => void }) {
  const { dirty, what, onAsking } = props;
  const blocker = useBlocker({
    shouldBlockFn: () => dirty,
    enableBeforeUnload: () => dirty,
    withResolver: true,
  });
  const asking = blocker.status === 'blocked';
  useEffect(() => onAsking?.(asking), [asking, onAsking]);
  return (
    <Modal opened={asking} onClose={() => blocker.reset?.()} size={440} title="Leave without saving?">
      <Stack>
        <p>Your changes to “{what}” aren’t saved.</p>
        <Group gap={8} wrap>
          <Button variant="filled" onClick={() => blocker.reset?.()}>
            Stay
          </Button>
          <Button onClick={() => blocker.proceed?.()}>Leave</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
