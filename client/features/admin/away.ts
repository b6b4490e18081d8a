/** On the root element while the panel waits for somebody to sign in again; `panel.css` hides all else. */
const AWAY = 'ad-away';

let away = false;

// With the module, before any dialog listens: Escape must not close what nobody sees, and lose what stands in it.
window.addEventListener(
  'keydown',
  (event) => away && event.key === 'Escape' && event.stopImmediatePropagation(),
  {
    capture: true,
  },
);

/** Hides the panel and everything over it, and keeps it as it is; answers with the way back, focus included. */
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

/** Where transitions are short instead of none, a part is seen, and takes the focus, some frames later. */
function focusWhenSeen(element: HTMLElement, tries = 20): void {
  element.focus();
  if (document.activeElement === element || tries === 0 || !element.isConnected) return;
  requestAnimationFrame(() => focusWhenSeen(element, tries - 1));
}
