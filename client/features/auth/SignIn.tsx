import '../../styles/auth.css';
import { PasswordInput, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { SignInInput } from '../../../shared/auth.ts';
import { brand } from '../../../shared/brand.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { Scene } from '../../ui/Scene.tsx';
import { toast } from '../../ui/toast.tsx';
import { useTitle } from '../../ui/useTitle.ts';
import { PublicShell } from '../site/PublicShell.tsx';

/** Sign-in (specification file 2 §2, §5, §8). */
export function SignIn({ next }: { next: string | null }) {
  useTitle('Sign in');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const signIn = trpc.auth.signIn.useMutation({
    onSuccess: async ({ me, home }) => {
      await utils.invalidate();
      toast.success(`Welcome, ${me.fullName}!`);
      await navigate({ href: next ?? (home === '/employee' ? '/' : home) });
    },
    onError: (error) => {
      const { message } = readError(error);
      setProblem(message);
      toast.error('Error', message, { id: 'sign-in' });
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const parsed = SignInInput.safeParse({ email, password });
    if (!parsed.success) {
      const message = parsed.error.issues[0]?.message ?? 'Invalid input';
      setProblem(message);
      toast.error('Validation Error', message, { id: 'sign-in' });
      return;
    }
    setProblem(null);
    signIn.mutate(parsed.data);
  };
  return (
    <PublicShell>
      <main className="spl" id="main">
        <div className="l">
          <div className="stack g24">
            <div className="stack g8">
              <h1 className="h2">Sign in</h1>
              <p className="dim">For HR and for people who work with us.</p>
            </div>
            <form className="stack g16" noValidate onSubmit={submit}>
              <TextInput
                label="Email"
                type="email"
                autoComplete="username"
                value={email}
                onChange={(event) => setEmail(event.currentTarget.value)}
              />
              <PasswordInput
                label="Password"
                autoComplete="current-password"
                value={password}
                onChange={(event) => setPassword(event.currentTarget.value)}
                visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
              />
              {problem && (
                <p className="err-text sm" role="alert">
                  {problem}
                </p>
              )}
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
              You have an access code? Open the <a href="/candidate">candidate portal</a>. You cannot get in?
              Write to <a href={`mailto:${brand.hrEmail}`}>{brand.hrEmail}</a>.
            </p>
          </div>
        </div>
        <div className="r">
          <div style={{ width: '74%', maxWidth: 520 }}>
            <Scene name="seat-morning" />
          </div>
        </div>
      </main>
    </PublicShell>
  );
}
