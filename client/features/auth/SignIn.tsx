import '../../styles/auth.css';
import { PasswordInput, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { type Home, SignInInput } from '../../../shared/auth.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Scene } from '../../ui/Scene.tsx';
import { toast } from '../../ui/toast.tsx';
import { useTitle } from '../../ui/useTitle.ts';
import { PublicShell } from '../site/PublicShell.tsx';

const TOAST = 'sign-in';

/** Homes that can be shown; the employee portal is not open yet. */
const homes: Record<Home, '/admin' | '/candidate' | '/'> = {
  '/admin': '/admin',
  '/candidate': '/candidate',
  '/employee': '/',
};

type Problem = { field: 'email' | 'password' | null; message: string };

/** Sign-in (specification file 2 §2, §5, §8). */
export function SignIn({ next }: { next: string | null }) {
  useTitle('Sign in');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const boxes = { email: useRef<HTMLInputElement>(null), password: useRef<HTMLInputElement>(null) };
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const signIn = trpc.auth.signIn.useMutation({
    onSuccess: async ({ me, home }) => {
      notifications.hide(TOAST);
      utils.auth.me.setData(undefined, me);
      toast.success(`Welcome, ${me.fullName}!`);
      await navigate({ href: next ?? homes[home] });
      await utils.invalidate();
    },
    onError: (error) => {
      const { message } = readError(error);
      setProblem({ field: null, message });
      toast.error('Sign-in failed', message, { id: TOAST });
      boxes.password.current?.focus();
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (signIn.isPending) return;
    notifications.hide(TOAST);
    const parsed = SignInInput.safeParse({ email, password });
    if (parsed.success) {
      setProblem(null);
      signIn.mutate(parsed.data);
      return;
    }
    const [issue] = parsed.error.issues;
    const field = issue?.path[0] === 'password' ? 'password' : 'email';
    const message = issue?.message ?? 'Invalid input';
    setProblem({ field, message });
    toast.error('Validation Error', message, { id: TOAST });
    boxes[field].current?.focus();
  };
  const errorOf = (field: Problem['field']): string | null =>
    problem?.field === field ? problem.message : null;
  return (
    <PublicShell>
      <main className="au" id="main">
        <div className="au-form">
          <div className="stack g24">
            <div className="stack g8">
              <h1 className="h2">Sign in</h1>
              <p className="dim">
                For HR and people with an account. Have an access code?{' '}
                <Link to="/candidate">Open the candidate portal</Link>
              </p>
            </div>
            {problem?.field === null && <Notice kind="bad">{problem.message}</Notice>}
            <form className="stack g16" noValidate onSubmit={submit}>
              <TextInput
                ref={boxes.email}
                label="Email"
                type="email"
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
                value={email}
                error={errorOf('email')}
                onChange={(event) => setEmail(event.currentTarget.value)}
              />
              <PasswordInput
                ref={boxes.password}
                label="Password"
                autoComplete="current-password"
                value={password}
                error={errorOf('password')}
                onChange={(event) => setPassword(event.currentTarget.value)}
                visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
              />
              <button
                type="submit"
                className="btn filled lg full"
                disabled={signIn.isPending}
                aria-busy={signIn.isPending}
              >
                {signIn.isPending ? 'Signing in…' : 'Sign In'}
              </button>
            </form>
            <p className="sm dim">
              Trouble signing in? HR answers Monday to Friday, 9:00 AM–6:00 PM EST.{' '}
              <Link to="/contact">Contact us</Link>
            </p>
          </div>
        </div>
        <div className="au-picture" aria-hidden="true">
          <div>
            <Scene name="person-nairobi" bleed="person" />
          </div>
        </div>
      </main>
    </PublicShell>
  );
}
