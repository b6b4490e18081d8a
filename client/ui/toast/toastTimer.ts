/**
 * Closes a message after a time, which restarts after the pointer or the focus leaves it. Its action is removed after
 * a fixed time, because the server no longer accepts it then.
 */
export function closeLater(
  toast: EventTarget,
  ms: number,
  close: () => void,
  offer: { end(): void; ms: number } | null = null,
): void {
  let timer = setTimeout(close, ms);
  if (offer && Number.isFinite(offer.ms)) setTimeout(offer.end, offer.ms);
  const hold = (): void => clearTimeout(timer);
  const again = (): void => {
    hold();
    timer = setTimeout(close, ms);
  };
  toast.addEventListener('pointerenter', hold);
  toast.addEventListener('focusin', hold);
  toast.addEventListener('pointerleave', again);
  toast.addEventListener('focusout', again);
}
