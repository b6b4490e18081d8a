import { useEffect, useRef, useState } from 'react';
import { ChangeEmailInput } from '../../../../shared/auth/schema.ts';
import { changeEmailLabels, linkLife } from '../../../../shared/auth/texts.ts';
import { outcome } from '../../../outcome.ts';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Form, FormActions } from '../../../ui/form/Form.tsx';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { useZodForm } from '../../../ui/form/useZodForm.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Remark, Text } from '../../../ui/text/Text.tsx';
import { showInvalid } from '../useAuth.ts';
import { Row } from './Row.tsx';

const Rules = ChangeEmailInput.omit({ idempotencyKey: true });

/**
 * The account's address: changed with a link sent to the new address, confirmed with one sent to the first.
 */
export function ChangeEmail({ email, confirmed }: { email: string; confirmed: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <Row
      title="Email address"
      action={
        confirmed ? (
          <Button size="sm" onClick={() => setOpen(true)}>
            Change email
          </Button>
        ) : (
          <Resend />
        )
      }
    >
      <bdi>{email}</bdi>
      {!confirmed && ' – not confirmed yet. Open the link in the email we sent you.'}
      <Dialog opened={open} onClose={() => setOpen(false)} title="Change email" size={480}>
        <EmailForm onDone={() => setOpen(false)} />
      </Dialog>
    </Row>
  );
}

function Resend() {
  const resend = trpc.auth.resendConfirmation.useMutation(
    outcome({
      id: 'resend',
      done: 'The link is on its way',
      doneText: `It works for ${linkLife.confirmDays} days.`,
      failed: 'We couldn’t send the link',
    }),
  );
  return (
    <Button size="sm" disabled={resend.isPending || resend.isSuccess} onClick={() => resend.mutate()}>
      {resend.isSuccess ? 'Link sent' : 'Send the link again'}
    </Button>
  );
}

function EmailForm({ onDone }: { onDone: () => void }) {
  const request = trpc.auth.requestEmailChange.useMutation();
  const form = useZodForm({
    schema: Rules,
    initial: { email: '', password: '' },
    labels: changeEmailLabels,
    onInvalid: showInvalid,
    onSubmit: (input, idempotencyKey) => request.mutateAsync({ ...input, idempotencyKey }),
  });
  const sent = useRef<HTMLElement>(null);
  // The focused button was removed with the form.
  useEffect(() => {
    if (request.isSuccess) sent.current?.focus();
  }, [request.isSuccess]);
  if (request.isSuccess) {
    return (
      <Stack>
        <Text ref={sent} tabIndex={-1} lines="anywhere">
          We sent a link to <b>{request.variables.email}</b>. Open it in this browser within{' '}
          {linkLife.changeEmailHours} hours. Until then, your old address stays in use.
        </Text>
        <Button variant="filled" place="start" onClick={onDone}>
          Close
        </Button>
      </Stack>
    );
  }
  return (
    <Form form={form}>
      <Stack>
        <FormProblem form={form} />
        <TextField
          {...form.field('email')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField {...form.field('password')} autoComplete="current-password" shows="Show password" />
        <Remark>We’ll also email your old address.</Remark>
        <FormActions form={form} action="Send the link" doing="Sending…" onCancel={onDone} />
      </Stack>
    </Form>
  );
}
