/** Set on the root element while the sign-in form covers the panel; `panel.css` hides everything else. */
const AWAY = 'ad-away';

let away = false;

// Registered with the module, before any dialog's listener: Escape must not close hidden dialogs and lose their
// content.
window.addEventListener(
  'keydown',
  (event) => away && event.key === 'Escape' && event.stopImmediatePropagation(),
  {
    capture: true,
  },
);

/** Hides the panel and its dialogs without changing them; returns a function that restores them and the focus. */
export function hidePanel(): () => void {
  const focused = document.activeElement;
  away = true;
  document.documentElement.classList.add(AWAY);
  return () => {
    away = false;
    document.documentElement.classList.remove(AWAY);
    if (focused instanceof HTMLElement) focusWhenSeen(focused);
  };
}

/** With short transitions, an element becomes visible and focusable only some frames later. */
function focusWhenSeen(element: HTMLElement, tries = 20): void {
  element.focus();
  if (document.activeElement === element || tries === 0 || !element.isConnected) return;
  requestAnimationFrame(() => focusWhenSeen(element, tries - 1));
}
