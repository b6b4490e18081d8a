/** Bars at the head of a page or a dialog that a message must not cover. */
const BARS = 'header, .ad-phone-tabs';
/** Bars further down are content. */
const HEAD_PX = 180;
const GAP_PX = 8;

/**
 * Keeps messages below the bars at the top on phones, where both are as wide as the screen, and inside what is
 * seen of the page while the on-screen keyboard is open. Answers with the way to stop.
 */
export function placeToasts(onShown: (place: () => void) => () => void): () => void {
  const phone = window.matchMedia('(max-width: 48em)');
  const view = window.visualViewport;
  let frame = 0;
  const place = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      const offset = view?.offsetTop ?? 0;
      const bars = phone.matches ? [...document.querySelectorAll(BARS)] : [];
      const bottoms = bars
        .map((bar) => bar.getBoundingClientRect())
        .filter(({ top, bottom, height }) => height > 0 && bottom > offset && top - offset < HEAD_PX / 2)
        .map(({ bottom }) => bottom)
        .filter((bottom) => bottom - offset < HEAD_PX);
      const top = Math.max(offset, ...bottoms) + GAP_PX;
      document.documentElement.style.setProperty('--lt-toast-top', `${Math.round(top)}px`);
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
