import { useState } from 'react';
import { ChangePasswordInput } from '../../../../shared/auth/schema.ts';
import { newPasswordLabels } from '../../../../shared/auth/texts.ts';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Form, FormActions } from '../../../ui/form/Form.tsx';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { useZodForm } from '../../../ui/form/useZodForm.ts';
import { useStillOpen } from '../../../ui/hooks/useStillOpen.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { NewPasswordFields } from '../NewPasswordFields.tsx';
import { showInvalid } from '../useAuth.ts';
import { Row } from './Row.tsx';

/** The password row of the account page, and its form. */
export function ChangePassword() {
  const [open, setOpen] = useState(false);
  return (
    <Row
      title="Password"
      action={
        <Button size="sm" onClick={() => setOpen(true)}>
          Change Password
        </Button>
      }
    >
      At least 8 characters, with uppercase and lowercase letters and a number.
      <Dialog opened={open} onClose={() => setOpen(false)} title="Change Password" size={480}>
        <PasswordForm onDone={() => setOpen(false)} />
      </Dialog>
    </Row>
  );
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const utils = trpc.useUtils();
  const stillOpen = useStillOpen();
  const change = trpc.auth.changePassword.useMutation({
    onSuccess: async () => {
      toast.success('Password changed', 'Other browsers were signed out.');
      if (stillOpen()) onDone();
      await utils.invalidate();
    },
  });
  const form = useZodForm({
    schema: ChangePasswordInput,
    initial: { current: '', password: '', confirmPassword: '' },
    labels: newPasswordLabels,
    onInvalid: showInvalid,
    onSubmit: (input) => change.mutateAsync(input),
  });
  return (
    <Form form={form}>
      <Stack>
        <FormProblem form={form} />
        <PasswordField {...form.field('current')} autoComplete="current-password" />
        <NewPasswordFields password={form.field('password')} repeated={form.field('confirmPassword')} />
        <FormActions form={form} action="Save new password" doing="Saving…" onCancel={onDone} />
      </Stack>
    </Form>
  );
}
