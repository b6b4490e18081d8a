import { deviceDrafts } from '../../drafts.ts';
import { type FormDraft, formDraft } from '../../ui/form/draft.ts';
import { useDraft as useStoredDraft } from '../../useDraft.ts';

/**
 * Text the server doesn't have yet, kept on this device so a reload, a crash, or a dead battery loses
 * nothing. A key names one conversation; leaving an area clears all its keys.
 */
export const PREFIX = 'chat-draft:';

/** The unsent values of a form, removed with the area's other drafts. */
export const deviceFormDraft = (key: string, names: readonly string[]): FormDraft =>
  formDraft(deviceDrafts, `${PREFIX}${key}`, names);

type Unsent = { id: string; text: string; createdAt: string };

/** The text in the box, kept while typing. */
export const useDraft = (key: string): ReturnType<typeof useStoredDraft> =>
  useStoredDraft(deviceDrafts, `${PREFIX}${key}:text`);

/** Messages sent here but not confirmed yet, with the ids they'll keep. */
export function readUnsent(key: string): Unsent[] {
  try {
    const stored: unknown = JSON.parse(deviceDrafts.read(`${PREFIX}${key}:unsent`) ?? '[]');
    return Array.isArray(stored) && stored.every(isUnsent) ? stored : [];
  } catch {
    return [];
  }
}

function isUnsent(value: unknown): value is Unsent {
  if (typeof value !== 'object' || value === null) return false;
  const { id, text, createdAt }: Partial<Record<keyof Unsent, unknown>> = value;
  return [id, text, createdAt].every((part) => typeof part === 'string');
}

/**
 * Keeps messages that didn't reach the server, for the next visit. Replaces only those whose ids are in `known`: another tab
 * of the same conversation keeps its own under the same key.
 */
export function writeUnsent(key: string, unsent: readonly Unsent[], known: ReadonlySet<string>): void {
  const others = readUnsent(key).filter(({ id }) => !known.has(id));
  const stored = [...others, ...unsent.map(({ id, text, createdAt }) => ({ id, text, createdAt }))];
  deviceDrafts.write(`${PREFIX}${key}:unsent`, stored.length === 0 ? '' : JSON.stringify(stored));
}

/** Removes everything under keys that start with `area` (quality S23). */
export const clearDrafts = (area: string): void => deviceDrafts.clear(PREFIX + area);
