import { PasswordInput, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { UNAVAILABLE } from '../../../shared/unavailable.ts';
import { Notice } from '../../ui/Notice.tsx';
import { whenIdle } from '../../ui/whenIdle.ts';
import { tellInvalid, useSignIn } from './useAuth.ts';

type Field = 'email' | 'password';

/** The rules of the form come once the page is drawn. */
const loadRules = () => import('../../../shared/auth.ts');

/** Sign-in (specification file 2 §2, §5, §8), with the second step of accounts that have one. */
export function SignInForm(props: {
  /** Where to go; null for the person's own place, `stay` for what already shows. */
  next: string | null | 'stay';
  email: string;
  onEmail: (email: string) => void;
  /** Accepts an invitation with the sign-in. */
  invitation?: string;
}) {
  const { email, onEmail } = props;
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  // Where the address stands already, a dialog begins at the password.
  const [known] = useState(email !== '');
  const [invalid, setInvalid] = useState<{ field: Field; message: string } | null>(null);
  const boxes = { email: useRef<HTMLInputElement>(null), password: useRef<HTMLInputElement>(null) };
  const codeBox = useRef<HTMLInputElement>(null);
  const signIn = useSignIn({ next: props.next });
  const { secondStep, problem } = signIn;
  useEffect(() => {
    if (secondStep) codeBox.current?.focus();
  }, [secondStep]);
  const passwordBox = boxes.password;
  useEffect(() => {
    if (problem) (secondStep ? codeBox : passwordBox).current?.focus();
  }, [problem, secondStep, passwordBox]);

  useEffect(() => whenIdle(() => void loadRules().catch(() => undefined)), []);
  const checking = useRef(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (checking.current) return;
    checking.current = true;
    const rules = await loadRules().catch(() => null);
    checking.current = false;
    if (!rules) return tellInvalid(UNAVAILABLE);
    const parsed = rules.SignInInput.safeParse({ email, password });
    if (parsed.success) {
      setInvalid(null);
      signIn.start({
        ...parsed.data,
        ...(secondStep && code.trim() !== '' ? { code } : {}),
        ...(props.invitation ? { invitation: props.invitation } : {}),
      });
      return;
    }
    const [issue] = parsed.error.issues;
    const field = issue?.path[0] === 'password' ? 'password' : 'email';
    const message = issue?.message ?? 'Invalid input';
    setInvalid({ field, message });
    tellInvalid(message);
    boxes[field].current?.focus();
  };
  const errorOf = (field: Field): string | null => (invalid?.field === field ? invalid.message : null);
  return (
    <form className="stack g16" noValidate onSubmit={(event) => void submit(event)}>
      {problem && !invalid && <Notice kind="bad">{problem.message}</Notice>}
      {secondStep ? (
        <>
          <p>
            Your account uses two-step sign-in. Enter the six digits from your authenticator app, or one of
            your recovery codes.
          </p>
          <TextInput
            ref={codeBox}
            label="Authentication code"
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
        </>
      ) : (
        <>
          <TextInput
            ref={boxes.email}
            label="Email"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            value={email}
            error={errorOf('email')}
            onChange={(event) => onEmail(event.currentTarget.value)}
          />
          <div className="stack g8">
            <PasswordInput
              ref={boxes.password}
              label="Password"
              autoComplete="current-password"
              value={password}
              data-autofocus={known || undefined}
              error={errorOf('password')}
              onChange={(event) => setPassword(event.currentTarget.value)}
              visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
            />
            <Link to="/auth" search={{ view: 'forgot' }} className="sm b" style={{ alignSelf: 'flex-start' }}>
              Forgot your password?
            </Link>
          </div>
        </>
      )}
      <button
        type="submit"
        className="btn filled lg full"
        disabled={signIn.pending}
        aria-busy={signIn.pending}
      >
        {signIn.pending ? 'Signing in…' : 'Sign In'}
      </button>
      {secondStep && (
        <button type="button" className="link" style={{ alignSelf: 'flex-start' }} onClick={signIn.restart}>
          Use another account
        </button>
      )}
    </form>
  );
}
