import type { SettingChange } from '../../../shared/panel/settings.ts';

/** Each changed field with its old and new value as text, flat enough for the audit log. */
export type FieldChanges = SettingChange['changes'];

export function fieldChanges(before: object, after: object): FieldChanges {
  const old: Record<string, unknown> = { ...before };
  const next: Record<string, unknown> = { ...after };
  return Object.keys({ ...old, ...next })
    .map((field) => ({ field, from: textOf(old[field]), to: textOf(next[field]) }))
    .filter(({ from, to }) => from !== to);
}

const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value : JSON.stringify(value ?? '');
