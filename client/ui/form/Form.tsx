import type { FormHTMLAttributes, ReactNode } from 'react';
import { useLive } from '../../site/useLive.ts';
import { Button } from '../Button.tsx';
import { Notice } from '../Notice.tsx';
import { Group, Stack } from '../Stack.tsx';
import type { ZodForm } from './useZodForm.ts';

type FormOf = Pick<ZodForm<object>, 'element' | 'submit' | 'failure' | 'problems' | 'pending'>;

type Props = Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit'> & { form: FormOf; children: ReactNode };

/** The element of a {@link ZodForm}. Until the script has taken over, the browser's own messages have to do. */
export function Form({ form, children, ...rest }: Props) {
  const live = useLive();
  return (
    <form {...rest} ref={form.element} noValidate={live} onSubmit={(event) => void form.submit(event)}>
      {children}
    </form>
  );
}

/** Why the server refused the whole form, where no single field says it; `more` stands behind the sentence. */
export function FormProblem({ form, more }: { form: FormOf; more?: ReactNode }) {
  if (!form.failure || Object.keys(form.problems).length > 0) return null;
  return (
    <Notice kind="bad">
      {form.failure.message} {more}
    </Notice>
  );
}

type ActionsProps = {
  form: FormOf;
  /** What the button does, and its words meanwhile. */
  action: ReactNode;
  doing?: string;
  danger?: boolean;
  disabled?: boolean;
  size?: 'md' | 'lg';
  /** `page` for a page's one form: a large button as wide as the form. */
  look?: 'page' | 'dialog';
  onCancel?: () => void;
  /** Further buttons, after these. */
  children?: ReactNode;
};

/** The foot of a form: the button that sends it, and the way out. */
export function FormActions({ form, action, doing, look = 'dialog', size = 'md', ...props }: ActionsProps) {
  const send = (
    <Button
      type="submit"
      variant={props.danger ? 'danger-filled' : 'filled'}
      size={look === 'page' ? 'lg' : size}
      full={look === 'page'}
      loading={form.pending}
      loadingText={doing}
      disabled={props.disabled}
    >
      {action}
    </Button>
  );
  if (look === 'page')
    return (
      <Stack>
        {send}
        {props.children}
      </Stack>
    );
  return (
    <Group gap={8} wrap>
      {send}
      {props.onCancel && <Button onClick={props.onCancel}>Cancel</Button>}
      {props.children}
    </Group>
  );
}
