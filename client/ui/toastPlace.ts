/** Bars at the head of a page or a dialog that a message must not cover. */
const BARS = 'header, .ad-phone-tabs, .od-head';
/** Bars further down are content. */
const HEAD_PX = 180;
const GAP_PX = 8;
/** What the messages take of a wide screen, from its right edge. */
export const TOAST_WIDTH_PX = 380;
const EDGE_PX = 16;

type Bar = Pick<DOMRect, 'top' | 'bottom' | 'right' | 'height'>;

/**
 * Where messages begin: below the bars at the top that reach under them, so that leaving and signing out stay
 * within reach. `left` is where the messages begin from the left, `offset` how far the seen part is scrolled.
 */
export function toastTop(bars: readonly Bar[], { left, offset }: { left: number; offset: number }): number {
  const bottoms = bars
    .filter(({ top, bottom, right, height }) => {
      const atHead = bottom > offset && top - offset < HEAD_PX / 2 && bottom - offset < HEAD_PX;
      return height > 0 && right > left && atHead;
    })
    .map(({ bottom }) => bottom);
  return Math.round(Math.max(offset, ...bottoms) + GAP_PX);
}

/**
 * Keeps messages below the bars at the top, and inside what is seen of the page while the on-screen keyboard is
 * open. Answers with the way to stop.
 */
export function placeToasts(onShown: (place: () => void) => () => void): () => void {
  const phone = window.matchMedia('(max-width: 48em)');
  const view = window.visualViewport;
  let frame = 0;
  const place = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      const bars = [...document.querySelectorAll(BARS)].map((bar) => bar.getBoundingClientRect());
      const left = phone.matches ? 0 : document.documentElement.clientWidth - TOAST_WIDTH_PX - EDGE_PX;
      const top = toastTop(bars, { left, offset: view?.offsetTop ?? 0 });
      document.documentElement.style.setProperty('--lt-toast-top', `${top}px`);
    });
  };
  const unsubscribe = onShown(place);
  window.addEventListener('scroll', place, { passive: true, capture: true });
  window.addEventListener('resize', place);
  view?.addEventListener('resize', place);
  view?.addEventListener('scroll', place);
  place();
  return () => {
    cancelAnimationFrame(frame);
    unsubscribe();
    window.removeEventListener('scroll', place, { capture: true });
    window.removeEventListener('resize', place);
    view?.removeEventListener('resize', place);
    view?.removeEventListener('scroll', place);
  };
}
