import { type ComponentProps, useId } from 'react';
import { TextAreaField } from './TextField.tsx';

type Props = Omit<
  ComponentProps<typeof TextAreaField>,
  'id' | 'name' | 'error' | 'hintAbove' | 'maxLength'
> & {
  /** For what else refers to the field. */
  id?: string;
  /** Maximum length in characters. */
  max: number;
  error?: string | null;
};

/** A text of a few lines in a form without a schema, such as the note in a `CallForm`. */
export function NoteField({ id, max, error = null, ...props }: Props) {
  const own = useId();
  return (
    <TextAreaField rows={2} {...props} id={id ?? own} name="note" error={error} hintAbove maxLength={max} />
  );
}
