import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from 'react';
import styles from './Field.module.css';
import { Field, type FrameProps, Optional, wired } from './Field.tsx';
import type { FieldState } from './useZodForm.ts';

type Size = {
  /** `sm` in tools above tables. */
  fieldSize?: 'sm' | 'md';
};
type Own = keyof FieldState<string> | keyof FrameProps;

type TextProps = FieldState<string> &
  FrameProps &
  Size &
  Omit<InputHTMLAttributes<HTMLInputElement>, Own> & {
    ref?: Ref<HTMLInputElement>;
    /** At the end of the line, inside the field. */
    end?: ReactNode;
  };

/** One line of text. */
export function TextField({ id, name, label, value, error, onChange, ...props }: TextProps) {
  const { optional, marked, hint, hintAbove, aside, status, place, only, className, ...more } = props;
  const { fieldSize, end, ...rest } = more;
  return (
    <Field
      {...{ id, label, error, optional, marked, hint, hintAbove, aside, status, place, only, className }}
    >
      {(wiring) => {
        const input = (
          <input
            {...rest}
            {...wired(wiring, rest)}
            name={name}
            className={styles.control}
            data-size={fieldSize}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        );
        if (!end) return input;
        return (
          <span className={styles.line}>
            {input}
            <span className={styles.end}>{end}</span>
          </span>
        );
      }}
    </Field>
  );
}

type AreaProps = FieldState<string> &
  Omit<FrameProps, 'status'> &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, Own> & { ref?: Ref<HTMLTextAreaElement> };

/** Several lines of text; grows with its content. */
export function TextAreaField({ id, name, label, value, error, onChange, ...props }: AreaProps) {
  const { optional, marked, hint, hintAbove, aside, place, only, className, ...rest } = props;
  return (
    <Field {...{ id, label, error, optional, marked, hint, hintAbove, aside, place, only, className }}>
      {(wiring) => (
        <textarea
          dir="auto"
          {...rest}
          {...wired(wiring, rest)}
          name={name}
          className={styles.control}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

type ChoiceProps = FieldState<string> &
  Omit<FrameProps, 'status'> &
  Size & {
    ref?: Ref<HTMLSelectElement>;
    choices: readonly { value: string; label: string }[];
    /** Shown while nothing is chosen. */
    placeholder?: string;
    required?: boolean;
    disabled?: boolean;
    autoComplete?: string;
  };

/** One of a few choices, as a native select. */
export function ChoiceField({ id, name, label, value, error, onChange, choices, ...props }: ChoiceProps) {
  const { optional, marked, hint, hintAbove, aside, place, only, className, ...more } = props;
  const { fieldSize, placeholder, ...rest } = more;
  return (
    <Field {...{ id, label, error, optional, marked, hint, hintAbove, aside, place, only, className }}>
      {(wiring) => (
        <select
          {...rest}
          {...wiring}
          name={name}
          className={styles.control}
          data-size={fieldSize}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {placeholder !== undefined && (
            <option value="" disabled={!optional}>
              {placeholder}
            </option>
          )}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

type CheckProps = FieldState<boolean> &
  Omit<FrameProps, 'aside' | 'marked' | 'status'> & {
    ref?: Ref<HTMLInputElement>;
    disabled?: boolean;
    /** Instead of the label, where it's a sentence with a link. */
    children?: ReactNode;
  };

/** A checkbox; the label follows the box. */
export function CheckField({
  id,
  name,
  label,
  value,
  error,
  onChange,
  hint,
  optional,
  ...props
}: CheckProps) {
  const { hintAbove: _, place, only, className, children, ...rest } = props;
  return (
    <Field {...{ id, error, hint, place, only, className }}>
      {(wiring) => (
        <label className={styles.check}>
          <input
            {...rest}
            {...wiring}
            type="checkbox"
            name={name}
            checked={value}
            onChange={(event) => onChange(event.currentTarget.checked)}
          />
          <span>
            {children ?? label}
            {optional && <Optional />}
          </span>
        </label>
      )}
    </Field>
  );
}
