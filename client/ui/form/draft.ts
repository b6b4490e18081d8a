import type { DraftStore } from '../../drafts.ts';

/** Where a form's values are kept until they're sent. */
export type FormDraft = {
  /** The stored values that fit the form; a corrupt draft counts as empty. */
  read: <V extends object>(values: V) => Partial<V>;
  /** Stores the values; an empty form is removed. */
  write: (values: object) => void;
  clear: () => void;
  /** Whether no field of the draft is filled in. */
  isEmpty: (values: object) => boolean;
};

/** A draft of these fields. */
export function formDraft(store: DraftStore, key: string, fields: readonly string[]): FormDraft {
  const kept = (values: object): [string, unknown][] =>
    Object.entries(values).filter(([field]) => fields.includes(field));
  const clear = (): void => store.write(key, '');
  const isEmpty = (values: object): boolean => kept(values).every(([, value]) => !value);
  return {
    clear,
    isEmpty,
    read(values) {
      const stored: Partial<typeof values> = {};
      const now = new Map<string, unknown>(Object.entries(values));
      return Object.assign(
        stored,
        Object.fromEntries(
          kept(parsed(store.read(key))).filter(([field, value]) => typeof value === typeof now.get(field)),
        ),
      );
    },
    write(values) {
      if (isEmpty(values)) clear();
      else store.write(key, JSON.stringify(Object.fromEntries(kept(values))));
    },
  };
}

function parsed(text: string | null): object {
  try {
    return Object(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}
