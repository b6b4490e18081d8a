import { Modal } from '@mantine/core';
import { useRef } from 'react';
import type { PreviewPlays } from '../../../../shared/interview/preview.ts';
import styles from '../../interview/admin/Preview.module.css';
import { PreviewRun } from '../../interview/admin/PreviewRun.tsx';

type Props = {
  /** The job's interview as its editor shows it; null while it's closed. */
  plays: PreviewPlays | null;
  title: string;
  position: string;
  /** The editor has changes that aren't saved. */
  changed: boolean;
  onClose: () => void;
};

/**
 * A job's interview, played over its editor. Reopened, it continues where it stopped. The empty dialog is mounted from
 * the start, because a dialog returns the focus only if it was closed before.
 */
export function PlayInterview({ plays, title, position, changed, onClose }: Props) {
  const last = useRef(plays);
  if (plays) last.current = plays;
  return (
    <Modal.Root
      opened={plays !== null}
      onClose={onClose}
      fullScreen
      keepMounted
      // Otherwise its effects end with it, and the interview would begin anew when it's opened again.
      keepMountedMode="display-none"
      transitionProps={{ transition: 'fade' }}
    >
      <Modal.Overlay />
      <Modal.Content className={styles.dialog} aria-label={`Preview interview: ${title}`}>
        {last.current && (
          <PreviewRun
            plays={last.current}
            position={position}
            place="dialog"
            what={changed ? 'Preview with your unsaved changes' : 'Preview'}
            leaveLabel="Back to editing"
            onLeave={onClose}
          />
        )}
      </Modal.Content>
    </Modal.Root>
  );
}
