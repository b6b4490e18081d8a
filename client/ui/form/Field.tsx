import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { drawn, type Place } from '../drawn.ts';
import { Group } from '../Stack.tsx';
import styles from './Field.module.css';

/** Spread on a control, it connects the label, hint, and error. */
type Wiring = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  required?: true;
};

export type FrameProps = Place & {
  optional?: boolean;
  /** Required, with an asterisk after the label: where most fields may stay empty. */
  marked?: boolean;
  /** Below the field; with `hintAbove`, between label and field, for long texts. */
  hint?: ReactNode;
  hintAbove?: boolean;
  /** Beside the error, such as a counter. */
  aside?: ReactNode;
  /** Below the field, read out when it appears; null until then. */
  status?: ReactNode;
};

type Props = FrameProps & {
  id: string;
  /** Left out where the control brings its own. */
  label?: ReactNode;
  error?: string | null;
  children: (wiring: Wiring) => ReactNode;
};

/** Label, control, hint, and error of one field. */
export function Field({
  id,
  label,
  optional,
  marked,
  hint,
  hintAbove,
  error,
  aside,
  status,
  children,
  ...props
}: Props) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const hintText = hint && (
    <span className={styles.hint} id={`${id}-hint`}>
      {hint}
    </span>
  );
  return (
    <div {...drawn(styles.root, props, [])}>
      {label !== undefined && (
        <label htmlFor={id} className={styles.label}>
          {label}
          {optional && <Optional />}
          {marked && <Asterisk />}
        </label>
      )}
      {hintAbove && hintText}
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described,
        ...(marked && { required: true }),
      })}
      {!hintAbove && hintText}
      {status !== undefined && (
        <span className={styles.hint} role="status">
          {status}
        </span>
      )}
      {(error || aside) && (
        <Group justify="between" align="start">
          {error ? <FieldError id={`${id}-error`} text={error} /> : <span />}
          {aside}
        </Group>
      )}
    </div>
  );
}

/** The wiring of a control that something else describes as well. */
export function wired(wiring: Wiring, { 'aria-describedby': more }: { 'aria-describedby'?: string }): Wiring {
  const described = [more, wiring['aria-describedby']].filter(Boolean).join(' ');
  return { ...wiring, 'aria-describedby': described || undefined };
}

/** After the label of an optional field. */
export function Optional() {
  return <span className={styles.optional}> (optional)</span>;
}

function Asterisk() {
  return (
    <span className={styles.asterisk} aria-hidden="true">
      {' *'}
    </span>
  );
}

/** A field's error; `id` is what the field is described by. */
export function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <span className={styles.error} id={id}>
      <IconAlertCircle stroke={1.75} aria-hidden="true" />
      {text}
    </span>
  );
}
