import type { FormHTMLAttributes, ReactNode } from 'react';
import { TRAP } from '../../../shared/contact/trap.ts';
import { useHydrated } from '../../site/useHydrated.ts';
import { Button } from '../buttons/Button.tsx';
import { drawn, type Place } from '../drawn.ts';
import stacks from '../layout/Stack.module.css';
import { Group, Stack } from '../layout/Stack.tsx';
import { Hidden } from '../text/Text.tsx';
import type { ZodForm } from './useZodForm.ts';

export type FormOf = Pick<
  ZodForm<object>,
  'element' | 'prepare' | 'submit' | 'failure' | 'problems' | 'pending'
>;

type Props = Place &
  Omit<FormHTMLAttributes<HTMLFormElement>, 'onFocus' | 'onSubmit'> & {
    form: FormOf;
    /** Stacks the content vertically with this gap. */
    gap?: 8 | 12 | 16 | 24;
    children: ReactNode;
  };

/** The element of a {@link ZodForm}. Until hydration, the browser's own validation messages apply. */
export function Form({ form, children, ...rest }: Props) {
  const hydrated = useHydrated();
  return (
    <form
      {...drawn(rest.gap && stacks.stack, rest, ['gap'])}
      ref={form.element}
      noValidate={hydrated}
      onFocus={form.prepare}
      onSubmit={(event) => void form.submit(event)}
    >
      {children}
    </form>
  );
}

/**
 * A field hidden from people and screen readers, for programs that fill in every field. A browser extension may do so as well,
 * so a filled one never loses what a person typed: submitting clears it and asks to send again. Form fillers have no value for its name.
 */
export function Trap() {
  return (
    <Hidden as="div" aria-hidden="true">
      <label>
        Leave this empty
        <input name={TRAP} tabIndex={-1} autoComplete="off" />
      </label>
    </Hidden>
  );
}

type ActionsProps = {
  form: Pick<FormOf, 'pending'>;
  /** The button's label, and its label while pending. */
  action: ReactNode;
  doing?: string;
  /** For what can't be undone, or isn't the main action of what's around it. */
  variant?: 'danger-filled' | 'default';
  disabled?: boolean;
  size?: 'xs' | 'sm' | 'md' | 'lg';
  /** `page` for a page's only form: a large button as wide as the form. */
  look?: 'page' | 'dialog';
  /** Between the buttons. */
  gap?: 8 | 12;
  onCancel?: () => void;
  /** More buttons, after these. */
  children?: ReactNode;
};

/** The end of a form: submit and cancel. */
export function FormActions({ form, action, doing, look = 'dialog', size = 'md', ...props }: ActionsProps) {
  const send = (
    <Button
      type="submit"
      variant={props.variant ?? 'filled'}
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
    <Group gap={props.gap ?? 8} wrap data-actions="">
      {send}
      {props.onCancel && (
        <Button size={size} onClick={props.onCancel}>
          Cancel
        </Button>
      )}
      {props.children}
    </Group>
  );
}
