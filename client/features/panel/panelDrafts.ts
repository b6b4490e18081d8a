import { useState } from 'react';
import { createMemoryDrafts } from '../../drafts.ts';
import { sameIn } from '../../sameIn.ts';
import { useDraft } from '../../useDraft.ts';

/** In memory only, while the panel is open: see {@link clearPanelDrafts}. */
const texts = createMemoryDrafts();
const keys = new Map<string, { content: string; key: string }>();
const memories: Map<string, unknown>[] = [];

/**
 * A field's text that survives closing its dialog or drawer by mistake and is restored when the same one opens again.
 * Empty text, or `initial`, isn't kept. `about` identifies the text and its subject.
 */
export const usePanelDraft = (about: string, initial = ''): ReturnType<typeof useDraft> =>
  useDraft(texts, about, initial);

/** For unsaved input that isn't one text, by what it's about. */
export function panelMemory<Input>(): Map<string, Input> {
  const memory = new Map<string, Input>();
  memories.push(memory);
  return memory;
}

/** Keeps the draft as the latest one, unless nothing was typed. */
export function keepDraft<D extends object>(
  memory: Map<string, D>,
  about: string,
  draft: D,
  initial: D,
): void {
  memory.delete(about);
  if (!sameIn(draft, initial)) memory.set(about, draft);
}

/** Forgets a draft that was sent, unless something else was typed in the meantime. */
export function forgetDraft<D extends object>(memory: Map<string, D>, about: string, sent: D): void {
  const kept = memory.get(about);
  // The sent values may have more fields.
  if (kept && sameIn(kept, sent)) memory.delete(about);
}

/**
 * A text and the options beside it, kept together as {@link usePanelDraft} keeps a text: a text restored without its options
 * could be sent to the wrong person. `found` replaces the kept draft as the initial value.
 */
export function useWholeDraft<D extends object>(
  memory: Map<string, D>,
  about: string,
  initial: D,
  found = memory.get(about),
): [draft: D, change: (part: Partial<D>) => void, sent: (draft: D) => void] {
  const [draft, setDraft] = useState(found ?? initial);
  const change = (part: Partial<D>): void => {
    const next = { ...draft, ...part };
    keepDraft(memory, about, next, initial);
    setDraft(next);
  };
  const sent = (done: D): void => {
    forgetDraft(memory, about, done);
    setDraft((now) => (sameIn(now, done) ? initial : now));
  };
  return [draft, change, sent];
}

/**
 * The idempotency key of a submission: the same while the same content is sent again, even after its dialog was
 * closed, because a lost response may have been a success. Call {@link doneWith} after a response.
 */
export function keyFor(about: string, ...content: unknown[]): string {
  const whole = JSON.stringify(content);
  const known = keys.get(about);
  if (known?.content === whole) return known.key;
  const key = crypto.randomUUID();
  keys.set(about, { content: whole, key });
  return key;
}

/** Whether this was sent without a response so far: it may have been saved. */
export const isUndecided = (about: string, ...content: unknown[]): boolean =>
  keys.get(about)?.content === JSON.stringify(content);

/** After success: sending the same content again counts as new. */
export const doneWith = (about: string): boolean => keys.delete(about);

/** Called when someone leaves the panel, so the next person finds none of their input (quality S23). */
export function clearPanelDrafts(): void {
  texts.clear('');
  keys.clear();
  for (const memory of memories) memory.clear();
}
