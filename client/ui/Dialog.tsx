import { Modal, type ModalProps } from '@mantine/core';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

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
      <AfterClose
        onGone={(opener) => {
          if (!isThere.current) return;
          if (document.activeElement === document.body) opener?.focus({ preventScroll: true });
          onClosed?.();
        }}
      />
    </Modal>
  );
}

/**
 * The end of Mantine's transition is too early: on a slow phone or computer the dialog holds the focus a while longer.
 * If the dialog closes before its focus trap is active, Mantine takes the late focus for the user's own move and doesn't
 * restore it.
 */
function AfterClose({ onGone }: { onGone: (opener: HTMLElement | null) => void }) {
  // Drawn with the dialog, which has no focus yet.
  const [opener] = useState(() => document.activeElement);
  const latest = useRef(onGone);
  useLayoutEffect(() => {
    latest.current = onGone;
  });
  useEffect(() => () => latest.current(opener instanceof HTMLElement ? opener : null), [opener]);
  return null;
}
