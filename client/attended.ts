/**
 * Without a key, a touch or a move of the pointer for this long nobody is there. Screen readers and dictation make
 * clicks and input without any of these.
 */
export const ALONE_MS = 60_000;

let lastInput = Date.now();
for (const sign of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove', 'click', 'input'])
  window.addEventListener(sign, () => (lastInput = Date.now()), { capture: true, passive: true });

/** Whether somebody sits at this page. */
export const isAttended = (): boolean => Date.now() - lastInput < ALONE_MS;
