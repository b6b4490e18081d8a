import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../ui/buttons/Button.tsx';
import { Group } from '../ui/layout/Stack.tsx';
import { ConfirmDialog } from '../ui/overlays/ConfirmDialog.tsx';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { Drawer } from '../ui/overlays/Drawer.tsx';
import { Menu, MenuDivider, MenuItem, MenuLabel } from '../ui/overlays/Menu.tsx';
import { ReasonModal } from '../ui/overlays/ReasonModal.tsx';
import { Section } from './Section.tsx';

type Open = 'dialog' | 'confirm' | 'reason' | 'drawer' | null;

export function Overlays() {
  const [open, setOpen] = useState<Open>(null);
  const close = (): void => setOpen(null);
  return (
    <Section title="Dialog, Drawer, Menu">
      <Group wrap>
        <Button onClick={() => setOpen('dialog')}>Dialog</Button>
        <Button onClick={() => setOpen('confirm')}>Question</Button>
        <Button onClick={() => setOpen('reason')}>Reason</Button>
        <Button onClick={() => setOpen('drawer')}>Drawer</Button>
        <Menu target={<Button>Menu</Button>}>
          <MenuLabel>This job</MenuLabel>
          <MenuItem
            icon={<IconPencil size={16} stroke={1.75} aria-hidden="true" />}
            after="E"
            onClick={close}
          >
            Edit
          </MenuItem>
          <MenuDivider />
          <MenuItem danger onClick={close}>
            Delete
          </MenuItem>
        </Menu>
      </Group>
      <Dialog opened={open === 'dialog'} onClose={close} title="A dialog">
        Dialog text.
      </Dialog>
      <ConfirmDialog
        opened={open === 'confirm'}
        onClose={close}
        title="Delete this job?"
        action="Delete job"
        doing="Deleting…"
        danger
        pending={false}
        onConfirm={close}
      >
        It can’t be undone.
      </ConfirmDialog>
      <ReasonModal
        opened={open === 'reason'}
        title="Keep this job?"
        action="Keep job"
        label="Why"
        min={5}
        pending={false}
        onClose={close}
        onReason={close}
      >
        It stays open until you close it.
      </ReasonModal>
      <Drawer opened={open === 'drawer'} onClose={close} title="A drawer">
        Content next to the page.
      </Drawer>
    </Section>
  );
}
