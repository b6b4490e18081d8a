import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import styles from './Field.module.css';
import { TextField } from './TextField.tsx';
import type { FieldState } from './useZodForm.ts';

type Props = FieldState<string> & {
  autoComplete: 'current-password' | 'new-password';
  /** The label of the show button; derived from the field's label when left out. */
  shows?: string;
  hint?: string;
  hintAbove?: boolean;
  maxLength?: number;
  'aria-describedby'?: string;
  'data-autofocus'?: true;
};

/** A password, with a button to show it. */
export function PasswordField({ shows, ...props }: Props) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? IconEyeOff : IconEye;
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <button
          type="button"
          className={styles.show}
          aria-label={shows ?? `Show ${props.label.toLowerCase()}`}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon size={20} stroke={1.75} aria-hidden="true" />
        </button>
      }
    />
  );
}
