/** Focuses the title of the dialog or drawer below, or else of the page. */
export function focusHeading(): void {
  const below = [...document.querySelectorAll('[aria-modal="true"]')].at(-1);
  const heading = below ? below.querySelector<HTMLElement>('h1, h2') : document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Whether a dialog or drawer other than `own` has the focus. */
export function isFocusInOther(own: HTMLElement | null): boolean {
  const holder = document.activeElement?.closest('[aria-modal="true"]') ?? null;
  return holder !== null && !holder.contains(own);
}
