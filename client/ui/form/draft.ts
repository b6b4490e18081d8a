import type { DraftStore } from '../../drafts.ts';

type Draft = { store: DraftStore; key: string; fields: readonly string[] };

/** The stored values that fit the form; a corrupt draft counts as empty. */
export function draftValues<V extends object>({ store, key, fields }: Draft, values: V): Partial<V> {
  const stored: Partial<V> = {};
  return Object.assign(
    stored,
    Object.fromEntries(
      Object.entries(parsed(store.read(key))).filter(([field, value]) => {
        const now = Object.entries(values).find(([name]) => name === field)?.[1];
        return fields.includes(field) && typeof value === typeof now;
      }),
    ),
  );
}

/** Stores the values; an empty form is removed. */
export function saveDraft({ store, key, fields }: Draft, values: object): void {
  const stored = Object.entries(values).filter(([field]) => fields.includes(field));
  const empty = stored.every(([, value]) => value === '' || value === false);
  store.write(key, empty ? '' : JSON.stringify(Object.fromEntries(stored)));
}

function parsed(text: string | null): object {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
