import { PasswordInput, TextInput } from '@mantine/core';
import { type FormEvent, useId, useRef, useState } from 'react';
import { type AccountRole, SignUpForm as Rules } from '../../../shared/auth.ts';
import { brand } from '../../../shared/brand.ts';
import { Notice } from '../../ui/Notice.tsx';
import { PasswordRules } from './PasswordRules.tsx';
import { tellInvalid, useSignUp } from './useAuth.ts';

const roles: Record<AccountRole, { title: string; text: string }> = {
  candidate: { title: 'Candidate', text: 'I’m applying for a job' },
  employee: { title: 'Employee', text: `I work at ${brand.name}` },
};

type Fields = { fullName: string; password: string; confirmPassword: string };

/** Sign-up (specification file 2 §2, §5). An invitation fixes the address and the role. */
export function SignUpForm(props: {
  email: string;
  onEmail?: (email: string) => void;
  onDone: () => void;
  invitation?: { token: string; fullName: string };
}) {
  const { email, invitation } = props;
  const [role, setRole] = useState<AccountRole>(invitation ? 'employee' : 'candidate');
  const [fields, setFields] = useState<Fields>({
    fullName: invitation?.fullName ?? '',
    password: '',
    confirmPassword: '',
  });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const form = useRef<HTMLFormElement>(null);
  const rulesId = useId();
  const signUp = useSignUp(props.onDone);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const parsed = Rules.safeParse({ ...fields, email, role });
    if (parsed.success) {
      setErrors({});
      signUp.start({ ...parsed.data, ...(invitation ? { invitation: invitation.token } : {}) });
      return;
    }
    const found: Record<string, string> = {};
    for (const { path, message } of parsed.error.issues) found[String(path[0])] ??= message;
    setErrors(found);
    const [first] = parsed.error.issues;
    tellInvalid(first?.message ?? 'Invalid input');
    form.current?.querySelector<HTMLInputElement>(`[name="${String(first?.path[0])}"]`)?.focus();
  };
  const text = (name: keyof Fields) => ({
    name,
    value: fields[name],
    error: errors[name] ?? null,
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      const { value } = event.currentTarget;
      setFields((old) => ({ ...old, [name]: value }));
    },
  });
  return (
    <form className="stack g16" noValidate onSubmit={submit} ref={form}>
      {signUp.problem && <Notice kind="bad">{signUp.problem.message}</Notice>}
      <TextInput label="Full name" autoComplete="name" dir="auto" {...text('fullName')} />
      <TextInput
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        error={errors.email ?? null}
        readOnly={invitation !== undefined}
        onChange={(event) => props.onEmail?.(event.currentTarget.value)}
      />
      {!invitation && (
        <fieldset className="au-roles">
          <legend>Role</legend>
          {(['candidate', 'employee'] as const).map((value) => (
            <label key={value} className="au-role">
              <input
                type="radio"
                className="vh"
                name="role"
                value={value}
                checked={role === value}
                onChange={() => setRole(value)}
              />
              <b>{roles[value].title}</b>
              {roles[value].text}
            </label>
          ))}
        </fieldset>
      )}
      <PasswordInput
        label="Password"
        autoComplete="new-password"
        aria-describedby={rulesId}
        visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
        {...text('password')}
      />
      <PasswordRules password={fields.password} id={rulesId} />
      <PasswordInput
        label="Confirm password"
        autoComplete="new-password"
        visibilityToggleButtonProps={{ 'aria-label': 'Show repeated password' }}
        {...text('confirmPassword')}
      />
      <button
        type="submit"
        className="btn filled lg full"
        disabled={signUp.pending}
        aria-busy={signUp.pending}
      >
        {signUp.pending ? 'Creating account…' : 'Create account'}
      </button>
    </form>
  );
}
