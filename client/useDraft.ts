import { useState } from 'react';
import type { DraftStore } from './drafts.ts';

/** One text, kept while typing; `initial` itself isn't stored. */
export function useDraft(store: DraftStore, key: string, initial = ''): [string, (text: string) => void] {
  const [text, setText] = useState(() => store.read(key) ?? initial);
  const change = (next: string): void => {
    store.write(key, next === initial ? '' : next);
    setText(next);
  };
  return [text, change];
}
