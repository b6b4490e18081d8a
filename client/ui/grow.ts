/**
 * Makes a text area as high as its text, within its style's limits. Most browsers do that themselves (`field-sizing`); in the
 * others, text past the first lines would be out of sight. To be called each time the text may have changed.
 */
export function grow(area: HTMLTextAreaElement | null): void {
  if (!area || CSS.supports('field-sizing:content')) return;
  const { style } = area;
  style.height = 'auto';
  // With its two borders.
  style.height = `${area.scrollHeight + 2}px`;
}
