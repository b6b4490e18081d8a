import { NumberInput, Select } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FieldState } from './useZodForm.ts';

type Common = { hint?: ReactNode; placeholder?: string; disabled?: boolean; fieldSize?: 'sm' | 'md' };

const order: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'error', 'description'];

type SelectProps<T extends string> = FieldState<T> &
  Common & {
    choices: readonly { value: T; label: string }[];
    /** Typing filters the list. */
    searchable?: boolean;
    /** Looks like a table tool: the label isn't drawn, only read out. */
    bare?: boolean;
  };

/** One of a list, in signed-in areas; public pages use `ChoiceField`. */
export function SelectField<T extends string>(props: SelectProps<T>) {
  const { id, name, label, value, error, onChange, choices, hint, fieldSize, bare, ...rest } = props;
  return (
    <Select
      {...rest}
      id={id}
      name={name}
      {...(bare ? { 'aria-label': label } : { label })}
      description={hint}
      inputWrapperOrder={order}
      size={fieldSize ?? 'md'}
      allowDeselect={false}
      data={choices}
      value={value}
      error={error}
      onChange={(next) => {
        const chosen = choices.find((choice) => choice.value === next);
        if (chosen) onChange(chosen.value);
      }}
    />
  );
}

type NumberProps = FieldState<number | ''> &
  Common & {
    min?: number;
    max?: number;
    decimals?: boolean;
    prefix?: string;
    suffix?: string;
    step?: number;
  };

/** A number, in signed-in areas; an empty field is ''. */
export function NumberField(props: NumberProps) {
  const { id, name, label, value, error, onChange, hint, fieldSize, decimals = false, ...rest } = props;
  return (
    <NumberInput
      {...rest}
      id={id}
      name={name}
      label={label}
      description={hint}
      inputWrapperOrder={order}
      size={fieldSize ?? 'md'}
      allowDecimal={decimals}
      thousandSeparator=","
      value={value}
      error={error}
      onChange={(next) => onChange(next === '' || Number.isNaN(Number(next)) ? '' : Number(next))}
    />
  );
}
