import { NumberInput, Select } from '@mantine/core';
import { type ReactNode, useState } from 'react';
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

type NumberProps = FieldState<number | ''> &
  Common & {
    min?: number;
    max?: number;
    /** How many decimals may be typed. */
    decimals?: number;
    prefix?: string;
    suffix?: string;
    step?: number;
    hideControls?: boolean;
  };

const numberOf = (text: string): number | '' =>
  text === '' || Number.isNaN(Number(text)) ? '' : Number(text);

/** A number, in signed-in areas; an empty field is ''. The form's rules check its range. */
export function NumberField(props: NumberProps) {
  const { value, onChange, decimals, ...rest } = props;
  /** Typed so far, such as "0." on the way to 0.5. */
  const [typed, setTyped] = useState('');
  return (
    <NumberInput
      {...frame(rest)}
      allowDecimal={decimals !== undefined}
      decimalScale={decimals}
      clampBehavior="none"
      thousandSeparator=","
      value={numberOf(typed) === value ? typed : value}
      onChange={(next) => {
        setTyped(String(next));
        // Leaving the field rewrites what was typed; that isn't an edit, and the field's message stays.
        const number = numberOf(String(next));
        if (number !== value) onChange(number);
      }}
    />
  );
}
