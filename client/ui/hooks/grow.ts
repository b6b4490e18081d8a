/** Heights set by this module. Any other height was set by the user and is kept. */
const heights = new WeakMap<HTMLTextAreaElement, string>();

/** Makes a text area as high as its text, within its style's limits. A hidden one is resized when it's shown. */
export function grow(area: HTMLTextAreaElement | null, text: string): void {
  if (!area || area.value !== text) return;
  const shown = new ResizeObserver(() => {
    shown.disconnect();
    resize(area);
  });
  if (area.scrollHeight > 0) resize(area);
  else shown.observe(area);
}

function resize(area: HTMLTextAreaElement): void {
  const { style, offsetHeight } = area;
  if (style.height !== (heights.get(area) ?? '')) return;
  // Keeps the page's length in the meantime; otherwise its end would scroll.
  style.marginBottom = `${offsetHeight}px`;
  style.height = 'auto';
  style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
  style.marginBottom = '';
  heights.set(area, style.height);
}
