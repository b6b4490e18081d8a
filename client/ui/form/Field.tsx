import { IconAlertCircle } from '@tabler/icons-react';
import type {
  InputHTMLAttributes,
  ReactNode,
  Ref,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from 'react';
import { drawn, type Place } from '../drawn.ts';
import { Group } from '../layout/Stack.tsx';
import styles from './Field.module.css';

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

/** What a control of any kind takes. */
type ControlAttributes = InputHTMLAttributes<HTMLElement> &
  TextareaHTMLAttributes<HTMLElement> &
  SelectHTMLAttributes<HTMLElement> & { ref?: Ref<HTMLInputElement> | Ref<HTMLSelectElement> };

type Own = FrameProps & {
  id: string;
  /** Left out where the control brings its own. */
  label?: ReactNode;
  error?: string | null;
  /** The control; the attributes are this field's others, and connect it to its label, hint, and error. */
  children: (attributes: Record<string, unknown>) => ReactNode;
};

type Props = Own & Omit<ControlAttributes, keyof Own>;

/** Label, control, hint, and error of one field. */
export function Field(props: Props) {
  const { id, label, optional, marked, hint, hintAbove, error, aside, status, children, ...more } = props;
  const { place, only, className, ...control } = more;
  const described = [control['aria-describedby'], hint && `${id}-hint`, error && `${id}-error`];
  const hintText = hint && (
    <span className={styles.hint} id={`${id}-hint`}>
      {hint}
    </span>
  );
  return (
    <div {...drawn(styles.root, { place, only, className }, [])}>
      {label !== undefined && (
        <label htmlFor={id} className={styles.label}>
          {label}
          {optional && <Optional />}
          {marked && (
            <span className={styles.asterisk} aria-hidden="true">
              {' *'}
            </span>
          )}
        </label>
      )}
      {hintAbove && hintText}
      {children({
        required: marked,
        ...control,
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described.filter(Boolean).join(' ') || undefined,
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

/** After the label of an optional field. */
export function Optional() {
  return <span className={styles.optional}> (optional)</span>;
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
