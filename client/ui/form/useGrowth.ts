import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * A text area as high as its text, within its style's limits. Most browsers do that themselves (`field-sizing`); in the others,
 * text past the first lines would be out of sight.
 */
export function useGrowth(text: string): RefObject<HTMLTextAreaElement | null> {
  const area = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: The text sets the height that is measured.
  useLayoutEffect(() => {
    const { current } = area;
    if (!current || CSS.supports('field-sizing', 'content')) return;
    current.style.height = 'auto';
    current.style.height = `${current.scrollHeight + current.offsetHeight - current.clientHeight}px`;
  }, [text]);
  return area;
}
