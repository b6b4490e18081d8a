/** What an area needs first, its data too, is on the screen by then on all but the slowest lines. */
const CALM_MS = 2_000;
/** Idle or not, it happens within this time after that. */
const AT_LATEST_MS = 3_000;

/** Calls `then` when the page is loaded and has had nothing else to do; returns how to call that off. */
export function whenIdle(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let handle: number | undefined;
  const wait = (): void => {
    timer = setTimeout(() => {
      // Safari has no idle callbacks.
      if ('requestIdleCallback' in window) handle = requestIdleCallback(then, { timeout: AT_LATEST_MS });
      else then();
    }, CALM_MS);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    clearTimeout(timer);
    if (handle !== undefined) cancelIdleCallback(handle);
  };
}
