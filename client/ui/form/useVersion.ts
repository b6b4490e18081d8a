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
  useEffect(() => {
    if (changed && !form.dirty) take();
    else if (isOwn) setBase(stored.version);
  });
  // While a save is on its way, the newer version is probably its own.
  return { base, moved: changed && form.dirty && !form.pending && !isOwn, take };
}
