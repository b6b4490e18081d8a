import { Select } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FieldState } from './useZodForm.ts';

type Common = {
  /** Below the field; with `hintAbove`, between label and field. */
  hint?: ReactNode;
  hintAbove?: boolean;
  placeholder?: string;
  disabled?: boolean;
  /** Marks the field as required. */
  marked?: boolean;
};

type Order = ('label' | 'input' | 'description' | 'error')[];
const below: Order = ['label', 'input', 'error', 'description'];
const above: Order = ['label', 'description', 'input', 'error'];

const frame = <F extends Common>({ hint, hintAbove, marked, ...rest }: F) => ({
  ...rest,
  required: marked ?? false,
  description: hint,
  inputWrapperOrder: hintAbove ? above : below,
  size: 'md' as const,
});

type SelectProps<T extends string> = FieldState<T> &
  Common & {
    choices: readonly { value: T; label: string }[];
    /** Typing filters the list. */
    searchable?: boolean;
    /** The value of nothing chosen, and what the button that returns to it is called. */
    none?: { value: T; clear: string };
  };

/** One of a list, in signed-in areas; public pages use `ChoiceField`. */
export function SelectField<T extends string>(props: SelectProps<T>) {
  const { value, onChange, choices, none, ...rest } = props;
  return (
    <Select
      {...frame(rest)}
      allowDeselect={none !== undefined}
      clearable={none !== undefined}
      clearButtonProps={{ 'aria-label': none?.clear }}
      data={choices}
      value={value === none?.value ? null : value}
      onChange={(next) => {
        const chosen = choices.find((choice) => choice.value === next) ?? none;
        if (chosen) onChange(chosen.value);
      }}
    />
  );
}
