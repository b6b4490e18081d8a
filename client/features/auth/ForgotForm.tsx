import { TextInput } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { EmailInput } from '../../../shared/auth.ts';
import { authTexts, linkLife } from '../../../shared/authTexts.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { Notice } from '../../ui/Notice.tsx';
import { toast } from '../../ui/toast.tsx';
import { useTitle } from '../../ui/useTitle.ts';
import { clearTold, tellInvalid } from './useAuth.ts';

/** Forgot Password (specification file 2 §2, §8). The answer is the same for every address. */
export function ForgotForm() {
  useTitle('Forgot your password?');
  const [email, setEmail] = useState('');
  const [invalid, setInvalid] = useState<string | null>(null);
  const key = useRef(crypto.randomUUID());
  const box = useRef<HTMLInputElement>(null);
  const request = trpc.auth.requestReset.useMutation({
    onSuccess: () => {
      clearTold();
      key.current = crypto.randomUUID();
      toast.success(authTexts.resetSent, undefined, { id: 'auth' });
    },
    onError: (error) => {
      const { code, message } = readError(error);
      const said = code === 'internal' || code === 'unavailable' ? authTexts.resetFailed : message;
      toast.error('Password reset', said, { id: 'auth' });
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (request.isPending) return;
    const parsed = EmailInput.safeParse({ email });
    if (parsed.success) {
      setInvalid(null);
      clearTold();
      request.mutate({ ...parsed.data, idempotencyKey: key.current });
      return;
    }
    const message = parsed.error.issues[0]?.message ?? 'Invalid email address';
    setInvalid(message);
    tellInvalid(message);
    box.current?.focus();
  };
  return (
    <>
      <div className="stack g8">
        <h1 className="h2">Forgot your password?</h1>
        <p className="dim">
          Enter your account’s address. We’ll email you a link to choose a new password. It works for{' '}
          {linkLife.resetMinutes} minutes.
        </p>
      </div>
      {request.isSuccess && (
        <div role="status">
          <Notice kind="info">
            {authTexts.resetSent} No email after a few minutes? Check your spam folder, or try the address
            again.
          </Notice>
        </div>
      )}
      {request.isError && <Notice kind="bad">{readError(request.error).message}</Notice>}
      <form className="stack g16" noValidate onSubmit={submit}>
        <TextInput
          ref={box}
          label="Email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          error={invalid}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <button
          type="submit"
          className="btn filled lg full"
          disabled={request.isPending}
          aria-busy={request.isPending}
        >
          {request.isPending ? 'Sending…' : 'Send reset link'}
        </button>
        <Link to="/auth" className="btn subtle" style={{ alignSelf: 'flex-start', paddingLeft: 0 }}>
          <IconArrowLeft size={18} stroke={1.75} aria-hidden="true" />
          Back to Sign In
        </Link>
      </form>
    </>
  );
}
