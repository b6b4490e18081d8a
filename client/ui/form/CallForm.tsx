import type { ComponentProps, ReactNode } from 'react';
import { Stack } from '../layout/Stack.tsx';
import { FormActions } from './Form.tsx';

type Props = Omit<ComponentProps<typeof FormActions>, 'form' | 'gap' | 'look'> & {
  /** The call is on its way: submitting again does nothing. */
  pending: boolean;
  onSubmit: () => void;
  /** Only the rules of `disabled` apply, not the browser's. */
  noValidate?: boolean;
  gap?: 8 | 12 | 16;
  /** More buttons, after the others. */
  more?: ReactNode;
};

/** A form that makes one call, for a few fields without rules of their own, such as a note in a dialog. */
export function CallForm({ pending, onSubmit, noValidate, gap = 16, more, children, ...actions }: Props) {
  return (
    <form
      noValidate={noValidate}
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending && !actions.disabled) onSubmit();
      }}
    >
      <Stack gap={gap}>
        {children}
        <FormActions form={{ pending }} {...actions}>
          {more}
        </FormActions>
      </Stack>
    </form>
  );
}
