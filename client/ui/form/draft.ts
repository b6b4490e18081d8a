import type { DraftStore } from '../../drafts.ts';

/** Where a form's values are kept until they're sent. */
export type FormDraft = {
  /** The stored values that fit the form; a corrupt draft counts as empty. */
  read: <V extends object>(values: V) => Partial<V>;
  /** Stores the values; an empty form is removed. */
  write: (values: object) => void;
  clear: () => void;
  /** Whether something is stored: storage may be full or disabled. */
  isKept: () => boolean;
};

/** A draft of these fields. */
export function formDraft(store: DraftStore, key: string, names: readonly string[]): FormDraft {
  const kept = (values: object): [string, unknown][] =>
    Object.entries(values).filter(([name]) => names.includes(name));
  return {
    clear: () => store.write(key, ''),
    isKept: () => store.read(key) !== null,
    read(values) {
      const stored: Partial<typeof values> = {};
      return Object.assign(
        stored,
        Object.fromEntries(
          kept(parsed(store.read(key))).filter(
            ([field, value]) => typeof value === typeof Reflect.get(values, field),
          ),
        ),
      );
    },
    write(values) {
      const fields = kept(values);
      const isEmpty = fields.every(([, value]) => !value);
      store.write(key, isEmpty ? '' : JSON.stringify(Object.fromEntries(fields)));
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
