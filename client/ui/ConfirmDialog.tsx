import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = {
  opened: boolean;
  title: string;
  /** What it means. */
  children: ReactNode;
  /** The button that does it, and its words meanwhile. */
  action: string;
  doing: string;
  pending: boolean;
  /** Something that cannot be taken back. */
  danger?: boolean;
  size?: number;
  onConfirm: () => void;
  onClose: () => void;
  /** It is gone and the focus is free. */
  onClosed?: () => void;
};

/** Asks before something is done. Closing is up to whoever does it: a refusal leaves the question open. */
export function ConfirmDialog({ opened, title, children, action, doing, pending, ...props }: Props) {
  return (
    <Modal
      opened={opened}
      onClose={props.onClose}
      size={props.size ?? 560}
      title={title}
      onExitTransitionEnd={() => props.onClosed?.()}
    >
      <div className="stack g16">
        {children}
        <div className="row g8 w">
          <button
            type="button"
            className={props.danger ? 'btn dfill' : 'btn filled'}
            disabled={pending}
            aria-busy={pending}
            onClick={props.onConfirm}
          >
            {pending ? doing : action}
          </button>
          <button type="button" className="btn default" onClick={props.onClose}>
            Cancel
          </button>
        </div>
      </div>
    </Modal>
  );
}
