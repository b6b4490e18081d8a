import { drawn, type Place } from '../drawn.ts';
import { FieldError } from './Field.tsx';
import styles from './RadioField.module.css';
import type { FieldState } from './useZodForm.ts';

type Props<T extends string> = FieldState<T> &
  Place & {
    choices: readonly { value: T; label: string; text?: string }[];
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
  const { choices, cards, ...rest } = props;
  return (
    <fieldset
      {...drawn(styles.root, { cards, ...rest }, ['cards'])}
      id={id}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={cards ? styles.card : styles.choice}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={value === choice.value}
            aria-invalid={error ? true : undefined}
            onChange={() => onChange(choice.value)}
          />
          {cards ? <b>{choice.label}</b> : <span>{choice.label}</span>}
          {choice.text}
        </label>
      ))}
      {error && <FieldError id={`${id}-error`} text={error} />}
    </fieldset>
  );
}
