/**
 * By then an area's first needs, including its data, are on the screen on all but the slowest connections.
 */
const CALM_MS = 2_000;
/** It runs within this time after that, idle or not. */
const AT_LATEST_MS = 3_000;

/** Calls `then` when the page is loaded and idle; returns a function that cancels it. */
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
