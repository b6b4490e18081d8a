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
          if (isFree()) opener?.focus({ preventScroll: true });
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
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return null;
  const menu = focused.closest('[role=menu]');
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused;
}

const isFree = (): boolean => document.activeElement === document.body;

/** Focuses the title of the dialog or drawer below, or else of the page. */
function focusHeading(): void {
  const below = [...document.querySelectorAll('[aria-modal="true"]')].at(-1);
  const heading = below ? below.querySelector<HTMLElement>('h1, h2') : document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
