let last: HTMLElement | null = null;

/** Remembers what has the focus, so a dialog that opens after its menu has closed knows where to give it back. */
export function watchFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement) last = target;
  });
}

/** What has the focus, or had it last: what's removed from the page leaves it to nothing. */
export function lastFocused(): HTMLElement | null {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : last;
}
