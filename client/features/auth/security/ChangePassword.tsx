import { Modal, PasswordInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { ChangePasswordInput } from '../../../../shared/auth.ts';
import { readError } from '../../../errors.ts';
import { liveSocket, trpc } from '../../../trpc.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { toast } from '../../../ui/toast.tsx';
import { fieldErrors, NewPasswordFields } from '../NewPasswordFields.tsx';
import { tellInvalid } from '../useAuth.ts';
import { Row } from './Row.tsx';

/** The line of the account page that changes the password, and its form. */
export function ChangePassword() {
  const [open, setOpen] = useState(false);
  return (
    <Row
      title="Password"
      action={
        <button type="button" className="btn default sm" onClick={() => setOpen(true)}>
          Change Password
        </button>
      }
    >
      At least 8 characters, with upper and lower case letters and a number.
      <Modal opened={open} onClose={() => setOpen(false)} title="Change Password" size={480}>
        <Form onDone={() => setOpen(false)} />
      </Modal>
    </Row>
  );
}

function Form({ onDone }: { onDone: () => void }) {
  const [current, setCurrent] = useState('');
  const [values, setValues] = useState({ password: '', confirmPassword: '' });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const form = useRef<HTMLFormElement>(null);
  const utils = trpc.useUtils();
  const change = trpc.auth.changePassword.useMutation({
    onSuccess: async () => {
      liveSocket.renew();
      toast.success('Password changed', 'Other browsers were signed out.');
      onDone();
      await utils.invalidate();
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (change.isPending) return;
    const parsed = ChangePasswordInput.safeParse({ current, ...values });
    if (parsed.success) {
      setErrors({});
      change.mutate(parsed.data);
      return;
    }
    setErrors(fieldErrors(parsed.error.issues));
    const [first] = parsed.error.issues;
    tellInvalid(first?.message ?? 'Invalid input');
    form.current?.querySelector<HTMLInputElement>(`[name="${String(first?.path[0])}"]`)?.focus();
  };
  return (
    <form className="stack g16" noValidate onSubmit={submit} ref={form}>
      {change.isError && <Notice kind="bad">{readError(change.error).message}</Notice>}
      <PasswordInput
        label="Current password"
        name="current"
        autoComplete="current-password"
        value={current}
        error={errors.current ?? null}
        onChange={(event) => setCurrent(event.currentTarget.value)}
        visibilityToggleButtonProps={{ 'aria-label': 'Show current password' }}
      />
      <NewPasswordFields values={values} errors={errors} onChange={setValues} />
      <div className="row g8 w">
        <button type="submit" className="btn filled" disabled={change.isPending} aria-busy={change.isPending}>
          {change.isPending ? 'Saving…' : 'Save new password'}
        </button>
        <button type="button" className="btn default" onClick={onDone}>
          Cancel
        </button>
      </div>
    </form>
  );
}
