import { Modal, type ModalProps } from '@mantine/core';
import { useEffect, useLayoutEffect, useRef } from 'react';

type Props = Omit<ModalProps, 'onExitTransitionEnd' | 'closeOnClickOutside' | 'closeOnEscape' | 'styles'> & {
  /** Stays until a button inside closes it; Escape and clicks outside don't. */
  locked?: boolean;
  /** Closed, and the focus is free. */
  onClosed?: () => void;
};

/** A dialog over the page that traps the focus and then restores it. */
export function Dialog({ locked = false, onClosed, size = 560, children, ...rest }: Props) {
  const isThere = useRef(true);
  useLayoutEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return (
    <Modal {...rest} size={size} closeOnClickOutside={!locked} closeOnEscape={!locked}>
      {children}
      <AfterClose onGone={() => isThere.current && onClosed?.()} />
    </Modal>
  );
}

/** The end of Mantine's transition is too early: on a slow phone or computer the dialog holds the focus a while longer. */
function AfterClose({ onGone }: { onGone: () => void }) {
  const latest = useRef(onGone);
  useLayoutEffect(() => {
    latest.current = onGone;
  });
  useEffect(() => () => latest.current(), []);
  return null;
}
