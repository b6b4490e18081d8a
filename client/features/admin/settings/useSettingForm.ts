import { type UseFormReturnType, useForm } from '@mantine/form';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { z } from 'zod';
import type { SaveSettingsInput, SettingSection, Stored } from '../../../../shared/panel/settings.ts';
import { readError } from '../../../errors.ts';
import { trpc } from '../../../trpc.ts';
import { toast } from '../../../ui/toast.ts';
import { adoptBrand } from './adoptBrand.ts';

export type SettingForm<V extends Record<string, unknown>> = {
  form: UseFormReturnType<V>;
  submit: (event: React.FormEvent<HTMLFormElement>) => void;
  dirty: boolean;
  pending: boolean;
  /** Someone else changed it since this form was filled. */
  moved: boolean;
  /** Discards typed values and shows the stored ones. */
  take: () => void;
  reset: () => void;
  /** Undoes the last save. */
  undo: () => void;
};

type Options<T, V> = {
  section: SettingSection;
  stored: Stored<T>;
  /** Field values: numbers may be empty and lists are lines while someone types. */
  toValues: (value: T) => V;
  parse: (values: V) => z.ZodSafeParseResult<T>;
  toInput: (basedOn: string | null, value: T) => SaveSettingsInput;
};

/** A form for one section: saves on top of the version it was filled with, never over someone else's change. */
export function useSettingForm<T, V extends Record<string, unknown>>(options: Options<T, V>): SettingForm<V> {
  const { section, stored, toValues, parse, toInput } = options;
  const utils = trpc.useUtils();
  const router = useRouter();
  const [base, setBase] = useState(stored.version);
  const form = useForm<V>({
    initialValues: toValues(stored.value),
    validate: (values) => problemsOf(parse(values)),
  });
  const settled = {
    onSettled: async () => {
      await utils.admin.settings.invalidate();
      adoptBrand(utils.admin.settings.house.getData()?.facts.brand);
      await router.invalidate();
    },
    onError: (error: unknown) => {
      const { code, message } = readError(error);
      if (code !== 'conflict')
        toast.error('We couldn’t save the settings', message, { id: `settings-${section}` });
    },
  };
  const done = (title: string) => (): void => {
    form.resetDirty();
    toast.success(title, 'It applies everywhere now.', { id: `settings-${section}` });
  };
  const save = trpc.admin.settings.save.useMutation({ ...settled, onSuccess: done('Settings saved') });
  const reset = trpc.admin.settings.reset.useMutation({ ...settled, onSuccess: done('Reset to default') });
  const undo = trpc.admin.settings.undo.useMutation({ ...settled, onSuccess: done('Last save undone') });
  const pending = save.isPending || reset.isPending || undo.isPending;
  const dirty = form.isDirty();
  const changed = stored.version !== base;

  const take = (): void => {
    const values = toValues(stored.value);
    form.setInitialValues(values);
    form.setValues(values);
    form.clearErrors();
    setBase(stored.version);
  };
  useEffect(() => {
    if (changed && !dirty) take();
  });
  return {
    form,
    dirty,
    pending,
    moved: changed && dirty,
    take,
    reset: () => {
      if (!pending) reset.mutate({ section, basedOn: base });
    },
    undo: () => {
      if (!pending) undo.mutate({ section, basedOn: base });
    },
    submit: form.onSubmit(
      (values) => {
        const parsed = parse(values);
        if (parsed.success && !pending) save.mutate(toInput(base, parsed.data));
      },
      (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus(),
    ),
  };
}

/** The first message of each field; list items report at their field. */
export function problemsOf(parsed: z.ZodSafeParseResult<unknown>): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const { path, message } of parsed.error?.issues ?? []) {
    const [field, index] = path;
    const where = typeof index === 'number' ? `Line ${index + 1}: ` : '';
    problems[String(field)] ??= `${where}${message}`;
  }
  return problems;
}

/** A field of lines as a list, without the empty ones. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
