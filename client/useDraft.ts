import { useState } from 'react';
import type { DraftStore } from './drafts.ts';

type Draft = [
  text: string,
  setText: (text: string) => void,
  /** Clears the text after it was sent, unless something else was typed in the meantime. */
  sent: (text: string) => void,
];

/** One text, kept while typing; `initial` itself isn't stored. */
export function useDraft(store: DraftStore, key: string, initial = ''): Draft {
  const [text, setText] = useState(() => store.read(key) ?? initial);
  const change = (next: string): void => {
    store.write(key, next === initial ? '' : next);
    setText(next);
  };
  const sent = (done: string): void => {
    if (store.read(key) === done) store.write(key, '');
    setText((now) => (now === done ? initial : now));
  };
  return [text, change, sent];
}
