import { type RefObject, useEffect, useRef } from 'react';

/** For a text area with this text: makes it as high as the text in browsers that don't do so themselves (`field-sizing`). */
export function useGrowing(text: string): RefObject<HTMLTextAreaElement | null> {
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!CSS.supports('field-sizing:content'))
      import('./grow.ts').then(
        ({ grow }) => grow(box.current, text),
        () => undefined,
      );
  }, [text]);
  return box;
}
