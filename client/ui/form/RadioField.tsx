import { cx } from '../cx.ts';
import { drawn, type Place } from '../drawn.ts';
import field from './Field.module.css';
import { FieldError } from './Field.tsx';
import styles from './RadioField.module.css';
import type { FieldState } from './useZodForm.ts';

type Props<T extends string> = FieldState<T> &
  Place & {
    choices: readonly { value: T; label: string; text?: string }[];
    /** Below the label. */
    hint?: string;
    /** Two cards side by side, where each choice needs an explanation. */
    cards?: boolean;
  };

/** One of a few choices, all visible. */
export function RadioField<T extends string>({
  id,
  name,
  label,
  value,
  error,
  onChange,
  ...props
}: Props<T>) {
  const { choices, cards, hint, ...rest } = props;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset {...drawn(styles.root, { cards, ...rest }, ['cards'])} id={id} aria-describedby={described}>
      <legend>{label}</legend>
      {hint && (
        <span className={styles.text} id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {choices.map((choice) => (
        <label key={choice.value} className={cards ? styles.card : cx(field.check, styles.choice)}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={value === choice.value}
            aria-invalid={error ? true : undefined}
            onChange={() => onChange(choice.value)}
          />
          {cards ? (
            <>
              <b>{choice.label}</b>
              {choice.text}
            </>
          ) : (
            <span>
              {choice.label}
              {choice.text && <span className={styles.text}>{choice.text}</span>}
            </span>
          )}
        </label>
      ))}
      {error && <FieldError id={`${id}-error`} text={error} />}
    </fieldset>
  );
}
