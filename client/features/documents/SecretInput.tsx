import { TextInput } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../../ui/Button.tsx';
import styles from './DocumentsDialog.module.css';

/**
 * A number that shows only its last four digits after the person leaves the field, and all of it while they type or
 * ask to see it. The browser never fills it in or stores it.
 */
export function SecretInput(props: {
  id: string;
  label: string;
  hint?: ReactNode;
  placeholder?: string | undefined;
  value: string;
  mask: (value: string) => string;
  format: (typed: string) => string;
  maxLength: number;
  disabled?: boolean;
  error?: ReactNode;
  onChange: (value: string) => void;
}) {
  const [shown, setShown] = useState(false);
  const [typing, setTyping] = useState(false);
  const clear = shown || typing || props.value === '';
  return (
    <TextInput
      id={props.id}
      className={styles.secret}
      label={props.label}
      description={props.hint}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      placeholder={props.placeholder}
      value={clear ? props.value : props.mask(props.value)}
      error={props.error}
      disabled={props.disabled}
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      maxLength={props.maxLength}
      onFocus={() => setTyping(true)}
      onBlur={() => setTyping(false)}
      onChange={(event) => props.onChange(props.format(event.currentTarget.value))}
      rightSection={
        <IconButton
          size="sm"
          label={`${shown ? 'Hide' : 'Show'} ${props.label}`}
          aria-pressed={shown}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
        >
          {shown ? (
            <IconEyeOff size={18} stroke={1.75} aria-hidden="true" />
          ) : (
            <IconEye size={18} stroke={1.75} aria-hidden="true" />
          )}
        </IconButton>
      }
      rightSectionWidth={42}
    />
  );
}
