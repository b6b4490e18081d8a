import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { digitsOnly } from '../../../shared/documents/schema.ts';
import { IconButton } from '../../ui/buttons/Button.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import type { FieldState } from '../../ui/form/useZodForm.ts';
import styles from './DocumentsDialog.module.css';

type Props = FieldState<string> & {
  hint?: ReactNode;
  placeholder?: string | undefined;
  mask: (value: string) => string;
  /** What stays of the text; `digits` are the most of them. */
  format?: (typed: string, digits: number) => string;
  /** Most digits. `maxLength` would cut a pasted number before its spaces and dashes are removed. */
  digits: number;
  disabled?: boolean;
};

/**
 * A number that shows only its last four digits after the person leaves the field, and all of it while they type or
 * ask to see it. The browser never fills it in or stores it.
 */
export function SecretInput({ mask, format = digitsOnly, digits, ...field }: Props) {
  const { label, value, disabled } = field;
  const [shown, setShown] = useState(false);
  const [typing, setTyping] = useState(false);
  const clear = shown || typing || value === '';
  const isOver = (typed: string): boolean => digitsIn(typed) > digits;
  const Icon = shown ? IconEyeOff : IconEye;
  return (
    <TextField
      {...field}
      className={styles.secret}
      value={clear ? value : mask(value)}
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      onFocus={() => setTyping(true)}
      onBlur={() => setTyping(false)}
      // A stray digit in a full number is refused; it would push out the last one.
      onChange={(typed) =>
        field.onChange(isOver(typed) && digitsIn(value) === digits ? value : format(typed, digits))
      }
      end={
        <IconButton
          icon={Icon}
          size="sm"
          label={`${shown ? 'Hide' : 'Show'} ${label}`}
          aria-pressed={shown}
          disabled={disabled}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}

const digitsIn = (text: string): number => text.replace(/\D/g, '').length;
