import type { ReactNode } from 'react';
import { brand } from '../../../shared/company/brand.ts';
import { useDrawnClosed } from '../../ui/hooks/later.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { Drawer } from '../../ui/overlays/Drawer.tsx';

type InterviewDialogsProps = {
  /** Whether the confirmation dialog is open. */
  asking: boolean;
  replying: boolean;
  unsent: boolean;
  onStay: () => void;
  onComplete: () => void;
  /** Whether the progress drawer is open, on phones and tablets. */
  panel: boolean;
  onPanelClose: () => void;
  panelContent: ReactNode;
};

/** Dialogs and drawers over the interview. */
export function InterviewDialogs(props: InterviewDialogsProps) {
  const asking = useDrawnClosed(props.asking);
  const panel = useDrawnClosed(props.panel);
  return (
    <>
      <ConfirmDialog
        opened={asking}
        onClose={props.onStay}
        title="Complete the interview?"
        action="Complete Interview"
        cancel="Keep going"
        onConfirm={props.onComplete}
      >
        <p>HR will get your answers, and you won’t be able to add to them.</p>
        {props.replying && (
          <p>{brand.interviewer.name} is still writing. You can wait for the reply, or finish without it.</p>
        )}
        {props.unsent && <p>You have text you haven’t sent yet. HR won’t see it.</p>}
      </ConfirmDialog>
      <Drawer opened={panel} onClose={props.onPanelClose} title="Your interview" width={360}>
        <Stack gap={24}>{props.panelContent}</Stack>
      </Drawer>
    </>
  );
}
