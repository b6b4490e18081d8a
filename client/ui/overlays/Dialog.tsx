import { Modal, type ModalProps } from '@mantine/core';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { focusHeading } from '../hooks/focusHeading.ts';
import { lastFocused } from '../hooks/lastFocused.ts';

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
          if (isFree()) opener?.focus({ preventScroll: true });
          // The page that removes an open dialog together with its opener chooses what has the focus then.
          if (!isThere.current) return;
          onClosed?.();
          // A menu item, or the button of a row that's gone: the keyboard would start at the top of the page.
          if (opener && isFree()) focusHeading();
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
  const [opener] = useState(openerNow);
  const latest = useRef(onGone);
  useLayoutEffect(() => {
    latest.current = onGone;
  });
  useEffect(() => () => latest.current(opener), [opener]);
  return null;
}

/** The focused element. For a menu entry, the menu's button, because the menu closes after a choice. */
function openerNow(): HTMLElement | null {
  const focused = lastFocused();
  const menu = focused?.closest('[role=menu]');
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused;
}

const isFree = (): boolean => document.activeElement === document.body;
