import { useState } from 'react';

/** In memory alone: it goes with the page, and with whoever signs out. */
const kept = new Map<string, string>();

/**
 * The text of a field that stays when its dialog or drawer is closed by mistake, and is there again when the same
 * thing is opened; an empty text, or `initial`, is not kept. `key` names what is written, and to whom.
 */
export function useKeptText(key: string, initial = ''): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(() => kept.get(key) ?? initial);
  const change = (next: string): void => {
    if (next === '' || next === initial) kept.delete(key);
    else kept.set(key, next);
    setText(next);
  };
  return [text, change];
}
