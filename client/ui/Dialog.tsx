import { Modal, type ModalProps } from '@mantine/core';

type Props = Omit<ModalProps, 'onExitTransitionEnd' | 'closeOnClickOutside' | 'closeOnEscape' | 'styles'> & {
  /** Stays until a button inside closes it: neither Escape nor a press beside it does. */
  locked?: boolean;
  /** It is gone, and the focus is free. */
  onClosed?: () => void;
};

/** A window over the page that keeps the focus, and gives it back to where it was. */
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
