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
 * nothing is saved over it. With `merges`, typed changes go on top of a newer version that changed other fields only.
 */
export function useVersion<V extends object, B extends Version>(
  form: ZodForm<V>,
  stored: { version: B; values: V },
  { merges = false }: { merges?: boolean } = {},
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
  const merged =
    merges && changed && form.dirty && !form.pending && !isOwn && !isStored
      ? mergedOver(form.initial, form.values, stored.values)
      : null;
  useEffect(() => {
    if (changed && (!form.dirty || isStored)) take();
    else if (isOwn) setBase(stored.version);
    else if (merged) {
      take();
      form.show(merged);
    }
  });
  // While a save is on its way, the newer version is probably its own.
  const moved = changed && form.dirty && !form.pending && !isOwn && !isStored && !merged;
  return { base, moved, take };
}

/** The stored values with those typed on top; null when both changed the same field. */
export function mergedOver<V extends object>(before: V, typed: V, stored: V): V | null {
  const differ = (a: unknown, b: unknown): boolean => JSON.stringify(a) !== JSON.stringify(b);
  const old = new Map<string, unknown>(Object.entries(before));
  const theirs = new Map<string, unknown>(Object.entries(stored));
  const mine = Object.entries(typed).filter(([name, value]) => differ(value, old.get(name)));
  if (
    mine.some(([name, value]) => differ(theirs.get(name), old.get(name)) && differ(theirs.get(name), value))
  )
    return null;
  return { ...stored, ...Object.fromEntries(mine) };
}

/** Whether what's typed is what's stored; saving cuts the spaces around a text. */
export function isSaved(typed: object, stored: object): boolean {
  const content = (values: object): string =>
    JSON.stringify(values, (_, value: unknown) => (typeof value === 'string' ? value.trim() : value));
  return content(typed) === content(stored);
}
