import { PasswordInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { PasswordInput as Rule } from '../../../../shared/auth.ts';
import { readError } from '../../../errors.ts';
import { Notice } from '../../../ui/Notice.tsx';

/** Asks for the password before something that must not be done by whoever finds the browser open. */
export function AskPassword(props: {
  label: string;
  danger?: boolean;
  call: { mutate: (input: { password: string }) => void; isPending: boolean; error: unknown };
  onCancel: () => void;
  children: ReactNode;
}) {
  const { call } = props;
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (call.isPending) return;
    const parsed = Rule.safeParse({ password });
    setError(parsed.success ? null : (parsed.error.issues[0]?.message ?? 'Password is required'));
    if (parsed.success) call.mutate(parsed.data);
  };
  return (
    <form className="stack g16" noValidate onSubmit={submit}>
      <p>{props.children}</p>
      {call.error !== null && <Notice kind="bad">{readError(call.error).message}</Notice>}
      <PasswordInput
        label="Your password"
        autoComplete="current-password"
        data-autofocus
        value={password}
        error={error}
        onChange={(event) => setPassword(event.currentTarget.value)}
        visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
      />
      <div className="row g8 w">
        <button
          type="submit"
          className={`btn ${props.danger ? 'dfill' : 'filled'}`}
          disabled={call.isPending}
          aria-busy={call.isPending}
        >
          {props.label}
        </button>
        <button type="button" className="btn default" onClick={props.onCancel}>
          Cancel
        </button>
      </div>
    </form>
  );
}
