import { useId, useState } from 'react';
import type { FrameProps } from '../Field.tsx';
import { TextField } from '../TextField.tsx';
import type { FieldState } from '../useZodForm.ts';
import { edited, numberIn, numberText, stepped, type Typing } from './typedNumber.ts';

type Optional = 'id' | 'name' | 'error';
type Props = Omit<FieldState<number | ''>, Optional> &
  Partial<Pick<FieldState<number | ''>, Optional>> &
  FrameProps & {
    min?: number;
    max?: number;
    /** How far an arrow key goes. */
    step?: number;
    /** Parts of a whole may be entered. */
    decimals?: boolean;
    /** Shown after the number. */
    unit?: string;
    disabled?: boolean;
  };

/**
 * A number; an empty field is ''. A text that isn't a number stays as it was typed, and the value is NaN. The form's
 * rules refuse that, and check the range.
 */
export function NumberField(props: Props) {
  const { value, onChange, min = 0, max = Infinity, step = 1, decimals = false, unit = '', ...field } = props;
  const own = useId();
  const [typing, setTyping] = useState<Typing | null>(null);
  const [left, setLeft] = useState(false);
  const isShown = typing !== null && Object.is(numberIn(typing, unit), value);
  const shown = isShown ? typing : { text: numberText(value, unit), ownCommas: true };
  const change = (next: number | ''): void => {
    setLeft(false);
    onChange(next);
  };
  const unclear = left && Number.isNaN(value) ? (decimals ? NOT_A_NUMBER : NOT_WHOLE) : null;
  return (
    <TextField
      id={own}
      name="number"
      {...field}
      error={field.error ?? unclear}
      inputMode="decimal"
      autoComplete="off"
      value={shown.text}
      onChange={(text) => {
        const next = edited(shown, text);
        setTyping(next);
        change(numberIn(next, unit));
      }}
      onKeyDown={(event) => {
        const way = { ArrowUp: step, ArrowDown: -step }[event.key];
        if (way === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        change(stepped(value, way, min, max));
      }}
      onBlur={() => {
        setLeft(true);
        // What isn't a number stays, to be corrected.
        if (!Number.isNaN(value)) setTyping(null);
      }}
    />
  );
}

const NOT_WHOLE = 'Please enter a whole number in digits, such as 12';
const NOT_A_NUMBER = 'Please enter a number in digits, such as 0.5';
