/** Focuses the title of the dialog or drawer below, or else of the page. */
export function focusHeading(): void {
  const below = [...document.querySelectorAll('[aria-modal="true"]')].at(-1);
  const heading = below ? below.querySelector<HTMLElement>('h1, h2') : document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
