import { type PointerEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the card under the pointer, or else the first one in view, in place when cards above come and go. The
 * browser's scroll anchoring doesn't work at the very top, where new cards arrive.
 */
export function useSteadyScroll(
  list: RefObject<HTMLElement | null>,
  order: string,
  still: boolean,
): { onPointerMove: (event: PointerEvent) => void; onPointerLeave: () => void; onScroll: () => void } {
  const pointed = useRef<string | null>(null);
  const anchor = useRef<{ id: string; top: number } | null>(null);
  const remember = (): void => {
    anchor.current = list.current && findAnchor(list.current, pointed.current);
  };
  const drawn = useRef(order);
  useLayoutEffect(() => {
    const element = list.current;
    const before = anchor.current;
    if (element && before && !still && drawn.current !== order) {
      const card = element.querySelector(`[data-card="${before.id}"]`);
      if (card) element.scrollTop += topOf(element, card) - before.top;
    }
    drawn.current = order;
    anchor.current = element && findAnchor(element, pointed.current);
  });
  return {
    onPointerMove: (event) => {
      const card = event.target instanceof Element ? event.target.closest('[data-card]') : null;
      pointed.current = card?.getAttribute('data-card') ?? null;
      remember();
    },
    onPointerLeave: () => {
      pointed.current = null;
      remember();
    },
    onScroll: remember,
  };
}

const topOf = (list: Element, card: Element): number =>
  card.getBoundingClientRect().top - list.getBoundingClientRect().top;

/** The card under the pointer, or else the first one in view after scrolling. */
function findAnchor(list: Element, pointed: string | null): { id: string; top: number } | null {
  const cards = [...list.querySelectorAll('[data-card]')];
  const card = pointed
    ? cards.find((one) => one.getAttribute('data-card') === pointed)
    : list.scrollTop > 0
      ? cards.find((one) => topOf(list, one) >= 0)
      : undefined;
  const id = card?.getAttribute('data-card');
  return card && id ? { id, top: topOf(list, card) } : null;
}
