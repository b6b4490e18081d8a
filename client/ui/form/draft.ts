import type { DraftStore } from '../../drafts.ts';

type Draft = { store: DraftStore; key: string; fields: readonly string[] };

/** The stored values that fit the form; a corrupt draft counts as empty. */
export function keptValues<V extends object>({ store, key, fields }: Draft, values: V): Partial<V> {
  const kept: Partial<V> = {};
  return Object.assign(
    kept,
    Object.fromEntries(
      Object.entries(parsed(store.read(key))).filter(([field, value]) => {
        const now = Object.entries(values).find(([name]) => name === field)?.[1];
        return fields.includes(field) && typeof value === typeof now;
      }),
    ),
  );
}

/** Stores the values; an empty form is removed. */
export function keepValues({ store, key, fields }: Draft, values: object): void {
  const kept = Object.entries(values).filter(([field]) => fields.includes(field));
  const empty = kept.every(([, value]) => value === '' || value === false);
  store.write(key, empty ? '' : JSON.stringify(Object.fromEntries(kept)));
}

function parsed(text: string | null): object {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
