import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from 'react';
import { useGrowing } from '../hooks/useGrowing.ts';
import styles from './Field.module.css';
import { Field, type FrameProps, Optional } from './Field.tsx';
import type { FieldState } from './useZodForm.ts';

type Own = keyof FieldState<string> | keyof FrameProps;

type TextProps = FieldState<string> &
  FrameProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, Own> & {
    ref?: Ref<HTMLInputElement>;
    /** At the end of the line, inside the field. */
    end?: ReactNode;
  };

/** One line of text. */
export function TextField({ value, onChange, end, ...props }: TextProps) {
  return (
    <Field {...props}>
      {(attributes) => {
        const input = (
          <input
            {...attributes}
            className={styles.control}
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
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, Own>;

/** Several lines of text; grows with its content. */
export function TextAreaField({ value, onChange, ...props }: AreaProps) {
  const box = useGrowing(value);
  return (
    <Field {...props}>
      {(attributes) => (
        <textarea
          ref={box}
          dir="auto"
          {...attributes}
          className={styles.control}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

type ChoiceProps = FieldState<string> &
  Omit<FrameProps, 'status'> & {
    ref?: Ref<HTMLSelectElement>;
    choices: readonly { value: string; label: string }[];
    /** Shown while nothing is chosen. */
    placeholder?: string;
    required?: boolean;
    disabled?: boolean;
    autoComplete?: string;
  };

/** One of a few choices, as a native select. */
export function ChoiceField({ value, onChange, choices, placeholder, ...props }: ChoiceProps) {
  return (
    <Field {...props}>
      {(attributes) => (
        <select
          {...attributes}
          className={styles.control}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {placeholder !== undefined && (
            <option value="" disabled={!props.optional}>
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
  Omit<FrameProps, 'aside' | 'marked' | 'status' | 'hintAbove'> & {
    ref?: Ref<HTMLInputElement>;
    disabled?: boolean;
    /** Instead of the label, where it's a sentence with a link. */
    children?: ReactNode;
  };

/** A checkbox; the label follows the box. */
export function CheckField({ label, value, onChange, optional, children, ...props }: CheckProps) {
  return (
    <Field {...props}>
      {(attributes) => (
        <label className={styles.check}>
          <input
            {...attributes}
            type="checkbox"
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
