import { useEffect, useState } from 'react';
import type { ZodForm } from './useZodForm.ts';

export type Version = string | number | null;

export type Versioned<B extends Version> = {
  /** The version that the form was filled with. */
  base: B;
  /** Someone else changed it since then. */
  moved: boolean;
  /** Discards typed values and shows the stored ones. */
  take: () => void;
};

/**
 * Keeps a form on the version it was filled with. Without typed changes, it follows a newer one; otherwise,
 * nothing is saved over it.
 */
export function useVersion<V extends object, B extends Version>(
  form: ZodForm<V>,
  stored: { version: B; values: V },
): Versioned<B> {
  const [base, setBase] = useState(stored.version);
  const changed = stored.version !== base;
  // What was typed while it was being saved waits for a save of its own.
  const isOwn = changed && JSON.stringify(form.initial) === JSON.stringify(stored.values);
  const take = (): void => {
    form.show(stored.values, true);
    setBase(stored.version);
  };
  // A save whose answer was lost is stored all the same.
  const isStored = changed && !form.pending && isSaved(form.values, stored.values);
  useEffect(() => {
    if (changed && (!form.dirty || isStored)) take();
    else if (isOwn) setBase(stored.version);
  });
  // While a save is on its way, the newer version is probably its own.
  return { base, moved: changed && form.dirty && !form.pending && !isOwn && !isStored, take };
}

/** Whether what's typed is what's stored; saving cuts the spaces around a text. */
export function isSaved(typed: object, stored: object): boolean {
  const content = (values: object): string =>
    JSON.stringify(values, (_, value: unknown) => (typeof value === 'string' ? value.trim() : value));
  return content(typed) === content(stored);
}
