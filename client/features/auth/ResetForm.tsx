import { Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { NewPasswordForm } from '../../../shared/auth.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { Notice } from '../../ui/Notice.tsx';
import { toast } from '../../ui/toast.tsx';
import { useTitle } from '../../ui/useTitle.ts';
import { fieldErrors, NewPasswordFields } from './NewPasswordFields.tsx';
import { clearTold, tellInvalid } from './useAuth.ts';

type Props = {
  token: string;
  /** The link came with an invitation: it is the account's first password. */
  invited: boolean;
};

/** What a reset link or an invitation to the panel opens: a new password, which signs out every browser. */
export function ResetForm({ token, invited }: Props) {
  const title = invited ? 'Choose your password' : 'Choose a new password';
  useTitle(title);
  const navigate = useNavigate({ from: '/auth' });
  const [values, setValues] = useState({ password: '', confirmPassword: '' });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const form = useRef<HTMLFormElement>(null);
  const utils = trpc.useUtils();
  const reset = trpc.auth.reset.useMutation({
    onSuccess: async () => {
      clearTold();
      if (invited)
        toast.success('Your account is ready', 'Please sign in with your password.', { id: 'auth' });
      else toast.success('Your password was changed', 'Please sign in with the new one.', { id: 'auth' });
      await navigate({ search: {}, replace: true });
      await utils.invalidate();
    },
    onError: (error) => toast.error('Password reset', readError(error).message, { id: 'auth' }),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (reset.isPending) return;
    const parsed = NewPasswordForm.safeParse(values);
    if (parsed.success) {
      setErrors({});
      clearTold();
      reset.mutate({ token, ...parsed.data });
      return;
    }
    setErrors(fieldErrors(parsed.error.issues));
    const [first] = parsed.error.issues;
    tellInvalid(first?.message ?? 'Invalid input');
    form.current?.querySelector<HTMLInputElement>(`[name="${String(first?.path[0])}"]`)?.focus();
  };
  const problem = reset.error ? readError(reset.error) : null;
  return (
    <>
      <div className="stack g8">
        <h1 className="h2">{title}</h1>
        <p className="dim">
          {invited
            ? 'You’re invited to the HR panel. You’ll sign in with your email address and this password.'
            : 'We’ll sign out all your browsers. Then sign in with the new password.'}
        </p>
      </div>
      {problem && (
        <Notice kind="bad">
          {problem.message}{' '}
          {problem.code === 'link_invalid' && (
            <Link to="/auth" search={{ view: 'forgot' }}>
              Ask for a new link
            </Link>
          )}
        </Notice>
      )}
      <form className="stack g16" noValidate onSubmit={submit} ref={form}>
        <NewPasswordFields values={values} errors={errors} onChange={setValues} />
        <button
          type="submit"
          className="btn filled lg full"
          disabled={reset.isPending}
          aria-busy={reset.isPending}
        >
          {reset.isPending ? 'Saving…' : invited ? 'Save password' : 'Save new password'}
        </button>
        <Link to="/auth" className="sm b">
          Back to Sign In
        </Link>
      </form>
    </>
  );
}
