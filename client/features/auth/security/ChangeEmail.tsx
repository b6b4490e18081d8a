import { Modal, PasswordInput, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { ChangeEmailInput } from '../../../../shared/auth.ts';
import { linkLife } from '../../../../shared/authTexts.ts';
import { readError } from '../../../errors.ts';
import { trpc } from '../../../trpc.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { toast } from '../../../ui/toast.tsx';
import { fieldErrors } from '../NewPasswordFields.tsx';
import { tellInvalid } from '../useAuth.ts';
import { Row } from './Row.tsx';

/** The account's address: changed through a link in the new mailbox, confirmed through one in the first. */
export function ChangeEmail({ email, confirmed }: { email: string; confirmed: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <Row
      title="Email address"
      action={
        confirmed ? (
          <button type="button" className="btn default sm" onClick={() => setOpen(true)}>
            Change email
          </button>
        ) : (
          <Resend />
        )
      }
    >
      <bdi>{email}</bdi>
      {!confirmed && ' – not confirmed yet. Open the link in the email we sent you.'}
      <Modal opened={open} onClose={() => setOpen(false)} title="Change email" size={480}>
        <Form onDone={() => setOpen(false)} />
      </Modal>
    </Row>
  );
}

function Resend() {
  const resend = trpc.auth.resendConfirmation.useMutation({
    onSuccess: () =>
      toast.success('The link is on its way', `It works for ${linkLife.confirmDays} days.`, { id: 'resend' }),
    onError: (error) => toast.error('We couldn’t send the link', readError(error).message, { id: 'resend' }),
  });
  return (
    <button
      type="button"
      className="btn default sm"
      disabled={resend.isPending || resend.isSuccess}
      onClick={() => resend.mutate()}
    >
      {resend.isSuccess ? 'Link sent' : 'Send the link again'}
    </button>
  );
}

function Form({ onDone }: { onDone: () => void }) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const key = useRef(crypto.randomUUID());
  const request = trpc.auth.requestEmailChange.useMutation();
  if (request.isSuccess) {
    return (
      <div className="stack g16">
        <p className="break" role="status">
          We sent a link to <b className="b">{email}</b>. Open it in this browser within{' '}
          {linkLife.changeEmailHours} hours. Until then, your old address stays in use.
        </p>
        <button type="button" className="btn filled" style={{ alignSelf: 'flex-start' }} onClick={onDone}>
          Close
        </button>
      </div>
    );
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (request.isPending) return;
    const parsed = ChangeEmailInput.safeParse({ email, password, idempotencyKey: key.current });
    if (parsed.success) {
      setErrors({});
      request.mutate(parsed.data);
      return;
    }
    setErrors(fieldErrors(parsed.error.issues));
    tellInvalid(parsed.error.issues[0]?.message ?? 'Invalid input');
  };
  return (
    <form className="stack g16" noValidate onSubmit={submit}>
      {request.isError && <Notice kind="bad">{readError(request.error).message}</Notice>}
      <TextInput
        label="New email address"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        error={errors.email ?? null}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <PasswordInput
        label="Your password"
        autoComplete="current-password"
        value={password}
        error={errors.password ?? null}
        onChange={(event) => setPassword(event.currentTarget.value)}
        visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
      />
      <p className="sm dim">We’ll also let your old address know.</p>
      <div className="row g8 w">
        <button
          type="submit"
          className="btn filled"
          disabled={request.isPending}
          aria-busy={request.isPending}
        >
          {request.isPending ? 'Sending…' : 'Send the link'}
        </button>
        <button type="button" className="btn default" onClick={onDone}>
          Cancel
        </button>
      </div>
    </form>
  );
}
