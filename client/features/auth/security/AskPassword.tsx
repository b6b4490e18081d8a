import type { ReactNode } from 'react';
import { PasswordInput, SecondProofInput } from '../../../../shared/auth/schema.ts';
import { proofLabels } from '../../../../shared/auth/texts.ts';
import { Form, FormActions } from '../../../ui/form/Form.tsx';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { useZodForm } from '../../../ui/form/useZodForm.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';

type Props = {
  action: string;
  danger?: boolean;
  /** Also asks for a second-step code. */
  withCode?: boolean;
  /** @throws the server's refusal */
  onGiven: (proof: SecondProofInput) => Promise<unknown>;
  onCancel: () => void;
  children: ReactNode;
};

/** Asks for the password before something that needs more than an open session. */
export function AskPassword({ action, danger, withCode, onGiven, onCancel, children }: Props) {
  const form = useZodForm({
    schema: withCode ? SecondProofInput : PasswordInput,
    initial: { password: '', code: '' },
    labels: proofLabels,
    toInput: ({ password, code }) => (withCode ? { password, code } : { password }),
    onSubmit: (proof) => onGiven({ code: '', ...proof }),
  });
  return (
    <Form form={form}>
      <Stack>
        <p>{children}</p>
        <FormProblem form={form} />
        <PasswordField
          {...form.field('password')}
          autoComplete="current-password"
          shows="Show password"
          data-autofocus
        />
        {withCode && (
          <TextField
            {...form.field('code')}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
          />
        )}
        <FormActions
          form={form}
          action={action}
          variant={danger ? 'danger-filled' : undefined}
          onCancel={onCancel}
        />
      </Stack>
    </Form>
  );
}
