/** Bars at the head of a page or a dialog that a message must not cover. */
const BARS = 'header, [data-bar]';
/** Bars further down are content. */
const HEAD_PX = 180;
const GAP_PX = 8;
/** What the messages take of a wide screen, from its right edge. */
const TOAST_WIDTH_PX = 380;
const EDGE_PX = 16;
/** Between the messages and the foot of the screen, when they stand there. */
const FOOT_PX = 80;

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

/** What just became important: the page's headline, and what asks for attention by itself. */
const IMPORTANT = 'h1, [role="alertdialog"], [data-important]';
/** What a person writes or was led to. */
const FOCUSED = 'input, textarea, select, [tabindex="-1"]';

type Space = { left: number; top: number; height: number };

/** Whether messages in this space would lie over one of these boxes. */
export function covers(boxes: readonly Bar[], { left, top, height }: Space): boolean {
  return boxes.some(
    (box) => box.height > 0 && box.right > left && box.bottom > top && box.top < top + height,
  );
}

/** Boxes that no message may cover. Of a headline only its words count, not the empty rest of its line. */
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
 * Keeps the messages in `host` below the bars at the top, off what just became important, and inside what is seen of the
 * page while the on-screen keyboard is open.
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
      const below = covers(boxes, { left, top, height }) && !covers(boxes, { left, top: foot, height });
      host.toggleAttribute('data-below', below);
    });
  };
  new MutationObserver(place).observe(host, { childList: true });
  window.addEventListener('scroll', place, { passive: true, capture: true });
  window.addEventListener('resize', place);
  document.addEventListener('focusin', place);
  view?.addEventListener('resize', place);
  view?.addEventListener('scroll', place);
}
