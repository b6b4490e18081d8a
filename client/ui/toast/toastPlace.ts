/** Bars at the top of a page or dialog that a message must not cover. */
const BARS = 'header, [data-bar]';
/** Bars further down are content. */
const HEAD_PX = 180;
const GAP_PX = 8;
/** Width of the messages on a wide screen, from its right edge. */
const TOAST_WIDTH_PX = 380;
const EDGE_PX = 16;
/** Distance from the bottom of the screen, when messages are shown there. */
const FOOT_PX = 80;

type Bar = Pick<DOMRect, 'top' | 'bottom' | 'right' | 'height'>;

/**
 * Where messages start: below the top bars they would overlap, so leaving and signing out stay reachable.
 * `left` is the messages' left edge, `offset` the scroll offset of the visible part.
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

/** What just became important: the page's headline, what to do next, and anything that asks for attention. */
const IMPORTANT = 'h1, [role="alertdialog"], [data-important]';
/** Where a person is typing, or where the focus was moved. */
const FOCUSED = 'input, textarea, select, [tabindex="-1"]';

type Space = { left: number; top: number; height: number };

/** Whether messages in this space would cover one of these boxes. */
export function covers(boxes: readonly Bar[], { left, top, height }: Space): boolean {
  return boxes.some(
    (box) => box.height > 0 && box.right > left && box.bottom > top && box.top < top + height,
  );
}

/** The first free place from `space.top` down to `foot`, over what's less important; null when there's none. */
export function freeTop(boxes: readonly Bar[], space: Space, foot: number): number | null {
  let { top } = space;
  for (const box of [...boxes].sort((a, b) => a.top - b.top))
    if (covers([box], { ...space, top })) top = Math.round(box.bottom + GAP_PX);
  return top > foot ? null : top;
}

/** Boxes that no message may cover. For a headline, only its words count, not the rest of its line. */
function importantBoxes(): DOMRect[] {
  const focused = document.activeElement?.matches(FOCUSED) ? [document.activeElement] : [];
  return [...document.querySelectorAll(IMPORTANT), ...focused].map((element) => {
    if (element.childNodes.length === 0) return element.getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents(element);
    return words.getBoundingClientRect();
  });
}

/**
 * Keeps the messages in `host` below the top bars, off what just became important, and inside the visible
 * part of the page while the on-screen keyboard is open.
 */
export function placeToasts(host: HTMLElement): void {
  const phone = window.matchMedia('(max-width: 48em)');
  const view = window.visualViewport;
  let frame = 0;
  const place = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      if (host.childElementCount === 0) return;
      const bars = [...document.querySelectorAll(BARS)].map((bar) => bar.getBoundingClientRect());
      const left = phone.matches ? 0 : document.documentElement.clientWidth - TOAST_WIDTH_PX - EDGE_PX;
      const top = toastTop(bars, { left, offset: view?.offsetTop ?? 0 });
      host.style.setProperty('--top', `${top}px`);
      const { height } = host.getBoundingClientRect();
      const foot = window.innerHeight - height - FOOT_PX;
      const boxes = importantBoxes();
      const covered = covers(boxes, { left, top, height });
      const below = covered && !covers(boxes, { left, top: foot, height });
      host.toggleAttribute('data-below', below);
      const between = covered && !below ? freeTop(boxes, { left, top, height }, foot) : null;
      if (between !== null) host.style.setProperty('--top', `${between}px`);
    });
  };
  // The page may change below a message: what started, or the page that follows, comes with it.
  const page = new MutationObserver(place);
  new MutationObserver(() => {
    place();
    if (host.childElementCount === 0) page.disconnect();
    else page.observe(document.body, { childList: true, subtree: true });
  }).observe(host, { childList: true });
  window.addEventListener('scroll', place, { passive: true, capture: true });
  window.addEventListener('resize', place);
  document.addEventListener('focusin', place);
  view?.addEventListener('resize', place);
  view?.addEventListener('scroll', place);
}
