/**
 * Without a key press, touch, or pointer movement for this long, the page counts as unattended. Screen
 * readers and dictation cause clicks and input without any of these.
 */
export const ALONE_MS = 60_000;

let lastInput = Date.now();
for (const sign of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove', 'click', 'input'])
  window.addEventListener(sign, () => (lastInput = Date.now()), { capture: true, passive: true });

/** Whether someone is using this page. */
export const isAttended = (): boolean => Date.now() - lastInput < ALONE_MS;
