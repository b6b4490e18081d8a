import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

type Wiring = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };

type Props = {
  id: string;
  label: string;
  optional?: boolean;
  /** Under the field, or above it for long texts. */
  hint?: string;
  hintAbove?: boolean;
  error?: string | null;
  full?: boolean;
  /** Beside the error, such as a counter. */
  aside?: ReactNode;
  /** Draws the control; spread the argument on it, so that label, hint and error belong to it. */
  children: (wiring: Wiring) => ReactNode;
};

/** Label, control, hint and error of one native field. */
export function Field({ id, label, optional, hint, hintAbove, error, full, aside, children }: Props) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const hintText = hint && (
    <span className="hint" id={`${id}-hint`}>
      {hint}
    </span>
  );
  return (
    <div className={`fld ${error ? 'bad' : ''} ${full ? 'full' : ''}`}>
      <label htmlFor={id}>
        {label}
        {optional && <span className="opt"> (optional)</span>}
      </label>
      {hintAbove && hintText}
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described })}
      {!hintAbove && hintText}
      {(error || aside) && (
        <div className="row sp t">
          {error ? <FieldError id={`${id}-error`} text={error} /> : <span />}
          {aside}
        </div>
      )}
    </div>
  );
}

/** What is wrong with a field; `id` is what the field is described by. */
export function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <span className="err" id={id}>
      <IconAlertCircle className="ic" stroke={1.75} aria-hidden="true" />
      {text}
    </span>
  );
}
