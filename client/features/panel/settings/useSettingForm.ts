import { useRouter } from '@tanstack/react-router';
import {
  SaveSettingsInput,
  type SettingSection,
  type Stored,
  settingValues,
} from '../../../../shared/panel/settings.ts';
import { readError } from '../../../errors.ts';
import { trpc } from '../../../trpc.ts';
import type { ZodFormOptions } from '../../../ui/form/options.ts';
import { useVersion, type Versioned } from '../../../ui/form/useVersion.ts';
import { useZodForm, type ZodForm } from '../../../ui/form/useZodForm.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { adoptBrand } from './adoptBrand.ts';

export type SettingForm<V extends object> = {
  section: SettingSection;
  stored: Stored<unknown>;
  form: ZodForm<V>;
  version: Versioned<string | null>;
  pending: boolean;
  reset: () => void;
  /** Undoes the last save. */
  undo: () => void;
};

type Options<T, V extends object> = Pick<ZodFormOptions<V, unknown>, 'labels' | 'toInput'> & {
  section: SettingSection;
  stored: Stored<T>;
  /** Field values: numbers may be empty and lists are lines while someone types. */
  toValues: (value: T) => V;
};

/** A form for one section: saves on top of the version it was filled with, never over someone else's change. */
export function useSettingForm<T, V extends object>(options: Options<T, V>): SettingForm<V> {
  const { section, stored, toValues, labels, toInput } = options;
  const utils = trpc.useUtils();
  const router = useRouter();
  const id = `settings-${section}`;
  const settled = {
    onSettled: async () => {
      await utils.admin.settings.invalidate();
      adoptBrand(utils.admin.settings.house.getData()?.facts.brand);
      await router.invalidate();
    },
    onError: (error: unknown) => {
      const { code, message } = readError(error);
      toast.error('We couldn’t save the settings', code === 'conflict' ? overtaken : message, { id });
    },
  };
  const done = (title: string) => (): void => toast.success(title, 'Applies everywhere now.', { id });
  const save = trpc.admin.settings.save.useMutation({ ...settled, onSuccess: done('Settings saved') });
  const reset = trpc.admin.settings.reset.useMutation({ ...settled, onSuccess: done('Reset to default') });
  const undo = trpc.admin.settings.undo.useMutation({ ...settled, onSuccess: done('Last save undone') });
  const values = toValues(stored.value);
  const form = useZodForm<V, unknown>({
    id,
    schema: settingValues[section],
    initial: values,
    labels,
    toInput,
    onSubmit: (value) => save.mutateAsync(SaveSettingsInput.parse({ section, basedOn: version.base, value })),
  });
  const version: Versioned<string | null> = useVersion(
    form,
    { version: stored.version, values },
    { merges: true },
  );
  const pending = form.pending || reset.isPending || undo.isPending;
  return {
    section,
    stored,
    form,
    version,
    pending,
    reset: () => {
      if (!pending) reset.mutate({ section, basedOn: version.base });
    },
    undo: () => {
      if (!pending) undo.mutate({ section, basedOn: version.base });
    },
  };
}

const overtaken =
  'Someone else changed these settings at the same moment. Your text is still here. Check it, then save again.';

/** A field of lines as a list, without the empty ones. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
