import { createMemoryDrafts } from '../../drafts.ts';
import { useDraft } from '../../useDraft.ts';

/** In memory alone, and only while the panel is open: see {@link forgetKept}. */
const texts = createMemoryDrafts();
const keys = new Map<string, { content: string; key: string }>();

/**
 * The text of a field that stays when its dialog or drawer is closed by mistake, and is there again when the same
 * thing is opened; an empty text, or `initial`, is not kept. `about` names what is written, and to whom.
 */
export const useKeptText = (about: string, initial = ''): [text: string, setText: (text: string) => void] =>
  useDraft(texts, about, initial);

/**
 * The idempotency key of what is sent now: the same for as long as the same is sent again, also from a dialog that
 * was closed in between, because a lost answer may have been a yes. After an answer call {@link doneWith}.
 */
export function keyFor(about: string, ...content: unknown[]): string {
  const whole = JSON.stringify(content);
  const known = keys.get(about);
  if (known?.content === whole) return known.key;
  const key = crypto.randomUUID();
  keys.set(about, { content: whole, key });
  return key;
}

/** It arrived: the same words once more are something new. */
export const doneWith = (about: string): boolean => keys.delete(about);

/** When the panel is left, by whoever was in it: nothing of theirs waits for the next one (quality S23). */
export function forgetKept(): void {
  texts.clear('');
  keys.clear();
}
