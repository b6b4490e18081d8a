import type { ReactNode } from 'react';
import { Button } from '../buttons/Button.tsx';
import { Group, Stack } from '../layout/Stack.tsx';
import { Dialog } from './Dialog.tsx';

type Props = {
  opened: boolean;
  title: string;
  /** What confirming means. */
  children: ReactNode;
  /** The confirming button, and its label while pending. */
  action: string;
  doing?: string;
  /** Left out where confirming closes the dialog. */
  pending?: boolean;
  /** The other button. */
  cancel?: string;
  /** Can't be undone. */
  danger?: boolean;
  size?: number;
  onConfirm: () => void;
  onClose: () => void;
  /** Closed, and the focus is free. */
  onClosed?: () => void;
};

/** Asks before something is done. The caller closes it, so a refusal leaves it open. */
export function ConfirmDialog({ opened, title, children, action, doing, pending, ...props }: Props) {
  return (
    <Dialog opened={opened} onClose={props.onClose} size={props.size} title={title} onClosed={props.onClosed}>
      <Stack>
        {children}
        <Group gap={8} wrap>
          <Button
            variant={props.danger ? 'danger-filled' : 'filled'}
            loading={pending}
            loadingText={doing}
            onClick={props.onConfirm}
          >
            {action}
          </Button>
          <Button onClick={props.onClose}>{props.cancel ?? 'Cancel'}</Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
