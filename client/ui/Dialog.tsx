import { Modal, type ModalProps } from '@mantine/core';

type Props = Omit<ModalProps, 'onExitTransitionEnd' | 'closeOnClickOutside' | 'closeOnEscape' | 'styles'> & {
  /** Stays until a button inside closes it; Escape and clicks outside don't. */
  locked?: boolean;
  /** Closed, and the focus is free. */
  onClosed?: () => void;
};

/** A dialog over the page that traps the focus and then restores it. */
export function Dialog({ locked = false, onClosed, size = 560, ...rest }: Props) {
  return (
    <Modal
      {...rest}
      size={size}
      closeOnClickOutside={!locked}
      closeOnEscape={!locked}
      onExitTransitionEnd={() => onClosed?.()}
    />
  );
}
